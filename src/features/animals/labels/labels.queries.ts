import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { pets, purchases, species } from '#src/db/schema.ts';

export type LabelRow = ReturnType<typeof listAllLabels>[number];

/**
 * `date`: since when the animal is kept, if its keeper entered it; else the day of its purchase. When its record was
 * made says nothing about the animal.
 */
const label = {
  id: pets.id,
  tag: pets.tag,
  name: pets.name,
  sc_name: species.sc_name,
  cm_name: species.cm_name,
  an_type: species.an_type,
  gender: pets.gender,
  an_count: pets.an_count,
  size: pets.size,
  mmt: pets.mmt,
  country_code: species.country_code,
  date: sql<string | null>`coalesce(${pets.kept_since}, ${purchases.date})`.as('date'),
};

/** All kept pets, by species and name. */
export function listAllLabels(db: Executor, uid: number) {
  return select(db)
    .where(and(eq(pets.uid, uid), eq(pets.archived, 0)))
    .orderBy(
      asc(sql`${species.sc_name} COLLATE NOCASE`),
      asc(sql`${pets.name} COLLATE NOCASE`),
      asc(pets.id),
    )
    .all();
}

/** The given pets of a keeper, or of anybody (null), archived ones too, in the order of the ids. */
export function listLabels(db: Executor, uid: number | null, ids: number[]): LabelRow[] {
  if (ids.length === 0) return [];
  const rows = select(db)
    .where(and(uid === null ? undefined : eq(pets.uid, uid), inArray(pets.id, ids)))
    .all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function select(db: Executor) {
  return db
    .select(label)
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .leftJoin(purchases, eq(purchases.id, pets.purchase_id));
}
