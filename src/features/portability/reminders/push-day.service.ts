import { addDays, type Day } from '#src/domain/days.ts';
import { dayToRemind } from '#src/domain/reminders/moment.ts';
import { dayParts, type DayInput } from '#src/domain/reminders/push-day.ts';
import { kindsOfDay } from '#src/domain/reminders/push-kinds.ts';
import { dayNotice } from '#src/domain/reminders/push-text.ts';
import { inTransaction } from '#src/db/database.ts';
import { listTodayAnimals } from '#src/features/plans/today/today.queries.ts';
import { todayOfKeeper } from '#src/features/plans/today/today.service.ts';
import {
  listExposSince,
  listPlannedEvents,
} from '#src/features/portability/calendar/calendar.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { listDevices, updateLastDay } from '#src/platform/push/push.queries.ts';
import { kindsOf, languageOf, queueForDevice } from '#src/platform/push/queue-notice.ts';

/** Until when the notice of the day is worth it, in hours. */
const WORTH = 12;

/** Queues the notices of the day of the devices whose hour has come and that have something to tell. Run each minute. */
export function queueDayNotices(context: Context): void {
  if (context.push.publicKey === null) return;
  const days = new Map<string, DayInput>();
  for (const device of listDevices(context.db)) {
    const day = dayToRemind(device, device.last_day, context.now());
    if (day === null) continue;
    const kinds = kindsOf(device.kinds);
    const known = `${device.uid} ${day}`; // a keeper's phone and tablet are told the same
    const input = days.get(known) ?? inputOf(context, device.uid, day);
    days.set(known, input);
    const isAny = kindsOfDay.some((kind) => kinds.includes(kind));
    const parts = dayParts(input, day, device.hour);
    const notice = isAny ? dayNotice(parts, kinds, languageOf(context.db, device)) : null;
    inTransaction(context.db, (tx) => {
      updateLastDay(tx, device.id, day);
      if (notice) queueForDevice(tx, context, device, notice, WORTH);
    });
  }
}

function inputOf({ db }: Context, uid: number, day: Day): DayInput {
  const offers = new Map(listTodayAnimals(db, uid).map(({ id, offer_date }) => [id, offer_date]));
  return {
    today: todayOfKeeper(db, uid, day),
    lastOffer: (id) => offers.get(id) ?? null,
    events: listPlannedEvents(db, uid, day, day).filter(
      ({ date_ev }) => date_ev <= addDays(day, 1),
    ),
    expos: listExposSince(db, day),
  };
}
