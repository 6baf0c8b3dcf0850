import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { events, feedings } from '#src/db/schema.ts';

/** The newest feedings and events of an animal, newest first; where it was moved is its keeper's own. */
export function listNewest(db: Executor, pet_id: number, most: number) {
  return {
    offers: db
      .select({ date_f: feedings.date_f, food: feedings.food, progress: feedings.progress })
      .from(feedings)
      .where(eq(feedings.pet_id, pet_id))
      .orderBy(desc(feedings.date_f), desc(feedings.recorded), desc(feedings.id))
      .limit(most)
      .all(),
    events: db
      .select({ date_ev: events.date_ev, event: events.event })
      .from(events)
      .where(and(eq(events.pet_id, pet_id), eq(events.move, 0)))
      .orderBy(desc(events.date_ev), desc(events.recorded), desc(events.id))
      .limit(most)
      .all(),
  };
}
