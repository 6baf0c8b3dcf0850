import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { pets } from '#src/db/schema.ts';

type Tagged = { no: number; tag: string };

/** Those of a file's animals that the keeper has already: a living record with the same tag. */
export function listAlready(db: Executor, uid: number, animals: readonly Tagged[]) {
  const tags = animals.map(({ tag }) => tag).filter(Boolean);
  const living = and(eq(pets.uid, uid), eq(pets.archived, 0), eq(pets.handed_over, 0));
  const rows = db
    .select({ pet_id: pets.id, name: pets.name, tag: pets.tag })
    .from(pets)
    .where(and(inArray(pets.tag, tags), ne(pets.tag, sql`''`), living))
    .all();
  return animals.flatMap(({ no, tag }) =>
    rows.filter((row) => row.tag === tag).map(({ pet_id, name }) => ({ no, pet_id, name })),
  );
}
