import { describe, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures } from '#src/db/schema.ts';
import { sweepPictures } from '#src/platform/pictures/sweep.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const jpeg = (background = '#884422', width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function form(fields: Record<string, string | number>, file?: Uint8Array) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, String(value));
  const bytes = new Uint8Array(file ?? (await jpeg()));
  sent.set('file', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
  return sent;
}

type Row = { img_version: number; cover: 0 | 1 };

async function setUp() {
  const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
  const id = aPet(app.db);
  const send = async (fields: object, file?: Uint8Array) =>
    app.as(3).post('picture/upload', await form({ id, ...fields }, file));
  const list = async () => (await app.as(3).get(`picture/list?id=${id}`)).data.rows;
  return { ...app, app, id, send, list };
}

const filesIn = ({ config }: TestApp, size = 'large') =>
  readdirSync(join(config.dataDir, 'uploads', size)).toSorted();

describe('several pictures of an animal', () => {
  test('are listed by their day, and the first that was sent is the cover', async () => {
    const { as, id, send, list } = await setUp();
    const { data } = await send({ day: '2025-06-01', caption: 'After dinner' });
    expect(data).toEqual({ status: true, picture: expect.any(Number) });
    await send({ day: '2024-02-03' });
    expect(await list()).toMatchObject([
      { day: '2024-02-03', caption: '', cover: 0, img_version: 2 },
      { day: '2025-06-01', caption: 'After dinner', cover: 1, img_version: 1, id: data.picture },
    ]);
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      has_img: 1,
      img_version: 1,
    });
    const { count, bytes } = (await as(3).get('picture/usage')).data;
    expect([count, bytes > 0]).toEqual([2, true]);
  });

  test('stay when a client that knows one picture replaces the cover, or deletes it', async () => {
    const { app, as, id, send, list, visitor } = await setUp();
    await send({ day: '2024-02-03' });
    await send({ day: '2025-06-01', cover: 1 });
    const cover = await visitor.get(`/uploads/large/tid_${id}.webp?v=2`);
    expect(cover.headers.get('cache-control')).toContain('immutable');
    expect((await send({})).data).toEqual({ status: true });
    expect((await list()).map((one: Row) => [one.img_version, one.cover])).toEqual([
      [1, 0],
      [3, 1],
    ]);
    expect(filesIn(app)).toEqual([`tid_${id}-v1.webp`, `tid_${id}-v3.webp`]);
    await as(3).delete('picture/delete', { id });
    expect(await list()).toMatchObject([{ img_version: 1, cover: 1 }]);
    await as(3).delete('picture/delete', { id });
    expect([await list(), filesIn(app)]).toEqual([[], []]);
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      has_img: 0,
      img_version: 4,
    });
    await send({});
    expect(await list()).toMatchObject([{ img_version: 5, cover: 1, day: '2026-03-10' }]);
  });

  test('one is deleted without the others, and its file with it', async () => {
    const { app, as, id, send, list, visitor } = await setUp();
    await send({ day: '2024-02-03' });
    await send({ day: '2025-06-01' });
    const [first, second] = await list();
    await as(3).delete('picture/delete', { id, picture: first.id });
    expect(await list()).toMatchObject([{ id: second.id, cover: 1 }]);
    expect(filesIn(app)).toEqual([`tid_${id}-v2.webp`]);
    expect((await visitor.get(`/uploads/thumb/pic_${first.key}.webp`)).status).toBe(404);
    expect((await as(3).delete('picture/delete', { id, picture: first.id })).status).toBe(404);
  });

  test('are asked for by a key that only their keeper is told', async () => {
    const { as, visitor, id, send, list } = await setUp();
    await send({ day: '2024-02-03' });
    await send({ day: '2025-06-01' });
    const [{ key }, { key: other }] = await list();
    for (const size of ['thumb', 'mobile', 'large']) {
      const { status, headers } = await visitor.get(`/uploads/${size}/pic_${key}.webp`);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('cache-control')).toStartWith('private');
    }
    expect(other).not.toBe(key);
    for (const wrong of [`pic_${'0'.repeat(32)}.webp`, `pic_${key}.png`, `tid_${id}-v2.webp`])
      expect((await visitor.get(`/uploads/thumb/${wrong}`)).status).toBe(404);
    expect((await as(4).get(`picture/list?id=${id}`)).status).toBe(404);
    expect((await visitor.get(`picture/list?id=${id}`)).status).toBe(401);
  });

  test('go with their animal', async () => {
    const { app, as, id, send } = await setUp();
    await send({ day: '2024-02-03' });
    await send({ day: '2025-06-01' });
    await as(3).delete('pet/delete', { id });
    expect([filesIn(app), filesIn(app, 'thumb')]).toEqual([[], []]);
    const { counts } = {
      counts: app.db.$client.query('SELECT count FROM deletions WHERE kind = ?'),
    };
    expect(counts.get('pictures')).toEqual({ count: 2 });
  });
});

