import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Day } from '#src/domain/days.ts';
import { groupingOf } from '#src/domain/feeding/evening-choice.ts';
import { parseInteger } from '#src/domain/integers.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { dayToRemind, digestOf, firstLookedAt, type Digest } from '#src/domain/reminders/moment.ts';
import { inTransaction } from '#src/db/database.ts';
import { todayOfKeeper } from '#src/features/plans/today/today.service.ts';
import { findSetting, upsertSetting } from '#src/features/accounts/settings/settings.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { publicLink, queueMail } from '#src/platform/mail/mails.ts';
import { digestMail, type DigestInput } from '#src/platform/mail/templates/digest.ts';
import { deleteDigestDay, listDigestSettings, upsertDigestDay } from './digest.queries.ts';
import { parseJson } from '#src/domain/text/parse-json.ts';

/** Queues the mails of those whose hour has come and for whom something is due or to be looked at. Run each minute. */
export function queueDigests(context: Context): void {
  // without a mail server they would pile up in the queue
  if (!context.mailer.configured) return;
  let isQueued = false;
  for (const row of listDigestSettings(context.db)) {
    const digest = digestOf(parseJson(row.conf_val));
    if (digest?.on) isQueued = lookAt(context, row, digest) || isQueued;
    else if (row.known !== null) deleteDigestDay(context.db, row.uid);
  }
  if (isQueued) context.mailer.wake();
}

type Keeper = { uid: number; email: string; known: number | null; last_day: Day | null };

/** The day is noted in the transaction of the mail: whatever happens, there is one a day. True when one was queued. */
function lookAt(context: Context, keeper: Keeper, digest: Digest): boolean {
  const { uid, email, known, last_day } = keeper;
  const now = context.now();
  // stored before, and never looked at yet: an import, or an older version
  const seen = known === null ? firstLookedAt(digest, now) : last_day;
  if (known === null) upsertDigestDay(context.db, uid, seen);
  const day = dayToRemind(digest, seen, now);
  if (day === null) return false;
  const summed = todayOfKeeper(context.db, uid, day);
  const isWorthIt =
    summed.due + summed.open_offers.length + summed.refusing.length + summed.not_seen.length > 0;
  const evening = parseJson(findSetting(context.db, uid, 'evening') ?? 'null');
  inTransaction(context.db, (tx) => {
    upsertDigestDay(tx, uid, day);
    if (!isWorthIt) return;
    const content = digestMail({
      day: summed,
      by: groupingOf(isRecord(evening) ? evening : {}, summed.by_place),
      todayUrl: publicLink(context, '/'),
      stopUrl: publicLink(context, `/digest/${stopToken(context, uid)}`),
      urlOf: (of) => urlOf(context, of),
    });
    queueMail(tx, context, { kind: 'digest', email, uid, language: 'en', content });
  });
  return isWorthIt;
}

function urlOf(context: Context, of: Parameters<DigestInput['urlOf']>[0]): string {
  if ('pet' in of) return publicLink(context, '/pets/details', { id: String(of.pet) });
  if ('plan' in of) return publicLink(context, '/pets/plans/details', { id: String(of.plan) });
  return publicLink(context, '/places/details', { id: String(of.place) });
}

/** Signed, for one keeper and this purpose alone: it can stop the mail, and nothing else. */
function stopToken(context: Context, uid: number): string {
  const key = Buffer.from(hkdfSync('sha256', context.secret, '', 'exuvia digest', 32));
  return `${uid}.${createHmac('sha256', key).update(String(uid)).digest('hex')}`;
}

/** Whose mail a token stops; null for a wrong one. */
export function keeperOfStop(context: Context, token: string): number | null {
  const uid = parseInteger(token.split('.')[0] ?? '');
  if (uid === null || uid < 1) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(stopToken(context, uid))];
  return given.length === right.length && timingSafeEqual(given, right) ? uid : null;
}

/** Switches the mail off; its hour and zone stay. */
export function stopDigest({ db }: Context, uid: number): void {
  inTransaction(db, (tx) => {
    const digest = digestOf(parseJson(findSetting(tx, uid, 'digest') ?? 'null'));
    if (!digest?.on) return;
    upsertSetting(tx, uid, 'digest', JSON.stringify({ ...digest, on: false }));
    logEvent(tx, { log_type: 'account', message: 'Stopped the mail of the day', uid });
  });
}
