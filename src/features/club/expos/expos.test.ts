import { describe, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';

describe('expos', () => {
  const expo = {
    e_date: '2026-05-01',
    e_name: 'Spring expo',
    e_table: 'A 12',
    e_offer: 'one\ntwo',
    e_sold: '',
  };

  test('are added, changed and deleted; visitors read the current one without sold animals', async () => {
    const { as, visitor } = createTestApp();
    const { id } = (await as(2).post('admin/expo_log/add', expo)).data;
    await as(2).post('admin/expo_log/add', { e_date: '2026-08-01', e_name: 'Late' });
    const list = (await as(2).get('admin/expo_log')).data;
    expect(
      list.rows.map((row: { e_name: string; ue_tableid: string | null }) => [
        row.e_name,
        row.ue_tableid,
      ]),
    ).toEqual([
      ['Late', null],
      ['Spring expo', 'A 12'],
    ]);
    await as(2).put('admin/expo_log/update', { ...expo, expid: id, e_sold: 'one' });
    const latest = await visitor.get('expo/latest', undefined, { 'x-today': '2026-04-30' });
    expect(latest.data).toEqual({
      data: {
        expid: id,
        e_name: 'Spring expo',
        e_date: '2026-05-01',
        e_table: 'A 12',
        e_offer: 'one\ntwo',
      },
    });
    expect((await as(2).get(`admin/expo_log/detail/${id}`)).data).toMatchObject({ e_sold: 'one' });
    await as(2).delete('admin/expo_log/delete', { expid: id });
    expect((await as(2).get(`admin/expo_log/detail/${id}`)).data.error).toBe('Expo not found');
  });

  test('visitors read no number of an animal', async () => {
    const { as, visitor } = createTestApp();
    const e_offer = '0.0.3 Brachypelma hamorii, 15 € #19\nCork bark';
    await as(2).post('admin/expo_log/add', { ...expo, e_offer });
    const { data } = await visitor.get('expo/latest', undefined, { 'x-today': '2026-04-30' });
    expect(data.data.e_offer).toBe('0.0.3 Brachypelma hamorii, 15 €\nCork bark');
  });

  test.each([
    [{ e_name: '' }, 'e_name'],
    [{ e_name: 'x'.repeat(101) }, 'e_name'],
    [{ e_table: 'x'.repeat(51) }, 'e_table'],
    [{ e_offer: 'x'.repeat(1001) }, 'e_offer'],
    [{ e_date: 'soon' }, 'e_date'],
  ])('with %j are refused by the field', async (wrong, field) => {
    const { as } = createTestApp();
    const response = await as(2).post('admin/expo_log/add', { ...expo, ...wrong });
    expect(response.status).toBe(422);
    expect(response.data.fields).toHaveProperty(field);
  });
});
