import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import { petCard } from '#src/db/pet-card.ts';
import { prepared, preparedLimit } from '#src/db/prepared.ts';
import { feedings, pets, species, users } from '#src/db/schema.ts';

/** Enough records to know the last refusals. */
const RECENT = 6;

/** Those of the given pets that the keeper keeps now, in the order of the ids, with their newest records. */
export function listForRound(db: Db, uid: number, ids: number[]) {
  const place = new Map(ids.map((id, at) => [id, at]));
  const rows = db
    .select({ ...petCard, notes: pets.notes, hatched: pets.hatched })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .innerJoin(users, eq(users.uid, pets.uid))
    .where(and(eq(pets.uid, uid), eq(pets.archived, 0), inArray(pets.id, ids)))
    .all();
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((pet) => ({ ...pet, recent: recentOffers(db, pet.id) }));
}

function recentOffers(db: Db, pet_id: number) {
  return prepared(db, 'recent offers', () =>
    db
      .select({
        date_f: feedings.date_f,
        food: feedings.food,
        progress: feedings.progress,
        amount: feedings.amount,
        fp_id: feedings.fp_id,
      })
      .from(feedings)
      .where(eq(feedings.pet_id, sql.placeholder('pet_id')))
      .orderBy(desc(feedings.date_f), desc(feedings.recorded), desc(feedings.id))
      .limit(preparedLimit(RECENT))
      .prepare(),
  ).all({ pet_id });
}
