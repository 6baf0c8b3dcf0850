// The numbers of a species end when a keeper's records leave them, by whichever call: triggers see to it. Those that
// come later are counted soon after.

import { eq, sql } from 'drizzle-orm';
import type { UsualGaps } from '#src/domain/species/spans.ts';
import type { Executor } from './database.ts';
import { prepared } from './prepared.ts';
import { speciesNumbers } from './schema.ts';
import { BUILT_IN_UID } from './seed.ts';

/** Until the next night, when the day's other changes are counted with it: nobody can tell then what one keeper took along. */
const end = (which: string) => `
  UPDATE species_numbers SET numbers = NULL, usual = NULL, stale = 0 WHERE ${which};`;

const endAllOf = (uid: string) => end(`sc_id IN (SELECT sc_id FROM pets WHERE uid = ${uid})`);

const hasNone = `NOT EXISTS (SELECT 1 FROM pets WHERE uid = old.uid AND sc_id = old.sc_id)`;

const countSoon = `
  INSERT INTO species_numbers (sc_id, stale) VALUES (new.sc_id, 1)
  ON CONFLICT (sc_id) DO UPDATE SET stale = 1;`;

const isSwitch = (row: string) => `${row}.conf_key = 'club_numbers'`;

export const numbersTriggers: [name: string, when: string, body: string][] = [
  [
    'numbers_pet_left',
    `AFTER UPDATE OF uid ON pets WHEN old.uid > ${BUILT_IN_UID} AND old.uid <> new.uid`,
    end('sc_id = old.sc_id'),
  ],
  // an import gives its animals to their keeper when it is complete
  [
    'numbers_pet_came',
    `AFTER UPDATE OF uid ON pets WHEN new.uid > ${BUILT_IN_UID} AND old.uid <> new.uid`,
    countSoon,
  ],
  [
    'numbers_pet_deleted',
    `AFTER DELETE ON pets WHEN old.uid > ${BUILT_IN_UID} AND ${hasNone}`,
    end('sc_id = old.sc_id'),
  ],
  [
    'numbers_pet_changed',
    `AFTER UPDATE OF sc_id ON pets WHEN old.sc_id <> new.sc_id AND ${hasNone}`,
    end('sc_id = old.sc_id'),
  ],
  [
    'numbers_switch_added',
    `AFTER INSERT ON user_config WHEN ${isSwitch('new')}`,
    endAllOf('new.uid'),
  ],
  [
    'numbers_switch_changed',
    `AFTER UPDATE OF conf_val ON user_config WHEN ${isSwitch('new')} AND old.conf_val <> new.conf_val`,
    endAllOf('new.uid'),
  ],
  [
    'numbers_switch_gone',
    `AFTER DELETE ON user_config WHEN ${isSwitch('old')}`,
    endAllOf('old.uid'),
  ],
  [
    'numbers_suspended',
    'AFTER UPDATE OF suspended ON users WHEN old.suspended <> new.suspended',
    endAllOf('new.uid'),
  ],
];

const usual = sql<string>`${speciesNumbers.usual}`;

/** The usual days between molts of a species; null where nothing is known of it. */
export const findUsual = (db: Executor, sc_id: number): UsualGaps | null =>
  parsed(
    prepared(db, 'usual gaps of species', () =>
      db
        .select({ usual })
        .from(speciesNumbers)
        .where(eq(speciesNumbers.sc_id, sql.placeholder('sc_id')))
        .prepare(),
    ).get({ sc_id })?.usual,
  );

/** Those of all species of a keeper's animals. */
export function usualOfKeeper(db: Executor, uid: number): (sc_id: number) => UsualGaps | null {
  const rows = prepared(db, 'usual gaps of keeper', () =>
    db
      .select({ sc_id: speciesNumbers.sc_id, usual })
      .from(speciesNumbers)
      .where(
        sql`${speciesNumbers.usual} IS NOT NULL
          AND ${speciesNumbers.sc_id} IN (SELECT sc_id FROM pets WHERE uid = ${sql.placeholder('uid')})`,
      )
      .prepare(),
  ).all({ uid });
  const known = new Map(rows.map((row) => [row.sc_id, parsed(row.usual)]));
  return (sc_id) => known.get(sc_id) ?? null;
}

const parsed = (text: string | null | undefined) => (text ? (JSON.parse(text) as UsualGaps) : null);
