import type { Db } from '#src/db/database.ts';
import { addDays, type Day } from '#src/domain/days.ts';

type Given = { sc_id: number; keepers: readonly number[]; today: Day; seed: number };

/**
 * A species as a club keeps it, with what goes wrong: groups, animals that left or went to somebody else, mistyped years,
 * molts that are noted twice or not at all, sizes that shrink, and feeders that everybody spells otherwise.
 */
export function fillClub(db: Db, { sc_id, keepers, today, seed }: Given): void {
  const { $client: sqlite } = db;
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
  const pick = <One>(...choices: readonly One[]): One => choices[roll(choices.length)] as One;
  const addMolt = (id: number, day: Day, size: number | null) =>
    sqlite.run('INSERT OR IGNORE INTO molts (pet_id, date_mt, size) VALUES (?, ?, ?)', [
      ...[id, day],
      size,
    ]);
  sqlite.transaction(() => {
    for (const uid of keepers)
      for (let nth = roll(5); nth >= 0; nth--) {
        const hatched = pick(null, '2019', '2022-03', '2021-06-15', '2024-11', '2030-01');
        const gone = roll(5) === 0;
        const { id } = sqlite
          .query<{ id: number }, (string | number | null)[]>(
            `INSERT INTO pets (uid, sc_id, name, gender, an_count, hatched, archived, archive_date, handed_over)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          )
          .get(
            ...[
              uid,
              sc_id,
              `A${uid}-${nth}`,
              pick('m', 'f', 'f', 'other'),
              pick(1, 1, 1, 3),
              hatched,
            ],
            ...[gone ? 1 : 0, gone ? pick(null, addDays(today, -roll(600))) : null],
            gone ? roll(2) : 0,
          ) ?? { id: 0 };
        let size = 1 + roll(20) / 10;
        const gap = 40 + roll(90);
        for (let day = addDays(today, -600 - roll(600)); day < addDays(today, 60);) {
          addMolt(id, day, pick(null, size, size, size, size / 2));
          if (roll(9) === 0) addMolt(id, addDays(day, roll(6)), size);
          size = Math.round(size * 11.5) / 10;
          day = addDays(day, Math.round(gap * pick(0.8, 1, 1, 1.2, 2.2)) + roll(5));
        }
        if (roll(4) === 0) addMolt(id, pick('1926-05-05', '1926-05-05', '2090-01-01'), 30);
        // one in three is measured between its molts, too, once by mistake
        if (id % 3 === 0)
          for (const [kind, value, ago] of [
            ['leg_span', size / 1.3, 50],
            ['body_length', size, 90],
            ['leg_span', 99, 200],
          ] as const)
            sqlite.run(
              'INSERT OR IGNORE INTO measurements (pet_id, date_ms, kind, value, recorded) VALUES (?, ?, ?, ?, 0)',
              [id, addDays(today, -ago - (id % 40)), kind, Math.round(value * 10) / 10],
            );
        if (roll(6) === 0) continue;
        const rhythm = 4 + roll(12);
        for (
          let day = addDays(today, -roll(900));
          day < today;
          day = addDays(day, rhythm + roll(3))
        )
          sqlite.run(
            'INSERT OR IGNORE INTO feedings (pet_id, date_f, food, progress, recorded) VALUES (?, ?, ?, ?, 0)',
            [
              id,
              day,
              pick('Dubia', 'dubia', 'Cricket', ' Locust', '', `Worm ${roll(3)}`),
              pick(0, 0, 2),
            ],
          );
      }
  })();
}
