import { HOUR, WEEK } from '#src/domain/durations.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { asHtml, asText, type MailContent } from './mail-content.ts';
import { MAILS_PER_HOUR, sharingAllowance, type MailKind } from './mail-kinds.ts';
import { Problem } from '#src/platform/http/problem.ts';
import {
  countRecentMails,
  deleteOldMails,
  findLanguageOfMails,
  insertMail,
} from './mail.queries.ts';

/** What a mail needs of the program; commands beside the server have it, too. */
export type MailContext = Pick<Context, 'config' | 'now'>;

type NewMail = {
  kind: MailKind;
  email: string;
  uid?: number | null;
  /** What the call that caused the mail was made in; it holds for a receiver of whom no language is known. */
  language: Spoken;
  content: (language: Spoken) => MailContent;
};

/**
 * Puts a mail into the queue in its receiver's language, in the transaction of what it is about: both are kept or
 * neither. Call `context.mailer.wake()` after the transaction. Returns the mail's id.
 */
export function queueMail(
  tx: Executor,
  context: MailContext,
  { kind, email, uid = null, ...mail }: NewMail,
): number {
  const language = (uid === null ? null : findLanguageOfMails(tx, uid)) ?? mail.language;
  const content = mail.content(language);
  const { publicUrl } = context.config;
  return insertMail(tx, {
    kind,
    uid,
    email,
    subject: oneLine(content.subject),
    body: asText(content, publicUrl),
    html: asHtml(content, publicUrl, language),
    link: content.link?.url ?? '',
    stop_link: content.stop?.url ?? '',
    created: context.now().toISOString(),
  });
}

/** False when the address has had its three mails of this hour: strangers must not flood anybody. */
export function mayMail(
  tx: Executor,
  context: MailContext,
  kind: MailKind,
  email: string,
): boolean {
  const since = new Date(context.now().getTime() - HOUR).toISOString();
  return countRecentMails(tx, email, sharingAllowance(kind), since) < MAILS_PER_HOUR;
}

/** The refusal of a mail that mayMail does not allow. */
export const mailLimitReached = () => new Problem('mail_limit', null, { retryAfter: 3600 });

/** Sent and given-up mails are kept as long as the logs; what still waits stays. */
export function purgeMails(db: Executor, now: Date): void {
  deleteOldMails(db, new Date(now.getTime() - 2 * WEEK).toISOString());
}

/** An address of the web pages. PUBLIC_URL only: the Host header is the caller's word. */
export function publicLink(
  context: MailContext,
  path: string,
  query: Record<string, string> = {},
): string {
  const params = new URLSearchParams(query).toString();
  return `${context.config.publicUrl}${path}${params && `?${params}`}`;
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
