import type { Spoken } from '#src/domain/accounts/languages.ts';

/** What a species is called: `cm_name` as the list says it, `de_name` where German readers have another name for it, else ''. */
export type CommonNames = { cm_name: string; de_name: string };

/** The common name that a reader of this language is shown; what forms and files hold is `cm_name` itself. */
export const commonName = ({ cm_name, de_name }: CommonNames, language: Spoken): string =>
  language === 'de' && de_name !== '' ? de_name : cm_name;
