import type { Db } from '#src/db/database.ts';
import { addDays, type Day } from '#src/domain/days.ts';
import { speciesId } from './samples.ts';

const DAYS = 3 * 365;
const foods = ['Dubia', 'Cricket', 'Locust', 'Mealworm', 'Morio'];
const happened = ['rehoused', 'new substrate', 'photographed'];

/** The same numbers in each run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

type Years = { uid: number; animals: number; today: Day };

/**
 * Three years of a large collection: a round on each Tuesday and some animals in between. The installation has no other
 * animals; these have the ids from 1.
 */
export function fillThreeYears(db: Db, { uid, animals, today }: Years): void {
  const { $client: sqlite } = db;
  const roll = dice(7);
  const sc_id = speciesId(db);
  const pet = sqlite.prepare(
    `INSERT INTO pets (uid, sc_id, name, gender, notes, created, kept_since)
     VALUES (?, ?, ?, ?, ?, '2023-01-05T12:34:56.789Z', ?)`,
  );
  const feed = sqlite.prepare(
    `INSERT INTO feedings (pet_id, date_f, food, progress, fp_id, recorded)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const molt = sqlite.prepare(
    'INSERT OR IGNORE INTO molts (pet_id, date_mt, size) VALUES (?, ?, ?)',
  );
  const event = sqlite.prepare(
    'INSERT OR IGNORE INTO events (pet_id, date_ev, event) VALUES (?, ?, ?)',
  );
  sqlite.transaction(() => {
    sqlite.run(
      `INSERT INTO plans (fp_id, uid, fp_name, fp_repeat, fp_start) VALUES (1, ${uid}, 'Weekly', 7, '2023-01-03')`,
    );
    for (let at = 1; at <= animals; at += 1) {
      const notes = roll(4) === 0 ? `Shelf ${roll(9)}, from the brood of ${2018 + roll(8)}` : '';
      const kept = addDays(today, -DAYS + roll(60));
      const gender = ['m', 'f', 'other'][roll(3)] ?? 'other';
      pet.run(uid, sc_id + roll(60), `${'ABCDEFG'[roll(7)]}-${at}`, gender, notes, kept);
    }
    sqlite.run(`INSERT INTO plan_pets (fp_id, pet_id) SELECT 1, id FROM pets WHERE uid = ${uid}`);
    for (let ago = DAYS; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      for (let id = 1; id <= animals; id += 1) {
        const isRound = ago % 7 === 0 && roll(8) > 0;
        if (!isRound && roll(60) > 0) continue;
        const progress = roll(12) === 0 ? 2 : 0;
        feed.run(id, day, foods[roll(foods.length)] ?? '', progress, isRound ? 1 : null, ago);
      }
      for (let times = 0; times < animals / 150; times += 1)
        molt.run(1 + roll(animals), day, roll(3) === 0 ? null : 1 + roll(120) / 10);
      for (let times = 0; times < animals / 300; times += 1)
        event.run(1 + roll(animals), day, happened[roll(happened.length)] ?? '');
    }
  })();
}
