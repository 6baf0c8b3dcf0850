// The tag of each animal (src/domain/animal/tag.ts), drawn by a trigger, so that no writer can forget it.

import { tagLength, tagLetters } from '#src/domain/animal/tag.ts';

const letter = `substr('${tagLetters}', 1 + (random() & 31), 1)`;
const draw = Array.from({ length: tagLength }, () => letter).join(' || ');

const isTaken = (table: string) =>
  `EXISTS (SELECT 1 FROM ${table} other WHERE other.tag = draws.tag AND other.tag <> '')`;

/**
 * Draws until a tag is free: one that no animal here has or had, since old labels go on lying about. Only the animal itself
 * brings its tag back, in a file of it. It refers to the row, or SQLite would draw once for all.
 */
const freeTag = `(
    WITH RECURSIVE draws (tag) AS (
      SELECT ${draw} WHERE pets.id IS NOT NULL
      UNION ALL SELECT ${draw} FROM draws)
    SELECT tag FROM draws
    WHERE tag GLOB '*[A-Z]*' AND NOT ${isTaken('pets')} AND NOT ${isTaken('past_pets')}
    LIMIT 1)`;

/** Gives a tag to the animals that have none: those of a database of an older version. */
export const drawTags = `UPDATE pets SET tag = ${freeTag} WHERE tag = '';`;

export const tagTrigger = [
  'pets_tagged',
  `AFTER INSERT ON pets WHEN new.tag = ''`,
  `\n  UPDATE pets SET tag = ${freeTag} WHERE id = new.id;`,
] as const;
