import type { Spoken } from '#src/domain/accounts/languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';

/** Every mail, by its kind. A mail that a language lacks does not compile. */
export type MailTemplates = typeof english;

export const mailTemplates: Record<Spoken, MailTemplates> = { en: english, de: german };
