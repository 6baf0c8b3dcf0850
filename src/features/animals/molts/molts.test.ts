import { describe, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });

describe('molts', () => {
  test('a molt on or after the pre-molt date clears it and returns it', async () => {
    const { as, db } = setUp();
    const id = aPet(db, { pre_molt: '2026-03-01' });
    const before = await as(3).post('pet/molt/add', { id, date_mt: '2026-02-01', size: 4.25 });
    expect(before.data).toEqual({
      status: true,
      id: expect.any(Number),
      rev: 1,
      cleared: null,
      was: null,
      superseded: [],
    });
    const after = await as(3).post('pet/molt/add', { id, date_mt: '2026-03-01' });
    expect(after.data.cleared).toBe('2026-03-01');
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      pre_molt: null,
      mmt: '2026-03-01',
      size: 4.25,
    });
  });

  test('the size that came with an animal is older than a molt that is noted since; one that was noted stays', async () => {
    const { as, db } = setUp();
    const { get, post } = as(3);
    const of = async (name: string, size: { value: number; taken?: 1 } | null) => {
      const row = { sc_name: 'Brachypelma hamorii', name };
      const measurements = size ? [{ date_ms: '2026-03-10', ...size }] : [];
      await post('pet/add_all', { values_add: [{ ...row, measurements }] });
      const { rows } = (await get(`pet/list?search=${name}`)).data;
      return Number(rows[0].id);
    };
    const shown = async (id: number) => {
      const { size } = (await get(`pet/detail/${id}`)).data;
      const { molts, measurements } = (await get(`pet/history/${id}`)).data;
      const all = [
        ...molts.map((one: { date_mt: string; size: number }) => [one.date_mt, one.size]),
        ...measurements.map((one: { date_ms: string; value: number }) => [one.date_ms, one.value]),
      ];
      return { size, all: all.toSorted() };
    };
    aPet(db);
    const pasted = await of('Pasted', { value: 4, taken: 1 });
    await post('pet/molt/add', { id: pasted, date_mt: '2026-03-09', size: 5 });
    expect(await shown(pasted)).toEqual({
      size: 5,
      all: [
        ['2026-03-08', 4],
        ['2026-03-09', 5],
      ],
    });
    const { id: molt } = (await post('pet/molt/add', { id: pasted, date_mt: '2026-01-05' })).data;
    await as(3).put('pet/molt/update', { id: molt, size: 3.5 });
    expect((await shown(pasted)).size).toBe(5);
    const measured = await of('Measured', null);
    const kind = 'leg_span';
    await post('pet/measurement/add', { id: measured, date_ms: '2026-03-10', kind, value: 4 });
    await post('pet/molt/add', { id: measured, date_mt: '2026-03-09', size: 5 });
    expect((await shown(measured)).size).toBe(4);
    const dated = await of('Dated', { value: 4 });
    await post('pet/molt/add', { id: dated, date_mt: '2026-03-09', size: 5 });
    expect((await shown(dated)).size).toBe(4);
  });

  test('a molt sets the sex with it, all or nothing', async () => {
    const { as, db } = setUp();
    const id = aPet(db, { gender: 'm' });
    const gender = async () => (await as(3).get(`pet/detail/${id}`)).data.gender;
    await as(3).post('pet/molt/add', { id, date_mt: '2026-02-01' });
    expect(await gender()).toBe('m');
    const refused = { id, date_mt: '2027-01-01', gender: 'f' };
    expect((await as(3).post('pet/molt/add', refused)).status).toBe(422);
    expect(await gender()).toBe('m');
    const molt = { id, date_mt: '2026-03-01', gender: 'f' };
    expect((await as(4).post('pet/molt/add', molt)).status).toBe(404);
    expect(await gender()).toBe('m');
    expect((await as(3).post('pet/molt/add', molt)).status).toBe(200);
    expect(await gender()).toBe('f');
  });

  test('a molt that exists already gets its size and the sex in one call', async () => {
    const { as, db } = setUp();
    const id = aPet(db, { gender: 'other' });
    await as(3).post('pet/molt/add', { id, date_mt: '2026-02-01' });
    const molt = (await as(3).post('pet/molt/add', { id, date_mt: '2026-03-01' })).data.id;
    const shown = async () => (await as(3).get(`pet/detail/${id}`)).data;
    const change = { id: molt, size: 4.5, gender: 'f' };
    expect((await as(4).put('pet/molt/update', change)).status).toBe(404);
    const duplicate = { ...change, date_mt: '2026-02-01' };
    expect((await as(3).put('pet/molt/update', duplicate)).status).toBe(409);
    expect(await shown()).toMatchObject({ size: null, gender: 'other' });
    expect((await as(3).put('pet/molt/update', change)).status).toBe(200);
    expect(await shown()).toMatchObject({ size: 4.5, gender: 'f' });
  });

  test('the same day is one molt; changing and deleting it updates the card', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    const first = await as(3).post('pet/molt/add', { id, date_mt: '2026-01-01', size: 3 });
    const again = await as(3).post('pet/molt/add', { id, date_mt: '2026-01-01' });
    expect(again.data.id).toBe(first.data.id);
    expect(again.data.was).toMatchObject({ id: first.data.id, size: 3, outcome: null, note: '' });
    const second = await as(3).post('pet/molt/add', { id, date_mt: '2026-02-01', size: 4 });
    expect(
      (await as(3).put('pet/molt/update', { id: second.data.id, date_mt: '2026-01-01' })).status,
    ).toBe(409);
    await as(3).put('pet/molt/update', { id: second.data.id, size: 4.5 });
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      mmt: '2026-02-01',
      size: 4.5,
    });
    await as(3).delete('pet/molt/delete', { id: second.data.id });
    expect((await as(3).get(`pet/detail/${id}`)).data).toMatchObject({
      mmt: '2026-01-01',
      size: 3,
    });
    expect((await as(4).delete('pet/molt/delete', { id: first.data.id })).status).toBe(404);
  });

  test('recent growth lists the last days’ molts, newest first, with the size before', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    await as(3).post('pet/molt/add', { id, date_mt: '2025-10-01', size: 3 });
    await as(3).post('pet/molt/add', { id, date_mt: '2026-03-01', size: 4 });
    aPet(db, { name: 'Never molted' });
    const { rows } = (await as(3).get('pet/dashboard/molted/30')).data;
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ id, mmt: '2026-03-01', size: 4, size_before: 3 });
  });

  test('an impossible size or day is refused by its field', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    for (const [wrong, field] of [
      [{ size: 0 }, 'size'],
      [{ size: 1001 }, 'size'],
      [{ size: 4.555 }, 'size'],
      [{ date_mt: '2026-13-01' }, 'date_mt'],
      [{ date_mt: '2027-01-01' }, 'date_mt'],
    ] as const) {
      const response = await as(3).post('pet/molt/add', { id, date_mt: '2026-03-01', ...wrong });
      expect(response.status).toBe(422);
      expect(response.data.fields).toHaveProperty(field);
    }
    expect((await as(3).get('pet/molt/list', { id })).data).toEqual({ rows: [], count: 0 });
  });
});