describe('what is noted of a picture', () => {
  test('is its day, its caption, its molt, and whether it is the cover', async () => {
    const { app, as, id, send, list } = await setUp();
    const molt = (await as(3).post('pet/molt/add', { id, date_mt: '2025-05-30', size: 9 })).data.id;
    await send({ day: '2025-06-01', molt: '2025-05-30' });
    await send({ day: '2025-12-01' });
    const [first, second] = await list();
    expect([first.molt_id, first.date_mt, first.size, second.size]).toEqual([
      molt,
      '2025-05-30',
      9,
      9,
    ]);
    const length = { id, date_ms: '2025-11-30', kind: 'leg_span', value: 9.5 };
    await as(3).post('pet/measurement/add', length);
    expect((await list()).map((one: { size: number }) => one.size)).toEqual([9, 9.5]);
    const change = { day: '2025-11-30', caption: 'On cork', molt_id: molt, cover: 1 };
    expect((await as(3).put('picture/update', { id: second.id, ...change })).status).toBe(200);
    expect((await list())[1]).toMatchObject({ ...change, img_version: 2 });
    expect((await as(3).get(`pet/detail/${id}`)).data.img_version).toBe(2);
    await as(3).put('picture/update', { id: second.id, day: null, molt_id: null });
    expect((await list())[0]).toMatchObject({
      id: second.id,
      day: null,
      molt_id: null,
      size: null,
    });
    await as(3).delete('pet/molt/delete', { id: molt });
    expect((await list())[1]).toMatchObject({ id: first.id, molt_id: null });
    const theirs = aPet(app.db, { uid: 4 });
    const other = (await as(4).post('pet/molt/add', { id: theirs, date_mt: '2025-05-30' })).data.id;
    expect((await as(3).put('picture/update', { id: first.id, molt_id: other })).status).toBe(404);
    expect((await as(4).put('picture/update', { id: first.id, caption: 'x' })).status).toBe(404);
  });

  test.each([
    ['a day that is none', { day: '2025-02-30' }, 'day'],
    ['a day to come', { day: '2026-04-01' }, 'day'],
    ['a long caption', { day: '2025-02-03', caption: 'x'.repeat(201) }, 'caption'],
    ['a caption of two lines', { day: '2025-02-03', caption: 'a\nb' }, 'caption'],
    ['a cover that is no flag', { day: '2025-02-03', cover: 2 }, 'cover'],
    ['a field that nobody knows', { day: '2025-02-03', size: 2 }, 'size'],
  ])('%s is refused, and nothing is stored', async (_, fields, named) => {
    const { send, list } = await setUp();
    const { status, data } = await send(fields);
    expect([status, Object.keys(data.fields)]).toEqual([422, [named]]);
    expect(await list()).toEqual([]);
  });

  test('a molt that is none any more costs no picture, and the response says so', async () => {
    const { as, id, send, list } = await setUp();
    const { data } = await send({ day: '2025-06-01', molt: '2025-05-30' });
    expect(data).toEqual({ status: true, picture: expect.any(Number), molt_id: null });
    expect(await list()).toMatchObject([{ day: '2025-06-01', molt_id: null }]);
    const molt = (await as(3).post('pet/molt/add', { id, date_mt: '2025-05-30' })).data.id;
    const noted = await send({ day: '2025-06-01', molt: '2025-05-30' });
    expect(noted.data.molt_id).toBe(molt);
  });
});

