import type { warningsInEnglish } from './english.ts';

/** A message for each code; a language that lacks one does not compile. */
export type WarningSentences = typeof warningsInEnglish;
type WarningCode = keyof WarningSentences;
type ParamsOf<Code extends WarningCode> = WarningSentences[Code] extends () => string
  ? object
  : Parameters<WarningSentences[Code]>[0];
export type Warning = {
  [Code in WarningCode]: { code: Code } & ParamsOf<Code>;
}[WarningCode];

/** Not urgent: a matter of how the installation is set up. All other warnings put records in danger. */
const SET_UP: readonly WarningCode[] = [
  'no_copy',
  'no_mail_server',
  'mails_not_sent',
  'local_address',
  'no_backup',
  'before_restore',
];

/** Whether the administrator is notified: by mail, on the first page, in the health answer. */
export const isUrgent = ({ code }: Warning): boolean => !SET_UP.includes(code);

/** The message of a warning in one language. */
export function messageIn(sentences: WarningSentences, warning: Warning): string {
  // each code's message takes that code's parameters, which the union can't express
  const say = sentences[warning.code] as (params: Warning) => string;
  return say(warning);
}
