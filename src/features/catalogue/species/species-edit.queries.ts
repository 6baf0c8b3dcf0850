import { eq } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { pets, purchases, species, speciesLog, speciesSynonyms } from '#src/db/schema.ts';
import type { Values } from '#src/records/fields.ts';
import type { speciesFields } from '#src/records/species.ts';
import type { SpeciesChange } from '#src/features/catalogue/species-log/species-log.queries.ts';

/** All of a species that an editor writes. */
export type SpeciesFields = Values<typeof speciesFields>;

/** `import_id`: of the import that brings it. */
export function insertSpecies(
  db: Executor,
  fields: SpeciesFields & { import_id?: number | undefined },
): number {
  return db.insert(species).values(fields).returning({ sc_id: species.sc_id }).get().sc_id;
}

export function updateSpecies(db: Executor, sc_id: number, fields: SpeciesFields): void {
  db.update(species).set(fields).where(eq(species.sc_id, sc_id)).run();
}

export function deleteSpecies(db: Executor, sc_id: number): void {
  db.delete(species).where(eq(species.sc_id, sc_id)).run();
}

/** Replaces the older names of a species. */
export function replaceSynonyms(db: Executor, sc_id: number, names: string[]): void {
  db.delete(speciesSynonyms).where(eq(speciesSynonyms.sc_id, sc_id)).run();
  if (names.length)
    db.insert(speciesSynonyms)
      .values(names.map((sc_name) => ({ sc_id, sc_name })))
      .run();
}

/** Of all keepers, archived ones too. */
export function countUses(db: Executor, sc_id: number): { pets: number; purchases: number } {
  return {
    pets: countRows(db, pets, eq(pets.sc_id, sc_id)),
    purchases: countRows(db, purchases, eq(purchases.sc_id, sc_id)),
  };
}

export function insertSpeciesLog(
  db: Executor,
  entry: {
    action_time: string;
    action_type: 'add' | 'update' | 'delete';
    action_user: number;
    sc_id: number;
    sc_name: string;
    changes: SpeciesChange[];
  },
): void {
  db.insert(speciesLog)
    .values({ ...entry, changes: JSON.stringify(entry.changes) })
    .run();
}
