/** Everything that can be wrong with an installation, by code, with the parameters of its message. */
type WarningParams = {
  little_space: { megabytes: number };
  no_backup: object;
  old_backup: object;
  backup_failed: { reason: string };
  pictures_missing: { count: number };
  pictures_damaged: { count: number };
  fewer_records: { kind: string; count: number };
  database_damaged: { verdict: string };
  no_copy: object;
  copy_missing: object;
  copy_same_disk: object;
  copy_failed: { reason: string };
  no_mail_server: object;
  local_address: { url: string };
  large_wal: object;
};
type WarningCode = keyof WarningParams;
export type Warning = { [Code in WarningCode]: { code: Code } & WarningParams[Code] }[WarningCode];

/** A message for each code; a language that lacks one does not compile. */
export type WarningSentences = { [Code in WarningCode]: (params: WarningParams[Code]) => string };

/** Not urgent: a matter of how the installation is set up. All other warnings put records in danger. */
const SET_UP: readonly WarningCode[] = ['no_copy', 'no_mail_server', 'local_address', 'no_backup'];

/** Whether the administrator is notified: by mail, on the first page, in the health answer. */
export const isUrgent = ({ code }: Warning): boolean => !SET_UP.includes(code);

/** The message of a warning in one language. */
export function messageIn(sentences: WarningSentences, warning: Warning): string {
  // each code's message takes that code's parameters, which the union can't express
  const say = sentences[warning.code] as (params: Warning) => string;
  return say(warning);
}
