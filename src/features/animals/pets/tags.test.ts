import { describe, expect, test } from 'bun:test';
import { eq, gt, isNotNull } from 'drizzle-orm';
import { pets } from '#src/db/schema.ts';
import { drawTags } from '#src/db/tags.ts';
import { syncTriggers } from '#src/db/triggers.ts';
import { readTag } from '#src/domain/animal/tag.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const tagOf = async (app: TestApp, uid: number, id: number): Promise<string> =>
  (await app.as(uid).get(`pet/detail/${id}`)).data.tag;

/** The names of the animals that a label's code may mean. */
const meant = async (app: TestApp, uid: number, code: number | string): Promise<string[]> => {
  const { data } = await app.as(uid).get(`pet/quickview/${code}`);
  return [data, ...data.others].map(({ name }: { name: string }) => name);
};

/** Takes a keeper's collection from one installation into another. */
async function move(from: TestApp, to: TestApp): Promise<void> {
  const { data } = await from.as(3).get('data/export.json');
  await sendFile(to, 3, new TextEncoder().encode(JSON.stringify(data)));
  await to.as(3).post('data/import', {});
}

describe('a tag', () => {
  test('is drawn for every animal, however it comes', async () => {
    const app = createTestApp();
    const p_sc_id = speciesId(app.db);
    await app.as(3).post('pet/add', { p_sc_id, name: 'Rosa' });
    await app.as(3).post('pet/add_all', { values_add: [{ p_sc_id, name: 'Ada' }] });
    aPet(app.db);
    const tags = app.db.select({ tag: pets.tag }).from(pets).all();
    expect(tags.length).toBeGreaterThan(3);
    for (const { tag } of tags) expect(readTag(tag)).toBe(tag);
    expect(new Set(tags.map(({ tag }) => tag)).size).toBe(tags.length);
  });

  test('is drawn for the animals of an older version', () => {
    const { db } = createTestApp();
    for (let at = 0; at < 50; at += 1) aPet(db);
    db.$client.run('DROP TRIGGER pets_tagged');
    db.$client.run(`UPDATE pets SET tag = ''`);
    syncTriggers(db.$client);
    const tags = db.select({ tag: pets.tag }).from(pets).where(isNotNull(pets.tag)).all();
    expect(tags.every(({ tag }) => readTag(tag) === tag)).toBe(true);
    expect(new Set(tags.map(({ tag }) => tag)).size).toBe(tags.length);
  });

  test('is the same whenever the same animal of an older version gets one', () => {
    const { db } = createTestApp();
    for (let at = 0; at < 50; at += 1) aPet(db);
    const drawn = () => {
      db.$client.run(`UPDATE pets SET tag = ''`);
      db.$client.run(drawTags);
      return db.select({ id: pets.id, tag: pets.tag }).from(pets).all();
    };
    // who goes back to the old version and forward again has printed labels meanwhile
    expect(drawn()).toEqual(drawn());
  });

  test('may be drawn by who adds the animal, unless it is taken or none', async () => {
    const app = createTestApp();
    const add = (tag: string) =>
      app.as(3).post('pet/add', { p_sc_id: speciesId(app.db), name: 'Rosa', tag });
    const added = await add('7KQ2MX');
    expect(await tagOf(app, 3, added.data.id)).toBe('7KQ2MX');
    for (const [tag, code] of [
      ['7KQ2MX', 'tag_taken'],
      ['123456', 'not_a_tag'],
      ['7kq2mx', 'not_a_tag'],
      ['', 'not_a_tag'],
    ] as const) {
      const { status, data } = await add(tag);
      expect([tag, status, data.fields.tag !== undefined]).toEqual([tag, 422, true]);
      expect(data.fields.tag).toContain(code === 'tag_taken' ? 'another animal' : 'six');
    }
    expect((await app.as(3).get('pet/count')).data.count1).toBe(1);
  });

  test('finds its animal in every list, whole and in any case only', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Rosa', tag: '7KQ2MX', an_count: 2 });
    aPet(app.db, { name: 'Ada' });
    await app.as(3).post('sales/add', { pet_id: id, s_count: 1, s_date: '2026-01-05' });
    const found = async (list: string, search: string) =>
      (await app.as(3).get(`${list}?search=${encodeURIComponent(search)}`)).data.rows.length;
    for (const list of ['pet/list', 'sales/list', 'stock_book/list']) {
      for (const search of ['7KQ2MX', '#7kq2mx', '7kq2mx'])
        expect([list, await found(list, search)]).toEqual([list, 1]);
      expect([list, await found(list, '7KQ2M')]).toEqual([list, 0]);
    }
  });

  test('stays in the stock book when its record is deleted', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { tag: '7KQ2MX' });
    await app.as(3).post('sales/add', { pet_id: id, s_count: 1, s_date: '2026-01-05' });
    await app.as(3).delete('pet/delete', { id });
    const { data } = await app.as(3).get('stock_book/list?search=7KQ2MX');
    expect(data.rows).toMatchObject([{ tag: '7KQ2MX', pet_no: id, pet_id: null }]);
  });

  test('of an animal that was deleted comes back with the file of it', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { tag: '7KQ2MX' });
    await app.as(3).post('sales/add', { pet_id: id, s_count: 1, s_date: '2026-01-05' });
    const { data } = await app.as(3).get('data/export.json');
    await app.as(3).delete('pet/delete', { id });
    await sendFile(app, 4, new TextEncoder().encode(JSON.stringify(data)));
    await app.as(4).post('data/import', {});
    const rows = app.db.select({ uid: pets.uid, tag: pets.tag }).from(pets).where(gt(pets.id, 0));
    expect(rows.all()).toEqual([{ uid: 4, tag: '7KQ2MX' }]);
  });

  test('that an animal has or had is drawn for no other, which an index finds', () => {
    const plan = createTestApp().db.$client.query(`EXPLAIN QUERY PLAN ${drawTags}`).all();
    for (const index of ['pets_all_tags', 'past_pets_tag'])
      expect(JSON.stringify(plan)).toContain(`SEARCH other USING COVERING INDEX ${index} (tag=?)`);
  });
});

