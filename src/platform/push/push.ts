import type { Notice } from '#src/domain/reminders/push-text.ts';
import { isQuiet } from '#src/domain/reminders/push-kinds.ts';
import { localTime } from '#src/domain/reminders/moment.ts';
import { HOUR, MINUTE } from '#src/domain/durations.ts';
import type { Db } from '#src/db/database.ts';
import type { Config } from '#src/platform/config.ts';
import type { Log } from '#src/platform/log/log.ts';
import { waitAfter } from '#src/platform/mail/mail-kinds.ts';
import { internet, postNotice, type Outcome, type Outside, type Target } from './post-notice.ts';
import { pushKeyOf } from './push-key.ts';
import {
  countFailure,
  deleteEnded,
  deleteLateNotices,
  deleteNotice,
  listDueNotices,
  postpone,
  updateBeforeTry,
  updateSent,
  type DueNotice,
} from './push.queries.ts';

export type Push = {
  /** What browsers subscribe with; null where notices are switched off (PUSH=off). */
  publicKey: string | null;
  /** Hands over what is due. Run a few times a minute, never twice at once. */
  deliverDue: () => Promise<void>;
  /** Sends a notice at once, at whatever hour, and once. */
  send: (target: Target & { push_id: number }, notice: Notice) => Promise<Outcome>;
};

type Parts = {
  config: Config;
  db: Db;
  log: Log;
  now: () => Date;
  /** The key of the data folder that no backup holds. */
  factorKey: string;
  outside?: Outside;
};

/** Of one look; the rest comes with the next one. */
const AT_ONCE = 200;
/** Sent side by side: a dead push service must not hold up the others. */
const SIDE_BY_SIDE = 5;
/** A device whose push service took none of so many notices has ended. */
const MOST_FAILURES = 10;
const QUIET_MS = 10 * MINUTE;

/** Hands notices to the push services of the browsers, which is the one request to another host besides the mails. */
export function createPush(parts: Parts): Push {
  const { config, db, log, now, factorKey, outside = internet } = parts;
  const off = { state: 'refused', reason: 'PUSH=off' } as const;
  if (config.push === 'off')
    return { publicKey: null, deliverDue: async () => {}, send: async () => off };
  const key = pushKeyOf(factorKey);
  const post = (target: Target, text: string, tag: string, seconds: number) =>
    postNotice({ config, key, outside }, target, { text, tag, seconds });
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();

  async function deliverDue(): Promise<void> {
    const instant = now();
    deleteLateNotices(db, instant.toISOString());
    const due = listDueNotices(db, instant.toISOString(), AT_ONCE);
    const [quiet, loud] = parted(due, ({ zone, quiet_from, quiet_to }) =>
      isQuiet(localTime(instant, zone).hour, quiet_from, quiet_to),
    );
    if (quiet.length > 0)
      postpone(
        db,
        quiet.map(({ id }) => id),
        later(QUIET_MS),
      );
    for (let at = 0; at < loud.length; at += SIDE_BY_SIDE)
      await Promise.all(loud.slice(at, at + SIDE_BY_SIDE).map(attempt));
  }

  async function attempt(notice: DueNotice): Promise<void> {
    const wait = waitAfter(notice.tries + 1) ?? 4 * HOUR;
    updateBeforeTry(db, notice.id, later(wait));
    const { tag } = JSON.parse(notice.notice) as Notice;
    const left = Math.floor((Date.parse(notice.until) - now().getTime()) / 1000);
    const outcome = await post(notice, notice.notice, tag, left);
    if (outcome.state === 'sent') {
      deleteNotice(db, notice.id);
      updateSent(db, notice.push_id, now().toISOString());
    } else if (outcome.state === 'ended') deleteEnded(db, notice.push_id);
    else recordFailure(notice, outcome, wait);
  }

  function recordFailure(
    notice: DueNotice,
    outcome: Exclude<Outcome, { state: 'sent' | 'ended' }>,
    wait: number,
  ): void {
    log.warn('notice not sent', { tries: notice.tries + 1, error: outcome.reason });
    const next = outcome.state === 'retry' ? later(Math.max(wait, outcome.seconds * 1000)) : null;
    if (next !== null && next < notice.until) return postpone(db, [notice.id], next);
    deleteNotice(db, notice.id);
    countFailure(db, notice.push_id, MOST_FAILURES);
  }

  async function send(target: Target & { push_id: number }, notice: Notice): Promise<Outcome> {
    const outcome = await post(target, JSON.stringify(notice), notice.tag, 60);
    if (outcome.state === 'sent') updateSent(db, target.push_id, now().toISOString());
    if (outcome.state === 'ended') deleteEnded(db, target.push_id);
    return outcome;
  }

  return { publicKey: key.publicKey, deliverDue, send };
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter((one) => isFirst(one)), all.filter((one) => !isFirst(one))];
}
