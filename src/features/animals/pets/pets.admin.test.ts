import { describe, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

describe('all pets', () => {
  test('of all keepers, newest first, searched and for one user', async () => {
    const { as, db } = createTestApp();
    const first = aPet(db, { name: 'Rosa' });
    const second = aPet(db, {
      name: 'Juno',
      uid: 4,
      sc_id: speciesId(db, 'Python regius'),
      archived: 1,
    });
    const ids = async (query?: Record<string, string>) =>
      (await as(2).get('admin/all_pets', query)).data.rows.map((row: { id: number }) => row.id);
    expect(await ids()).toEqual([second, first]);
    expect(await ids({ sort_by: 'name', asc: 'DESC' })).toEqual([first, second]);
    expect(await ids({ search: 'python' })).toEqual([second]);
    expect(await ids({ uid: '3' })).toEqual([first]);
    expect((await as(2).get('admin/all_pets', { uid: '3' })).data.rows[0]).toMatchObject({
      uid: 3,
      uname: 'Berta',
    });
  });
});
