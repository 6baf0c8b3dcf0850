// What devices that hold a keeper's collection have to hear of: each change raises the keeper's revision, and what it
// touched is stamped with it, by triggers, so that no writer can forget it. Rows of the built-in users are passed over:
// among them are those that are being imported, which are stamped when they are given to their keeper.

import { eq, sql } from 'drizzle-orm';
import type { Database } from 'bun:sqlite';
import { petFields } from '#src/records/pet.ts';
import type { Executor } from './database.ts';
import { prepared } from './prepared.ts';
import { users } from './schema.ts';
import { BUILT_IN_UID } from './seed.ts';

type Trigger = [name: string, when: string, body: string];
type Part = 'plans' | 'feeders' | 'places' | 'settings' | 'species';

const isKeeper = `uid > ${BUILT_IN_UID}`;
export const ownerOf = (pet_id: string) => `(SELECT uid FROM pets WHERE id = ${pet_id})`;

const raise = (...uids: string[]) => `
  UPDATE users SET sync_rev = sync_rev + 1 WHERE uid IN (${uids.join(', ')}) AND ${isKeeper};`;

/** A keeper who is being deleted has no revision any more. */
const stamp = (which: string) => `
  UPDATE pets SET sync_rev = ifnull((SELECT sync_rev FROM users WHERE users.uid = pets.uid), sync_rev)
  WHERE ${which} AND ${isKeeper};`;

/** Devices that hold these animals take all of their records again. */
const stampHistory = (which: string) => `${stamp(which)}
  UPDATE pets SET history_rev = sync_rev WHERE ${which} AND ${isKeeper};`;

const stampPart = (uid: string, part: Part) => `
  INSERT INTO sync_parts (uid, part, sync_rev)
  SELECT uid, '${part}', sync_rev FROM users WHERE uid = ${uid} AND ${isKeeper}
  ON CONFLICT (uid, part) DO UPDATE SET sync_rev = excluded.sync_rev;`;

const bury = (pet: string) => `
  INSERT INTO sync_gone (uid, id, sync_rev)
  SELECT uid, ${pet}.id, sync_rev FROM users WHERE uid = ${pet}.uid AND ${isKeeper}
  ON CONFLICT (uid, id) DO UPDATE SET sync_rev = excluded.sync_rev;`;

const unbury = `
  DELETE FROM sync_gone WHERE uid = new.uid AND id = new.id;`;

/** The animals that show another one as their offspring, by what it was acquired as. */
const parentsBy = (purchase: string) =>
  `id IN (SELECT parent_id FROM purchases WHERE id IN (${purchase}))`;

const childrenOf = (pet_id: string) => `id IN (
    SELECT child.id FROM purchases JOIN pets child ON child.purchase_id = purchases.id
    WHERE purchases.parent_id = ${pet_id})`;

/** What a device holds of a row of `pets` and no record of the animal derives. */
const headColumns = [
  'sc_id',
  ...Object.keys(petFields),
  ...['has_img', 'img_version', 'purchase_id', 'former_no', 'earlier_nos'],
  ...['place_id', 'place_order'],
].join(', ');
/** What its parent shows of it. */
const offspringColumns =
  'sc_id, name, gender, an_count, archived, has_img, img_version, purchase_id, uid';

const pets: Trigger[] = [
  [
    'pets_sync_added',
    `AFTER INSERT ON pets WHEN new.${isKeeper}`,
    raise('new.uid') + stampHistory('id = new.id') + stamp(parentsBy('new.purchase_id')) + unbury,
  ],
  [
    'pets_sync_changed',
    `AFTER UPDATE OF ${headColumns} ON pets WHEN new.${isKeeper}`,
    raise('new.uid') + stamp('id = new.id'),
  ],
  [
    'pets_sync_moved',
    'AFTER UPDATE OF uid ON pets WHEN old.uid <> new.uid',
    raise('old.uid', 'new.uid') + bury('old') + stampHistory('id = new.id') + unbury,
  ],
  [
    'pets_sync_offspring',
    `AFTER UPDATE OF ${offspringColumns} ON pets WHEN old.purchase_id IS NOT NULL OR new.purchase_id IS NOT NULL`,
    raise('old.uid', 'new.uid') + stamp(parentsBy('old.purchase_id, new.purchase_id')),
  ],
  [
    'pets_sync_parent',
    'AFTER UPDATE OF name, uid ON pets',
    raise('old.uid', 'new.uid') + stamp(childrenOf('new.id')),
  ],
  [
    'pets_sync_gone',
    `AFTER DELETE ON pets WHEN old.${isKeeper}`,
    raise('old.uid') + bury('old') + stamp(parentsBy('old.purchase_id')),
  ],
];

const acquired = (purchase: string) => stamp(`purchase_id = ${purchase}.id`);
const parentOf = (purchase: string) => stamp(`id = ${purchase}.parent_id`);

const purchases: Trigger[] = [
  [
    'purchases_sync_changed',
    'AFTER UPDATE OF uid, date, price, currency, count, size, seller, parent_id ON purchases',
    raise('old.uid', 'new.uid') + acquired('new') + parentOf('old') + parentOf('new'),
  ],
  [
    'purchases_sync_gone',
    'AFTER DELETE ON purchases WHEN old.parent_id IS NOT NULL',
    raise('old.uid') + parentOf('old'),
  ],
];

/** A trigger for each kind of write to the rows of a table. */
const onEach = (table: string, events: string[], body: (row: string) => string): Trigger[] =>
  events.map((event) => [
    `${table}_sync_${event.split(' ')[0]?.toLowerCase()}`,
    `AFTER ${event} ON ${table}`,
    event === 'DELETE' ? body('old') : body('new'),
  ]);

