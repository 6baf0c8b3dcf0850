import { desc, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { columnsOf } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { events, feedings, measurements, molts, sales } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
import {
  FEEDINGS_AT_LEAST,
  type DeviceEvent,
  type DeviceFeeding,
  type DeviceMeasurement,
  type DeviceMolt,
  type DeviceSale,
} from '#src/domain/sync/collection.ts';
import { feedingColumns } from '#src/features/animals/feedings/feedings.queries.ts';
import {
  measurementColumns,
  taken,
} from '#src/features/animals/measurements/measurements.queries.ts';
import { moltFields } from '#src/records/history.ts';
import { amountOf } from '#src/domain/trade/money.ts';

// The records of a page of animals, whose ids are JSON, the newest first. One query of each kind: asking for each animal
// took twice as long.

type Of<Row> = Row & { pet_id: number };

const among = (column: SQLiteColumn): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`;

/** Since when the feedings of each animal are wanted. */
const wanted = sql`(
  SELECT value AS pet_id, min(${sql.placeholder('from')}, ifnull((
    SELECT date_f FROM feedings WHERE pet_id = value
    ORDER BY date_f DESC LIMIT 1 OFFSET ${sql.raw(String(FEEDINGS_AT_LEAST - 1))}), '')) AS since
  FROM json_each(${sql.placeholder('ids')})) wanted`;

export const listFeedings = (db: Executor, ids: string, from: Day): Of<DeviceFeeding>[] =>
  preparedRows(db, 'feedings of pets', () =>
    db
      .select({ pet_id: feedings.pet_id, ...feedingColumns })
      .from(feedings)
      .innerJoin(
        wanted,
        sql`${feedings.pet_id} = wanted.pet_id AND ${feedings.date_f} >= wanted.since`,
      )
      .orderBy(
        desc(feedings.pet_id),
        desc(feedings.date_f),
        desc(feedings.recorded),
        desc(feedings.id),
      ),
  )({ ids, from });

/** How many feedings they have in all. */
export const countFeedings = (db: Executor, ids: string): { pet_id: number; count: number }[] =>
  preparedRows(db, 'feeding counts of pets', () =>
    db
      .select({ pet_id: feedings.pet_id, count: sql<number>`count(*)`.as('count') })
      .from(feedings)
      .where(among(feedings.pet_id))
      .groupBy(feedings.pet_id),
  )({ ids });

export const listMolts = (db: Executor, ids: string): Of<DeviceMolt>[] =>
  preparedRows(db, 'molts of pets', () =>
    db
      .select({
        pet_id: molts.pet_id,
        id: molts.id,
        ...columnsOf(molts, moltFields),
        rev: molts.rev,
      })
      .from(molts)
      .where(among(molts.pet_id))
      .orderBy(desc(molts.pet_id), desc(molts.date_mt)),
  )({ ids });

export const listMeasurements = (db: Executor, ids: string): Of<DeviceMeasurement>[] =>
  preparedRows(db, 'measurements of pets', () =>
    db
      .select({ pet_id: measurements.pet_id, ...measurementColumns, taken })
      .from(measurements)
      .where(among(measurements.pet_id))
      .orderBy(desc(measurements.pet_id), desc(measurements.date_ms), desc(measurements.kind)),
  )({ ids }).map(({ taken: isTaken, ...row }) => (isTaken ? { ...row, taken: 1 } : row));

export const listEvents = (db: Executor, ids: string): Of<DeviceEvent>[] =>
  preparedRows(db, 'events of pets', () =>
    db
      .select({
        pet_id: events.pet_id,
        id: events.id,
        date_ev: events.date_ev,
        event: events.event,
        rev: events.rev,
        move: events.move,
        moved_from: events.moved_from,
        planned: events.planned,
      })
      .from(events)
      .where(among(events.pet_id))
      .orderBy(desc(events.pet_id), desc(events.date_ev), desc(events.recorded), desc(events.id)),
  )({ ids }).map(({ move, moved_from, planned, ...row }) => ({
    ...row,
    ...(move && { move, moved_from }),
    ...(planned && { planned }),
  }));

export const listSales = (db: Executor, ids: string): Of<DeviceSale>[] =>
  preparedRows(db, 'sales of pets', () =>
    db
      .select({
        pet_id: sql<number>`${sales.pet_id}`.as('pet_id'),
        slid: sales.slid,
        s_date: sales.s_date,
        s_count: sales.s_count,
        total_price: sales.total_price,
        currency: sales.currency,
        archived_pet: sales.archived_pet,
        returned: sales.returned,
        archived_before: sales.archived_before,
      })
      .from(sales)
      .where(among(sales.pet_id))
      .orderBy(desc(sales.pet_id), desc(sales.s_date), desc(sales.slid)),
  )({ ids }).map(({ archived_before, ...row }) => ({
    ...row,
    total_price: amountOf(row.total_price, row.currency),
    ...(archived_before !== null && { archived_before }),
  }));
