import { inTransaction } from '#src/db/database.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Day } from '#src/domain/days.ts';
import { arrivedNotice } from '#src/domain/reminders/push-text.ts';
import { givenAwayNote } from '#src/domain/trade/hand-over-texts.ts';
import { archivePet } from '#src/features/animals/pets/archive.service.ts';
import { addSale } from '#src/features/trade/sales/sales.service.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { findLanguageOfMails } from '#src/platform/mail/mail.queries.ts';
import { queueNotice } from '#src/platform/push/queue-notice.ts';
import { requireOwn } from './hand-over.service.ts';
import { refuseEnded, requireByCode, type Call } from './open-hand-over.service.ts';
import { endHandOver, markHandedOver, type HandOver } from './hand-over.queries.ts';
import { listOffered, type Offered } from './offered.queries.ts';

/** `language`: of who says that they arrived. */
export type Days = { today: Day; latest: Day; language: Spoken };

/**
 * Ends a hand-over whose animals have arrived: they leave the giver's collection. The giver's devices tell of it, but
 * where the giver says so: `isTold` false. Returns the animals that left.
 */
export function settle(context: Context, handOver: HandOver, days: Days, isTold = true): Offered[] {
  return inTransaction(context.db, (tx) => {
    const offered = listOffered(tx, handOver.id);
    for (const one of offered) {
      release(context, handOver, one, days);
      if (one.whole) markHandedOver(tx, one.pet.id);
    }
    endHandOver(tx, handOver.id, 'taken', context.now().toISOString());
    const message = `${offered.length} of the animals of hand-over ${handOver.id} arrived`;
    logEvent(tx, { log_type: 'account', message, uid: handOver.uid });
    if (isTold)
      queueNotice(tx, context, {
        ...{ uid: handOver.uid, kind: 'hand_over' },
        notice: arrivedNotice(handOver.id, offered.length),
      });
    return offered;
  });
}

/** Another installation has taken the animals in. A repeat changes nothing. @throws Problem 404, 410, 429 */
export function markTaken(context: Context, call: Call, code: string, days: Days): void {
  const handOver = requireByCode(context, call, code);
  if (handOver.state !== 'taken') settle(context, refuseEnded(context, context.db, handOver), days);
}

/** The giver says that the animals have arrived. @throws Problem 404, 410 when it was taken back */
export function finish(context: Context, uid: number, id: number, days: Days): void {
  const handOver = requireOwn(context.db, uid, id);
  if (handOver.state === 'withdrawn') throw new Problem('hand_over_withdrawn');
  if (handOver.state === 'open') settle(context, handOver, days, false);
}

/** What is noted of the animals that leave: their sale, else that the record is archived. */
function release(context: Context, handOver: HandOver, one: Offered, days: Days): void {
  const { uid, reason } = handOver;
  const { pet, count, sale, sold } = one;
  if (sold) return; // they have left
  const mayBeSold = (!pet.archived || pet.archive_reason === 'sold') && !pet.sold_out;
  if (mayBeSold && sale !== null)
    addSale(context, uid, { ...parsed(sale), pet_id: pet.id, s_count: count }, days);
  else if (pet.archived) return;
  else if (one.whole) archivePet(context, uid, pet.id, { archived: 1, reason }, days);
  else leaveGroup(context, handOver, one, days);
}

/** Some of a group leave its record by a sale alone, also for nothing: the stock book accounts for every animal. */
function leaveGroup(context: Context, { uid, reason }: HandOver, one: Offered, days: Days): void {
  const language = findLanguageOfMails(context.db, uid) ?? days.language;
  const s_notes = reason === 'given' ? givenAwayNote[language] : '';
  addSale(context, uid, { pet_id: one.pet.id, s_count: one.count, s_notes }, days);
}

const parsed = (sale: string) => JSON.parse(sale) as object;
