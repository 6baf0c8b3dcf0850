import { isLinked, type LinkedMail } from '#src/domain/accounts/mail-links.ts';
import { DAY, HOUR } from '#src/domain/durations.ts';

/** Why a mail was given up without the mail server's word. */
export const ownReasons = [
  'mail_superseded',
  'mail_settled',
  'mail_link_expired',
  'mail_before_restore',
] as const;
export type OwnReason = (typeof ownReasons)[number];

/** What a mail is about. */
export type MailKind =
  | 'verify'
  | 'reset'
  | 'changed'
  | 'password'
  | 'factor'
  | 'token'
  | 'digest'
  | 'recovery'
  | 'invite'
  | 'reply'
  | 'notice'
  | 'warning'
  | 'test';

/** How long the link in a mail works, in milliseconds. */
export const LINK_LIFE: Record<LinkedMail, number> = {
  reset: HOUR,
  verify: 7 * DAY,
  invite: 14 * DAY,
};

/** When the link of a mail stops to work; null for mails whose link needs no token. */
export function linkEnd(kind: string, created: string): Date | null {
  if (!isLinked(kind)) return null;
  return new Date(new Date(created).getTime() + LINK_LIFE[kind]);
}

/** Mails that strangers can trigger share one allowance; what the user must be told has its own. */
export const MAILS_PER_HOUR = 3;
export function sharingAllowance(kind: MailKind): MailKind[] {
  return kind === 'verify' || kind === 'reset' ? ['verify', 'reset'] : [kind];
}

const MINUTES = [1, 5, 15, 60, ...Array.from({ length: 12 }, () => 240)];

/** Milliseconds until the next try after `tries` tries, two days in all; null when it is time to give up. */
export function waitAfter(tries: number): number | null {
  const minutes = MINUTES[tries - 1];
  return minutes === undefined ? null : minutes * 60_000;
}
