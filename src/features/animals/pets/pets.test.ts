import { describe, expect, test } from 'bun:test';
import { limits } from '#src/domain/limits.ts';
import { petFormFields } from '#src/records/pet.ts';
import { aPet, aPlan, aPurchase, sampleOf, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const now = '2026-03-10T20:00:00Z';

describe('a keeper’s pets', () => {
  test('are added, listed, shown, changed and deleted by their owner', async () => {
    const { as, db } = createTestApp({ now });
    const p_sc_id = speciesId(db);
    const added = await as(3).post('pet/add', {
      p_sc_id,
      name: ' Rosalía ',
      gender: 'f',
      an_count: 2,
      notes: 'calm',
    });
    expect(added.data).toEqual({ status: true, id: expect.any(Number) });
    const { id } = added.data;
    const { rows, count } = (await as(3).get('pet/list')).data;
    expect(count).toBe(1);
    expect(rows[0]).toMatchObject({
      id,
      uid: 3,
      uname: 'Berta',
      name: 'Rosalía',
      gender: 'f',
      an_count: 2,
      sc_name: 'Brachypelma hamorii',
      archived: 0,
      date_f: null,
      mmt: null,
    });
    await as(3).put('pet/update', {
      id,
      p_sc_id,
      name: 'Rosa',
      gender: 'f',
      an_count: 1,
      notes: '',
    });
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      name: 'Rosa',
      notes: '',
      env_type: 't',
      plans: [],
    });
    expect((await as(3).delete('pet/delete', { id })).data).toEqual({ status: true });
    expect((await as(3).get(`pet/detail/${id}`)).status).toBe(404);
  });

  test('keep each field that the form edits', async () => {
    const { as, db } = createTestApp({ now });
    const fields = sampleOf(petFormFields);
    const p_sc_id = speciesId(db);
    const { id } = (await as(3).post('pet/add', { p_sc_id, ...fields })).data;
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject(fields);
    await as(3).put('pet/update', { id, p_sc_id, name: fields.name, kept_since: null });
    const changed = { ...fields, kept_since: null };
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject(changed);
  });

  test.each([
    ['2021', 200],
    ['2021-06', 200],
    ['2021-06-03', 200],
    ['2021-13', 422],
    ['2021-06-31', 422],
    ['summer', 422],
    ['2300', 422],
    ['2099', 422],
  ])('that hatched %s', async (hatched, status) => {
    const { as, db } = createTestApp({ now });
    const pet = { p_sc_id: speciesId(db), name: 'Rosa', hatched };
    const added = await as(3).post('pet/add', pet);
    expect(added.status).toBe(status);
    if (status === 422) return expect(Object.keys(added.data.fields)).toEqual(['hatched']);
    const { id } = added.data;
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({ hatched });
  });

  test('can not be kept since a future day', async () => {
    const { as, db } = createTestApp({ now });
    const pet = { p_sc_id: speciesId(db), name: 'Rosa', kept_since: '2026-03-12' };
    const id = aPet(db);
    const purchase = aPurchase(db, { sc_id: pet.p_sc_id });
    for (const refused of [
      await as(3).post('pet/add', pet),
      await as(3).put('pet/update', { id, ...pet }),
      await as(3).post('purchases/add_pet', { ...pet, id: purchase }),
    ]) {
      expect([refused.status, Object.keys(refused.data.fields)]).toEqual([422, ['kept_since']]);
    }
  });

  test.each(['sc_name', 'name', 'date_f', 'mmt', 'an_type', 'id'])(
    'can be sorted by %s both ways',
    async (sort_by) => {
      const { as, db } = createTestApp({ now });
      for (const name of ['Ada', 'berta', 'Carl']) aPet(db, { name });
      const up = (await as(3).get('pet/list', { sort_by, asc: 'ASC' })).data.rows.map(
        (row: { id: number }) => row.id,
      );
      const down = (await as(3).get('pet/list', { sort_by, asc: 'DESC' })).data.rows.map(
        (row: { id: number }) => row.id,
      );
      expect(up).toHaveLength(3);
      expect(down).toEqual(up.toReversed());
    },
  );

  test('are found by a part of name or species, and % and _ are text', async () => {
    const { as, db } = createTestApp({ now });
    aPet(db, { name: '100% Rosa' });
    aPet(db, { name: 'Juno', sc_id: speciesId(db, 'Python regius') });
    const found = async (search: string) =>
      (await as(3).get('pet/list', { search })).data.rows.map((row: { name: string }) => row.name);
    expect(await found('ROSA')).toEqual(['100% Rosa']);
    expect(await found('ball py')).toEqual(['Juno']);
    expect(await found('%')).toEqual(['100% Rosa']);
    expect(await found('_')).toEqual([]);
    expect((await as(3).get('pet/list', { search: 'rosa' })).data.count).toBe(1);
  });

  test.each([
    ['rosalia', 'Rosalía'],
    ['ROSALÍA', 'Rosalía'],
    ['über', 'Übermut [2] *?'],
    ['ubermut', 'Übermut [2] *?'],
    ['[2] *?', 'Übermut [2] *?'],
    ['паук', 'Паук-1 ^🕷'],
    ['-1 ^🕷', 'Паук-1 ^🕷'],
  ])('are found by %p whatever its case and accents', async (search, name) => {
    const { as, db } = createTestApp({ now });
    for (const one of ['Rosalía', 'Übermut [2] *?', 'Паук-1 ^🕷', 'Zoe']) aPet(db, { name: one });
    const { rows } = (await as(3).get('pet/list', { search })).data;
    expect(rows.map((row: { name: string }) => row.name)).toEqual([name]);
  });

  test.each([
    ['brach ham', ['Rosa', 'Zoe 50%_B']],
    ['ham brach', ['Rosa', 'Zoe 50%_B']],
    ['rosa knee', ['Rosa']],
    ['b. hamorii', ['Rosa', 'Zoe 50%_B']],
    ['B.hamorii', ['Rosa', 'Zoe 50%_B']],
    ['b hamorii', ['Rosa', 'Zoe 50%_B']],
    ['t. hamorii', []],
    ['b. ham 50% zoe', ['Zoe 50%_B']],
    ['%_b', ['Zoe 50%_B']],
    ['_ %', ['Zoe 50%_B']],
    ['p. reg', ['Juno']],
    ['juno ham', []],
    ['   ', ['Juno', 'Rosa', 'Zoe 50%_B']],
  ])('are found by every word of %p, and by the initial of a genus', async (search, names) => {
    const { as, db } = createTestApp({ now });
    const found = async (path: string, uid: number) => {
      const { rows, count } = (await as(uid).get(path, { search })).data;
      expect(count).toBe(names.length);
      return rows.map((row: { name: string }) => row.name).toSorted();
    };
    aPet(db, { name: 'Rosa' });
    aPet(db, { name: 'Zoe 50%_B' });
    aPet(db, { name: 'Juno', sc_id: speciesId(db, 'Python regius') });
    expect(await found('pet/list', 3)).toEqual(names);
    expect(await found('admin/all_pets', 2)).toEqual(names);
  });

  test.each([
    [{ offset: '-1' }, 'offset'],
    [{ limit: '101' }, 'limit'],
    [{ limit: '0x10' }, 'limit'],
    [{ limit: '1e1' }, 'limit'],
    [{ sort_by: 'uid' }, 'sort_by'],
    [{ asc: 'UP' }, 'asc'],
    [{ archived: '2' }, 'archived'],
  ])('a list with %j is refused by its field', async (query, field) => {
    const { as } = createTestApp({ now });
    const response = await as(3).get('pet/list', query);
    expect(response.status).toBe(422);
    expect(response.data.fields).toHaveProperty(field);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ gender: 'x' }, 'gender'],
    [{ an_count: 0 }, 'an_count'],
    [{ an_count: '2' }, 'an_count'],
    [{ p_sc_id: 999_999 }, 'p_sc_id'],
    [{ uid: 4 }, 'uid'],
  ])('a pet with %j is refused by its field, and nothing is stored', async (wrong, field) => {
    const { as, db } = createTestApp({ now });
    const response = await as(3).post('pet/add', {
      p_sc_id: speciesId(db),
      name: 'Rosa',
      ...wrong,
    });
    expect(response.status).toBe(422);
    expect(response.data.fields).toHaveProperty(field);
    expect((await as(3).get('pet/count')).data).toEqual({ count1: 0, count2: 0 });
  });

  test('another keeper’s pet does not exist; the administrator sees it', async () => {
    const { as, visitor, db } = createTestApp({ now });
    const id = aPet(db);
    const p_sc_id = speciesId(db);
    for (const call of [
      () => as(4).get(`pet/detail/${id}`),
      () => as(4).get(`pet/quickview/${id}`),
      () => as(4).put('pet/update', { id, p_sc_id, name: 'Mine' }),
      () => as(4).put('pet/archive', { id }),
      () => as(4).put('pet/pre_molt', { id, pre_molt: null }),
      () => as(4).put('pet/increment_count', { id, count: 1 }),
      () => as(4).delete('pet/delete', { id }),
    ]) {
      expect((await call()).status).toBe(404);
    }
    expect((await visitor.get(`pet/quickview/${id}`)).status).toBe(401);
    expect((await as(2).get(`pet/detail/${id}`)).data).toMatchObject({ id, own: 0 });
  });

  test('a public page is seen by everyone', async () => {
    const { visitor, as, db } = createTestApp({ now });
    const id = aPet(db, { is_public: 1 });
    expect((await visitor.get(`pet/quickview/${id}`)).data).toMatchObject({
      name: 'Rosalía',
      own: 0,
    });
    expect((await as(4).get(`pet/detail/${id}`)).status).toBe(404);
  });

  test('why an animal left stands on the page of its label for its keeper alone', async () => {
    const { visitor, as, db } = createTestApp({ now });
    const id = aPet(db, { is_public: 1 });
    await as(3).put('pet/archive', { id, archived: 1, reason: 'sold' });
    const view = { archived: 1, archive_reason: 'sold' };
    expect((await as(3).get(`pet/quickview/${id}`)).data).toMatchObject(view);
    expect((await visitor.get(`pet/quickview/${id}`)).data).toMatchObject({
      ...{ archived: 1, archive_reason: null },
    });
  });

  test('counts go up and down in steps, never below one', async () => {
    const { as, db } = createTestApp({ now });
    const id = aPet(db, { an_count: 5 });
    expect((await as(3).put('pet/decrement_count', { id, count: 3 })).data).toEqual({
      status: true,
      an_count: 2,
    });
    expect((await as(3).put('pet/decrement_count', { id, count: 2 })).data.fields).toHaveProperty(
      'count',
    );
    expect((await as(3).put('pet/increment_count', { id, count: 10 })).data.an_count).toBe(12);
  });

  test('archiving has a reason, deletes nothing and can be undone', async () => {
    const { as, db } = createTestApp({ now });
    const id = aPet(db);
    await as(3).put('pet/archive', { id, reason: 'died', date: '2026-03-01', note: 'old age' });
    expect((await as(3).get('pet/count')).data).toEqual({ count1: 0, count2: 1 });
    expect((await as(3).get('pet/archived_count')).data).toEqual({ count: 1 });
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      archived: 1,
      archive_reason: 'died',
      archive_note: 'old age',
    });
    await as(3).put('pet/archive', { id });
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      archived: 0,
      archive_reason: null,
    });
  });

  test('the ids of a list reveal when there are more than one call accepts', async () => {
    const { as, db } = createTestApp({ now });
    for (let n = 0; n < limits.idsPerCall + 2; n++) aPet(db);
    expect((await as(3).get('pet/ids')).data.ids).toHaveLength(limits.idsPerCall + 1);
  });

  test('can not be archived in the future', async () => {
    const { as, db } = createTestApp({ now });
    const id = aPet(db);
    const date = '2026-03-12';
    for (const [call, body] of [
      ['pet/archive', { id, date }],
      ['pet/archive_all', { ids: [id], archived: 1, date }],
    ] as const) {
      const response = await as(3).put(call, body);
      expect([response.status, response.data.fields]).toEqual([
        422,
        { date: 'must not be in the future' },
      ]);
    }
    expect((await as(3).get('pet/archived_count')).data).toEqual({ count: 0 });
  });

  test('a public page does not reveal when its keeper feeds', async () => {
    const { visitor, db } = createTestApp({ now });
    const id = aPet(db, { is_public: 1 });
    aPlan(db, { def_feeder: 'Dubia' }, [id]);
    expect((await visitor.get(`pet/quickview/${id}`)).data).toMatchObject({
      next_date: null,
      feeder: null,
    });
  });

  test('the quick view knows the next feeding and the usual feeder', async () => {
    const { as, db } = createTestApp({ now });
    const id = aPet(db);
    aPlan(db, { fp_start: '2026-03-01', fp_repeat: 7, def_feeder: 'Dubia' }, [id]);
    const view = await as(3).get(`pet/quickview/${id}`, undefined, { 'x-today': '2026-03-10' });
    expect(view.data).toMatchObject({ next_date: '2026-03-15', feeder: 'Dubia', own: 1 });
  });
});
