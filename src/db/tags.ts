// The tags of animals and of places (src/domain/animal/tag.ts), drawn by triggers, so that no writer can forget them.

import { tagLength, tagLetters } from '#src/domain/animal/tag.ts';

const letter = `substr('${tagLetters}', 1 + (random() & 31), 1)`;
const draw = Array.from({ length: tagLength }, () => letter).join(' || ');

const isTaken = (table: string) =>
  `EXISTS (SELECT 1 FROM ${table} other WHERE other.tag = draws.tag AND other.tag <> '')`;

/**
 * Draws until a tag is free: one that none of these has or had, since old labels go on lying about. Only an animal itself
 * brings its tag back, in a file of it. It refers to the row, or SQLite would draw once for all.
 */
const freeTag = (table: string, ...taken: string[]) => `(
    WITH RECURSIVE draws (tag) AS (
      SELECT ${draw} WHERE ${table}.id IS NOT NULL
      UNION ALL SELECT ${draw} FROM draws)
    SELECT tag FROM draws
    WHERE tag GLOB '*[A-Z]*' ${taken.map((one) => `AND NOT ${isTaken(one)}`).join(' ')}
    LIMIT 1)`;
const freeTagOfPet = freeTag('pets', 'pets', 'past_pets');

/** Gives a tag to the animals that have none: those of a database of an older version. */
export const drawTags = `UPDATE pets SET tag = ${freeTagOfPet} WHERE tag = '';`;

export const tagTriggers: [name: string, when: string, body: string][] = [
  [
    'pets_tagged',
    `AFTER INSERT ON pets WHEN new.tag = ''`,
    `\n  UPDATE pets SET tag = ${freeTagOfPet} WHERE id = new.id;`,
  ],
  [
    'places_tagged',
    `AFTER INSERT ON places WHEN new.tag = ''`,
    `\n  UPDATE places SET tag = ${freeTag('places', 'places')} WHERE id = new.id;`,
  ],
];
