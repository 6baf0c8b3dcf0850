import { asc, desc, eq, gte, lt } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { expos } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

export type ExpoFields = {
  e_date: Day;
  e_name: string;
  e_table: string;
  e_offer: string;
  e_sold: string;
};
export type Expo = NonNullable<ReturnType<typeof findExpo>>;

const columns = {
  expid: expos.expid,
  e_date: expos.e_date,
  e_name: expos.e_name,
  e_table: expos.e_table,
  e_offer: expos.e_offer,
  e_sold: expos.e_sold,
};

/** Newest first. ue_tableid: whether there is a table to show. */
export function listExpos(db: Executor, offset: number, limit: number) {
  const rows = db
    .select({
      expid: expos.expid,
      e_date: expos.e_date,
      e_name: expos.e_name,
      e_table: expos.e_table,
    })
    .from(expos)
    .orderBy(desc(expos.e_date), desc(expos.expid))
    .limit(limit)
    .offset(offset)
    .all()
    .map((row) => ({ ...row, ue_tableid: row.e_table || null }));
  return { rows, count: countRows(db, expos) };
}

export function findExpo(db: Executor, expid: number) {
  return db
    .select({ ...columns, rev: expos.rev })
    .from(expos)
    .where(eq(expos.expid, expid))
    .get();
}

/** The current expo, or the next one; else the last one. */
export function findCurrentExpo(db: Executor, today: Day) {
  const next = db
    .select(columns)
    .from(expos)
    .where(gte(expos.e_date, today))
    .orderBy(asc(expos.e_date), asc(expos.expid))
    .limit(1)
    .get();
  if (next) return next;
  return db
    .select(columns)
    .from(expos)
    .where(lt(expos.e_date, today))
    .orderBy(desc(expos.e_date), desc(expos.expid))
    .limit(1)
    .get();
}

export function insertExpo(db: Executor, fields: ExpoFields): number {
  return db.insert(expos).values(fields).returning({ expid: expos.expid }).get().expid;
}

export function updateExpo(db: Executor, expid: number, fields: Partial<ExpoFields>): boolean {
  return (
    db
      .update(expos)
      .set(fields)
      .where(eq(expos.expid, expid))
      .returning({ expid: expos.expid })
      .all().length > 0
  );
}

export function deleteExpo(db: Executor, expid: number): boolean {
  return (
    db.delete(expos).where(eq(expos.expid, expid)).returning({ expid: expos.expid }).all().length >
    0
  );
}
