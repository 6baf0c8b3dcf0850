import { MINUTE } from '#src/domain/durations.ts';
import type { Db } from '#src/db/database.ts';
import { durable } from '#src/db/durable.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import type { Log } from '#src/platform/log/log.ts';
import { linkEnd, waitAfter, type OwnReason } from './mail-kinds.ts';
import {
  updateAfterFailure,
  updateBeforeTry,
  updateSent,
  type OutgoingMail,
} from './mail.queries.ts';

export type Send = (mail: OutgoingMail) => Promise<unknown>;

type Parts = { db: Db; log: Log; now: () => Date; send: Send };

/** The result of each attempt to send a mail: sent, waiting for the next attempt, or given up. */
export function createAttempts({ db, log, now, send }: Parts) {
  const handedOver = new Map<number, string>();

  /** Hands over one mail. True when the server is there, whether it took the mail or not. */
  async function attempt(mail: OutgoingMail): Promise<boolean> {
    const end = linkEnd(mail.kind, mail.created);
    if (end && end <= now()) {
      updateAfterFailure(db, mail.id, 'mail_link_expired' satisfies OwnReason, 'failed');
      return true;
    }
    const wait = waitAfter(mail.tries + 1);
    updateBeforeTry(db, mail.id, new Date(now().getTime() + (wait ?? MINUTE)).toISOString());
    await durable(db); // its link must lead somewhere, even after a power cut
    try {
      await send(mail);
    } catch (error) {
      recordFailure(mail, error, wait === null || isForGood(error));
      return isRefusal(error);
    }
    handedOver.set(mail.id, now().toISOString());
    recordSent();
    return true;
  }

  /** On a full disk this throws; the mail is remembered here and noted later, never sent again. */
  function recordSent(): void {
    for (const [id, sent] of handedOver) {
      updateSent(db, id, sent);
      handedOver.delete(id);
    }
  }

  function recordFailure(mail: OutgoingMail, error: unknown, last: boolean): void {
    const reason = plainReason(error);
    updateAfterFailure(db, mail.id, reason, last ? 'failed' : 'waiting');
    log.warn('mail not sent', {
      id: mail.id,
      kind: mail.kind,
      tries: mail.tries + 1,
      error: reason,
    });
    if (mail.tries > 0 && !last) return; // the first failure and the end, not every try of two days
    const what = last ? 'was given up' : 'could not be sent yet';
    logEvent(db, {
      log_type: 'mail',
      message: `Mail ${mail.id} (${mail.kind}) to ${mail.email} ${what}: ${reason}`,
    });
  }

  return { attempt, recordSent };
}

/** A server that refuses one mail may accept the next; one that is unreachable, or rejects our login, accepts none. */
function isRefusal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' && code !== 'EAUTH';
}

/**
 * The server will never take this mail for its receiver. It says 5xx, too, where our log-in or sender is set up wrongly:
 * that can be mended, and the mails go then.
 */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode !== 530 && /^(RCPT TO|DATA)$/.test(command ?? '');
}

/** The server's message without what it may echo of the mail: links and long lines. */
function plainReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/https?:\/\/\S+/g, '[link]')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
