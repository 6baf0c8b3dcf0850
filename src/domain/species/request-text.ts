import type { Spoken } from '#src/domain/accounts/languages.ts';
import { animalTypes, type AnimalType } from '#src/domain/enums.ts';

/** A species that a keeper misses in the list. */
export type WantedSpecies = {
  sc_name: string;
  cm_name?: string | null;
  an_type?: AnimalType | null;
};

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

/** The message that asks the administrator for a species. */
export function requestText(
  { sc_name, cm_name, an_type, notes }: WantedSpecies & { notes?: string | null },
  language: Spoken,
): string {
  const labels = words[language];
  const lines = [
    `${labels.request}: ${sc_name}`,
    cm_name?.trim() && `${labels.cm_name}: ${cm_name.trim()}`,
    an_type && `${labels.an_type}: ${labels.types[an_type]}`,
    notes?.trim() && `\n${notes.trim()}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** The species that a message asks for, in whichever language; null where it is no such message. */
export function requestedSpecies(message: string): WantedSpecies | null {
  const lines = (message.split('\n\n', 1)[0] ?? '').split('\n');
  for (const labels of Object.values(words)) {
    const said = (label: string) =>
      lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2) ?? null;
    const isFirst = lines[0]?.startsWith(`${labels.request}: `);
    const sc_name = isFirst ? said(labels.request) : null;
    if (!sc_name) continue;
    const type = said(labels.an_type);
    const an_type = animalTypes.find((one) => labels.types[one] === type) ?? null;
    return { sc_name, cm_name: said(labels.cm_name), an_type };
  }
  return null;
}
