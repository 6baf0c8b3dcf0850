import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import { petCard } from '#src/db/pet-card.ts';
import { pets, species, users } from '#src/db/schema.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { matchesSearch } from '#src/db/search.ts';
import type { AdminPetSort } from '#src/domain/enums.ts';
import { petSearch, sortColumns } from './pets.queries.ts';

type AllPetsQuery = {
  offset: number;
  limit: number;
  sort_by: AdminPetSort;
  asc: 'ASC' | 'DESC';
  search: string;
  uid?: number | undefined;
};

/** Every keeper's pets, archived ones too. No keeper has the guide's examples, and what is being stored or removed. */
export function listAllPets(
  db: Db,
  { offset, limit, sort_by, asc: direction, search, uid }: AllPetsQuery,
) {
  const order = direction === 'DESC' ? desc : asc;
  const where = and(
    // the plus keeps the owner's index out of it: the index of the sort order answers the first page at once
    sql`+${pets.uid} > ${BUILT_IN_UID}`,
    uid === undefined ? undefined : eq(pets.uid, uid),
    matchesSearch({ ...petSearch, keys: [...petSearch.keys, users.search_key] }, search),
  );
  const rows = db
    .select(petCard)
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .innerJoin(users, eq(users.uid, pets.uid))
    .where(where)
    .orderBy(order(sortColumns[sort_by]), order(pets.id))
    .limit(limit)
    .offset(offset)
    .all();
  if (uid === undefined && search.trim() === '') return { rows, count: countKept(db) };
  const counted = db
    .select({ count: count() })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .innerJoin(users, eq(users.uid, pets.uid))
    .where(where)
    .get();
  return { rows, count: counted?.count ?? 0 };
}

/** Two plain counts: SQLite answers them without looking at each row. */
function countKept(db: Db): number {
  const kept = sql`SELECT (SELECT count(*) FROM pets) - (SELECT count(*) FROM pets WHERE uid <= ${BUILT_IN_UID}) AS count`;
  return db.all<{ count: number }>(kept)[0]?.count ?? 0;
}
