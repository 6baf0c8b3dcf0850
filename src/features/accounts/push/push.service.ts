import type { Spoken } from '#src/domain/accounts/languages.ts';
import { firstLookedAt } from '#src/domain/reminders/moment.ts';
import type { PushChoices } from '#src/domain/reminders/push-kinds.ts';
import { testNotice } from '#src/domain/reminders/push-text.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import {
  findSubscription,
  listSubscriptions,
  replaceSubscription,
  updateChoices,
} from '#src/platform/push/push.queries.ts';
import { kindsOf, languageOf } from '#src/platform/push/queue-notice.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';

type Keys = { endpoint: string; p256dh: string; auth: string };

/** The keeper's devices, and what a browser subscribes with; `key` is null where notices are switched off. */
export function devicesOf({ db, push }: Context, uid: number, session: number) {
  const rows = listSubscriptions(db, uid).map(({ sid, kinds, ...row }) => ({
    ...row,
    kinds: kindsOf(kinds),
    current: sid === session ? 1 : 0,
  }));
  return { key: push.publicKey, rows, count: rows.length };
}

/** Switches the notices of a session's device on. Returns its id. @throws Problem 409, 429 */
export function subscribe(
  context: Context,
  { uid, sid, language }: { uid: number; sid: number; language: Spoken },
  { kinds, ...body }: PushChoices & Keys,
): number {
  if (context.push.publicKey === null) throw new Problem('push_off');
  context.limits.take(counter('push_subscribed', uid));
  const now = context.now();
  return inTransaction(context.db, (tx) => {
    logEvent(tx, { log_type: 'account', message: 'Switched on notices on a device', uid });
    return replaceSubscription(tx, {
      ...{ uid, sid, language, ...body },
      kinds: JSON.stringify(kinds),
      created: now.toISOString(),
      last_day: firstLookedAt(body, now),
    });
  });
}

/** Changes what a device is told of, and when. @throws Problem 404 */
export function changeDevice(
  context: Context,
  uid: number,
  { id, kinds, ...body }: PushChoices & { id: number },
): void {
  const stored = { ...body, kinds: JSON.stringify(kinds) };
  if (!updateChoices(context.db, { uid, id }, stored, firstLookedAt(body, context.now())))
    throw notFound('push', 'id');
}

/** Shows the keeper what a notice looks like on this device. @throws Problem 404, 409, 422, 429 */
export async function sendTest(context: Context, uid: number, sid: number): Promise<void> {
  const device = findSubscription(context.db, uid, sid);
  if (!device) throw notFound('push');
  if (context.push.publicKey === null) throw new Problem('push_off');
  context.limits.take(counter('push_test', uid));
  const language = languageOf(context.db, { ...device, uid });
  const outcome = await context.push.send(device, testNotice(language));
  if (outcome.state === 'ended') throw new Problem('push_ended');
  if (outcome.state !== 'sent') throw new Problem('push_not_taken', { reason: outcome.reason });
}
