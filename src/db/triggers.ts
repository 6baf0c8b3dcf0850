// The derived columns of pets and feeders, maintained by triggers, so that no writer can miss them. They are recreated
// at each start when their text changed: a later table rebuild drops triggers silently.

import type { Database } from 'bun:sqlite';
import { lengthKinds } from '#src/domain/animal/measurements.ts';
import { germanNameTriggers, refreshGermanNames, syncShippedNames } from './german-names.ts';
import { revisionTriggers } from './revisions.ts';
import { refreshSearchKeys, searchTriggers, syncLetters } from './search-keys.ts';
import { LEAVING_UID } from './seed.ts';
import { ownerOf, stampEverything, syncStampTriggers } from './sync.ts';
import { pathTriggers, refreshPaths } from './place-paths.ts';
import { followAll, planFilterTriggers } from './plan-filters.ts';
import { numbersTriggers } from './species-numbers.ts';
import { drawTags, tagTriggers } from './tags.ts';

const refreshFeeding = (pet_id: string) => `
  UPDATE pets SET
    (date_f, food) = (
      SELECT date_f, food FROM feedings WHERE pet_id = ${pet_id} AND progress = 0
      ORDER BY date_f DESC, recorded DESC, id DESC LIMIT 1),
    (offer_date, offer_food, progress) = (
      SELECT date_f, food, progress FROM feedings WHERE pet_id = ${pet_id}
      ORDER BY date_f DESC, recorded DESC, id DESC LIMIT 1)
  WHERE id = ${pet_id};${refreshRefusals(`id = ${pet_id}`)}`;

/** As refusalsInARow in the domain. Needs the last meal; an animal that ate has none, and is not updated again. */
const refreshRefusals = (which: string) => `
  UPDATE pets SET (refusals, refused_since) = (
    SELECT count(*), min(date_f) FROM feedings offer
    WHERE offer.pet_id = pets.id AND offer.progress = 2 AND offer.date_f >= ifnull(pets.date_f, '')
      AND (offer.date_f IS NOT pets.date_f OR NOT EXISTS (
        SELECT 1 FROM feedings meal
        WHERE meal.pet_id = offer.pet_id AND meal.date_f = offer.date_f AND meal.progress = 0
          AND (meal.recorded, meal.id) > (offer.recorded, offer.id))))
  WHERE ${which} AND (refusals > 0 OR progress <> 0);`;

const lengths = lengthKinds.map((kind) => `'${kind}'`).join(', ');

/** As newestSize in the domain. */
const newestSize = (pet_id: string) => `(
      SELECT size FROM (
        SELECT * FROM (SELECT date_mt AS day, size, '~' AS kind FROM molts
          WHERE pet_id = ${pet_id} AND size IS NOT NULL ORDER BY date_mt DESC LIMIT 1)
        UNION ALL
        SELECT date_ms, value, kind FROM measurements WHERE pet_id = ${pet_id} AND kind IN (${lengths}))
      ORDER BY day DESC, kind DESC LIMIT 1)`;

const refreshMolt = (pet_id: string) => `
  UPDATE pets SET
    mmt = (SELECT max(date_mt) FROM molts WHERE pet_id = ${pet_id}),
    size = ${newestSize(pet_id)}
  WHERE id = ${pet_id};`;

const refreshMeasured = (pet_id: string) => `
  UPDATE pets SET
    size = ${newestSize(pet_id)},
    (weight, weight_date) = (
      SELECT value, date_ms FROM measurements WHERE pet_id = ${pet_id} AND kind = 'weight'
      ORDER BY date_ms DESC LIMIT 1)
  WHERE id = ${pet_id};`;

/** A feeder that the keeper removed from the list returns with all its uses. */
const countFeeder = `
  UPDATE feeders SET uses = uses + 1, last_used = max(ifnull(last_used, ''), new.date_f)
  WHERE food = new.food AND uid = ${ownerOf('new.pet_id')};
  INSERT INTO feeders (uid, food, uses, last_used)
  SELECT fed.uid, new.food, count(*), max(feedings.date_f)
  FROM pets fed JOIN pets own ON own.uid = fed.uid
    JOIN feedings ON feedings.pet_id = own.id AND feedings.food = new.food
  WHERE fed.id = new.pet_id AND new.food <> ''
    AND NOT EXISTS (SELECT 1 FROM feeders WHERE uid = fed.uid AND food = new.food)
  GROUP BY fed.uid;`;

/** The last day on which one of the keeper's pets (besides one) got a feeder, after a use on `day` was deleted. */
const lastUsedWithout = (day: string, besides: string) => `CASE
    WHEN last_used > ${day} OR EXISTS (
      SELECT 1 FROM pets own JOIN feedings ON feedings.pet_id = own.id
        AND feedings.date_f = feeders.last_used AND feedings.food = feeders.food
      WHERE own.uid = feeders.uid AND own.id <> ${besides})
    THEN last_used
    ELSE (
      SELECT max((
        SELECT date_f FROM feedings WHERE pet_id = own.id AND food = feeders.food ORDER BY date_f DESC LIMIT 1))
      FROM pets own WHERE own.uid = feeders.uid AND own.id <> ${besides})
    END`;

const uncountFeeder = `
  UPDATE feeders SET
    uses = max(uses - 1, 0),
    last_used = ${lastUsedWithout('old.date_f', '0')}
  WHERE food = old.food AND uid = ${ownerOf('old.pet_id')};`;

