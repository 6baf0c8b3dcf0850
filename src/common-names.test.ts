import { describe, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

// Who reads German is shown German common names, in each answer; what is edited, exchanged or kept is what is stored.

const [ENGLISH, GERMAN] = ['Mexican Redknee', 'Mexikanische Rotknie-Vogelspinne'];
const german = { 'accept-language': 'de' };

const { db, as, visitor } = createTestApp();
const keeper = as(3);
const sc_id = speciesId(db);
const id = aPet(db, { name: 'Rosa', is_public: 1 });
const admins = aPet(db, { name: 'Ada’s', uid: 2 });

describe('an animal is shown with the name that its reader knows', () => {
  test.each([
    'pet/list',
    'pet/table',
    `pet/detail/${id}`,
    `pet/quickview/${id}`,
    'pet/all_labels',
    'plan/assignable_pets',
    'species/selectable',
    `species/list?search=hamorii`,
  ])('%s', async (call) => {
    const [own, english] = [await keeper.get(call, undefined, german), await keeper.get(call)];
    expect(own.status).toBe(200);
    expect(JSON.stringify(own.data)).toContain(GERMAN);
    expect(JSON.stringify(own.data)).not.toContain(ENGLISH);
    expect(JSON.stringify(english.data)).toContain(ENGLISH);
    expect(JSON.stringify(english.data)).not.toContain(GERMAN);
  });

  test('to a visitor who scans its label, or reads the stock of an expo', async () => {
    const scanned = await visitor.get(`pet/quickview/${id}`, undefined, german);
    expect(JSON.stringify(scanned.data)).toContain(GERMAN);
    const today = new Date().toISOString().slice(0, 10);
    const offer = `1.0 Brachypelma hamorii #${admins}\n0.0.2 Python regius`;
    await as(2).post('admin/expo_log/add', { e_name: 'Expo', e_date: today, e_offer: offer });
    const { data } = await visitor.get('expo/latest', undefined, german);
    expect(data.lines.map(({ cm_name }: { cm_name: string }) => cm_name)).toEqual([
      GERMAN,
      'Königspython',
    ]);
  });
});

test('what keepers wrote into the list, and what has no German name, is shown as it is', async () => {
  const named = (sc_name: string, cm_name: string) =>
    as(2).post('species/add', { sc_name, cm_name, an_type: 'spider' });
  const own = await named('Testus primus', 'Club spider');
  const call = `species/list?search=testus`;
  expect((await keeper.get(call, undefined, german)).data.rows[0].cm_name).toBe('Club spider');
  await as(2).put('species/update', { sc_id: own.data.id, cm_name: '' });
  expect((await keeper.get(call, undefined, german)).data.rows[0].cm_name).toBe('');
});

test('both names find a species, in whichever language it is searched for', async () => {
  for (const search of ['mexican redknee', 'mexikanische rotknie', 'ROTKNIE hamorii'])
    for (const headers of [{}, german]) {
      const found = await keeper.get(`pet/list?search=${search}`, undefined, headers);
      expect([search, found.data.count]).toEqual([search, 1]);
      const species = await keeper.get(`species/selectable?search=${search}`, undefined, headers);
      expect(species.data.rows).toMatchObject([{ sc_id, synonym: null }]);
    }
});

test('a list of species that is sorted by common names follows those that it shows', async () => {
  const sorted = async (headers = {}) =>
    (
      await keeper.get(
        'species/list?sort_by=cm_name&limit=100&genus=Brachypelma',
        undefined,
        headers,
      )
    ).data.rows.map(({ cm_name }: { cm_name: string }) => cm_name) as string[];
  for (const headers of [{}, german]) {
    const names = (await sorted(headers)).filter(Boolean);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  }
  expect(await sorted(german)).not.toEqual(await sorted());
});

describe('as it is stored it is in', () => {
  test('the record of the species that its form edits, beside the German one', async () => {
    const { data } = await keeper.get(`species/detail/${sc_id}`, undefined, german);
    expect(data).toMatchObject({ cm_name: ENGLISH, de_name: GERMAN });
    expect(data.pets[0].cm_name).toBe(GERMAN);
    const sent = await as(2).put('species/update', { ...data, if_rev: data.rev }, german);
    expect(sent.status).toBe(200);
    const { data: after } = await keeper.get(`species/detail/${sc_id}`);
    expect(after).toMatchObject({ cm_name: ENGLISH, de_name: GERMAN, rev: data.rev });
  });

  test.each([
    ['sync'],
    ['species/names'],
    ['pet/export'],
    ['pet/export?format=csv'],
    ['data/export.json'],
  ])('%s', async (call) => {
    const [own, other] = [await keeper.get(call, undefined, german), await keeper.get(call)];
    expect(own.status).toBe(200);
    expect(JSON.stringify(own.data)).toContain('Brachypelma hamorii');
    expect({ ...own.data, exported: '' }).toEqual({ ...other.data, exported: '' });
  });
});
