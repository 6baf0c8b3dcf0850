import { describe, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const [monday, tuesday] = ['2026-03-09', '2026-03-10'];
const at = (time: string, day = tuesday) => `${day}T${time}:00.000Z`;

async function setUp() {
  const app = createTestApp({ now: at('23:00') });
  const { post, put, get } = app.as(3);
  const names = ['A', 'B', 'C'];
  const added = await post('place/add_many', { kind: 'rack', names });
  const [a, b, c] = added.data.ids as [number, number, number];
  const [id, other] = [0, 1].map((place_order) =>
    aPet(app.db, { name: `Pet ${place_order}`, place_id: a, place_order }),
  ) as [number, number];
  const move = async (
    ids: number[],
    place_id: number | null,
    recorded_at?: string,
    day = tuesday,
  ) =>
    (
      await put(
        'pet/move',
        { ids, place_id, ...(recorded_at && { recorded_at }) },
        { 'x-today': day },
      )
    ).data;
  const stands = async (pet = id) => (await get(`pet/detail/${pet}`)).data.place_id;
  const notes = async (pet = id) =>
    (await get('pet/timeline', { id: pet })).data.rows.map(
      (row: { day: string; event: string }) => [row.day, row.event],
    );
  return { ...app, put, get, a, b, c, id, other, move, stands, notes };
}

describe('of two moves the later noted says where the animal stands', () => {
  test('though the older one comes later, which gets its own line', async () => {
    const { id, other, b, c, move, stands, notes } = await setUp();
    await move([id], c, at('20:00'));
    const late = await move([id, other], b, at('19:00'));
    expect(late).toMatchObject({ superseded: [id], moved: [{ id: other }] });
    expect([await stands(), await stands(other)]).toEqual([c, b]);
    expect(await notes()).toEqual([
      [tuesday, 'C'],
      [tuesday, 'B'],
    ]);
    expect(await notes(other)).toEqual([[tuesday, 'B']]);
  });

  test('also where the later one does not say its time, or was made in a form', async () => {
    const { id, b, c, put, move, stands, notes } = await setUp();
    await put('pet/update', { id, if_rev: 1, place_id: c });
    expect((await move([id], b, at('19:00', monday), monday)).superseded).toEqual([id]);
    expect(await stands()).toBe(c);
    expect(await notes()).toEqual([
      [tuesday, 'C'],
      [monday, 'B'],
    ]);
  });

  test('a later one moves it on, and so does one without a time', async () => {
    const { id, a, b, c, move, stands, notes } = await setUp();
    await move([id], b, at('19:00', monday), monday);
    expect(await move([id], c, at('20:00'))).toMatchObject({ superseded: [], moved: [{ id }] });
    expect(await stands()).toBe(c);
    await move([id], a);
    expect([await stands(), await notes()]).toEqual([
      a,
      [
        [tuesday, 'A'],
        [monday, 'B'],
      ],
    ]);
  });

  test('an undo that comes late takes back its own line alone', async () => {
    const { id, a, b, c, put, move, stands, notes } = await setUp();
    await move([id], c, at('20:00'));
    await move([id], b, at('19:00', monday), monday);
    const moved = [{ id, was: { place_id: a, place_order: 0 } }];
    const body = { moved, recorded_at: at('19:01', monday) };
    const undone = await put('pet/move_back', body, { 'x-today': monday });
    expect(undone.data).toEqual({ status: true, moved: [], superseded: [id] });
    expect([await stands(), await notes()]).toEqual([c, [[tuesday, 'C']]]);
  });

  test('a day with two lines goes on with one, and has none where the animal is back', async () => {
    const { id, a, b, c, move, notes } = await setUp();
    await move([id], c, at('20:00'));
    await move([id], b, at('19:00'));
    await move([id], b, at('21:00'));
    expect(await notes()).toEqual([[tuesday, 'B']]);
    await move([id], c, at('21:10'));
    await move([id], b, at('21:05'));
    await move([id], a, at('21:20'));
    expect(await notes()).toEqual([]);
  });

  test('an animal that is archived meanwhile keeps its place', async () => {
    const { id, a, b, put, move } = await setUp();
    await put('pet/archive', { id, archived: 1 });
    expect(await move([id], b, at('19:00'))).toEqual({ status: true, moved: [], superseded: [] });
    await put('pet/archive', { id, archived: 0 });
    expect((await move([id], a, at('19:30'))).moved).toEqual([]);
  });

  test('other keepers and visitors move nothing', async () => {
    const { as, visitor, id, b, stands, a } = await setUp();
    const body = { ids: [id], place_id: b, recorded_at: at('19:00') };
    expect((await as(4).put('pet/move', body)).status).toBe(404);
    expect((await visitor.put('pet/move', body)).status).toBe(401);
    const wrong = await as(3).put('pet/move', { ...body, recorded_at: 'yesterday' });
    expect([wrong.status, Object.keys(wrong.data.fields)]).toEqual([422, ['recorded_at']]);
    expect(await stands()).toBe(a);
  });
});

describe('an order that a device says late', () => {
  test('of animals stays as somebody else has put them since', async () => {
    const { put, get, id, other, a } = await setUp();
    const order = async () =>
      (await get('pet/list', { place: a, sort: 'place' })).data.rows.map(
        (row: { id: number }) => row.id,
      );
    const sent = { id: a, pet_ids: [other, id], was: [id, other] };
    expect((await put('place/order', sent)).data.superseded).toEqual([]);
    expect(await order()).toEqual([other, id]);
    const late = { id: a, pet_ids: [id, other], was: [id, other] };
    expect((await put('place/order', late)).data.superseded).toEqual([id, other]);
    expect(await order()).toEqual([other, id]);
  });

  test('of places is refused where somebody else has arranged them since', async () => {
    const { put, get, a, b, c } = await setUp();
    const paths = async () =>
      (await get('place/list')).data.rows.map((row: { path: string }) => row.path);
    const start = { was: [a, b, c], was_in: [null, null, null] };
    const sorted = await put('place/arrange', { parent_id: null, ids: [c, b, a], ...start });
    expect(sorted.status).toBe(200);
    const late = await put('place/arrange', { parent_id: null, ids: [b, a, c], ...start });
    expect([late.status, late.data.code]).toEqual([409, 'changed_elsewhere']);
    await put('place/arrange', { parent_id: a, ids: [b] });
    const moved = { parent_id: c, ids: [b], was: [], was_in: [null] };
    expect((await put('place/arrange', moved)).status).toBe(409);
    expect(await paths()).toEqual(['C', 'A', 'A / B']);
  });
});
