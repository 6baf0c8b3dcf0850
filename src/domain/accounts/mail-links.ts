/** Mails about a link that works once and for a while, until a newer one is asked for or a backup is restored. */
export const linkedMails = ['verify', 'reset', 'invite'] as const;
export type LinkedMail = (typeof linkedMails)[number];

export const isLinked = (kind: string): kind is LinkedMail =>
  linkedMails.some((linked) => linked === kind);

/** A mail that was given up by a reason of ours, not the mail server's, has a link that leads nowhere: sent, it misleads. */
export const hasDeadLink = ({ kind, error_code }: { kind: string; error_code: string | null }) =>
  error_code !== null && isLinked(kind);
