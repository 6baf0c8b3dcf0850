import type { Executor } from '#src/db/database.ts';
import { countryExists, findByName, findBySynonym } from '#src/db/species.queries.ts';
import { lineProblem, tidyName } from '#src/domain/one-line.ts';
import { speciesNameProblem } from '#src/domain/species-name.ts';
import { conflict, invalid, type FieldProblems, type Problem } from '#src/platform/problem.ts';
import type { SpeciesFields } from './species-edit.queries.ts';

/** What a call may say of a species. What it leaves out stays as it is, or empty in a new one. */
export type SpeciesInput = {
  [Field in keyof SpeciesFields]?: SpeciesFields[Field] | null;
} & { synonyms?: string[] | null };

export const emptySpecies: SpeciesFields = {
  an_type: 'other',
  sc_name: '',
  cm_name: '',
  env_type: null,
  humidity: null,
  country_code: null,
  notes: '',
  care_sheet: '',
};

export const speciesFields = Object.keys(emptySpecies) as (keyof SpeciesFields)[];

/** The species as it will be: what is given over what was, names with single blanks, codes in capitals. */
export function mergeSpecies(old: SpeciesFields, input: SpeciesInput): SpeciesFields {
  return {
    an_type: given(input.an_type, old.an_type, 'other'),
    sc_name: tidyName(given(input.sc_name, old.sc_name, '')),
    cm_name: tidyName(given(input.cm_name, old.cm_name, '')),
    env_type: given(input.env_type, old.env_type, null),
    humidity: given(input.humidity, old.humidity, null),
    country_code: given(input.country_code, old.country_code, null)?.toUpperCase() || null,
    notes: given(input.notes, old.notes, ''),
    care_sheet: given(input.care_sheet, old.care_sheet, ''),
  };
}

/** What is left out stays, null empties. */
function given<T>(said: T | null | undefined, was: T, none: T): T {
  return said === undefined ? was : (said ?? none);
}

/** Older names without repetitions, and without what is the species' name today. */
export function tidySynonyms(names: readonly string[], sc_name: string): string[] {
  const known = new Set(['', sc_name.toLowerCase()]);
  return names.map(tidyName).filter((name) => {
    const key = name.toLowerCase();
    return !known.has(key) && known.add(key);
  });
}

/** Why the species can't be taken: 422 for what is no name or no country, 409 for another species' name. */
export function speciesProblem(
  db: Executor,
  fields: SpeciesFields,
  synonyms: readonly string[],
  sc_id: number | null,
): Problem | null {
  // The clash first: a name in another case is no good name either, but that would not help anybody.
  const taken = nameTaken(db, fields.sc_name, sc_id) ?? synonymTaken(db, synonyms, sc_id);
  if (taken) return taken;
  const problems: FieldProblems = {};
  const nameProblem = speciesNameProblem(fields.sc_name);
  if (nameProblem) problems['sc_name'] = nameProblem;
  const lineWrong = fields.cm_name && lineProblem(fields.cm_name);
  if (lineWrong) problems['cm_name'] = lineWrong;
  const synonymProblem = synonyms.map(speciesNameProblem).find((problem) => problem !== null);
  if (synonymProblem) problems['synonyms'] = synonymProblem;
  if (fields.country_code && !countryExists(db, fields.country_code)) {
    problems['country_code'] = 'This country is not in the list';
  }
  return Object.keys(problems).length ? invalid(problems) : null;
}

/** 409 when another species has the name, or had it. `sc_id` is the species that may have it. */
export function nameTaken(db: Executor, sc_name: string, sc_id: number | null): Problem | null {
  const same = findByName(db, sc_name);
  if (same && same.sc_id !== sc_id)
    return clash('sc_name', `${same.sc_name} is in the list already`);
  const former = findBySynonym(db, sc_name);
  if (!former || former.sc_id === sc_id) return null;
  return clash('sc_name', `${sc_name} is an older name of ${former.sc_name}`);
}

function synonymTaken(
  db: Executor,
  synonyms: readonly string[],
  sc_id: number | null,
): Problem | null {
  for (const name of synonyms) {
    const other = findByName(db, name) ?? findBySynonym(db, name);
    if (other && other.sc_id !== sc_id)
      return clash('synonyms', `${name} is a name of ${other.sc_name}`);
  }
  return null;
}

const clash = (field: string, sentence: string) => conflict(sentence, { [field]: sentence });
