import { describe, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });
type App = ReturnType<typeof setUp>;

const add = async ({ as }: App, name: string, more: object = {}) =>
  (await as(3).post('place/add', { name, kind: 'shelf', ...more })).data.id as number;
const rows = async ({ as }: App) => (await as(3).get('place/list')).data.rows as Place[];
type Place = { id: number; path: string; position: number; count: number; tag: string };
const paths = async (app: App) => (await rows(app)).map(({ path }) => path);

async function aTree(app: App) {
  const room = await add(app, 'Cellar', { kind: 'room' });
  const a = await add(app, 'Rack A', { kind: 'rack', parent_id: room });
  const b = await add(app, 'Rack B', { kind: 'rack', parent_id: room });
  const shelf = await add(app, ' Shelf 1 ', { parent_id: a, slots: 20, notes: 'warm' });
  return { room, a, b, shelf };
}

describe('places', () => {
  test('are listed in walking order, each with its path and a tag of its own', async () => {
    const app = setUp();
    const { shelf, a } = await aTree(app);
    expect(await paths(app)).toEqual([
      'Cellar',
      'Cellar / Rack A',
      'Cellar / Rack A / Shelf 1',
      'Cellar / Rack B',
    ]);
    const all = await rows(app);
    expect(new Set(all.map(({ tag }) => tag)).size).toBe(4);
    expect(all.find(({ id }) => id === shelf)).toEqual({
      ...{ id: shelf, parent_id: a, position: 0, name: 'Shelf 1', kind: 'shelf', slots: 20 },
      ...{ notes: 'warm', tag: expect.stringMatching(/^[0-9A-Z]{6}$/), rev: 1, count: 0 },
      ...{ path: 'Cellar / Rack A / Shelf 1', cleaned: null },
    } as never);
    expect((await app.as(4).get('place/list')).data.rows).toEqual([]);
  });

  test('none is called what reads as a place inside of another one', async () => {
    const app = setUp();
    const { a } = await aTree(app);
    const added = await app.as(3).post('place/add', { name: 'A / B', kind: 'rack' });
    const names = ['1', '2 / 3'];
    const many = await app.as(3).post('place/add_many', { parent_id: a, kind: 'shelf', names });
    const changed = await app.as(3).put('place/update', { id: a, name: 'A / B' });
    expect([added, many, changed].map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(added.data.fields.name).toContain('A/B');
    expect(many.data.fields.names).toContain('A/B');
    expect(changed.data.fields.name).toContain('A/B');
    expect(await paths(app)).toHaveLength(4);
  });

  test('several are added at once, at the end', async () => {
    const app = setUp();
    const { a } = await aTree(app);
    const names = ['2', '3'];
    const added = await app.as(3).post('place/add_many', { parent_id: a, kind: 'shelf', names });
    expect(added.data.ids).toHaveLength(2);
    expect((await paths(app)).slice(2, 5)).toEqual([
      'Cellar / Rack A / Shelf 1',
      'Cellar / Rack A / 2',
      'Cellar / Rack A / 3',
    ]);
  });

  test('a page has the way to the place; a label finds it', async () => {
    const app = setUp();
    const { room, a, shelf } = await aTree(app);
    const { data } = await app.as(3).get(`place/detail/${shelf}`);
    expect(data.data.crumbs).toEqual([
      { id: room, name: 'Cellar', kind: 'room' },
      { id: a, name: 'Rack A', kind: 'rack' },
    ]);
    expect((await app.as(3).get(`place/of_tag/${data.tag.toLowerCase()}`)).data.id).toBe(shelf);
    expect((await app.as(4).get(`place/of_tag/${data.tag}`)).status).toBe(404);
    aPet(app.db, { place_id: shelf, an_count: 5 });
    aPet(app.db, { place_id: shelf, archived: 1 });
    const labels = await app.as(3).get(`place/labels/[${shelf},${shelf}]`);
    const { tag, name, path } = data;
    expect(labels.data).toEqual({
      rows: [{ id: shelf, tag, name, path, kind: 'shelf', count: 1, animals: 5 }],
      count: 1,
      public_url: expect.any(String),
    });
  });

  test('a new name or parent is in the paths of all that stands in it', async () => {
    const app = setUp();
    const { a, b } = await aTree(app);
    const changed = await app.as(3).put('place/update', { id: a, name: 'Rack 1', if_rev: 1 });
    expect(changed.data).toEqual({ status: true, id: a, rev: 2 });
    const lost = await app.as(3).put('place/update', { id: a, name: 'Rack 2', if_rev: 1 });
    expect([lost.status, lost.data.code]).toEqual([409, 'changed_elsewhere']);
    await app.as(3).put('place/update', { id: a, parent_id: b });
    expect(await paths(app)).toEqual([
      'Cellar',
      'Cellar / Rack B',
      'Cellar / Rack B / Rack 1',
      'Cellar / Rack B / Rack 1 / Shelf 1',
    ]);
    expect((await rows(app)).map(({ position }) => position)).toEqual([0, 0, 0, 0]);
  });

  test('are arranged', async () => {
    const app = setUp();
    const { a, b, shelf } = await aTree(app);
    await app.as(3).put('place/arrange', { parent_id: null, ids: [b, shelf] });
    expect(await paths(app)).toEqual(['Rack B', 'Shelf 1', 'Cellar', 'Cellar / Rack A']);
    const wrong = await app.as(3).put('place/arrange', { parent_id: a, ids: [a] });
    expect(wrong.data.fields).toEqual({ parent_id: 'can’t be a place that stands in this one' });
  });

  test('at most five levels stand in each other', async () => {
    const app = setUp();
    let parent_id: number | null = null;
    for (const name of ['1', '2', '3', '4', '5']) parent_id = await add(app, name, { parent_id });
    const sixth = await app.as(3).post('place/add', { name: '6', kind: 'box', parent_id });
    expect(sixth.data.fields).toEqual({ parent_id: 'has at most 5 levels of places' });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ kind: 'house' }, 'kind'],
    [{ slots: 501 }, 'slots'],
    [{ parent_id: 99 }, 'parent_id'],
  ])('%j is refused by its field', async (wrong, field) => {
    const body = { name: 'Rack', kind: 'rack', ...wrong };
    const response = await setUp().as(3).post('place/add', body);
    expect([response.status >= 400, Object.keys(response.data.fields)]).toEqual([true, [field]]);
  });

  test('a keeper has at most 2000', async () => {
    const app = setUp();
    app.db.$client.run(
      `WITH RECURSIVE n(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 1998)
       INSERT INTO places (uid, name, kind, position) SELECT 3, n, 'box', n FROM n`,
    );
    const many = await app.as(3).post('place/add_many', { kind: 'box', names: ['a', 'b'] });
    expect([many.status, many.data.code]).toEqual([409, 'quota_reached']);
    expect(await add(app, 'a')).toBeNumber();
    expect(await add(app, 'b')).toBeUndefined();
  });
});

