import { beforeAll, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';
const ANIMALS = 300;
const DAYS = 3 * 365;
const foods = ['Dubia', 'Cricket', 'Locust', 'Mealworm', 'Morio'];

/** The same numbers in each run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Three years of a large collection: a round on each Tuesday and some animals in between. */
function fill({ db }: TestApp): void {
  const { $client: sqlite } = db;
  const roll = dice(7);
  const sc_id = speciesId(db);
  const pet = sqlite.prepare(
    `INSERT INTO pets (uid, sc_id, name, gender, notes, created, kept_since)
     VALUES (3, ?, ?, ?, ?, '2023-01-05T12:34:56.789Z', ?)`,
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
      `INSERT INTO plans (fp_id, uid, fp_name, fp_repeat, fp_start) VALUES (1, 3, 'Weekly', 7, '2023-01-03')`,
    );
    for (let at = 1; at <= ANIMALS; at += 1) {
      const notes = roll(4) === 0 ? `Shelf ${roll(9)}, from the brood of ${2018 + roll(8)}` : '';
      const kept = addDays(today, -DAYS + roll(60));
      const gender = ['m', 'f', 'other'][roll(3)] ?? 'other';
      pet.run(sc_id + roll(60), `${'ABCDEFG'[roll(7)]}-${at}`, gender, notes, kept);
    }
    sqlite.run('INSERT INTO plan_pets (fp_id, pet_id) SELECT 1, id FROM pets WHERE uid = 3');
    for (let ago = DAYS; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      for (let id = 1; id <= ANIMALS; id += 1) {
        const isRound = ago % 7 === 0 && roll(8) > 0;
        if (!isRound && roll(60) > 0) continue;
        const progress = roll(12) === 0 ? 2 : 0;
        feed.run(id, day, foods[roll(foods.length)] ?? '', progress, isRound ? 1 : null, ago);
      }
      for (let times = 0; times < 2; times += 1)
        molt.run(1 + roll(ANIMALS), day, roll(3) === 0 ? null : 1 + roll(120) / 10);
      event.run(
        1 + roll(ANIMALS),
        day,
        ['rehoused', 'new substrate', 'photographed'][roll(3)] ?? '',
      );
    }
  })();
}

const app = createTestApp({ now: `${today}T20:00:00Z` });
beforeAll(() => fill(app));

/** What a device downloads until it has everything, in bytes on the wire, and its cursor. */
async function download(since?: string): Promise<{ bytes: number; cursor: string; pages: number }> {
  const token = await app.tokenOf(3);
  const query = since === undefined ? '' : `?since=${since}`;
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate' };
  const response = await app.app.handle(
    new Request(`http://localhost/api/sync${query}`, { headers }),
  );
  const body = new Uint8Array(await response.arrayBuffer());
  const isCompressed = response.headers.get('content-encoding') === 'gzip';
  const text = new TextDecoder().decode(isCompressed ? Bun.gunzipSync(body) : body);
  const { cursor, more } = JSON.parse(text);
  const rest = more ? await download(cursor) : { bytes: 0, cursor, pages: 0 };
  return { ...rest, bytes: body.length + rest.bytes, pages: rest.pages + 1 };
}

test('three years of 300 animals are at most 120 KB, those of a day 20 KB', async () => {
  const all = await download();
  expect(all.pages).toBe(2);
  expect(all.bytes).toBeLessThan(120_000);
  const { cursor } = await download(all.cursor);
  for (let id = 10; id < 40; id += 1)
    await app.as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Moth', progress: 0 });
  const changes = await download(cursor);
  expect(changes.bytes).toBeLessThan(20_000);
  const none = await download(changes.cursor);
  expect(none.bytes).toBeLessThan(300);
});
