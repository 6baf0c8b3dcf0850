import { describe, expect, test } from 'bun:test';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { countries, species, speciesLog, speciesSynonyms } from '#src/db/schema.ts';
import { aPet, aPurchase, aSale, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { wordsKey } from '#src/db/search.ts';
import { searchWords } from '#src/domain/text/search-words.ts';

// Every list that can be searched follows one rule: what it finds, and each call that has a search.

/** What is searched for among records called this, and whether it is found. */
const NAME = 'Ünal Straße-Øre 100%_Łódź';
const cases: [search: string, found: boolean][] = [
  ['ünal', true],
  ['unal', true],
  ['ÜNAL', true],
  ['U\u0308nal', true],
  ['strasse', true],
  ['STRAẞE', true],
  ['Öre 100%', true],
  ['lodz', true],
  ['ŁÓDŹ ünal', true],
  ['  ass  nal ', true],
  ['100%', true],
  ['%_', true],
  ['0%_ł unal', true],
  ['unal rosa', false],
  ['un_l', false],
  ['un%l', false],
  ['u*l', false],
  ['[u]nal', false],
  ['"unal"', false],
  ["unal'", false],
  ['\\', false],
];

const { app, as, db } = createTestApp();
const sc_id = speciesId(db, 'Python regius');

function aSpecies(fields: Partial<typeof species.$inferInsert> & { sc_name: string }): number {
  return db
    .insert(species)
    .values({ an_type: 'other', ...fields })
    .returning({ sc_id: species.sc_id })
    .get().sc_id;
}

const pet = aPet(db, { name: NAME, sc_id });
aPet(db, { name: 'Rosa', sc_id });
aPurchase(db, { seller: NAME });
aPurchase(db, { seller: 'Rosa' });
aSale(db, { pet_name: '', buyer_name: NAME });
aSale(db, { pet_name: '', buyer_name: 'Rosa' });
aSpecies({ sc_name: 'Testus folius', cm_name: NAME });
aSpecies({ sc_name: 'Testus alter', cm_name: 'Rosa' });
db.insert(countries)
  .values([
    { code: 'XX', name: NAME },
    { code: 'XY', name: 'Rosa' },
  ])
  .run();
db.insert(speciesLog)
  .values([
    { action_type: 'add', action_user: 3, sc_id: 1, sc_name: NAME },
    { action_type: 'add', action_user: 3, sc_id: 1, sc_name: 'Rosa' },
  ])
  .run();

for (const [at, uname] of [NAME, 'Rosa'].entries())
  insertUser(db, { uname, email: `${at}@search.example.org`, password_hash: '' });

/** Each call that has a search: who asks, and how many of the records above are found. */
const lists: Record<string, number> = {
  '/api/pet/list': 3,
  '/api/pet/ids': 3,
  '/api/pet/table': 3,
  '/api/admin/all_pets': 2,
  '/api/purchases/list': 3,
  '/api/purchases/export': 3,
  '/api/sales/list': 3,
  '/api/sales/export': 3,
  '/api/sales/pets': 3,
  '/api/species/list': 3,
  '/api/species/selectable': 3,
  '/api/admin/countries/list': 2,
  '/api/admin/spec_log/all': 2,
  '/api/admin/user_list': 2,
  '/api/stock_book/list': 3,
};

async function countFound(path: string, search: string): Promise<number> {
  const { status, data } = await as(lists[path] ?? 3).get(path, { search });
  expect(status).toBe(200);
  if (typeof data === 'string') return data.trim().split('\r\n').length - 1; // CSV has a header line
  return data.count ?? (data.ids ?? data.rows).length;
}

/** In the stock book a pet and a sale without a pet are lines, purchases of things are not. */
const hits = (path: string) => (path === '/api/stock_book/list' ? 2 : 1);

/** It looks in the shipped catalogue by a rule of its own, which forgives misspelling. */
const shipped = '/api/species/catalogue';

test('every call that has a search is tested here', () => {
  const searched = app.routes.filter(({ method, hooks }) => {
    const { query } = hooks as { query?: { properties?: object } };
    return method === 'GET' && 'search' in (query?.properties ?? {});
  });
  expect(searched.map(({ path }) => path).toSorted()).toEqual(
    [...Object.keys(lists), shipped].toSorted(),
  );
});

describe.each(Object.keys(lists))('%s', (path) => {
  test.each(cases)('by %p finds it: %p', async (search, found) => {
    expect(await countFound(path, search)).toBe(found ? hits(path) : 0);
  });
});

describe('a pet’s number', () => {
  const known = aPet(db, { name: 'Numbered', former_no: 770077, purchase_id: aPurchase(db) });
  aSale(db, { pet_id: known, pet_name: '', sc_name: '' });

  test.each([
    '/api/pet/list',
    '/api/pet/table',
    '/api/admin/all_pets',
    '/api/purchases/list',
    '/api/sales/list',
    '/api/stock_book/list',
  ])('finds it in %s, the one it had before too, and no other pet', async (path) => {
    for (const search of [`#${known}`, `${known}`, '#770077', '770077'])
      expect([search, await countFound(path, search)]).toEqual([search, 1]);
    for (const search of ['#77007', '7007', `#0${known}0`, '#999999999999999999999'])
      expect([search, await countFound(path, search)]).toEqual([search, 0]);
  });

  test('finds the lines of a record that was deleted', async () => {
    const id = aPet(db, { name: 'Gone' });
    await as(3).post('sales/add', { pet_id: id, buyer_name: 'Eva' });
    await as(3).delete('pet/delete', { id });
    for (const path of ['/api/sales/list', '/api/stock_book/list'])
      expect([path, await countFound(path, `#${id}`)]).toEqual([path, 1]);
  });
});

describe('the names of species', () => {
  const kept = aSpecies({ sc_name: 'Tliltocatl neuus', cm_name: 'Höckerspinne' });
  db.insert(speciesSynonyms).values({ sc_id: kept, sc_name: 'Brachypelma altum' }).run();
  const purchase_id = aPurchase(db, { sc_id: kept, count: 1 });
  const id = aPet(db, { name: 'Old', sc_id: kept, purchase_id });
  aSale(db, { pet_id: id, sc_name: 'Tliltocatl neuus' });

  test.each([
    '/api/pet/list',
    '/api/pet/table',
    '/api/admin/all_pets',
    '/api/purchases/list',
    '/api/sales/list',
    '/api/stock_book/list',
    '/api/species/list',
    '/api/species/selectable',
  ])('find what belongs to it in %s: the present, the former and the common ones', async (path) => {
    for (const search of ['neuus tlilto', 't. neuus', 'ALTUM', 'b. altum', 'hockerspinne alt'])
      expect([search, await countFound(path, search)]).toEqual([search, 1]);
    expect(await countFound(path, 'h. neuus')).toBe(0);
  });

  const rosea = speciesId(db, 'Grammostola rosea');
  aPet(db, { name: 'Chile', sc_id: rosea, purchase_id: aPurchase(db, { sc_id: rosea, count: 1 }) });

  test.each([
    '/api/pet/list',
    '/api/pet/table',
    '/api/admin/all_pets',
    '/api/purchases/list',
    '/api/species/list',
    '/api/species/selectable',
  ])('find it in %s by the former names of a species of the starter list', async (path) => {
    for (const search of ['porteri', 'g. porteri', 'Grammostola porteri'])
      expect([search, await countFound(path, search)]).toEqual([search, 1]);
  });

  test.each(['species/list', 'species/selectable', 'species/catalogue'])(
    'find a species in %s and say which of its former names it was',
    async (path) => {
      for (const search of ['porteri', 'g. porteri', 'Grammostola porteri'])
        expect((await as(2).get(path, { search })).data.rows).toMatchObject([
          { sc_name: 'Grammostola rosea', synonym: 'Grammostola porteri' },
        ]);
    },
  );

  const gbb = speciesId(db, 'Chromatopelma cyaneopubescens');
  aPet(db, { name: 'Cyan', sc_id: gbb, purchase_id: aPurchase(db, { sc_id: gbb, count: 1 }) });

  test.each([
    '/api/pet/list',
    '/api/pet/table',
    '/api/admin/all_pets',
    '/api/purchases/list',
    '/api/species/list',
    '/api/species/selectable',
  ])('find it in %s by what keepers call it for short', async (path) => {
    for (const search of ['gbb', 'GBB', 'c. gbb'])
      expect([search, await countFound(path, search)]).toEqual([search, 1]);
    expect(await countFound(path, 'obt gbb')).toBe(0);
  });
});

test('a keeper’s name finds the pets and the changes of species that are theirs', async () => {
  const uid = 9;
  insertUser(db, { uid, uname: 'Ægidius Ñandú', email: 'n@example.org', password_hash: '' });
  aPet(db, { uid, name: 'Theirs', sc_id });
  db.insert(speciesLog)
    .values({ action_type: 'add', action_user: uid, sc_id: 1, sc_name: 'Boa' })
    .run();
  for (const path of ['/api/admin/all_pets', '/api/admin/spec_log/all', '/api/admin/user_list'])
    expect([path, await countFound(path, 'nandu aegidius')]).toEqual([path, 1]);
});

test('what is renamed is found by its new name, and no longer by the old one', async () => {
  await as(3).put('pet/update', { id: pet, name: 'Çiçek', p_sc_id: sc_id });
  expect(await countFound('/api/pet/list', 'cicek')).toBe(1);
  expect(await countFound('/api/pet/list', 'unal')).toBe(0);
});

test('few statements are kept for searches, whatever is searched for: a keeper must not fill the memory', () => {
  const kinds = ['xyz', '5', 'abcdef', 'b.', 'x', 'mrk'];
  let searches = [''];
  const keys = new Set<string | null>();
  for (let length = 0; length <= 5; length += 1) {
    for (const search of searches) keys.add(wordsKey(searchWords(search)));
    searches = searches.flatMap((search) => kinds.map((kind) => `${search} ${kind}`));
  }
  expect(keys).toContain('1 1#');
  expect(keys.size).toBeWithin(5, 30);
});
