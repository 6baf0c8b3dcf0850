import { tidyName } from '#src/domain/one-line.ts';
import { speciesNameProblem } from '#src/domain/species-name.ts';
import type { AnimalType, EnvType } from '#src/domain/vocabulary.ts';
import { texts } from '#web/texts/texts.ts';
import type { Species } from './use-species.ts';

/** A species while it is written: choices that may still be open. */
export type SpeciesDraft = {
  sc_name: string;
  cm_name: string;
  an_type: AnimalType | null;
  env_type: EnvType | null;
  humidity: 1 | 2 | 3 | null;
  country_code: string | null;
  notes: string;
  care_sheet: string;
  /** one name on each line */
  synonyms: string;
};

export type SpeciesBody = Omit<SpeciesDraft, 'an_type' | 'synonyms'> & {
  an_type: AnimalType;
  synonyms: string[];
};

export function emptyDraft(sc_name = ''): SpeciesDraft {
  return {
    sc_name,
    cm_name: '',
    an_type: null,
    env_type: null,
    humidity: null,
    country_code: null,
    notes: '',
    care_sheet: '',
    synonyms: '',
  };
}

export function draftOf(species: Species): SpeciesDraft {
  return {
    sc_name: species.sc_name,
    cm_name: species.cm_name,
    an_type: species.an_type,
    env_type: species.env_type,
    humidity: species.humidity as SpeciesDraft['humidity'],
    country_code: species.country_code,
    notes: species.notes,
    care_sheet: species.care_sheet,
    synonyms: species.synonyms.join('\n'),
  };
}

/** The fields of a body that differ from what the draft started with. */
export function changesOf(start: SpeciesDraft, body: SpeciesBody): Partial<SpeciesBody> {
  const before: Record<string, unknown> = { ...start, synonyms: linesOf(start.synonyms) };
  const changed = Object.entries(body).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed) as Partial<SpeciesBody>;
}

/** What is missing or wrong, by field; empty when the draft can be sent. */
export function draftProblems(draft: SpeciesDraft): Record<string, string> {
  const { species } = texts();
  const problems: Record<string, string> = {};
  const wrongName = speciesNameProblem(draft.sc_name);
  if (wrongName) problems['sc_name'] = wrongName;
  if (!draft.an_type) problems['an_type'] = species.needType;
  const wrongSynonym = linesOf(draft.synonyms).map(speciesNameProblem).find(Boolean);
  if (wrongSynonym) problems['synonyms'] = wrongSynonym;
  return problems;
}

export function bodyOf(draft: SpeciesDraft): SpeciesBody {
  return {
    ...draft,
    an_type: draft.an_type ?? 'other',
    sc_name: tidyName(draft.sc_name),
    cm_name: draft.cm_name.trim(),
    synonyms: linesOf(draft.synonyms),
  };
}

const linesOf = (text: string) => text.split('\n').map(tidyName).filter(Boolean);
