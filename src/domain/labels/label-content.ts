import { isNew } from '#src/domain/sync/ids.ts';
import type { Day } from '#src/domain/days.ts';
import { genderCount } from '#src/domain/animal/gender.ts';
import { shortSpeciesName, speciesNameParts } from '#src/domain/text/species-name.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';

/** The fields of a label, in their default order. */
export const labelFields = [
  'name',
  'sc_name',
  'cm_name',
  'words',
  'price',
  'id',
  'gender',
  'an_count',
  'size',
  'mmt',
  'country',
  'date',
] as const;
export type LabelField = (typeof labelFields)[number];

/** Short facts share a line; every other field has its own line. */
const isFact = (field: LabelField) =>
  !['name', 'sc_name', 'cm_name', 'words', 'price'].includes(field);

/** A pet as the calls for labels return it. */
export type LabelPet = {
  id: number;
  tag: string;
  name: string;
  sc_name: string;
  cm_name: string;
  an_type: AnimalType;
  gender: Gender;
  an_count: number;
  size: number | null;
  mmt: Day | null;
  country_code: string | null;
  date: Day | null;
};

/** What the pet's own fields don't hold: translated terms, and the keeper's price. */
export type LabelWords = {
  number: (id: number) => string;
  size: (cm: number) => string;
  day: (day: Day) => string;
  molted: (day: Day) => string;
  country: (code: string) => string;
  price: string;
  /** The keeper's own line, the same on each label. */
  words: string;
};

export type LineStyle = 'name' | 'species' | 'plain' | 'price' | 'facts';
export type Run = { text: string; taxon: boolean };
/** One line before it is fitted; a line of facts has several items. */
export type LabelLine = { style: LineStyle; fields: LabelField[]; items: Run[][] };

/** The lines of one label. Empty fields are left out; consecutive facts share a line. */
export function labelLines(
  pet: LabelPet,
  shown: readonly LabelField[],
  shortNames: boolean,
  words: LabelWords,
): LabelLine[] {
  const lines: LabelLine[] = [];
  for (const field of shown) {
    const item = itemOf(pet, field, shortNames, words);
    if (item.every(({ text }) => text.trim() === '')) continue;
    const last = lines.at(-1);
    if (isFact(field) && last?.style === 'facts') {
      last.items.push(item);
      last.fields.push(field);
    } else {
      lines.push({ style: styleOf(field), fields: [field], items: [item] });
    }
  }
  return lines;
}

/** The URL in a label's code, as short as possible: each character makes the code finer. */
export function labelAddress(publicUrl: string, tag: string): string {
  return `${publicUrl.replace(/\/+$/, '')}/p/${tag}`;
}

/** True for a URL that only this computer itself can reach. */
export function isOnlyLocal(publicUrl: string): boolean {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0|)$/.test(host);
}

function styleOf(field: LabelField): LineStyle {
  if (isFact(field)) return 'facts';
  if (field === 'sc_name') return 'species';
  return field === 'name' || field === 'price' ? field : 'plain';
}

function itemOf(pet: LabelPet, field: LabelField, shortNames: boolean, words: LabelWords): Run[] {
  if (field === 'sc_name') {
    return speciesNameParts(shortNames ? shortSpeciesName(pet.sc_name) : pet.sc_name);
  }
  return [{ text: textOf(pet, field, words), taxon: false }];
}

function textOf(pet: LabelPet, field: Exclude<LabelField, 'sc_name'>, words: LabelWords): string {
  switch (field) {
    case 'name':
      return pet.name;
    case 'cm_name':
      return pet.cm_name;
    case 'words':
      return words.words;
    case 'price':
      return words.price;
    case 'id':
      // one that was added without a network gets its number later; paper is for ever
      return isNew(pet.id) ? '' : words.number(pet.id);
    case 'gender':
      return genderCount(pet.gender, pet.an_count);
    case 'an_count':
      return `×${pet.an_count}`;
    case 'size':
      return pet.size === null ? '' : words.size(pet.size);
    case 'mmt':
      return pet.mmt === null ? '' : words.molted(pet.mmt);
    case 'country':
      return pet.country_code === null ? '' : words.country(pet.country_code);
    case 'date':
      return pet.date === null ? '' : words.day(pet.date);
  }
}
