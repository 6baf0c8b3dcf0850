import { eq } from 'drizzle-orm';
import { expect, test } from 'bun:test';
import { aDatabase } from '#src/testing/test-app.ts';
import { preparedRows } from './prepared.ts';
import { pets, species } from './schema.ts';

test('rows without a mapping refuse two columns of one name', () => {
  const db = aDatabase();
  const rows = preparedRows(db, 'a name each', () =>
    db.select({ id: pets.id, notes: pets.notes }).from(pets),
  );
  expect(Object.keys(rows({})[0] ?? {})).toEqual(['id', 'notes']);
  const twice = () =>
    preparedRows(db, 'notes of both', () =>
      db
        .select({ notes: pets.notes, of_species: species.notes })
        .from(pets)
        .innerJoin(species, eq(species.sc_id, pets.sc_id)),
    );
  expect(twice).toThrow('Twice in notes of both: notes,notes');
});
