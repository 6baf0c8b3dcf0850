import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { columnsOf } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import { preparedLimit, preparedRows } from '#src/db/prepared.ts';
import { pets, purchases, species } from '#src/db/schema.ts';
import type { AnimalHead, AnimalOffspring, AnimalOrigin } from '#src/domain/sync/collection.ts';
import { offspringColumns, originColumns } from '#src/features/animals/pets/origin.queries.ts';
import { withAmounts } from '#src/records/amounts.ts';
import { petFields } from '#src/records/pet.ts';
import { purchaseFields } from '#src/records/purchase.ts';

const head = {
  id: pets.id,
  sc_id: pets.sc_id,
  ...columnsOf(pets, petFields),
  has_img: pets.has_img,
  img_version: pets.img_version,
  purchase_id: pets.purchase_id,
  former_no: pets.former_no,
  earlier_nos: pets.earlier_nos,
  place_id: pets.place_id,
  place_order: pets.place_order,
  date_f: pets.date_f,
  food: pets.food,
  offer_date: pets.offer_date,
  offer_food: pets.offer_food,
  progress: pets.progress,
  refusals: pets.refusals,
  refused_since: pets.refused_since,
  mmt: pets.mmt,
  size: pets.size,
  weight: pets.weight,
  weight_date: pets.weight_date,
  rev: pets.rev,
  history_rev: pets.history_rev,
};

export type HeadRow = { history_rev: number } & Omit<
  AnimalHead,
  'records' | 'origin' | 'offspring' | 'acquired' | 'sales'
>;

/**
 * A keeper's animals that were stamped later than `since`, by id. The plus keeps SQLite at the index of their owner: by
 * id it would walk through the animals of everybody.
 */
export const listChangedPets = (
  db: Executor,
  which: { uid: number; since: number; after: number; limit: number },
): HeadRow[] =>
  preparedRows(db, 'changed pets', () =>
    db
      .select(head)
      .from(pets)
      .where(
        and(
          eq(pets.uid, sql.placeholder('uid')),
          sql`${pets.sync_rev} > ${sql.placeholder('since')}`,
          sql`+${pets.id} > ${sql.placeholder('after')}`,
        ),
      )
      .orderBy(sql`+${pets.id}`)
      .limit(preparedLimit('limit')),
  )(which).map((row) => ({ ...row, earlier_nos: JSON.parse(row.earlier_nos) as number[] }));

/**
 * The ids of a page of animals, as JSON. The pluses keep SQLite from going through all animals of their owner: mostly
 * the page has few.
 */
const among = (column: typeof pets.id | typeof purchases.parent_id) =>
  sql`${column} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`;

type Of<Row> = Row & { pet_id: number };

/** Where these animals come from, as `findOrigin` tells of one. */
export function listOrigins(db: Executor, uid: number, ids: string): Of<AnimalOrigin>[] {
  const parent = alias(pets, 'parent');
  return preparedRows(db, 'origins', () =>
    db
      .select({
        pet_id: sql<number>`${pets.id}`.as('pet_id'),
        ...originColumns,
        parent_id: sql<number | null>`${parent.id}`.as('parent_id'),
        parent_name: sql<string | null>`${parent.name}`.as('parent_name'),
      })
      .from(pets)
      .innerJoin(purchases, and(eq(purchases.id, pets.purchase_id), eq(purchases.uid, pets.uid)))
      .leftJoin(parent, and(eq(parent.id, purchases.parent_id), eq(parent.uid, pets.uid)))
      .where(and(among(pets.id), sql`+${pets.uid} = ${sql.placeholder('uid')}`)),
  )({ uid, ids }).map((row) => withAmounts(purchaseFields, row));
}

/** The offspring of these animals, as `listOffspring` lists those of one. */
export const listAllOffspring = (
  db: Executor,
  uid: number,
  ids: string,
): (AnimalOffspring & { parent_id: number | null })[] =>
  preparedRows(db, 'all offspring', () =>
    db
      .select({ parent_id: purchases.parent_id, ...offspringColumns })
      .from(purchases)
      .innerJoin(
        pets,
        and(eq(pets.purchase_id, purchases.id), sql`+${pets.uid} = ${purchases.uid}`),
      )
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .where(and(among(purchases.parent_id), sql`+${purchases.uid} = ${sql.placeholder('uid')}`))
      .orderBy(desc(purchases.date), pets.name, pets.id),
  )({ uid, ids });
