// The tags of animals and of places (src/domain/animal/tag.ts), drawn by triggers, so that no writer can forget them.

import { tagLength, tagLetters } from '#src/domain/animal/tag.ts';

const letters = (numberAt: (at: number) => string) =>
  Array.from(
    { length: tagLength },
    (_, at) => `substr('${tagLetters}', 1 + (${numberAt(at)} & 31), 1)`,
  ).join(' || ');

const isTaken = (table: string) =>
  `EXISTS (SELECT 1 FROM ${table} other WHERE other.tag = draws.tag AND other.tag <> '')`;
const isFree = (...tables: string[]) =>
  `tag GLOB '*[A-Z]*' ${tables.map((one) => `AND NOT ${isTaken(one)}`).join(' ')}`;

/**
 * Draws until a tag is free: one that none of these has or had, since old labels go on lying about. Only an animal itself
 * brings its tag back, in a file of it. It refers to the row, or SQLite would draw once for all.
 */
const freeTag = (table: string, ...taken: string[]) => `(
    WITH RECURSIVE draws (tag) AS (
      SELECT ${letters(() => 'random()')} WHERE ${table}.id IS NOT NULL
      UNION ALL SELECT ${letters(() => 'random()')} FROM draws)
    SELECT tag FROM draws WHERE ${isFree(...taken)} LIMIT 1)`;

const prime = 2 ** 31 - 1;
const created = `(coalesce(CAST(strftime('%s', pets.created) AS INTEGER), 0) * 1000
  + CAST(substr(pets.created, 21, 3) AS INTEGER))`;

/**
 * Gives a tag to the animals that have none: those of a database of an older version. It follows from the record, not from
 * chance: who goes back to that version and forward again has labels printed with it.
 */
export const drawTags = `UPDATE pets SET tag = (
    WITH RECURSIVE numbers (number) AS (
      SELECT (${created} % ${prime} * 48271 + pets.id * 69621) % ${prime}
      UNION ALL SELECT (number + 1) % ${prime} FROM numbers),
    draws (tag) AS (SELECT ${letters((at) => `(number >> ${at * 5})`)} FROM numbers)
    SELECT tag FROM draws WHERE ${isFree('pets', 'past_pets')} LIMIT 1)
  WHERE tag = '';`;

export const tagTriggers: [name: string, when: string, body: string][] = [
  [
    'pets_tagged',
    `AFTER INSERT ON pets WHEN new.tag = ''`,
    `\n  UPDATE pets SET tag = ${freeTag('pets', 'pets', 'past_pets')} WHERE id = new.id;`,
  ],
  [
    'places_tagged',
    `AFTER INSERT ON places WHEN new.tag = ''`,
    `\n  UPDATE places SET tag = ${freeTag('places', 'places')} WHERE id = new.id;`,
  ],
];
