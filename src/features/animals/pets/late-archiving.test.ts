import { describe, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const day = '2026-03-10';
const kept = { archived: 0, archive_reason: null, archive_date: null };
const died = { archived: 1, reason: 'died', date: day };
const sold = { archived: 1, reason: 'sold', date: day };

function setUp() {
  const app = createTestApp({ now: `${day}T20:00:00Z` });
  const ids = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })] as [number, number];
  const { put, get } = app.as(3);
  const read = async (id = ids[0]) => {
    const { archived, archive_reason } = (await get(`pet/detail/${id}`)).data;
    return [archived, archive_reason];
  };
  return { ...app, put, read, ids, id: ids[0] };
}

describe('an animal that a device archives late', () => {
  test('is archived where nobody else did so', async () => {
    const { put, read, id } = setUp();
    expect((await put('pet/archive', { id, ...died, was: kept })).status).toBe(200);
    expect(await read()).toEqual([1, 'died']);
    // the same from two devices is no conflict
    expect((await put('pet/archive', { id, ...died, was: kept })).status).toBe(200);
  });

  test('stays as somebody else has archived it since', async () => {
    const { put, read, id } = setUp();
    await put('pet/archive', { id, ...sold });
    const { status, data } = await put('pet/archive', { id, ...died, was: kept });
    expect([status, data.code]).toEqual([409, 'changed_elsewhere']);
    expect(await read()).toEqual([1, 'sold']);
    const was = { archived: 1, archive_reason: 'died', archive_date: day };
    expect((await put('pet/archive', { id, archived: 0, was })).status).toBe(409);
    expect(await read()).toEqual([1, 'sold']);
  });

  test('stays with the note of somebody else, who archived it for the same reason', async () => {
    const { put, as, id } = setUp();
    await put('pet/archive', { id, ...died, note: 'Mites' });
    const was = { ...kept, archive_note: '' };
    expect((await put('pet/archive', { id, ...died, was })).status).toBe(409);
    expect((await as(3).get(`pet/detail/${id}`)).data.archive_note).toBe('Mites');
    const seen = { ...was, archived: 1, archive_reason: 'died', archive_date: day };
    const stored = { ...seen, archive_note: 'Mites' };
    expect((await put('pet/archive', { id, ...died, note: 'Old age', was: stored })).status).toBe(
      200,
    );
  });

  test('with others: all or none', async () => {
    const { put, read, ids, id } = setUp();
    await put('pet/archive', { id, ...sold });
    const all = { ids, ...died, was: [kept, kept] };
    expect((await put('pet/archive_all', all)).status).toBe(409);
    expect([await read(ids[0]), await read(ids[1])]).toEqual([
      [1, 'sold'],
      [0, null],
    ]);
    const wrong = await put('pet/archive_all', { ids, ...died, was: [kept] });
    expect([wrong.status, Object.keys(wrong.data.fields)]).toEqual([422, ['was']]);
    expect(
      (await put('pet/archive_all', { ...all, ids: [ids[1]], was: [kept] })).data.changed,
    ).toEqual([ids[1]]);
  });

  test('is nobody else’s business', async () => {
    const { as, visitor, id, read } = setUp();
    expect((await as(4).put('pet/archive', { id, ...died, was: kept })).status).toBe(404);
    expect((await as(4).put('pet/archive_all', { ids: [id], ...died, was: [kept] })).status).toBe(
      404,
    );
    expect((await visitor.put('pet/archive', { id, ...died, was: kept })).status).toBe(401);
    expect(await read()).toEqual([0, null]);
  });
});