describe('the tag of an animal that was handed over', () => {
  const TAG = '7KQ2MX';

  /** The giver's record, and the taker's, whose page is public. */
  function handedOver(app: TestApp) {
    const given = aPet(app.db, { uid: 3, name: 'Given', tag: TAG, handed_over: 1, archived: 1 });
    return { given, kept: aPet(app.db, { uid: 4, name: 'Kept', tag: TAG, is_public: 1 }) };
  }

  test('opens the record of who reads it, for everybody else that of its keeper', async () => {
    const app = createTestApp();
    const { given, kept } = handedOver(app);
    const opened = async (get: TestApp['visitor']['get']) =>
      (await get(`pet/quickview/${TAG}`)).data.id;
    expect(await opened(app.as(3).get)).toBe(given);
    expect(await opened(app.as(4).get)).toBe(kept);
    expect(await opened(app.as(2).get)).toBe(kept);
    expect(await opened(app.visitor.get)).toBe(kept);
    // taken back: the living one before the one that was handed over
    app.db.delete(pets).where(eq(pets.id, kept)).run();
    expect((await app.as(4).get(`pet/quickview/${TAG}`)).status).toBe(404);
    expect((await app.visitor.get(`pet/quickview/${TAG}`)).status).toBe(401);
    const back = aPet(app.db, { uid: 3, name: 'Back', tag: TAG });
    expect(await opened(app.as(3).get)).toBe(back);
  });

  test('finds the records of who searches', async () => {
    const app = createTestApp();
    handedOver(app);
    const found = async (uid: number, archived: 0 | 1) =>
      (await app.as(uid).get(`pet/list?search=${TAG}&archived=${archived}`)).data.rows.map(
        ({ name }: { name: string }) => name,
      );
    expect([await found(3, 0), await found(3, 1)]).toEqual([[], ['Given']]);
    expect([await found(4, 0), await found(4, 1)]).toEqual([['Kept'], []]);
  });

  test('belongs to one record at a time', async () => {
    const app = createTestApp();
    const given = aPet(app.db, { tag: TAG, handed_over: 1, archived: 1 });
    const add = () =>
      app.as(4).post('pet/add', { p_sc_id: speciesId(app.db), name: 'Rosa', tag: TAG });
    expect((await add()).status).toBe(200);
    expect((await add()).data.fields.tag).toContain('another animal');
    const back = { id: given, archived: 0 };
    expect((await app.as(3).put('pet/archive', back)).status).toBe(200);
    const { data } = (await app.as(3).get(`pet/detail/${given}`)).data;
    expect([data.archived, data.handed_over, data.tag]).toEqual([0, 1, TAG]);
    expect(() => aPet(app.db, { tag: TAG })).toThrow('UNIQUE');
  });

  test('moves with its record beside that of its keeper', async () => {
    const [old, fresh] = [createTestApp(), createTestApp()];
    aPet(old.db, { name: 'Given', tag: TAG, handed_over: 1, archived: 1 });
    aPet(fresh.db, { uid: 4, name: 'Kept', tag: TAG });
    await move(old, fresh);
    const tags = () =>
      fresh.db
        .select({ name: pets.name, handed_over: pets.handed_over })
        .from(pets)
        .where(eq(pets.tag, TAG))
        .orderBy(pets.id)
        .all();
    expect(tags()).toEqual([
      { name: 'Kept', handed_over: 0 },
      { name: 'Given', handed_over: 1 },
    ]);
  });

  test('comes back with the animal', async () => {
    const [giver, taker] = [createTestApp(), createTestApp()];
    aPet(giver.db, { uid: 4, name: 'Given', tag: TAG, handed_over: 1, archived: 1 });
    aPet(taker.db, { name: 'Kept', tag: TAG });
    await move(taker, giver);
    const kept = (await giver.as(3).get('pet/list')).data.rows;
    expect(kept).toMatchObject([{ name: 'Kept', tag: TAG }]);
    await move(taker, giver);
    const tags = (await giver.as(3).get('pet/list')).data.rows.map(
      (pet: { tag: string }) => pet.tag,
    );
    expect(tags.toSorted().indexOf(TAG)).toBeGreaterThanOrEqual(0);
    expect(new Set(tags).size).toBe(2);
  });
});

