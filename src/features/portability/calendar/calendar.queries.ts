import { and, asc, eq, gte, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { calendarFeeds, events, expos, pets, species, users } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

const isKept = (uid: number) => and(eq(pets.uid, uid), eq(pets.archived, 0));

/** A keeper's own feed. */
export const findFeed = (db: Executor, uid: number) =>
  db
    .select({
      secret: calendarFeeds.secret,
      created: calendarFeeds.created,
      last_read: calendarFeeds.last_read,
    })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.uid, uid))
    .get();

/** Whose feed it is; undefined where there is none, or its keeper is suspended. */
export const findFeedBySecret = (db: Executor, secret_hash: string) =>
  db
    .select({
      uid: calendarFeeds.uid,
      created: calendarFeeds.created,
      last_read: calendarFeeds.last_read,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.uid, calendarFeeds.uid))
    .where(and(eq(calendarFeeds.secret_hash, secret_hash), eq(users.suspended, 0)))
    .get();

export function replaceFeed(
  db: Executor,
  feed: typeof calendarFeeds.$inferInsert & { uid: number },
): void {
  db.delete(calendarFeeds).where(eq(calendarFeeds.uid, feed.uid)).run();
  db.insert(calendarFeeds).values(feed).run();
}

/** False when there was none. */
export function deleteFeed(db: Executor, uid: number): boolean {
  const own = eq(calendarFeeds.uid, uid);
  return db.delete(calendarFeeds).where(own).returning({ uid: calendarFeeds.uid }).all().length > 0;
}

export function updateFeedRead(db: Executor, uid: number, last_read: string): void {
  db.update(calendarFeeds).set({ last_read }).where(eq(calendarFeeds.uid, uid)).run();
}

/** What is or was planned: events to come, and those since a day that were noted before they happened; but for moves. */
export const listPlannedEvents = (db: Executor, uid: number, since: Day, today: Day) =>
  db
    .select({
      id: events.id,
      pet_id: pets.id,
      name: pets.name,
      date_ev: events.date_ev,
      event: events.event,
    })
    .from(pets)
    .innerJoin(events, eq(events.pet_id, pets.id))
    .where(
      and(
        isKept(uid),
        gte(events.date_ev, since),
        or(
          gte(events.date_ev, today),
          sql`${events.recorded} > 0 AND ${events.date_ev} > date(${events.recorded} / 1000, 'unixepoch')`,
        ),
        eq(events.move, 0),
      ),
    )
    .orderBy(asc(events.date_ev), asc(events.id))
    .all();

export const listExposSince = (db: Executor, since: Day) =>
  db
    .select({
      expid: expos.expid,
      e_date: expos.e_date,
      e_name: expos.e_name,
      e_table: expos.e_table,
    })
    .from(expos)
    .where(gte(expos.e_date, since))
    .orderBy(asc(expos.e_date))
    .all();

/** What an expected molt is told of. */
export const listMolting = (db: Executor, uid: number) =>
  db
    .select({
      id: pets.id,
      name: pets.name,
      sc_name: species.sc_name,
      an_type: species.an_type,
      gender: pets.gender,
      an_count: pets.an_count,
      archived: pets.archived,
      notes: pets.notes,
      hatched: pets.hatched,
      pre_molt: pets.pre_molt,
      refusals: sql<number>`${pets.refusals}`,
      refused_since: pets.refused_since,
      offer_date: pets.offer_date,
      mmt: pets.mmt,
      sc_id: pets.sc_id,
      size: pets.size,
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(isKept(uid))
    .all();
