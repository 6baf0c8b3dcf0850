import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import { pets } from '#src/db/schema.ts';

/** In which order the animals stand in their places. */
export const listStandingOrder = (db: Db, uid: number) =>
  db
    .select({ id: pets.id, place_order: pets.place_order })
    .from(pets)
    .where(and(eq(pets.uid, uid), eq(pets.archived, 0)))
    .all();