/** Runs before a pet leaves its keeper: when its feedings cascade, the keeper can no longer be looked up. */
const uncountPet = `
  UPDATE feeders SET
    uses = max(feeders.uses - gone.uses, 0),
    last_used = ${lastUsedWithout('gone.last_day', 'old.id')}
  FROM (
    SELECT food AS gone_food, count(*) AS uses, max(date_f) AS last_day
    FROM feedings WHERE pet_id = old.id GROUP BY food) gone
  WHERE feeders.uid = old.uid AND feeders.food = gone_food;`;
const hasFeeders = 'EXISTS (SELECT 1 FROM feeders WHERE uid = old.uid)';

/** Corrects what the triggers of earlier versions did not write, or wrote wrongly. */
const refreshAll = [
  drawTags,
  refreshPaths,
  refreshRefusals('true'),
  'UPDATE feeders SET uses = 0, last_used = NULL;',
  `UPDATE feeders SET uses = used.uses, last_used = used.last_used FROM (
    SELECT uid, feedings.food, count(*) AS uses, max(feedings.date_f) AS last_used
    FROM feedings JOIN pets ON pets.id = feedings.pet_id GROUP BY uid, feedings.food) used
  WHERE feeders.uid = used.uid AND feeders.food = used.food;`,
  ...followAll,
];

/** Tables whose rows a backup counts, by the kind that its comparison names. */
export const countedTables = [
  'users',
  'pets',
  'feedings',
  'molts',
  'events',
  'measurements',
  'plans',
  'purchases',
  'sales',
  'species',
] as const;

const countDeletion = (kind: string) => `
  INSERT INTO deletions (kind, count) VALUES ('${kind}', 1)
  ON CONFLICT (kind) DO UPDATE SET count = count + 1;`;

const trigger = (name: string, when: string, body: string) =>
  `CREATE TRIGGER ${name} ${when} BEGIN${body}\nEND`;

const triggers: Record<string, string> = Object.fromEntries(
  (
    [
      ['feedings_added', 'AFTER INSERT ON feedings', refreshFeeding('new.pet_id') + countFeeder],
      [
        'feedings_changed',
        'AFTER UPDATE OF date_f, food, progress, recorded ON feedings',
        refreshFeeding('new.pet_id'),
      ],
      [
        'feedings_refed',
        'AFTER UPDATE OF food, date_f ON feedings WHEN old.food <> new.food OR old.date_f <> new.date_f',
        uncountFeeder + countFeeder,
      ],
      ['feedings_gone', 'AFTER DELETE ON feedings', refreshFeeding('old.pet_id') + uncountFeeder],
      ['pets_gone', `BEFORE DELETE ON pets WHEN ${hasFeeders}`, uncountPet],
      [
        'pets_leaving',
        `BEFORE UPDATE OF uid ON pets WHEN new.uid = ${LEAVING_UID} AND ${hasFeeders}`,
        uncountPet,
      ],
      ['molts_added', 'AFTER INSERT ON molts', refreshMolt('new.pet_id')],
      ['molts_changed', 'AFTER UPDATE OF date_mt, size ON molts', refreshMolt('new.pet_id')],
      ['molts_gone', 'AFTER DELETE ON molts', refreshMolt('old.pet_id')],
      ['measurements_added', 'AFTER INSERT ON measurements', refreshMeasured('new.pet_id')],
      [
        'measurements_changed',
        'AFTER UPDATE OF date_ms, kind, value ON measurements',
        refreshMeasured('new.pet_id'),
      ],
      ['measurements_gone', 'AFTER DELETE ON measurements', refreshMeasured('old.pet_id')],
      ...countedTables.map(
        (table) => [`${table}_deleted`, `AFTER DELETE ON ${table}`, countDeletion(table)] as const,
      ),
      // those of a pet that is deleted, too
      ['pictures_deleted', 'AFTER DELETE ON pictures', countDeletion('pictures')],
      [
        'documents_deleted',
        'AFTER DELETE ON documents',
        `${countDeletion('documents')}
  INSERT OR IGNORE INTO gone_documents (id) VALUES (old.id);`,
      ],
      ...tagTriggers,
      ...pathTriggers,
      ...planFilterTriggers,
      ...germanNameTriggers,
      ...searchTriggers,
      ...revisionTriggers,
      ...syncStampTriggers,
      ...numbersTriggers,
    ] as const
  ).map(([name, when, body]) => [name, trigger(name, when, body)]),
);

/**
 * Makes the stored triggers equal to the ones above, and recomputes the derived columns where they differed. Writes
 * nothing when they are equal.
 */
export function syncTriggers(sqlite: Database): void {
  const stored = new Map(
    sqlite
      .query<{ name: string; sql: string }, []>(
        `SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`,
      )
      .all()
      .map((row) => [row.name, row.sql]),
  );
  sqlite.transaction(() => {
    for (const name of stored.keys()) {
      if (stored.get(name) !== triggers[name]) sqlite.run(`DROP TRIGGER ${name}`);
    }
    const changed = Object.keys(triggers).filter((name) => stored.get(name) !== triggers[name]);
    for (const name of changed) sqlite.run(triggers[name] ?? '');
    const lettersChanged = syncLetters(sqlite);
    const namesChanged = syncShippedNames(sqlite);
    if (changed.length > 0 || namesChanged) refreshGermanNames(sqlite);
    if (changed.length > 0) {
      for (const statement of refreshAll) sqlite.run(statement);
      stampEverything(sqlite);
    }
    if (changed.length > 0 || lettersChanged) refreshSearchKeys(sqlite);
  })();
}
