import type { Db } from '#src/db/database.ts';
import { addDays, type Day } from '#src/domain/days.ts';

type Given = { uid: number; today: Day; seed: number };

/**
 * What goes wrong in years of records, for a keeper whose animals `fillThreeYears` made: mistyped years, molts that are
 * noted twice, sizes that shrink, groups, animals that left with and without a day, places, feeders with odd names, and
 * what was bought of them in several currencies.
 */
export function addMistakes(db: Db, { uid, today, seed }: Given): void {
  const { $client: sqlite } = db;
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
  const ago = (days: number) => addDays(today, -roll(days));
  const pick = <One>(...choices: readonly One[]): One => choices[roll(choices.length)] as One;
  const ids = sqlite
    .query<{ id: number }, [number]>('SELECT id FROM pets WHERE uid = ?')
    .all(uid)
    .map(({ id }) => id);
  sqlite.transaction(() => {
    for (const place of ['Rack A', 'Rack B', 'Rack C'])
      sqlite.run(`INSERT INTO places (uid, name, kind) VALUES (?, ?, 'rack')`, [uid, place]);
    for (const id of ids) {
      sqlite.run(
        `UPDATE pets SET hatched = ?, an_count = ?, place_id = (
           SELECT id FROM places WHERE uid = ? ORDER BY id LIMIT 1 OFFSET ?) WHERE id = ?`,
        [pick(null, '2019', '2023-08', '2025-04-30', '2031'), pick(1, 1, 1, 4), uid, roll(4), id],
      );
      if (roll(3) === 0)
        sqlite.run(
          'UPDATE pets SET archived = 1, archive_reason = ?, archive_date = ?, archive_note = ? WHERE id = ?',
          [
            pick('died', 'lost', 'sold', null),
            pick(null, ago(900), ago(300), '1926-05-05', addDays(today, 30)),
            'Found in the morning',
            id,
          ],
        );
      const isYoung = id <= (ids[5] ?? 0);
      if (isYoung) {
        sqlite.run('DELETE FROM molts WHERE pet_id = ?', [id]);
        for (const days of [10, 50, 95, 300, 380, 450].map((some) => some + roll(9)))
          sqlite.run('INSERT INTO molts (pet_id, date_mt, size) VALUES (?, ?, 2)', [
            id,
            addDays(today, -days),
          ]);
      }
      for (const day of ['1926-05-05', ago(60), ago(400), ago(900)])
        sqlite.run(
          'INSERT OR IGNORE INTO measurements (pet_id, date_ms, kind, value, recorded) VALUES (?, ?, ?, ?, 0)',
          [id, day, pick('leg_span', 'leg_span', 'body_length'), pick(1.5, 4.5, 9, 12.25, 99)],
        );
      // refuses all at once in one season, or is forgotten
      if (roll(4) === 0)
        sqlite.run('UPDATE feedings SET progress = 2 WHERE pet_id = ? AND date_f > ?', [
          id,
          ago(90),
        ]);
      if (roll(6) === 0) {
        sqlite.run('UPDATE pets SET archived = 0 WHERE id = ?', [id]);
        for (const [table, day] of [
          ['feedings', 'date_f'],
          ['molts', 'date_mt'],
          ['events', 'date_ev'],
          ['measurements', 'date_ms'],
        ])
          sqlite.run(`DELETE FROM ${table} WHERE pet_id = ? AND ${day} > ?`, [
            id,
            addDays(today, -120),
          ]);
        continue;
      }
      for (const day of [
        ago(60),
        ago(900),
        addDays(today, roll(300)),
        '1926-05-05',
        '2126-05-05',
      ]) {
        sqlite.run(
          'INSERT OR IGNORE INTO feedings (pet_id, date_f, food, progress, amount, recorded) VALUES (?, ?, ?, ?, ?, 0)',
          [
            id,
            day,
            pick('', 'Dubia', 'locust, small', 'Käfer', 'Heuschrecke'),
            roll(3),
            pick(null, 1, 12),
          ],
        );
        for (const later of [0, roll(6), roll(6)])
          sqlite.run('INSERT OR IGNORE INTO molts (pet_id, date_mt, size) VALUES (?, ?, ?)', [
            ...[id, addDays(day, later)],
            isYoung ? 2.5 : pick(null, 0.5, 1.25, 2.9, 3.1, 12),
          ]);
      }
    }
    for (const text of [
      ...['Dubias, 200', 'small locusts', 'Locust', 'KÄFER', 'Lamp', ''],
      ...['Heuschrecken, mittel', 'Wanderheuschrecken', 'Locust cage', 'Mäuse', 'Dubia-Faunarium'],
    ]) {
      const [count, price, currency] = [1 + roll(40), 100 + roll(5000), pick('EUR', 'CHF', 'JPY')];
      sqlite.run(
        'INSERT INTO purchases (uid, date, custom_text, count, price, currency, bred) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [uid, ago(500), text, count, price, currency, text === '' ? 1 : 0],
      );
    }
  })();
}
