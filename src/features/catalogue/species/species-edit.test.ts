import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let hamorii: number;

// Ada (2) administers, Berta (3) may edit species, Carl (4) may not.
beforeEach(() => {
  app = createTestApp();
  app.db.update(users).set({ can_edit_sp: 1 }).where(eq(users.uid, 3)).run();
  hamorii = speciesId(app.db);
});

const nowhere = { an_type: 'tarantula', sc_name: "Pamphobeteus sp. 'Nowhere'" };
const logOf = async (id: number) => (await app.as(3).get(`spec_log/logs/${id}`)).data;
const countNow = async () => (await app.visitor.get('species/count')).data.count;

describe('adding and changing', () => {
  test('a new species is in the list and in the log', async () => {
    const { status, data } = await app.as(3).post('species/add', {
      ...nowhere,
      sc_name: "  Pamphobeteus  sp. 'Nowhere' ",
      country_code: 'mx',
    });
    expect(status).toBe(200);
    expect((await app.as(4).get(`species/detail/${data.id}`)).data).toMatchObject({
      ...nowhere,
      country_code: 'MX',
    });
    const log = await logOf(data.id);
    expect(log.count).toBe(1);
    expect(log.rows[0]).toMatchObject({
      action_type: 'add',
      action_user: 3,
      uname: 'Berta',
      sc_name: nowhere.sc_name,
    });
    expect(log.rows[0].changes).toContainEqual({
      field: 'sc_name',
      old: null,
      new: nowhere.sc_name,
    });
  });

  test.each([
    ['a name that is there in another case', { sc_name: 'BRACHYPELMA hamorii' }, 409, 'sc_name'],
    ['an empty name', { sc_name: '  ' }, 422, 'sc_name'],
    ['a name without a genus', { sc_name: 'hamorii' }, 422, 'sc_name'],
    ['digits as a name', { sc_name: '12345' }, 422, 'sc_name'],
    ['a name that is too long', { sc_name: `A${'a'.repeat(120)}` }, 422, 'sc_name'],
    ['an unknown type', { an_type: 'bird' }, 422, 'an_type'],
    ['no type', { an_type: undefined }, 422, 'an_type'],
    ['a country code of three letters', { country_code: 'MEX' }, 422, 'country_code'],
    ['a country that is not in the list', { country_code: 'XX' }, 422, 'country_code'],
    ['a humidity that is none', { humidity: 4 }, 422, 'humidity'],
    ['a synonym that belongs to another', { synonyms: ['brachypelma HAMORII'] }, 409, 'synonyms'],
    ['an id', { sc_id: 5 }, 422, 'sc_id'],
  ])('%s is refused and nothing is changed', async (_, fields, status, field) => {
    const before = await countNow();
    const response = await app.as(3).post('species/add', { ...nowhere, ...fields });
    expect(response.status).toBe(status);
    expect(Object.keys(response.data.fields)).toContain(field);
    expect(await countNow()).toBe(before);
  });

  test('a name is equal in any case, umlauts too, and to an older name too', async () => {
    const named = (sc_name: string) => app.as(3).post('species/add', { ...nowhere, sc_name });
    const { data } = await named("Testus sp. 'Münster'");
    expect((await named("TESTUS SP. 'MÜNSTER'")).status).toBe(409);
    expect((await named("Testus sp. 'Manster'")).status).toBe(200);
    await app.as(3).put('species/update', { sc_id: data.id, sc_name: 'Testus novus' });
    expect((await named("testus sp. 'mÜnster'")).status).toBe(409);
  });

  test.each([
    ['notes', 'a'.repeat(20001), 'must have at most 20,000 characters'],
    ['cm_name', 'a'.repeat(121), 'must have at most 120 characters'],
    ['cm_name', 5, 'must be a text'],
  ])(
    'what is wrong with %s, that may be null, is said in words',
    async (field, value, sentence) => {
      const { data } = await app.as(3).post('species/add', { ...nowhere, [field]: value });
      expect(data.fields).toEqual({ [field]: sentence });
    },
  );

  test('a change records old and new values field by field, and leaves the rest', async () => {
    await app
      .as(3)
      .put('species/update', { sc_id: hamorii, humidity: 2, care_sheet: '# Care\n<b>dry</b>' });
    const { rows } = await logOf(hamorii);
    expect(rows[0].changes).toEqual([
      { field: 'humidity', old: 1, new: 2 },
      { field: 'care_sheet', old: null, new: '# Care\n<b>dry</b>' },
    ]);
    expect((await app.as(4).get(`species/detail/${hamorii}`)).data).toMatchObject({
      cm_name: expect.stringMatching(/./),
      humidity: 2,
    });
  });

  test('a call that changes nothing records nothing', async () => {
    expect((await app.as(3).put('species/update', { sc_id: hamorii, humidity: 1 })).status).toBe(
      200,
    );
    expect((await logOf(hamorii)).count).toBe(0);
  });

  test('a renamed species is found by its old name, until that is removed', async () => {
    await app.as(3).put('species/update', { sc_id: hamorii, sc_name: 'Brachypelma novum' });
    const found = await app.visitor.get('species/list', { search: 'hamorii' });
    expect(found.data.rows[0]).toMatchObject({
      sc_name: 'Brachypelma novum',
      synonym: 'Brachypelma hamorii',
    });
    const chosen = await app.as(4).get('species/selectable', { search: 'brachypelma hamorii' });
    expect(chosen.data.rows[0]).toMatchObject({ sc_id: hamorii, synonym: 'Brachypelma hamorii' });
    const again = await app
      .as(3)
      .post('species/add', { an_type: 'tarantula', sc_name: 'brachypelma Hamorii' });
    expect(again.status).toBe(409);
    expect(again.data.error).toContain('is an older name of Brachypelma novum');
    await app.as(3).put('species/update', { sc_id: hamorii, synonyms: [] });
    expect((await app.visitor.get('species/list', { search: 'hamorii' })).data.count).toBe(0);
  });

  test('a name that was only a typo leaves no synonym', async () => {
    await app.as(3).put('species/update', { sc_id: hamorii, sc_name: 'Brachypelma smiti' });
    await app
      .as(3)
      .put('species/update', { sc_id: hamorii, sc_name: 'Brachypelma smithi', keep_old_name: 0 });
    const { data } = await app.as(3).get(`species/detail/${hamorii}`);
    expect(data.synonyms).toEqual(['Brachypelma hamorii']);
  });

  test('a species that gets its old name back loses it as a synonym', async () => {
    await app.as(3).put('species/update', { sc_id: hamorii, sc_name: 'Brachypelma novum' });
    await app.as(3).put('species/update', { sc_id: hamorii, sc_name: 'Brachypelma hamorii' });
    expect((await app.as(3).get(`species/detail/${hamorii}`)).data.synonyms).toEqual([
      'Brachypelma novum',
    ]);
  });

  test('the name of another species is refused, whatever its case', async () => {
    const response = await app
      .as(3)
      .put('species/update', { sc_id: hamorii, sc_name: 'grammostola Pulchra' });
    expect(response.status).toBe(409);
    expect(response.data.fields).toEqual({
      sc_name: 'Grammostola pulchra is in the list already. This species can be merged into it.',
    });
    expect((await logOf(hamorii)).count).toBe(0);
  });
});

