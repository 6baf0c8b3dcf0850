import type { FieldProblem } from '#web/ui/field.tsx';
import { tidyName } from '#src/domain/text/single-line.ts';
import { speciesNameProblem } from '#src/domain/text/species-name.ts';
import type { AnimalType, Humidity } from '#src/domain/enums.ts';
import { filled, pick, type Values } from '#src/records/fields.ts';
import { speciesFields } from '#src/records/species.ts';
import { texts } from '#web/texts/texts.ts';
import type { Species } from './use-species.ts';

/** A species in the form: choices may still be open. */
export type SpeciesDraft = Omit<Values<typeof speciesFields>, 'an_type' | 'humidity'> & {
  an_type: AnimalType | null;
  humidity: Humidity | null;
  /** one name per line */
  synonyms: string;
};

export type SpeciesBody = Omit<SpeciesDraft, 'an_type' | 'synonyms'> & {
  an_type: AnimalType;
  synonyms: string[];
};

export function emptyDraft(sc_name = ''): SpeciesDraft {
  const fields = filled(speciesFields, { sc_name, an_type: 'other' });
  return { ...fields, an_type: null, humidity: null, synonyms: '' };
}

export function draftOf(species: Species): SpeciesDraft {
  return {
    ...pick(speciesFields, species),
    humidity: species.humidity as Humidity | null,
    synonyms: species.synonyms.join('\n'),
  };
}

/** What is missing or invalid, by field; empty when the draft can be sent. */
export function draftProblems(draft: SpeciesDraft): Record<string, FieldProblem> {
  const { species } = texts();
  const problems: Record<string, FieldProblem> = {};
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
