import { paths } from '#web/paths.ts';
import type { PetFilters } from '#src/domain/animal/filters.ts';
import { keep, readKept } from '#web/lib/kept-draft.ts';
import { filtersOf } from './filter-address.ts';
import { countFilters } from './filter-groups.ts';
import { listOf } from './filter-phrases.ts';

// What was asked of the list once is asked again: a keeper looks at the same shelf each week.

/** More would push the filters out of sight. */
const MOST = 3;

/** The filters that were last used together on this device, the newest first. */
export function recentFilters(): PetFilters[] {
  const kept = readKept('filters');
  return Array.isArray(kept)
    ? kept.filter((query) => typeof query === 'string').map(filtersOf)
    : [];
}

/** Keeps them where they are several: a single one is a tap anyway. */
export function noteFilters(filters: PetFilters): void {
  if (countFilters(filters) < 2) return;
  const queries = [filters, ...recentFilters()].map(queryOf);
  keep('filters', [...new Set(queries)].slice(0, MOST));
}

/** Whether both ask for the same. */
export const areSame = (one: PetFilters, other: PetFilters): boolean =>
  queryOf(one) === queryOf(other);

const queryOf = (filters: PetFilters): string =>
  listOf({ filters, search: '' }).slice(paths.pets().length + 1);
