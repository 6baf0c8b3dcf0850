import type { Spoken } from '#src/domain/accounts/languages.ts';
import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { speciesNameProblem } from '#src/domain/text/species-name.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import type { User } from '#src/platform/security/auth.ts';
import { fileMessage } from '#src/features/club/messages/contact.service.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';
import { nameTaken } from './species-checks.service.ts';

type SpeciesRequest = {
  sc_name: string;
  cm_name?: string | null;
  an_type?: AnimalType | null;
  notes?: string | null;
};

/** Asks the administrator, by a message, for a species that is not in the list. */
export function requestSpecies(
  context: Context,
  user: User,
  input: SpeciesRequest,
  language: Spoken,
): number {
  const sc_name = tidyName(input.sc_name);
  const taken = nameTaken(context.db, sc_name, null);
  if (taken) throw taken;
  const problem = speciesNameProblem(sc_name);
  if (problem) throw invalid({ sc_name: problem });
  context.limits.take(counter('species_request', user.uid));
  const message = messageOf(sc_name, input, words[language]).slice(0, limits.message);
  return fileMessage(context, { uid: user.uid, email: user.email, message }, language);
}

type Words = {
  request: string;
  cm_name: string;
  an_type: string;
  types: Record<AnimalType, string>;
};

// The message is the keeper's own, so it is in the keeper's language.
const words: Record<Spoken, Words> = {
  en: {
    request: 'Species request',
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
    request: 'Gewünschte Art',
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
  { cm_name, an_type, notes }: SpeciesRequest,
  labels: Words,
): string {
  const lines = [
    `${labels.request}: ${sc_name}`,
    cm_name?.trim() && `${labels.cm_name}: ${cm_name.trim()}`,
    an_type && `${labels.an_type}: ${labels.types[an_type]}`,
    notes?.trim() && `\n${notes.trim()}`,
  ];
  return lines.filter(Boolean).join('\n');
}
