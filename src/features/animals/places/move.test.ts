import { describe, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const day = '2026-03-10';

async function setUp() {
  const app = createTestApp({ now: `${day}T20:00:00Z` });
  const { post, put, get } = app.as(3);
  const names = ['A', 'B'];
  const added = await post('place/add_many', { kind: 'rack', names });
  const [a, b] = added.data.ids as [number, number];
  const pets = [0, 1, 2].map((place_order) =>
    aPet(app.db, { name: `Pet ${place_order}`, place_id: a, place_order }),
  ) as [number, number, number];
  const standing = () =>
    app.db.$client
      .query('SELECT id, place_id, place_order FROM pets WHERE id > 0 ORDER BY id')
      .values();
  const notes = async (id: number) =>
    (await get('pet/timeline', { id })).data.rows.map(
      (row: { day: string; event: string; move: number }) => [row.day, row.event, row.move],
    );
  return { ...app, post, put, get, a, b, pets, standing, notes };
}

describe('a move', () => {
  test('puts animals at the end, or behind one, and says where they were', async () => {
    const { put, standing, pets, a, b } = await setUp();
    const [one, two, three] = pets;
    const first = await put('pet/move', { ids: [three, one], place_id: b });
    expect(first.data).toEqual({
      status: true,
      superseded: [],
      moved: [
        { id: three, was: { place_id: a, place_order: 2 } },
        { id: one, was: { place_id: a, place_order: 0 } },
      ],
    });
    await put('pet/move', { ids: [two], place_id: b, after: three });
    expect(standing()).toEqual([
      [one, b, 2],
      [two, b, 1],
      [three, b, 0],
    ]);
    const again = await put('pet/move', { ids: [two], place_id: b });
    expect(again.data.moved).toEqual([]);
  });

  test('is noted once a day, and not where the animal is back', async () => {
    const { put, notes, pets, a, b, setNow } = await setUp();
    const [id] = pets;
    await put('pet/move', { ids: [id], place_id: b });
    expect(await notes(id)).toEqual([[day, 'B', 1]]);
    await put('pet/move', { ids: [id], place_id: null });
    expect(await notes(id)).toEqual([[day, '', 1]]);
    await put('pet/move', { ids: [id], place_id: a });
    expect(await notes(id)).toEqual([]);
    await put('pet/move', { ids: [id], place_id: b });
    setNow('2026-03-11T20:00:00Z');
    await put('pet/move', { ids: [id], place_id: a });
    expect(await notes(id)).toEqual([
      ['2026-03-11', 'A', 1],
      [day, 'B', 1],
    ]);
  });

  test('is undone with its note, also after others have moved', async () => {
    const { put, standing, notes, pets, a, b } = await setUp();
    const before = standing();
    const [one, two, three] = pets;
    const { moved } = (await put('pet/move', { ids: [one, two], place_id: b })).data;
    expect((await put('pet/move_back', { moved })).data.moved).toHaveLength(2);
    expect(standing()).toEqual(before);
    expect([...(await notes(one)), ...(await notes(two))]).toEqual([]);
    await put('pet/move', { ids: [one], place_id: b });
    await put('pet/move', { ids: [three], place_id: a, after: 0 });
    await put('pet/move_back', { moved: [{ id: one, was: { place_id: a, place_order: 0 } }] });
    expect(standing()).toEqual([
      [one, a, 0],
      [two, a, 2],
      [three, a, 1],
    ]);
  });

  test('names what is wrong, and passes over archived animals', async () => {
    const { as, put, post, db, standing, pets, a, b } = await setUp();
    const [one, two] = pets;
    const foreign = (await as(4).post('place/add', { name: 'X', kind: 'box' })).data.id;
    const wrong = async (path: string, body: object) => {
      const { status, data } = await put(path, body);
      return [status, ...Object.keys(data.fields)];
    };
    expect(await wrong('pet/move', { ids: [one], place_id: foreign })).toEqual([404, 'place_id']);
    expect(await wrong('pet/move', { ids: [one, 999], place_id: a })).toEqual([404, 'ids']);
    const moved = [{ id: one, was: { place_id: foreign, place_order: 0 } }];
    expect(await wrong('pet/move_back', { moved })).toEqual([404, 'moved']);
    expect(await wrong('place/order', { id: foreign, pet_ids: [] })).toEqual([404, 'id']);
    db.$client.run('UPDATE pets SET archived = 1 WHERE id = ?', [two]);
    expect((await put('pet/move', { ids: [two], place_id: b })).data.moved).toEqual([]);
    expect(standing()).toContainEqual([two, a, 1]);
    // an event of the keeper's own words may say the same as a move
    await put('pet/move', { ids: [one], place_id: b });
    const event = await post('pet/events/add', { id: one, date_ev: day, event: 'B' });
    expect(event.data.known).toBe(0);
  });

  test('the animals of a place are put into an order', async () => {
    const { put, standing, pets, a, b } = await setUp();
    const [one, two, three] = pets;
    await put('pet/move', { ids: [two], place_id: b });
    await put('place/order', { id: a, pet_ids: [three, two, one] });
    expect(standing()).toEqual([
      [one, a, 1],
      [two, b, 0],
      [three, a, 0],
    ]);
  });
});

test('an archived animal stands nowhere, and comes back to its place', async () => {
  const { put, get, pets, a } = await setUp();
  const count = async () => (await get(`place/detail/${a}`)).data.count;
  await put('pet/archive', { id: pets[0], archived: 1 });
  expect(await count()).toBe(2);
  await put('pet/archive', { id: pets[0], archived: 0 });
  expect(await count()).toBe(3);
});

test('lists of a place read its index', async () => {
  const { db } = await setUp();
  const plan = (query: string) =>
    db.$client
      .query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${query}`)
      .all()
      .map(({ detail }) => detail)
      .join('; ');
  const standing = plan('SELECT id FROM pets WHERE place_id = 1 ORDER BY place_order, id');
  expect(standing).toContain('USING COVERING INDEX pets_place');
  const counted = plan('SELECT count(*) FROM pets WHERE place_id = 1 AND archived = 0');
  expect(counted).toBe('SEARCH pets USING COVERING INDEX pets_place (place_id=? AND archived=?)');
});