const all = ['INSERT', 'UPDATE', 'DELETE'];
const partOf = (part: Part, uid: (row: string) => string) => (row: string) =>
  raise(uid(row)) + stampPart(uid(row), part);
const own = (row: string) => `${row}.uid`;
const ofPlace = (row: string) => `(SELECT uid FROM places WHERE id = ${row}.place_id)`;
const ofPlan = (row: string) => `(SELECT uid FROM plans WHERE fp_id = ${row}.fp_id)`;

const recorded = (row: string) =>
  raise(ownerOf(`${row}.pet_id`)) + stampHistory(`id = ${row}.pet_id`);

/** A device puts a feeding before those that it has, if it is the newest of its animal. */
const isNotNewest = `EXISTS (
    SELECT 1 FROM feedings WHERE pet_id = new.pet_id
    AND (date_f, recorded, id) > (new.date_f, new.recorded, new.id))`;

const records = [
  ...onEach('molts', all, recorded),
  ...onEach('events', all, recorded),
  ...onEach('measurements', all, recorded),
  ...onEach('feedings', ['UPDATE', 'DELETE'], recorded),
  ...onEach(
    'feedings',
    ['INSERT'],
    (row) =>
      `${raise(ownerOf(`${row}.pet_id`))}${stamp(`id = ${row}.pet_id`)}
  UPDATE pets SET history_rev = sync_rev WHERE id = ${row}.pet_id AND ${isKeeper} AND ${isNotNewest};`,
  ),
];

/** Its search key is written by a trigger of its own. */
const saleColumns = 's_date, s_count, total_price, currency, archived_pet, returned';
const sales = onEach(
  'sales',
  ['INSERT', `UPDATE OF ${saleColumns}`, 'DELETE'],
  (row) => raise(ownerOf(`${row}.pet_id`)) + stamp(`id = ${row}.pet_id`),
);

const parts: Trigger[] = [
  ...onEach('plans', all, partOf('plans', own)),
  ...onEach('plan_pets', all, partOf('plans', ofPlan)),
  // how often they are used follows from the animals, which are stamped
  ...onEach('feeders', ['INSERT', 'DELETE'], partOf('feeders', own)),
  // a path follows from names, which devices know
  ...onEach(
    'places',
    ['INSERT', 'UPDATE OF uid, parent_id, name, kind, position, slots, notes, tag', 'DELETE'],
    partOf('places', own),
  ),
  ...onEach('place_notes', all, partOf('places', ofPlace)),
  ...onEach('user_config', all, partOf('settings', own)),
];

/** The list that all share: its revision is in the row of the built-in user. */
const raiseSpecies = `
  INSERT INTO sync_parts (uid, part, sync_rev) VALUES (${BUILT_IN_UID}, 'species', 1)
  ON CONFLICT (uid, part) DO UPDATE SET sync_rev = sync_rev + 1;`;

/** The parents of animals of a species: they show of what type their offspring is. */
const parentsOfSpecies = `
    FROM pets child JOIN purchases ON purchases.id = child.purchase_id
    WHERE child.sc_id = new.sc_id AND purchases.parent_id IS NOT NULL`;

const species: Trigger[] = [
  [
    'species_sync_changed',
    'AFTER UPDATE OF sc_name, cm_name, de_name, an_type, env_type, humidity, country_code ON species',
    raiseSpecies,
  ],
  [
    'species_sync_type',
    'AFTER UPDATE OF an_type ON species WHEN old.an_type <> new.an_type',
    `
  UPDATE users SET sync_rev = sync_rev + 1 WHERE ${isKeeper} AND uid IN (
    SELECT purchases.uid ${parentsOfSpecies});${stamp(`id IN (
    SELECT purchases.parent_id ${parentsOfSpecies})`)}`,
  ],
  ...onEach('species_synonyms', all, () => raiseSpecies),
  ...onEach('merged_species', all, () => raiseSpecies),
  [
    'species_usual_sync_added',
    'AFTER INSERT ON species_numbers WHEN new.usual IS NOT NULL',
    raiseSpecies,
  ],
  [
    'species_usual_sync_changed',
    'AFTER UPDATE OF usual ON species_numbers WHEN old.usual IS NOT new.usual',
    raiseSpecies,
  ],
];

/** The triggers that keep the stamps: [name, when, what]. */
export const syncStampTriggers: Trigger[] = [
  ...pets,
  ...purchases,
  ...records,
  ...sales,
  ...parts,
  ...species,
];

/** Has all devices take everything again: what they hold may have been derived by other rules. */
export function stampEverything(sqlite: Database): void {
  sqlite.run(`UPDATE users SET sync_rev = sync_rev + 1 WHERE ${isKeeper}`);
  sqlite.exec(stampHistory('true'));
}

/** The keeper's revision; null where there is no such keeper. */
export const findSyncRev = (db: Executor, uid: number): number | null =>
  prepared(db, 'sync revision', () =>
    db
      .select({ sync_rev: users.sync_rev })
      .from(users)
      .where(eq(users.uid, sql.placeholder('uid')))
      .prepare(),
  ).get({ uid })?.sync_rev ?? null;

/** Raises the keeper's revision and returns it; null where there is no such keeper. */
export const raiseSyncRev = (db: Executor, uid: number): number | null =>
  prepared(db, 'raise sync revision', () =>
    db
      .update(users)
      .set({ sync_rev: sql`${users.sync_rev} + 1` })
      .where(eq(users.uid, sql.placeholder('uid')))
      .returning({ sync_rev: users.sync_rev })
      .prepare(),
  ).get({ uid })?.sync_rev ?? null;
