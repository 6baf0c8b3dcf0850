import type { Spoken } from '#src/domain/languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';

/** Every mail, by its kind. A mail that a language lacks does not compile. */
export type Letters = typeof english;

export const lettersIn: Record<Spoken, Letters> = { en: english, de: german };