describe('a picture', () => {
  const shapeOf = async (app: TestApp, key: string, size = 'large') => {
    const response = await app.visitor.get(`/uploads/${size}/pic_${key}.webp`);
    const bytes = await Bun.file(
      join(app.config.dataDir, 'uploads', size, filesIn(app, size).at(-1) ?? ''),
    ).bytes();
    const { width, height } = await sharp(bytes).metadata();
    return [response.status, width, height];
  };

  test('is turned and cut, under a new address; the same call again changes nothing', async () => {
    const { app, as, send, list } = await setUp();
    await send({ day: '2025-06-01' }, await jpeg('#884422', 600, 400));
    const [before] = await list();
    const turn = { id: before.id, img_version: before.img_version, quarters: 1 };
    expect((await as(3).put('picture/turn', turn)).data).toEqual({ status: true, img_version: 2 });
    const [turned] = await list();
    expect([turned.id, turned.img_version, turned.cover, turned.day]).toEqual([
      before.id,
      2,
      1,
      '2025-06-01',
    ]);
    expect(turned.key).not.toBe(before.key);
    expect(await shapeOf(app, turned.key)).toEqual([200, 400, 600]);
    const again = await as(3).put('picture/turn', turn);
    expect([again.status, again.data.code]).toEqual([409, 'picture_changed']);
    const cut = { left: 0.5, top: 0, width: 0.5, height: 0.25 };
    await as(3).put('picture/turn', { id: before.id, img_version: 2, cut });
    const [smaller] = await list();
    expect(await shapeOf(app, smaller.key)).toEqual([200, 200, 150]);
    expect((await as(4).put('picture/turn', { id: before.id, img_version: 3 })).status).toBe(404);
    expect((await app.visitor.put('picture/turn', { id: before.id, img_version: 3 })).status).toBe(
      401,
    );
  });

  test('that was cut is as it was after an undo, to the byte, and once', async () => {
    const { app, as, send, list } = await setUp();
    await send({ day: '2025-06-01', caption: 'Rosa' }, await jpeg('#884422', 600, 400));
    const large = async () =>
      (await app.visitor.get(`/uploads/large/pic_${(await list())[0].key}.webp`)).status;
    const sums = () => app.db.select().from(pictures).all();
    const [{ id, img_version }] = await list();
    const [before] = sums();
    const cut = { left: 0.5, top: 0, width: 0.5, height: 0.25 };
    await as(3).put('picture/turn', { id, img_version, quarters: 1 });
    await as(3).put('picture/turn', { id, img_version: 2, back: 1 });
    const { data } = await as(3).put('picture/turn', { id, img_version: 3, cut });
    expect(data).toEqual({ status: true, img_version: 4 });
    const back = { id, img_version: 4, back: 1 };
    expect((await as(4).put('picture/turn', back)).status).toBe(404);
    expect((await as(3).put('picture/turn', back)).data).toEqual({ status: true, img_version: 5 });
    const { large: sum, mobile, thumb } = before ?? {};
    expect(sums()).toMatchObject([{ large: sum, mobile, thumb, caption: 'Rosa', version: 5 }]);
    expect(await large()).toBe(200);
    const again = await as(3).put('picture/turn', back);
    expect([again.status, again.data.code]).toEqual([409, 'picture_changed']);
  });

  test('that is deleted leaves nothing of what was cut off, and neither does the sweep', async () => {
    const { app, as, id: pet, send, list } = await setUp();
    for (const day of ['2025-06-01', '2025-07-01']) await send({ day });
    const half = { left: 0, top: 0, width: 0.5, height: 1 };
    for (const { id, img_version } of await list())
      await as(3).put('picture/turn', { id, img_version, cut: half });
    expect(filesIn(app)).toHaveLength(4);
    expect(filesIn(app, 'thumb')).toHaveLength(2);
    const [first, second] = await list();
    await as(3).delete('picture/delete', { id: pet, picture: first.id });
    expect(filesIn(app)).toHaveLength(2);
    app.setNow('2026-03-10T21:00:01Z');
    await sweepPictures(app.context);
    expect(filesIn(app)).toHaveLength(1);
    const { id, img_version } = second;
    const back = await as(3).put('picture/turn', { id, img_version, back: 1 });
    expect([back.status, back.data.code]).toEqual([409, 'picture_edit_kept']);
  });

  test('is as before after an undo though the program was started again meanwhile', async () => {
    const { app, as, send, list } = await setUp();
    await send({ day: '2025-06-01' }, await jpeg('#884422', 100, 80));
    const [{ id, img_version }] = await list();
    const half = { left: 0, top: 0, width: 0.5, height: 1 };
    await as(3).put('picture/turn', { id, img_version, cut: half });
    await sweepPictures(app.context); // as each start does
    const back = { id, img_version: 2, back: 1 };
    expect((await as(3).put('picture/turn', back)).data).toEqual({ status: true, img_version: 3 });
    expect(await shapeOf(app, (await list())[0].key)).toEqual([200, 100, 80]);
    expect(filesIn(app)).toHaveLength(2);
  });

  test.each([
    { left: 0.95, top: 0.95, width: 0.05, height: 0.05 },
    { left: 0.9, top: 0.9, width: 1, height: 1 },
  ])('is never cut to nothing: %p', async (cut) => {
    const { app, as, send, list } = await setUp();
    await send({ day: '2025-06-01' }, await jpeg('#884422', 100, 80));
    const [{ id, img_version }] = await list();
    expect((await as(3).put('picture/turn', { id, img_version, cut })).status).toBe(200);
    const [status, width, height] = await shapeOf(app, (await list())[0].key);
    expect(status).toBe(200);
    expect([Number(width) <= 16, Number(height) <= 16]).toEqual([true, true]);
  });

  test.each([
    [{ width: 0, height: 0 }, ['cut.width', 'cut.height']],
    [{ width: 0.04 }, ['cut.width']],
    [{ left: 1 }, ['cut.left']],
    [{ top: 0.96 }, ['cut.top']],
  ])('of which less than a twentieth would stay is refused: %p', async (part, named) => {
    const { as, send, list } = await setUp();
    await send({ day: '2025-06-01' });
    const [{ id, img_version }] = await list();
    const cut = { left: 0, top: 0, width: 1, height: 1, ...part };
    const { status, data } = await as(3).put('picture/turn', { id, img_version, cut });
    expect([status, Object.keys(data.fields).toSorted()]).toEqual([422, named.toSorted()]);
    expect(await list()).toMatchObject([{ img_version }]);
  });
});
