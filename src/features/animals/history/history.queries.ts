import { and, asc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { events, feedings, measurements, molts } from '#src/db/schema.ts';
import { measurementKinds, type MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { Gender, MoltOutcome, Progress, SexSign } from '#src/domain/enums.ts';

export const timelineKinds = ['feeding', 'molt', 'measurement', 'event'] as const;
type TimelineKind = (typeof timelineKinds)[number];

/** One entry of a pet's timeline; fields of other kinds are null. Sizes in cm. */
export type TimelineEntry = {
  kind: TimelineKind;
  id: number;
  day: Day;
  food: string | null;
  progress: Progress | null;
  fp_id: number | null;
  /** How many feeders were offered. */
  amount: number | null;
  size: number | null;
  /** Of a molt: how it went, which one it was, a note, the sex that it showed, and by what. */
  outcome: MoltOutcome | null;
  molt_no: number | null;
  note: string | null;
  gender: Gender | null;
  sex_by: SexSign | null;
  /** The last measured size before this molt, and the day of the molt before it. */
  size_before: number | null;
  day_before: Day | null;
  event: string | null;
  /** Of an event: 1 where it notes that the animal was moved to the place with that path, '' for nowhere. */
  move: 0 | 1 | null;
  /** What was measured, in g or cm, and the value of that kind before it; `day_before` is its day. */
  ms_kind: MeasurementKind | null;
  value: number | null;
  value_before: number | null;
  rev: number;
};

/** Feedings, molts, measurements and events in one list, newest first. Each part reads no more than the page needs. */
export function listTimeline(
  db: Executor,
  pet_id: number,
  kind: TimelineKind | null,
  offset: number,
  limit: number,
): TimelineEntry[] {
  const kinds = kind ? [kind] : timelineKinds;
  const parts = kinds.map((one) => sql`SELECT * FROM (${part(one, pet_id, offset + limit)})`);
  return db.all<TimelineEntry>(sql`
    SELECT kind, id, day, food, progress, fp_id, amount, size, outcome, molt_no, note, gender, sex_by,
      size_before, day_before, event, move, ms_kind, value, value_before, rev
    FROM (${sql.join(parts, sql` UNION ALL `)})
    ORDER BY day DESC, rank, recorded DESC, id DESC
    LIMIT ${limit} OFFSET ${offset}`);
}

/** How many records of each kind a pet has. */
export function countHistory(db: Executor, pet_id: number): Record<TimelineKind, number> {
  const of = (kind: TimelineKind) =>
    sql<number>`(SELECT count(*) FROM ${sql.raw(`${kind}s`)} WHERE pet_id = ${sql.placeholder('pet_id')})`.as(
      kind,
    );
  const [counts] = preparedRows(db, 'history count', () =>
    db
      .select({
        feeding: of('feeding'),
        molt: of('molt'),
        measurement: of('measurement'),
        event: of('event'),
      })
      .from(sql`(SELECT 1)`),
  )({ pet_id });
  return counts ?? { feeding: 0, molt: 0, measurement: 0, event: 0 };
}

/** The data of a pet's charts, oldest first: feedings and events since a day, without moves, all molts and measurements. */
export function listForCharts(db: Executor, pet_id: number, since: Day) {
  return {
    feedings: db
      .select({ date_f: feedings.date_f, food: feedings.food, progress: feedings.progress })
      .from(feedings)
      .where(and(eq(feedings.pet_id, pet_id), gte(feedings.date_f, since)))
      .orderBy(asc(feedings.date_f), asc(feedings.recorded))
      .all(),
    molts: db
      .select({ date_mt: molts.date_mt, size: molts.size })
      .from(molts)
      .where(eq(molts.pet_id, pet_id))
      .orderBy(asc(molts.date_mt))
      .all(),
    measurements: db
      .select({
        date_ms: measurements.date_ms,
        kind: measurements.kind,
        value: measurements.value,
      })
      .from(measurements)
      .where(eq(measurements.pet_id, pet_id))
      .orderBy(asc(measurements.date_ms), asc(measurements.kind))
      .all(),
    events: db
      .select({ date_ev: events.date_ev, event: events.event })
      .from(events)
      .where(and(eq(events.pet_id, pet_id), gte(events.date_ev, since), eq(events.move, 0)))
      .orderBy(asc(events.date_ev), asc(events.id))
      .all(),
  };
}

const noMolt = sql.raw(
  'NULL AS outcome, NULL AS molt_no, NULL AS note, NULL AS gender, NULL AS sex_by',
);
const noDetails = sql`NULL AS amount, ${noMolt}`;
const notMeasured = sql.raw('NULL AS ms_kind, NULL AS value, NULL AS value_before');

/** After the molt of a day, those of one in the order of newestSize. */
const ranked = [...measurementKinds].sort().reverse();
const rankOfKind = sql.raw(
  `CASE m.kind ${ranked.map((kind, at) => `WHEN '${kind}' THEN ${at + 2}`).join(' ')} END`,
);
const afterAll = sql.raw(String(ranked.length + 2));

function part(kind: TimelineKind, pet_id: number, most: number): SQL {
  switch (kind) {
    case 'event':
      return sql`
        SELECT 'event' AS kind, id, date_ev AS day, NULL AS food, NULL AS progress, NULL AS fp_id,
          NULL AS size, NULL AS size_before, NULL AS day_before, event, move, ${notMeasured}, ${noDetails}, rev, 0 AS rank, recorded
        FROM events WHERE pet_id = ${pet_id} ORDER BY date_ev DESC, recorded DESC, id DESC LIMIT ${most}`;
    case 'molt':
      return sql`
        SELECT 'molt' AS kind, m.id, m.date_mt AS day, NULL AS food, NULL AS progress, NULL AS fp_id, m.size,
          (SELECT size FROM molts WHERE pet_id = m.pet_id AND date_mt < m.date_mt AND size IS NOT NULL
            ORDER BY date_mt DESC LIMIT 1) AS size_before,
          (SELECT max(date_mt) FROM molts WHERE pet_id = m.pet_id AND date_mt < m.date_mt) AS day_before,
          NULL AS event, NULL AS move, ${notMeasured}, NULL AS amount, m.outcome, m.molt_no, m.note,
          m.gender, m.sex_by, m.rev, 1 AS rank, m.recorded
        FROM molts m WHERE m.pet_id = ${pet_id} ORDER BY m.date_mt DESC LIMIT ${most}`;
    case 'measurement':
      return sql`
        SELECT 'measurement' AS kind, m.id, m.date_ms AS day, NULL AS food, NULL AS progress, NULL AS fp_id,
          NULL AS size, NULL AS size_before,
          (SELECT max(date_ms) FROM measurements
            WHERE pet_id = m.pet_id AND kind = m.kind AND date_ms < m.date_ms) AS day_before,
          NULL AS event, NULL AS move, m.kind AS ms_kind, m.value,
          (SELECT value FROM measurements WHERE pet_id = m.pet_id AND kind = m.kind AND date_ms < m.date_ms
            ORDER BY date_ms DESC LIMIT 1) AS value_before,
          ${noDetails}, m.rev, ${rankOfKind} AS rank, m.recorded
        FROM measurements m WHERE m.pet_id = ${pet_id}
        ORDER BY m.date_ms DESC, m.kind DESC LIMIT ${most}`;
    case 'feeding':
      return sql`
        SELECT 'feeding' AS kind, id, date_f AS day, food, progress, fp_id, NULL AS size, NULL AS size_before,
          NULL AS day_before, NULL AS event, NULL AS move, ${notMeasured}, amount, ${noMolt}, rev, ${afterAll} AS rank, recorded
        FROM feedings WHERE pet_id = ${pet_id} ORDER BY date_f DESC, recorded DESC, id DESC LIMIT ${most}`;
  }
}
