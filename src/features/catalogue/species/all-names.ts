import type { Executor } from '#src/db/database.ts';
import { listSpeciesNames, listSynonyms } from '#src/db/species-names.ts';
import { catalogue } from '#src/db/starter/catalogue.ts';

/**
 * Every name by which a text may mean a species: those of the club's list, and of the catalogue what the list lacks,
 * which has no id. A species that the list knows by a former name stands there once. `de_name` and `en_name` are what the
 * catalogue calls it.
 */
export function allNames(db: Executor) {
  const synonyms = Map.groupBy(listSynonyms(db), ({ sc_id }) => sc_id);
  const listed = listSpeciesNames(db).map(({ sc_id, ...one }) => {
    const former = (synonyms.get(sc_id) ?? []).map(({ sc_name }) => sc_name);
    return { ...one, sc_id: sc_id as number | null, de_name: '', en_name: '', synonyms: former };
  });
  const byName = new Map(
    listed.flatMap((one) =>
      [one.sc_name, ...one.synonyms].map((name) => [name.toLowerCase(), one] as const),
    ),
  );
  const missing = catalogue.flatMap(({ sc_name, cm_name, de_name, an_type, former }) => {
    const names = [sc_name, ...former];
    const known = names.map((name) => byName.get(name.toLowerCase()));
    const own = known.find((one) => one !== undefined);
    if (!own) {
      const shown = { sc_id: null, sc_name, cm_name, de_name, en_name: cm_name, an_type };
      return [{ ...shown, synonyms: [...former] }];
    }
    own.cm_name ||= cm_name;
    own.de_name ||= de_name;
    own.en_name ||= cm_name;
    own.synonyms.push(...names.filter((_, at) => known[at] === undefined));
    return [];
  });
  const rows = [...listed, ...missing];
  return { rows, count: rows.length };
}