describe('deleting', () => {
  test('a species in use can not be deleted, and the response says how many use it', async () => {
    aPet(app.db, { uid: 4 });
    const response = await app.as(3).delete('species/delete', { sc_id: hamorii });
    expect(response.status).toBe(409);
    // The guide's example is one of them.
    expect(response.data.error).toBe(
      "Brachypelma hamorii can't be deleted: there are 2 pets of it in the records. It can be merged into another species.",
    );
    expect((await app.visitor.get(`species/detail/${hamorii}`)).status).toBe(200);
  });

  test('an unused one can, and its history stays', async () => {
    const { data } = await app.as(3).post('species/add', nowhere);
    expect((await app.as(3).delete('species/delete', { sc_id: data.id })).status).toBe(200);
    expect((await app.visitor.get(`species/detail/${data.id}`)).status).toBe(404);
    const { rows } = await logOf(data.id);
    expect(rows.map((row: { action_type: string }) => row.action_type)).toEqual(['delete', 'add']);
    expect(rows[0].changes).toContainEqual({ field: 'sc_name', old: nowhere.sc_name, new: null });
    expect((await app.as(3).delete('species/delete', { sc_id: data.id })).status).toBe(404);
  });
});

describe('asking for a species', () => {
  test('creates a message to the administrator', async () => {
    const response = await app
      .as(4)
      .post('species/request', { ...nowhere, cm_name: 'Machala', notes: 'Seen at the expo' });
    expect(response.status).toBe(200);
    const { data } = await app.as(2).get('admin/contact_messages/list');
    expect(data.rows[0]).toMatchObject({ uid: 4, email: 'carl@example.org' });
    expect(data.rows[0].message).toBe(
      "Species request: Pamphobeteus sp. 'Nowhere'\nCommon name: Machala\nAnimal type: tarantula\n\nSeen at the expo",
    );
  });

  test('is refused when the species exists, without a name, and for visitors', async () => {
    expect(
      (await app.as(4).post('species/request', { sc_name: 'brachypelma HAMORII' })).status,
    ).toBe(409);
    expect((await app.as(4).post('species/request', { sc_name: 'some spider' })).status).toBe(422);
    expect((await app.visitor.post('species/request', nowhere)).status).toBe(401);
  });
});
