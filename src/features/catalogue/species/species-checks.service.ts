import type { Executor } from '#src/db/database.ts';
import { countryExists, findByName, findBySynonym } from './species-lookup.queries.ts';
import { issue, type FieldIssues } from '#src/domain/problems/codes.ts';
import { singleLineProblem, tidyName } from '#src/domain/text/single-line.ts';
import { speciesNameProblem } from '#src/domain/text/species-name.ts';
import { invalid, Problem } from '#src/platform/http/problem.ts';
import { filled, pick } from '#src/records/fields.ts';
import { speciesFields as speciesRecord } from '#src/records/species.ts';
import type { SpeciesFields } from './species-edit.queries.ts';

/** The fields of a species in a call. What it leaves out is unchanged, or empty in a new one. */
export type SpeciesInput = {
  [Field in keyof SpeciesFields]?: SpeciesFields[Field] | null;
} & { synonyms?: string[] | null };

export const emptySpecies = filled(speciesRecord, { an_type: 'other', sc_name: '' });

export const speciesFields = Object.keys(emptySpecies) as (keyof SpeciesFields)[];

/** The resulting species: given fields over the old ones, names with single spaces, codes in capitals. */
export function mergeSpecies(old: SpeciesFields, input: SpeciesInput): SpeciesFields {
  const given = speciesFields.filter((field) => input[field] !== undefined);
  const said = given.map((field) => [field, input[field] ?? emptySpecies[field]]);
  const merged: SpeciesFields = { ...pick(speciesRecord, old), ...Object.fromEntries(said) };
  return {
    ...merged,
    sc_name: tidyName(merged.sc_name),
    cm_name: tidyName(merged.cm_name),
    country_code: merged.country_code?.toUpperCase() || null,
  };
}

/** Older names without repetitions, and without the species' present name. */
export function tidySynonyms(names: readonly string[], sc_name: string): string[] {
  const known = new Set(['', sc_name.toLowerCase()]);
  return names.map(tidyName).filter((name) => {
    const key = name.toLowerCase();
    return !known.has(key) && known.add(key);
  });
}

/** Why the species is refused: 422 for an invalid name or country, 409 for another species' name. */
export function speciesProblem(
  db: Executor,
  fields: SpeciesFields,
  synonyms: readonly string[],
  sc_id: number | null,
): Problem | null {
  // The conflict first: a name in another case is invalid too, but that message would not help.
  const taken = nameTaken(db, fields.sc_name, sc_id) ?? synonymTaken(db, synonyms, sc_id);
  if (taken) return taken;
  const problems: FieldIssues = {};
  const nameProblem = speciesNameProblem(fields.sc_name);
  if (nameProblem) problems['sc_name'] = nameProblem;
  const lineWrong = fields.cm_name && singleLineProblem(fields.cm_name);
  if (lineWrong) problems['cm_name'] = lineWrong;
  const synonymProblem = synonyms.map(speciesNameProblem).find((problem) => problem !== null);
  if (synonymProblem) problems['synonyms'] = synonymProblem;
  if (fields.country_code && !countryExists(db, fields.country_code)) {
    problems['country_code'] = issue('unknown_country');
  }
  return Object.keys(problems).length ? invalid(problems) : null;
}

/** 409 when another species has the name, or had it. `sc_id` is the species that may have it. */
export function nameTaken(db: Executor, sc_name: string, sc_id: number | null): Problem | null {
  const same = findByName(db, sc_name);
  if (same && same.sc_id !== sc_id)
    return new Problem('name_taken', { name: same.sc_name }, { field: 'sc_name' });
  const former = findBySynonym(db, sc_name);
  if (!former || former.sc_id === sc_id) return null;
  return new Problem(
    'former_name_taken',
    { former: sc_name, name: former.sc_name },
    { field: 'sc_name' },
  );
}

/** The same for one that has a name already: it can be merged into the other. */
export function nameOfAnother(db: Executor, sc_name: string, sc_id: number): Problem | null {
  const same = findByName(db, sc_name);
  const former = findBySynonym(db, sc_name);
  const other = same && same.sc_id !== sc_id ? same : former;
  if (!other || other.sc_id === sc_id) return null;
  const params = { former: other === former ? sc_name : '', name: other.sc_name };
  return new Problem('name_of_another', params, { field: 'sc_name' });
}

function synonymTaken(
  db: Executor,
  synonyms: readonly string[],
  sc_id: number | null,
): Problem | null {
  for (const name of synonyms) {
    const other = findByName(db, name) ?? findBySynonym(db, name);
    if (other && other.sc_id !== sc_id)
      return new Problem(
        'synonym_taken',
        { synonym: name, name: other.sc_name },
        { field: 'synonyms' },
      );
  }
  return null;
}
