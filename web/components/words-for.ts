import { sheds } from '#src/domain/animal/molt.ts';
import type { AnimalType } from '#src/domain/enums.ts';

/** The words of a page for an animal of this type: a reptile sheds where others molt. */
export const wordsFor = <Words extends { sheds: object }>(
  an_type: AnimalType | undefined,
  words: Words,
): Words => (sheds(an_type) ? { ...words, ...words.sheds } : words);