describe('how a molt went', () => {
  const molt = { date_mt: '2026-03-01', size: 4.5 };
  const details = { outcome: 'lost_limb', molt_no: 7, note: 'left third leg', sex_by: 'exuvia' };
  function withPet() {
    const app = setUp();
    const id = aPet(app.db, { gender: 'other' });
    const add = (fields: object) => app.as(3).post('pet/molt/add', { id, ...molt, ...fields });
    const row = async () => (await app.as(3).get('pet/molt/list', { id })).data.rows[0];
    return { ...app, id, add, row };
  }

  test('is noted with it, shown in the timeline, and changed field by field', async () => {
    const { as, id, add, row } = withPet();
    const { data } = await add({ ...details, note: ' left third leg ', gender: 'f' });
    expect(data).toMatchObject({ rev: 1, was: null });
    expect(await row()).toEqual({ id: data.id, ...molt, ...details, gender: 'f', rev: 1 });
    const [entry] = (await as(3).get('pet/timeline', { id })).data.rows;
    expect(entry).toMatchObject({ ...details, gender: 'f' });
    await as(3).put('pet/molt/update', { id: data.id, outcome: null, note: '', if_rev: 1 });
    expect(await row()).toMatchObject({ outcome: null, note: '', molt_no: 7, rev: 2 });
    expect((await as(3).get(`pet/detail/${id}`)).data.gender).toBe('f');
  });

  test('what a repeat does not say stays, and its answer tells what was there', async () => {
    const { add, row } = withPet();
    await add(details);
    const { data } = await add({ outcome: 'stuck' });
    expect(data).toMatchObject({ rev: 2, was: { size: 4.5, ...details, gender: null } });
    expect(await row()).toMatchObject({ ...details, outcome: 'stuck' });
  });

  test('each detail is that of the later note, whichever arrives first', async () => {
    const { id, add, row } = withPet();
    await add({ outcome: 'stuck', recorded_at: '2026-03-10T19:30:00Z' });
    const late = { outcome: 'fine', molt_no: 7, recorded_at: '2026-03-10T19:10:00Z' };
    expect((await add(late)).data.superseded).toEqual([id]);
    expect(await row()).toMatchObject({ outcome: 'stuck', molt_no: 7 });
  });

  test.each([
    [{ outcome: 'great' }, 'outcome'],
    [{ molt_no: 0 }, 'molt_no'],
    [{ molt_no: 100 }, 'molt_no'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ sex_by: 'guess' }, 'sex_by'],
  ])('%j is refused by its field', async (wrong, field) => {
    const response = await withPet().add(wrong);
    expect([response.status, Object.keys(response.data.fields)]).toEqual([422, [field]]);
  });
});
