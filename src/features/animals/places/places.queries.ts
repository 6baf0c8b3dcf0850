import { and, eq, inArray, sql } from 'drizzle-orm';
import { columnsOf } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import { prepared, preparedRows } from '#src/db/prepared.ts';
import { placeNotes, places } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
import { walkingOrder, type Node } from '#src/domain/places/tree.ts';
import { placeFields } from '#src/records/place.ts';

/** `count`: how many records of kept animals stand directly in it; `cleaned`: the last day on which it was cleaned. */
const placeColumns = {
  id: places.id,
  parent_id: places.parent_id,
  position: places.position,
  ...columnsOf(places, placeFields),
  path: places.path,
  rev: places.rev,
  count: sql<number>`(SELECT count(*) FROM pets WHERE place_id = places.id AND archived = 0)`.as(
    'count',
  ),
  cleaned: sql<Day | null>`(
    SELECT max(date) FROM place_notes WHERE place_id = places.id AND kind = 'cleaned')`.as(
    'cleaned',
  ),
};

export type PlaceRow = ReturnType<typeof listPlaces>[number];

/** A keeper's places as one walks past them: each before what stands in it. */
export const listPlaces = (db: Executor, uid: number) =>
  walkingOrder(
    preparedRows(db, 'places', () =>
      db
        .select(placeColumns)
        .from(places)
        .where(eq(places.uid, sql.placeholder('uid'))),
    )({ uid }),
  );

/** The same without what is counted and noted. */
export const listNodes = (db: Executor, uid: number) =>
  preparedRows(db, 'place tree', () =>
    db
      .select({
        id: places.id,
        parent_id: places.parent_id,
        position: places.position,
        name: places.name,
        kind: places.kind,
        path: places.path,
      })
      .from(places)
      .where(eq(places.uid, sql.placeholder('uid'))),
  )({ uid });

export const findPlace = (db: Executor, uid: number, id: number) =>
  preparedRows(db, 'place', () =>
    db
      .select(placeColumns)
      .from(places)
      .where(own(sql.placeholder('uid'), sql.placeholder('id'))),
  )({ uid, id })[0];

export const findPlaceWithTag = (db: Executor, tag: string) =>
  prepared(db, 'place with tag', () =>
    db
      .select({ id: places.id, uid: places.uid })
      .from(places)
      .where(and(eq(places.tag, sql.placeholder('tag')), sql`${places.tag} <> ''`))
      .prepare(),
  ).get({ tag });

export const insertPlace = (db: Executor, values: typeof places.$inferInsert): number =>
  db.insert(places).values(values).returning({ id: places.id }).get().id;

type Changes = Partial<Omit<typeof places.$inferInsert, 'id' | 'uid'>>;

export const updatePlace = (db: Executor, uid: number, id: number, changes: Changes): void =>
  void db.update(places).set(changes).where(own(uid, id)).run();

/** Puts places where the tree says. */
export function updateNodes(db: Executor, uid: number, nodes: readonly Node[]): void {
  for (const { id, parent_id, position } of nodes)
    updatePlace(db, uid, id, { parent_id, position });
}

/** With their notes. What stands in them has to be elsewhere by then. */
export const deletePlaces = (db: Executor, uid: number, ids: readonly number[]): void =>
  void db
    .delete(places)
    .where(and(eq(places.uid, uid), inArray(places.id, [...ids])))
    .run();

/** The labels of some places of a keeper, or of anybody (null). `animals`: how many animals these records stand for. */
export const listPlaceLabels = (db: Executor, uid: number | null, ids: readonly number[]) =>
  db
    .select({
      id: places.id,
      tag: places.tag,
      name: places.name,
      path: places.path,
      kind: places.kind,
      count: placeColumns.count,
      animals: sql<number>`(
        SELECT ifnull(sum(an_count), 0) FROM pets WHERE place_id = places.id AND archived = 0)`.as(
        'animals',
      ),
    })
    .from(places)
    .where(and(uid === null ? undefined : eq(places.uid, uid), inArray(places.id, [...ids])))
    .all();

/** What was noted of places, the newest first. */
export const listPlaceNotes = (db: Executor, place_ids: readonly number[]) =>
  preparedRows(db, 'place notes', () =>
    db
      .select({
        id: placeNotes.id,
        place_id: placeNotes.place_id,
        date: placeNotes.date,
        kind: placeNotes.kind,
        text: placeNotes.text,
        rev: placeNotes.rev,
      })
      .from(placeNotes)
      .where(sql`place_id IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
      .orderBy(sql`date DESC, id DESC`),
  )({ ids: JSON.stringify(place_ids) });

type Bound<T> = T | ReturnType<typeof sql.placeholder>;
const own = (uid: Bound<number>, id: Bound<number>) =>
  and(eq(places.id, id as number), eq(places.uid, uid as number));
