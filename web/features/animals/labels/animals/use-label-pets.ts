import { useNamesInLanguage, withNames } from './common-names.ts';
import { useMemo } from 'react';
import type { LabelPet } from '#src/domain/labels/label-content.ts';
import type { LabelSettings, LabelSort } from '#src/domain/labels/label-settings.ts';
import { limits } from '#src/domain/limits.ts';
import { api } from '#web/lib/api.ts';
import { compareTexts } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTextParam } from '#web/lib/params.ts';
import { useSetting, useSettingsSettled } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';

export type LabelPets = {
  /** All animals to choose from. */
  all: readonly LabelPet[];
  chosen: LabelPet[];
  /** The address that codes start with. */
  publicUrl: string;
  /** Pets that the page's address names; null when the keeper's own choice applies. */
  named: number[] | null;
  /** How many of the named pets were deleted, or never were the keeper's. */
  gone: number;
  loading: boolean;
  /** A choice is being loaded while the former one is still shown. */
  failed: boolean;
  retry: () => void;
};

/** Which pets get a label: those that the address names, else the keeper's stored choice. */
export function useLabelPets({ who, sort }: Pick<LabelSettings, 'who' | 'sort'>): LabelPets {
  const { errors } = useTexts();
  const named = useNamedIds();
  const [picked] = useSetting('label_pets');
  const settled = useSettingsSettled();
  const says = { errorTitle: errors.loadingPetData };
  const everybody = useLoad(['pet', 'labels', 'all'], () => api.pet.all_labels.get(), says);
  const few = useLoad(
    ['pet', 'labels', named],
    () => api.pet.labels({ ids: JSON.stringify(named) }).get({ query: { known: 1 } }),
    { ...says, enabled: named !== null },
  );
  const fp_id = named === null && who.by === 'plan' ? who.fp_id : 0;
  const ofPlan = useLoad(
    ['plan', 'assigned_pets', fp_id],
    () => api.plan.assigned_pets({ id: fp_id }).get(),
    { ...says, enabled: fp_id !== 0, mayBeMissing: true },
  );
  const { names, loading } = useNamesInLanguage();
  const everyone = everybody.data?.rows;
  const all = useMemo(() => everyone && withNames(everyone, names), [everyone, names]);
  const inPlan = ofPlan.data?.rows;
  const those = few.data?.rows;
  const rows = useMemo(() => those && withNames(those, names), [those, names]);
  const chosen = useMemo(() => {
    if (named) return sorted(rows ?? [], sort);
    const ids = idsOf(who.by === 'plan' ? inPlan : undefined, picked);
    const isChosen = (pet: LabelPet) => {
      if (who.by === 'all') return true;
      return who.by === 'species' ? pet.sc_name === who.sc_name : ids.has(pet.id);
    };
    return sorted((all ?? []).filter(isChosen), sort).slice(0, limits.idsPerCall);
  }, [named, rows, all, inPlan, picked, who, sort]);

  const loads = [everybody, ...(named ? [few] : []), ...(fp_id ? [ofPlan] : [])];
  return {
    all: all ?? [],
    chosen: who.by === 'plan' && !named && !inPlan ? [] : chosen,
    publicUrl: everybody.data?.public_url ?? '',
    named,
    gone: named && rows ? named.length - rows.length : 0,
    loading: !settled || loading || loads.some((load) => load.loading),
    failed: Boolean(everybody.failed) || (named !== null && Boolean(few.failed)),
    retry: () => loads.forEach((load) => load.retry()),
  };
}

/** `ids=14,22` or `ids=[14,22]`. */
function useNamedIds(): number[] | null {
  const [text] = useTextParam('ids');
  return useMemo(() => {
    const ids = text.match(/-?\d+/g)?.map(Number) ?? [];
    return ids.length ? [...new Set(ids)].slice(0, limits.idsPerCall) : null;
  }, [text]);
}

const idsOf = (rows: readonly { id: number }[] | undefined, picked: number[]) =>
  new Set(rows ? rows.map(({ id }) => id) : picked);

/** The server sorts by species. */
function sorted(rows: readonly LabelPet[], sort: LabelSort): LabelPet[] {
  if (sort === 'id') return rows.toSorted((a, b) => a.id - b.id);
  const byName = (a: LabelPet, b: LabelPet) => compareTexts(a.name, b.name) || a.id - b.id;
  if (sort === 'name') return rows.toSorted(byName);
  return rows.toSorted((a, b) => compareTexts(a.sc_name, b.sc_name) || byName(a, b));
}
