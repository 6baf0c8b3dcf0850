import type { Spoken } from '#src/domain/languages.ts';
import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/one-line.ts';
import { speciesNameProblem } from '#src/domain/species-name.ts';
import type { AnimalType } from '#src/domain/vocabulary.ts';
import type { Keeper } from '#src/platform/auth.ts';
import { fileMessage } from '#src/platform/contact.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid } from '#src/platform/problem.ts';
import { nameTaken } from './species-checks.service.ts';

export type SpeciesWish = {
  sc_name: string;
  cm_name?: string | null;
  an_type?: AnimalType | null;
  notes?: string | null;
};

const MOST_A_DAY = 20;

/** Asks the administrator for a species that is not in the list, by a message. */
export function requestSpecies(
  context: Context,
  keeper: Keeper,
  wish: SpeciesWish,
  language: Spoken,
): number {
  const sc_name = tidyName(wish.sc_name);
  const taken = nameTaken(context.db, sc_name, null);
  if (taken) throw taken;
  const problem = speciesNameProblem(sc_name);
  if (problem) throw invalid({ sc_name: problem });
  context.limits.take(`species request ${keeper.uid}`, MOST_A_DAY, 24 * 60 * 60);
  const message = messageOf(sc_name, wish, words[language]).slice(0, limits.message);
  return fileMessage(context, { uid: keeper.uid, email: keeper.email, message }, language);
}

type Words = {
  wish: string;
  cm_name: string;
  an_type: string;
  types: Record<AnimalType, string>;
};

// The message is the keeper's own, so it is in the keeper's language.
const words: Record<Spoken, Words> = {
  en: {
    wish: 'Species request',
    cm_name: 'Common name',
    an_type: 'Animal type',
    types: {
      tarantula: 'tarantula',
      scorpion: 'scorpion',
      spider: 'spider',
      insect: 'insect',
      reptile: 'reptile',
      other: 'other',
    },
  },
  de: {
    wish: 'Gewünschte Art',
    cm_name: 'Trivialname',
    an_type: 'Tierart',
    types: {
      tarantula: 'Vogelspinne',
      scorpion: 'Skorpion',
      spider: 'Spinne',
      insect: 'Insekt',
      reptile: 'Reptil',
      other: 'Andere',
    },
  },
};

function messageOf(
  sc_name: string,
  { cm_name, an_type, notes }: SpeciesWish,
  labels: Words,
): string {
  const lines = [
    `${labels.wish}: ${sc_name}`,
    cm_name?.trim() && `${labels.cm_name}: ${cm_name.trim()}`,
    an_type && `${labels.an_type}: ${labels.types[an_type]}`,
    notes?.trim() && `\n${notes.trim()}`,
  ];
  return lines.filter(Boolean).join('\n');
}
