import { describe, expect, test } from 'bun:test';
import { programOf } from '#src/testing/program.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const now = '2026-05-01T18:00:00.000Z';
const today = '2026-05-01';

async function aRack() {
  const app = createTestApp({ now });
  const { id: place_id } = (
    await app.as(3).post('place/add', { name: 'Rack B', kind: 'rack', parent_id: null })
  ).data;
  const names = ['Curly', 'Mina', 'Tiki'];
  const [curly = 0, mina = 0, tiki = 0] = names.map((name) => aPet(app.db, { name }));
  await app.as(3).put('pet/move', { ids: [curly, mina, tiki], place_id });
  aPlan(app.db, { fp_start: '2026-04-03', fp_repeat: 7 }, [curly, mina, tiki]);
  return { app, place_id, curly, mina, tiki };
}

describe('the wall', () => {
  test('counts what is done and what is still to do, place by place', async () => {
    const { app, place_id, curly } = await aRack();
    const wall = async () => (await app.as(3).get('wall')).data;
    const none = { refused: 0, foods: [], done_at: null, remark: '' };
    const place = { place_id, place: 'Rack B', name: 'Rack B', ...none };
    expect(await wall()).toMatchObject({
      ...{ time: now, day: today, due: 3, done: 0, open: 0 },
      places: [{ ...place, due: 3, done: 0 }],
    });
    const fed = { id: curly, date_f: today, food: 'Dubia', progress: 0 };
    await app.as(3).post('pet/feeding/feed', fed);
    expect(await wall()).toMatchObject({ due: 2, done: 1, places: [{ due: 2, done: 1 }] });
  });

  test('says whose turn is next along the shelves, until all are done', async () => {
    const { app, place_id, curly, mina, tiki } = await aRack();
    const shelf = { name: 'Shelf 2', kind: 'shelf', parent_id: place_id };
    const { id: below } = (await app.as(3).post('place/add', shelf)).data;
    await app.as(3).put('pet/move', { ids: [curly], place_id: below });
    const next = async () => (await app.as(3).get('wall')).data.places[0].next;
    const sc_name = 'Brachypelma hamorii';
    for (const [name, id, place, slot] of [
      ['Mina', mina, null, 1],
      ['Tiki', tiki, null, 2],
      ['Curly', curly, 'Shelf 2', 1],
    ] as const) {
      expect(await next()).toEqual({ name, sc_name, place, slot });
      const fed = { id, date_f: today, food: 'Dubia', progress: 0 };
      await app.as(3).post('pet/feeding/feed', fed);
    }
    expect(await next()).toBeNull();
  });

  test('keeps a place that is done, and says since when', async () => {
    const { app, curly, mina, tiki } = await aRack();
    const places = async () => (await app.as(3).get('wall')).data.places;
    for (const [at, id] of [curly, mina, tiki].entries()) {
      expect(await places()).toMatchObject([{ due: 3 - at, done_at: null }]);
      app.setNow(`2026-05-01T18:0${at}:30.000Z`);
      await app.as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress: 2 });
    }
    app.setNow('2026-05-01T19:00:00.000Z');
    const done_at = '2026-05-01T18:02:30.000Z';
    expect(await places()).toMatchObject([{ due: 0, done: 3, done_at }]);
  });

  test('says what is written about a place', async () => {
    const { app, place_id } = await aRack();
    await app.as(3).put('place/update', { id: place_id, notes: 'five fast ones' });
    expect((await app.as(3).get('wall')).data.places).toMatchObject([{ remark: 'five fast ones' }]);
  });

  test('names a place by its path where another one has its name', async () => {
    const app = createTestApp({ now });
    const add = async (place: object) => (await app.as(3).post('place/add', place)).data.id;
    const pets: number[] = [];
    for (const name of ['Cellar', 'Loft']) {
      const parent_id = await add({ name, kind: 'room', parent_id: null });
      const place_id = await add({ name: 'Rack', kind: 'rack', parent_id });
      const pet = aPet(app.db, { name });
      await app.as(3).put('pet/move', { ids: [pet], place_id });
      pets.push(pet);
    }
    aPlan(app.db, { fp_start: '2026-04-03', fp_repeat: 7 }, pets);
    expect((await app.as(3).get('wall')).data.places).toMatchObject([
      { place: 'Cellar / Rack', name: 'Cellar / Rack' },
      { place: 'Loft / Rack', name: 'Loft / Rack' },
    ]);
  });

  test('says who rests, and whom to look at', async () => {
    const { app, mina, tiki } = await aRack();
    await app.as(3).put('pet/pre_molt', { id: mina, pre_molt: '2026-04-22' });
    for (const date_f of ['2026-04-10', '2026-04-17'])
      await app.as(3).post('pet/feeding/feed', { id: tiki, date_f, food: 'Dubia', progress: 2 });
    const { rests, look, ...wall } = (await app.as(3).get('wall')).data;
    expect(rests).toMatchObject([{ name: 'Mina', pre_molt_days: 9, molted_days: null }]);
    expect(look).toMatchObject([{ name: 'Tiki', refusals: 2, not_seen_days: null }]);
    expect(wall).toMatchObject({ rests_count: 1, look_count: 1, molts_count: 0 });
  });

  test('says the same as Today: who is due, watched and about to molt', async () => {
    const { app, curly, tiki } = await aRack();
    for (const date_mt of ['2025-08-01', '2025-11-01', '2026-02-10'])
      await app.as(3).post('pet/molt/add', { id: curly, date_mt });
    for (const date_f of ['2026-04-10', '2026-04-17'])
      await app.as(3).post('pet/feeding/feed', { id: tiki, date_f, food: 'Dubia', progress: 2 });
    const forgotten = aPet(app.db, { name: 'Forgotten' });
    app.db.$client.run(
      `UPDATE pets SET created = '2026-01-01T00:00:00.000Z' WHERE id = ${forgotten}`,
    );
    const { wall, day } = {
      wall: (await app.as(3).get('wall')).data,
      day: (await app.as(3).get('today')).data,
    };
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    expect(wall.due).toBe(day.due);
    expect(ids(wall.look)).toEqual([...ids(day.refusing), ...ids(day.not_seen)]);
    expect(wall.look).toMatchObject([{ id: tiki }, { id: forgotten, not_seen_days: 120 }]);
    expect(wall.molts).toMatchObject([
      {
        id: curly,
        from: day.expected_molts[0].expected.from,
        to: day.expected_molts[0].expected.to,
      },
    ]);
  });

  test.each([
    ['2026-05-01T21:30:00Z', 'Europe/Berlin', '2026-05-01'],
    ['2026-05-02T06:30:00Z', 'America/Los_Angeles', '2026-05-01'],
    ['2026-05-01T12:30:00Z', 'Pacific/Auckland', '2026-05-02'],
  ])('shows programs at %s in %s the keeper’s day, %s', async (instant, zone, day) => {
    const app = createTestApp({ now });
    const program = await programOf(app, 3, 'today');
    await app.as(3).post('user_config/set', { conf_key: 'zone', conf_val: JSON.stringify(zone) });
    app.setNow(instant);
    expect((await program.get('wall')).data.day).toBe(day);
    expect((await program.get('wall', undefined, { 'x-today': today })).data.day).toBe(today);
  });

  test('names eight of each list, and how many there are', async () => {
    const { app } = await aRack();
    const pets = Array.from({ length: 9 }, (_, nth) => aPet(app.db, { name: `Sling ${nth}` }));
    for (const id of pets) await app.as(3).put('pet/pre_molt', { id, pre_molt: today });
    const { rests, rests_count } = (await app.as(3).get('wall')).data;
    expect([rests.length, rests_count]).toEqual([8, 9]);
  });

  test('is read with a token for it, and shows its keeper’s animals alone', async () => {
    const { app } = await aRack();
    expect((await app.visitor.get('wall')).status).toBe(401);
    const [own, other] = [await programOf(app, 3, 'today'), await programOf(app, 4, 'today')];
    expect((await own.get('wall')).data.due).toBe(3);
    expect((await other.get('wall')).data).toMatchObject({ due: 0, places: [], rests: [] });
  });
});
