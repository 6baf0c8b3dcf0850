import { beforeEach, expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { countries, species, speciesSynonyms } from '#src/db/schema.ts';
import { speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { eq } from 'drizzle-orm';

let app: TestApp;
beforeEach(() => void (app = createTestApp()));

// Carl (4) may not edit species.
const search = async (text: string) =>
  (await app.as(4).get('species/catalogue', { search: text, limit: 30 })).data.rows;
const take = (sc_name: string) => app.as(4).post('species/take', { sc_name });
const detail = async (id: number) => (await app.as(4).get(`species/detail/${id}`)).data.data;
const countNow = async () => (await app.visitor.get('species/count')).data.count;

const missing = 'Harpactira atra';

test('a new installation has the starter species, and not the whole catalogue', async () => {
  expect(await countNow()).toBe(catalogue.filter(({ starter }) => starter).length);
  expect(await countNow()).toBeLessThan(catalogue.length);
});

test('a species on the list is found with its id, another one without', async () => {
  const [own] = await search('brachypelma ham');
  expect(own).toMatchObject({ sc_id: speciesId(app.db), sc_name: 'Brachypelma hamorii' });
  expect(own).toMatchObject({ cites: 'II', size_cm: 7 });
  const [other] = await search('harpactira atr');
  expect(other).toMatchObject({ sc_id: null, sc_name: missing, an_type: 'tarantula' });
});

test('a search finds by a German, a former and a misspelled name, and says the former one', async () => {
  expect((await search('heimchen'))[0]).toMatchObject({
    sc_name: 'Acheta domesticus',
    synonym: null,
  });
  expect((await search('haplopelma livid'))[0]).toMatchObject({
    sc_name: 'Cyriopagopus lividus',
    synonym: 'Haplopelma lividum',
  });
  expect((await search('harpactyra atra'))[0]).toMatchObject({ sc_name: missing });
});

test('a search counts what it leaves out', async () => {
  const { data } = await app.as(4).get('species/catalogue', { search: 'harpactira', limit: 5 });
  expect(data.rows).toHaveLength(5);
  expect(data.count).toBeGreaterThan(5);
});

test('every keeper takes a species over, once, and gives it to an animal', async () => {
  const before = await countNow();
  const { status, data } = await take(missing);
  expect(status).toBe(200);
  expect(await countNow()).toBe(before + 1);
  expect((await take(missing)).data.id).toBe(data.id);
  expect(await countNow()).toBe(before + 1);
  expect((await search('harpactira atr'))[0]).toMatchObject({ sc_id: data.id });
  const added = await app.as(4).post('pet/add', { name: 'Atra', p_sc_id: data.id, gender: 'f' });
  expect(added.status).toBe(200);
});

test('a species comes with what the catalogue knows, and with a line in the species log', async () => {
  const { id } = (await take('Omothymus rafni')).data;
  expect(await detail(id)).toMatchObject({
    an_type: 'tarantula',
    env_type: 'a',
    country_code: 'MY',
  });
  const heros = (await take('Amazonius elenae')).data.id;
  expect((await detail(heros)).synonyms).toEqual(['Pseudoclamoris elenae']);
  const { data } = await app.as(4).get(`spec_log/logs/${heros}`);
  expect(data.rows).toMatchObject([{ action_type: 'add', action_user: 4 }]);
});

test('a club that knows a species by a former name gets no second one', async () => {
  const sc_name = 'Pseudoclamoris elenae';
  const { sc_id } = app.db
    .insert(species)
    .values({ an_type: 'tarantula', sc_name })
    .returning()
    .get();
  expect((await search('amazonius ele'))[0]).toMatchObject({ sc_id, sc_name });
  expect((await take('Amazonius elenae')).data.id).toBe(sc_id);
});

test('a club that gave a name to another species keeps it so', async () => {
  const sc_id = speciesId(app.db);
  app.db.insert(speciesSynonyms).values({ sc_id, sc_name: missing }).run();
  expect((await take(missing)).data.id).toBe(sc_id);
});

test('a country that was deleted is left out', async () => {
  app.db.delete(species).where(eq(species.country_code, 'GQ')).run();
  app.db.delete(countries).where(eq(countries.code, 'GQ')).run();
  const { id } = (await take('Hysterocrates ederi')).data;
  expect((await detail(id)).country_code).toBeNull();
});

test('a name that the catalogue lacks is refused by its field, and a stranger altogether', async () => {
  const { status, data } = await take('Aus bus');
  expect(status).toBe(404);
  expect(Object.keys(data.fields)).toEqual(['sc_name']);
  expect((await app.visitor.post('species/take', { sc_name: missing })).status).toBe(401);
  expect((await app.visitor.get('species/catalogue', { search: 'ham' })).status).toBe(401);
});

test('two letters are too few', async () => {
  expect((await app.as(4).get('species/catalogue', { search: 'ha' })).status).toBe(422);
});

test('every species can be taken over', async () => {
  const ids = new Set<number>();
  for (const { sc_name } of catalogue) ids.add((await take(sc_name)).data.id);
  expect(ids.size).toBe(catalogue.length);
}, 120_000);

test('the page of a species has what the catalogue knows, also under a former name', async () => {
  const known = { de_name: 'Mexikanische Rotknie-Vogelspinne', size_cm: 7, cites: 'II' };
  const id = speciesId(app.db);
  expect((await detail(id)).catalogue).toEqual(known);
  const renamed = { sc_name: 'Brachypelma novum', synonyms: ['Brachypelma hamorii'] };
  await app.as(2).put('species/update', { sc_id: id, ...renamed });
  expect((await detail(id)).catalogue).toEqual(known);
  const unknown = { an_type: 'spider', sc_name: 'Aus bus' };
  const added = (await app.as(2).post('species/add', unknown)).data.id;
  expect((await detail(added)).catalogue).toBeNull();
});

test('all names that a text may use are told, a species that the list knows by a former name once', async () => {
  const all = async () => (await app.as(4).get('species/names')).data;
  const { rows, count } = await all();
  expect(rows).toHaveLength(count);
  expect(count).toBe(catalogue.length);
  const one = (name: string) => rows.find((row: { sc_name: string }) => row.sc_name === name);
  expect(one('Brachypelma hamorii')).toMatchObject({ sc_id: speciesId(app.db) });
  expect(one(missing)).toMatchObject({ sc_id: null, an_type: 'tarantula' });
  const { data } = await take(missing);
  expect((await all()).rows).toContainEqual(expect.objectContaining({ sc_id: data.id }));
  app.db
    .update(species)
    .set({ sc_name: 'Haplopelma lividum' })
    .where(eq(species.sc_name, 'Cyriopagopus lividus'))
    .run();
  const former = (await all()).rows.filter((row: { sc_name: string; synonyms: string[] }) =>
    [row.sc_name, ...row.synonyms].includes('Cyriopagopus lividus'),
  );
  expect(former).toMatchObject([{ sc_name: 'Haplopelma lividum' }]);
});
