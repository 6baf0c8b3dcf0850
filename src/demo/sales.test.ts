import { expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { fillSales } from './sales.ts';

test('every sale of the example club has its animal in the archive, and papers that say its origin', async () => {
  const { as, db } = createTestApp({ now: '2026-03-10T20:00:00Z' });
  for (const [at, uid] of [2, 3, 4].entries()) {
    fillSales(db, { at, uid, parent: aPet(db, { uid }) }, '2026-03-10');
    const { rows } = (await as(uid).get('sales/list')).data;
    expect(rows).toHaveLength(3);
    for (const { slid, pet_id, s_date, name } of rows) {
      const pet = (await as(uid).get(`pet/detail/${pet_id}`)).data;
      expect(pet).toMatchObject({ archived: 1, archive_reason: 'sold', archive_date: s_date });
      const line = (await as(uid).get(`stock_book/sale/${slid}`)).data;
      expect(line).toMatchObject({ pet_id, name, out: [{ slid, date: s_date }] });
      expect(line.bred === 1 || line.seller !== '').toBe(true);
      expect(line.in_count).toBe(line.out[0].count);
    }
    const due = (await as(uid).get('pet/dashboard/feed')).data.rows;
    expect(due.filter((row: { archived: number }) => row.archived)).toEqual([]);
  }
});
