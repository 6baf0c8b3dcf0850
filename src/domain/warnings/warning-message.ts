import type { Spoken } from '#src/domain/accounts/languages.ts';
import { warningsInEnglish } from './english.ts';
import { warningsInGerman } from './german.ts';
import { messageIn, type Warning, type WarningSentences } from './warnings.ts';

const sentencesIn: Record<Spoken, WarningSentences> = {
  en: warningsInEnglish,
  de: warningsInGerman,
};

/** The sentence for a warning, for mails and answers: the pages have one language at a time. */
export const warningMessage = (language: Spoken, warning: Warning): string =>
  messageIn(sentencesIn[language], warning);