describe('deleting a place', () => {
  test('gives its animals to what it stood in; its undo brings all of it back', async () => {
    const app = setUp();
    const { a, shelf, room } = await aTree(app);
    const [one, other, gone] = [1, 0, 2].map((place_order) =>
      aPet(app.db, { place_id: shelf, place_order, ...(place_order === 2 && { archived: 1 }) }),
    );
    await app.as(3).post('place/notes/add', { id: shelf, date: '2026-03-01', kind: 'cleaned' });
    const before = await rows(app);
    const page = (await app.as(3).get(`place/detail/${shelf}`)).data.data;
    const { data } = await app.as(3).delete('place/delete', { id: a });
    expect(data.pets).toEqual([other, one, gone]);
    expect(await paths(app)).toEqual(['Cellar', 'Cellar / Rack B']);
    const standing = () =>
      app.db.$client
        .query('SELECT id, place_id, place_order FROM pets WHERE id > 0 ORDER BY id')
        .all() as object[];
    expect(standing()).toEqual([
      { id: one, place_id: room, place_order: 1 },
      { id: other, place_id: room, place_order: 0 },
      { id: gone, place_id: room, place_order: 2 },
    ]);
    const { places } = (await app.as(3).post('place/restore', { was: data.was })).data;
    const newId = (id: number) => places.find((row: { was_id: number }) => row.was_id === id)?.id;
    const again = newId(shelf);
    expect(standing().map((row) => ({ ...row, place_id: 0 }))).toEqual(
      [one, other, gone].map((id, at) => ({
        id,
        place_id: 0,
        place_order: [1, 0, 2][at],
      })) as never,
    );
    const { id: _, parent_id: __, entries, ...was } = page;
    const now = (await app.as(3).get(`place/detail/${again}`)).data.data;
    expect(now).toMatchObject({ ...was, crumbs: [{ id: room }, { id: newId(a) }] });
    expect(now.entries).toEqual([{ ...entries[0], id: expect.any(Number) }]);
    const order = (some: Place[]) => some.map(({ path, position, tag }) => [path, position, tag]);
    expect(order(await rows(app))).toEqual(order(before));
  });

  test('what was moved elsewhere meanwhile stays there', async () => {
    const app = setUp();
    const { b, shelf } = await aTree(app);
    const id = aPet(app.db, { place_id: shelf });
    const { was } = (await app.as(3).delete('place/delete', { id: shelf })).data;
    await app.as(3).put('pet/move', { ids: [id], place_id: b });
    await app.as(3).post('place/restore', { was });
    const counts = (await rows(app)).map(({ path, count }) => [path, count]);
    expect(counts).toContainEqual(['Cellar / Rack B', 1]);
    expect(counts).toContainEqual(['Cellar / Rack A / Shelf 1', 0]);
  });
});

describe('notes of a place', () => {
  test('are added, changed and deleted; the newest cleaning is in the list', async () => {
    const app = setUp();
    const id = await add(app, 'Rack');
    const note = { id, date: '2026-03-01', kind: 'cleaned' };
    const first = await app.as(3).post('place/notes/add', note);
    expect(first.data).toEqual({ status: true, id: expect.any(Number), known: 0 });
    expect((await app.as(3).post('place/notes/add', note)).data.known).toBe(1);
    await app.as(3).post('place/notes/add', { ...note, kind: 'note', text: ' Mites ' });
    const entry = first.data.id;
    const changed = { id: entry, date: '2026-03-02', text: 'all of it', if_rev: 1 };
    expect((await app.as(3).put('place/notes/update', changed)).data.rev).toBe(2);
    const page = await app.as(3).get(`place/detail/${id}`);
    expect(page.data.cleaned).toBe('2026-03-02');
    expect(page.data.entries).toEqual([
      { id: entry, date: '2026-03-02', kind: 'cleaned', text: 'all of it', rev: 2 },
      { id: expect.any(Number), date: '2026-03-01', kind: 'note', text: 'Mites', rev: 1 },
    ]);
    await app.as(3).delete('place/notes/delete', { id: entry });
    expect((await rows(app))[0]).toMatchObject({ cleaned: null });
    const future = await app.as(3).post('place/notes/add', { ...note, date: '2026-03-12' });
    expect(Object.keys(future.data.fields)).toEqual(['date']);
  });
});
