import { and, eq, lte, max, sql } from 'drizzle-orm';
import type { Seen } from '#src/domain/animal/last-noted.ts';
import type { Day } from '#src/domain/days.ts';
import type { Db } from './database.ts';
import { preparedRows } from './prepared.ts';
import { events, measurements, pets } from './schema.ts';

type LastDay = { pet_id: number; day: Day | null };

const isAsked = () =>
  and(eq(pets.uid, sql.placeholder('uid')), eq(pets.archived, sql.placeholder('archived')));

/**
 * The last days up to `today` on which something was noted as an event of each animal of a keeper, a move included, and
 * on which it was weighed or measured.
 */
export function lastSeen(db: Db, uid: number, archived: 0 | 1, today: Day) {
  const asked = { uid, archived, today };
  const byAnimal = (rows: LastDay[]) => new Map(rows.map(({ pet_id, day }) => [pet_id, day]));
  const [noted, measured] = [byAnimal(lastEvents(db)(asked)), byAnimal(lastMeasured(db)(asked))];
  return ({ id }: { id: number }): Seen => ({
    event: noted.get(id) ?? null,
    measured: measured.get(id) ?? null,
  });
}

const lastEvents = (db: Db) =>
  preparedRows<LastDay>(db, 'last events', () =>
    db
      .select({ pet_id: events.pet_id, day: max(events.date_ev).as('day') })
      .from(pets)
      .innerJoin(events, eq(events.pet_id, pets.id))
      .where(and(isAsked(), lte(events.date_ev, sql.placeholder('today'))))
      .groupBy(events.pet_id),
  );

const lastMeasured = (db: Db) =>
  preparedRows<LastDay>(db, 'last measured', () =>
    db
      .select({ pet_id: measurements.pet_id, day: max(measurements.date_ms).as('day') })
      .from(pets)
      .innerJoin(measurements, eq(measurements.pet_id, pets.id))
      .where(and(isAsked(), lte(measurements.date_ms, sql.placeholder('today'))))
      .groupBy(measurements.pet_id),
  );
