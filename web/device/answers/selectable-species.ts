import { formerNameFound } from '#src/domain/species/former-name.ts';
import { commonName } from '#src/domain/species/common-name.ts';
import type { DeviceSpecies } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { compareNoCase } from '#src/domain/text/collation.ts';
import { limits } from '#src/domain/limits.ts';
import {
  animalTexts,
  matchesKey,
  matchesWords,
  searchWords,
} from '#src/domain/text/search-words.ts';
import type { Collection } from '#web/device/collection.ts';
import { spokenLanguage } from '#web/texts/texts.ts';
import { speciesKey } from './animal-search.ts';
import { searchOf, wholeOf } from './params.ts';

/** Species to choose from: those that the keeper has, the most recently used first. */
export function selectableSpecies(collection: Collection, query: URLSearchParams) {
  const search = searchOf(query);
  const limit = wholeOf(
    query.get('limit'),
    collection.species.size,
    limits.page.min,
    limits.page.max,
  );
  if (search === null || limit === null) return undefined;
  const words = searchWords(search);
  const newest = newestAnimals(collection);
  const found = [...collection.species.values()]
    .filter((species) => newest.has(species.sc_id) && matchesKey(speciesKey(species), {}, words))
    .toSorted((a, b) => compareIds(newest.get(b.sc_id) ?? 0, newest.get(a.sc_id) ?? 0));
  const rows = found.slice(0, limit).map((species) => {
    const { sc_id, sc_name, an_type } = species;
    const cm_name = commonName(species, spokenLanguage());
    return { sc_id, sc_name, cm_name, an_type, synonym: synonymOf(species, words) };
  });
  return { rows, count: found.length };
}

/** The species of the keeper's animals by all of their names. */
export function ownNames(collection: Collection) {
  const kept = newestAnimals(collection);
  return [...collection.species.values()]
    .filter(({ sc_id }) => kept.has(sc_id))
    .toSorted((a, b) => a.sc_id - b.sc_id)
    .map(({ sc_id, sc_name, cm_name, de_name, synonyms, merged = [] }) => ({
      ...{ sc_id, sc_name, cm_name, de_name },
      synonyms: synonyms.toSorted(compareNoCase),
      merged,
    }));
}

/** By species, the keeper's newest animal. */
function newestAnimals({ animals }: Collection): Map<number, number> {
  const newest = new Map<number, number>();
  for (const { id, sc_id } of animals.values()) {
    const known = newest.get(sc_id);
    if (known === undefined || compareIds(id, known) > 0) newest.set(sc_id, id);
  }
  return newest;
}

/** The earlier name by which a search found a species whose names of today do not match. */
function synonymOf(species: DeviceSpecies, words: ReturnType<typeof searchWords>): string | null {
  if (matchesWords(animalTexts(species), words)) return null;
  return formerNameFound(species.synonyms, words);
}
