import { DAY } from '#src/domain/durations.ts';
import { usualOfKeeper } from '#src/db/species-numbers.ts';
import { usualAt } from '#src/domain/species/spans.ts';
import { expectedMolt } from '#src/domain/animal/expected-molt.ts';
import {
  calendarEvents,
  KEPT_DAYS,
  type CalendarEvent,
} from '#src/domain/calendar/calendar-events.ts';
import { addDays, type Day } from '#src/domain/days.ts';
import { inTransaction, type Db } from '#src/db/database.ts';
import {
  listEventTextsOfKeeper,
  listLastOffers,
  listMoltsOfKeeper,
} from '#src/features/animals/molts/expected-molt.queries.ts';
import { listPlanMembers } from '#src/features/plans/plans/plan-pets.queries.ts';
import { listPlans } from '#src/features/plans/plans/plans.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { drawSecret, hashOfSecret } from '#src/platform/security/drawn-secret.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';
import { sealText, unsealText } from '#src/platform/security/sealed-text.ts';
import {
  findFeed,
  findFeedBySecret,
  listExposSince,
  listMolting,
  listPlannedEvents,
  replaceFeed,
  updateFeedRead,
} from './calendar.queries.ts';

const linkOf = ({ config }: Context, secret: string) =>
  `${config.publicUrl}/calendar/${secret}.ics`;

/** The keeper's feed. Its address is null where there is none, or another data folder's key made it. */
export function ownFeed(context: Context, uid: number) {
  const feed = findFeed(context.db, uid);
  const secret = feed ? unsealText(context.factorKey, feed.secret) : null;
  return {
    link: secret === null ? null : linkOf(context, secret),
    created: feed?.created ?? null,
    last_read: feed?.last_read ?? null,
  };
}

/** Makes a new address; the one before ends. @throws Problem 429 */
export function renewFeed(context: Context, uid: number): { link: string } {
  context.limits.take(counter('calendar_renewed', uid));
  const secret = drawSecret();
  inTransaction(context.db, (tx) => {
    replaceFeed(tx, {
      uid,
      secret_hash: hashOfSecret(secret),
      secret: sealText(context.factorKey, secret),
      created: context.now().toISOString(),
    });
    logEvent(tx, { log_type: 'account', message: 'Made a new address of the calendar', uid });
  });
  return { link: linkOf(context, secret) };
}

/** Whose feed an address is; notes the day of its last use. */
export function feedOf(context: Context, secret: string) {
  const feed = findFeedBySecret(context.db, hashOfSecret(secret));
  if (!feed) return null;
  const now = context.now();
  if (!feed.last_read || now.getTime() - Date.parse(feed.last_read) > DAY)
    noteReading(context, feed.uid, now.toISOString());
  return feed;
}

/** A reading waits for nobody's lock, and is answered on a full disk, too. */
function noteReading({ db, log }: Context, uid: number, instant: string): void {
  try {
    updateFeedRead(db, uid, instant);
  } catch (error) {
    log.warn('the reading of a calendar was not noted', { error: String(error) });
  }
}

/** All that stands in a keeper's calendar. */
export function calendarOf(db: Db, uid: number, today: Day): CalendarEvent[] {
  const members = Map.groupBy(listPlanMembers(db, uid), ({ fp_id }) => fp_id);
  const since = addDays(today, -KEPT_DAYS);
  return calendarEvents(
    {
      plans: listPlans(db, uid, { active: true }).map((plan) => ({
        plan,
        animals: members.get(plan.fp_id) ?? [],
      })),
      molts: expectedMolts(db, uid, today),
      events: listPlannedEvents(db, uid, since, today).map(({ pet_id, name, ...event }) => ({
        ...event,
        pet: { id: pet_id, name },
      })),
      expos: listExposSince(db, since),
    },
    today,
  );
}

function expectedMolts(db: Db, uid: number, today: Day) {
  const molts = Map.groupBy(listMoltsOfKeeper(db, uid), ({ pet_id }) => pet_id);
  const usualOf = usualOfKeeper(db, uid);
  const texts = Map.groupBy(listEventTextsOfKeeper(db, uid), ({ pet_id }) => pet_id);
  return listMolting(db, uid).flatMap((pet) => {
    const records = {
      molts: () => molts.get(pet.id) ?? [],
      events: () => (texts.get(pet.id) ?? []).map(({ event }) => event),
      offers: () => listLastOffers(db, pet.id),
    };
    const usual = usualAt(usualOf(pet.sc_id), pet.size);
    const expected = expectedMolt(pet, records, today, usual);
    return expected ? [{ pet, expected }] : [];
  });
}
