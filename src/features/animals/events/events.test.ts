import { describe, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });

describe('events', () => {
  test('are recorded, changed and deleted; the same text on the same day is one', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    const first = await as(3).post('pet/events/add', {
      id,
      date_ev: '2026-03-01',
      event: ' Paired ',
    });
    expect(first.data).toEqual({ status: true, id: expect.any(Number), known: 0 });
    const again = await as(3).post('pet/events/add', {
      id,
      date_ev: '2026-03-01',
      event: 'Paired',
    });
    expect(again.data).toEqual({ ...first.data, known: 1 });
    await as(3).put('pet/events/update', { id: first.data.id, event: 'Paired, calm' });
    expect((await as(3).get('pet/events/list', { id })).data).toEqual({
      rows: [{ id: first.data.id, date_ev: '2026-03-01', event: 'Paired, calm', move: 0, rev: 2 }],
      count: 1,
    });
    expect((await as(4).delete('pet/events/delete', { id: first.data.id })).status).toBe(404);
    await as(3).delete('pet/events/delete', { id: first.data.id });
    expect((await as(3).get('pet/events/list', { id })).data.count).toBe(0);
  });

  test('two events can not become the same one', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    const date_ev = '2026-03-01';
    await as(3).post('pet/events/add', { id, date_ev, event: 'Paired' });
    const other = await as(3).post('pet/events/add', { id, date_ev, event: 'Weighed' });
    const input = { id: other.data.id, event: 'Paired' };
    expect((await as(3).put('pet/events/update', input)).status).toBe(409);
  });

  test('may be planned, up to two years ahead', async () => {
    const { as, db } = setUp();
    const id = aPet(db);
    const planned = { id, date_ev: '2028-03-09', event: 'Vet' };
    expect((await as(3).post('pet/events/add', planned)).status).toBe(200);
    const late = { ids: [id], date_ev: '2028-03-15', event: 'Vet' };
    const response = await as(3).post('pet/events/add_many', late);
    expect(response.data.fields).toEqual({ date_ev: 'must be within two years from now' });
  });

  test.each([
    [{ date_ev: '2026-02-30' }, 'date_ev'],
    [{ date_ev: '2028-03-15' }, 'date_ev'],
    [{ event: '  ' }, 'event'],
    [{ event: 'x'.repeat(501) }, 'event'],
  ])('%j is refused by its field', async (wrong, field) => {
    const { as, db } = setUp();
    const id = aPet(db);
    const body = { id, date_ev: '2026-03-01', event: 'Paired', ...wrong };
    const response = await as(3).post('pet/events/add', body);
    expect(response.status).toBe(422);
    expect(response.data.fields).toHaveProperty(field);
  });
});
