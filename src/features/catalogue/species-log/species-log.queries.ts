import { and, count, desc, eq, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { speciesLog, users } from '#src/db/schema.ts';
import { matchesSearch } from '#src/db/search.ts';

export type SpeciesLogRow = ReturnType<typeof listSpeciesLog>['rows'][number];
export type SpeciesLogDetail = NonNullable<ReturnType<typeof findSpeciesLog>>;
/** One field of a change: old and new value; null where there was or is nothing. */
export type SpeciesChange = {
  field: string;
  old: string | number | null;
  new: string | number | null;
};

const columns = {
  sid: speciesLog.sid,
  action_time: speciesLog.action_time,
  action_type: speciesLog.action_type,
  action_user: speciesLog.action_user,
  uname: users.uname,
  sc_id: speciesLog.sc_id,
  sc_name: speciesLog.sc_name,
};

/** The name of the species that one was merged into, where it ended so. */
const merged_into = sql<string | null>`(
  SELECT value ->> 'new' FROM json_each(${speciesLog.changes}) WHERE value ->> 'field' = 'merged_into')`;

const withChanges = { ...columns, changes: speciesLog.changes };

/**
 * All changes, newest first. `without` leaves out those of one user, but for merges, which can't be undone; the search
 * covers species and users.
 */
export function listSpeciesLog(
  db: Executor,
  query: { offset: number; limit: number; search?: string; without?: number },
) {
  const { offset, limit, search, without } = query;
  const where = and(
    matchesSearch({ keys: [speciesLog.search_key, users.search_key] }, search),
    without === undefined
      ? undefined
      : or(
          isNull(speciesLog.action_user),
          ne(speciesLog.action_user, without),
          like(speciesLog.changes, '%"field":"merged%'),
        ),
  );
  return { rows: page(db, where, offset, limit), count: countWhere(db, where) };
}

function page(db: Executor, where: SQL | undefined, offset: number, limit: number) {
  return db
    .select({ ...columns, merged_into })
    .from(speciesLog)
    .leftJoin(users, eq(users.uid, speciesLog.action_user))
    .where(where)
    .orderBy(desc(speciesLog.sid))
    .limit(limit)
    .offset(offset)
    .all();
}

function countWhere(db: Executor, where: SQL | undefined): number {
  const row = db
    .select({ count: count() })
    .from(speciesLog)
    .leftJoin(users, eq(users.uid, speciesLog.action_user))
    .where(where)
    .get();
  return row?.count ?? 0;
}

/** What happened to one species, newest first, with the changes. */
export function listLogOfSpecies(
  db: Executor,
  sc_id: number,
  query: { offset: number; limit: number },
) {
  const where = eq(speciesLog.sc_id, sc_id);
  const rows = db
    .select(withChanges)
    .from(speciesLog)
    .leftJoin(users, eq(users.uid, speciesLog.action_user))
    .where(where)
    .orderBy(desc(speciesLog.sid))
    .limit(query.limit)
    .offset(query.offset)
    .all()
    .map(read);
  return { rows, count: countWhere(db, where) };
}

export function findSpeciesLog(db: Executor, sid: number) {
  const row = db
    .select(withChanges)
    .from(speciesLog)
    .leftJoin(users, eq(users.uid, speciesLog.action_user))
    .where(eq(speciesLog.sid, sid))
    .get();
  return row && read(row);
}

function read<Row extends { changes: string }>(row: Row) {
  return { ...row, changes: JSON.parse(row.changes) as SpeciesChange[] };
}

/** False when there is no such entry. */
export function deleteSpeciesLog(db: Executor, sid: number): boolean {
  return (
    db.delete(speciesLog).where(eq(speciesLog.sid, sid)).returning({ sid: speciesLog.sid }).all()
      .length > 0
  );
}
