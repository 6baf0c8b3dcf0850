import { describe, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

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
      lines: [words('one'), words('two')],
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

  describe('as a list of animals', () => {
    const e_offer = (id: number) => `Tarantulas\n0.0.3 B. hamorii “Ruby”, 2,4 cm, 15,00 € #${id}`;
    const read = async ({ as, visitor }: TestApp, lists: object) => {
      await as(2).post('admin/expo_log/add', { ...expo, ...lists });
      return (await visitor.get('expo/latest', undefined, { 'x-today': '2026-04-30' })).data.lines;
    };

    test('name species, size and price, and nothing that leads to an animal without a public page', async () => {
      const app = createTestApp();
      const id = aPet(app.db, { uid: 2, name: 'Ruby', an_count: 3, size: 3 });
      const lines = await read(app, { e_offer: e_offer(id) });
      expect(lines).toEqual([
        words('Tarantulas'),
        {
          state: 'offered',
          words: 'Ruby',
          sexes: '0.0.3',
          count: 3,
          sc_name: 'Brachypelma hamorii',
          cm_name: expect.any(String),
          an_type: 'tarantula',
          size: 2.4,
          price: 15,
          currency: 'EUR',
          pet: null,
        },
      ]);
    });

    test('lead to the page of an animal that has a public one, at the price of its tag', async () => {
      const app = createTestApp();
      const id = aPet(app.db, { uid: 2, name: 'Ruby', is_public: 1, size: 3 });
      await app.as(2).post('user_config/set', {
        conf_key: 'label_settings',
        conf_val: JSON.stringify({ prices: { [id]: 4050 } }),
      });
      expect(await read(app, { e_offer: `0.1 #${id}, reserved` })).toMatchObject([
        { state: 'reserved', size: 3, price: 40.5, pet: { id, tag: expect.any(String) } },
      ]);
    });

    test('name the species of an older name, in the reader’s language', async () => {
      const app = createTestApp();
      const sc_id = speciesId(app.db);
      await app.as(2).put('species/update', { sc_id, synonyms: ['Brachypelma hamori'] });
      const of = { sc_name: 'Brachypelma hamorii', an_type: 'tarantula' };
      const e_offer = '0.0.2 Brachypelma hamori, 3 cm';
      expect(await read(app, { e_offer })).toMatchObject([{ ...of, cm_name: 'Mexican Redknee' }]);
      const german = { 'x-today': '2026-04-30', 'accept-language': 'de' };
      const { lines } = (await app.visitor.get('expo/latest', undefined, german)).data;
      expect(lines).toMatchObject([{ ...of, cm_name: expect.stringContaining('Vogelspinne') }]);
    });

    test('know nothing of another keeper’s animal', async () => {
      const app = createTestApp();
      const id = aPet(app.db, { uid: 3, name: 'Hers', is_public: 1, size: 7 });
      const lines = await read(app, { e_offer: `0.0.1 Mine, 5 € #${id}`, e_sold: `1 #${id}` });
      expect(lines).toMatchObject([
        { sc_name: 'Mine', an_type: null, size: null, price: 5, pet: null },
      ]);
    });

    test('mark what was sold at the table and elsewhere, without the words of the sold list', async () => {
      const app = createTestApp();
      const [sold, gone, table] = ['Sold', 'Gone', 'Table'].map((name) =>
        aPet(app.db, { uid: 2, name }),
      ) as [number, number, number];
      for (const [id, reason] of [
        [sold, 'sold'],
        [gone, 'died'],
      ] as const)
        await app.as(2).put('pet/archive', { id, archived: 1, reason });
      const lines = await read(app, {
        e_offer: `0.1 One #${sold}\n0.1 Two #${gone}`,
        e_sold: `0.1 Three to Piet, 20 € #${table}\nSecret\n0.1 One #${sold}`,
      });
      expect(lines.map(({ state }: { state: string }) => state)).toEqual(['sold', 'gone', 'sold']);
      expect(JSON.stringify(lines)).not.toMatch(/Piet|Secret/);
      expect(lines[2]).toMatchObject({ words: '', sc_name: 'Brachypelma hamorii', price: 20 });
    });
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

/** A heading or a remark. */
const words = (text: string) => ({
  ...{ state: 'words', words: text, sexes: '', count: 0, sc_name: '', cm_name: '' },
  ...{ an_type: null, size: null, price: null, currency: 'EUR', pet: null },
});