describe('the code of a label', () => {
  test('opens the animal by its tag, however it is typed', async () => {
    const app = createTestApp();
    aPet(app.db, { name: 'Rosa', tag: '7KQ0M1' });
    for (const code of ['7KQ0M1', '7kq0m1', '7KQOMI']) {
      expect(await meant(app, 3, code)).toEqual(['Rosa']);
      expect((await app.as(4).get(`pet/quickview/${code}`)).status).toBe(404);
      expect((await app.visitor.get(`pet/quickview/${code}`)).status).toBe(401);
    }
    expect((await app.as(3).get('pet/quickview/ZZZZZZ')).status).toBe(404);
    for (const neither of ['Rosa', '1.5', '9999999999'])
      expect((await app.as(3).get(`pet/quickview/${neither}`)).status).toBe(422);
  });

  test('opens the right animal after two moves, or asks which', async () => {
    const [first, second, third] = [createTestApp(), createTestApp(), createTestApp()];
    for (let at = 0; at < 5; at += 1) aPet(second.db, { uid: 4, name: 'Of another keeper' });
    const [rosa, ada] = [aPet(first.db, { name: 'Rosa' }), aPet(first.db, { name: 'Ada' })];
    const tag = await tagOf(first, 3, rosa);
    await move(first, second);
    const inSecond = (await second.as(3).get('pet/list?search=Rosa')).data.rows[0].id;
    const young = aPet(third.db, { name: 'Young' });
    await move(second, third);

    for (const app of [first, second, third]) expect(await meant(app, 3, tag)).toEqual(['Rosa']);
    expect(await meant(second, 3, rosa)).toEqual(['Rosa']);
    expect(await meant(second, 3, inSecond)).toEqual(['Rosa']);
    expect(young).toBe(rosa);
    expect(await meant(third, 3, rosa)).toEqual(['Young', 'Rosa']);
    expect(await meant(third, 3, inSecond)).toEqual(['Rosa']);
    expect((await meant(third, 3, ada)).includes('Ada')).toBe(true);
    const { data } = await third.as(3).get('data/export.json');
    expect(data.pets.find(({ name }: { name: string }) => name === 'Rosa').former_nos).toEqual([
      inSecond,
      rosa,
    ]);
    expect((await third.as(3).get(`pet/list?search=%23${inSecond}`)).data.rows).toMatchObject([
      { name: 'Rosa' },
    ]);
  });

  test('opens the original where a copy was imported beside it', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Rosa' });
    const tag = await tagOf(app, 3, id);
    await move(app, app);
    expect(await meant(app, 3, tag)).toEqual(['Rosa']);
    expect((await app.as(3).get(`pet/quickview/${tag}`)).data.id).toBe(id);
  });
});
