import { describe, expect, test } from 'bun:test';
import { feedings, molts } from '#src/db/schema.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const now = '2026-03-10T20:00:00Z';
const pet = (fields = {}) => ({ sc_name: 'Brachypelma hamorii', name: 'Rosa', ...fields });
const add = (app: TestApp, values_add: unknown, options = {}) =>
  app.as(3).post('pet/add_all', { values_add, ...options });
const count = async (app: TestApp) => (await app.as(3).get('pet/count')).data.count2;

describe('pet/add_all', () => {
  test('adds pets with their histories, and the derived columns follow', async () => {
    const app = createTestApp({ now });
    const { data } = await add(app, [
      pet({
        gender: 'f',
        an_count: 2,
        notes: 'calm',
        feedings: [
          { date_f: '2026-03-01', food: 'Dubia', progress: 0 },
          { date_f: '2026-03-05', food: 'Dubia', progress: 2 },
        ],
        molts: [{ date_mt: '2025-11-01', size: 4.5 }, { date_mt: '2026-01-01' }],
        events: [{ date_ev: '2026-02-01', event: 'rehoused' }],
      }),
      pet({ p_sc_id: speciesId(app.db, 'Python regius'), sc_name: undefined, name: 'Juno' }),
    ]);
    expect([data.status, data.added, data.ids.length]).toEqual([true, 2, 2]);
    expect((await app.as(3).get(`pet/detail/${data.ids[0]}`)).data).toMatchObject({
      name: 'Rosa',
      gender: 'f',
      an_count: 2,
      notes: 'calm',
      date_f: '2026-03-01',
      progress: 2,
      mmt: '2026-01-01',
      size: 4.5,
    });
    expect((await app.as(3).get(`pet/detail/${data.ids[1]}`)).data).toMatchObject({
      sc_name: 'Python regius',
      gender: 'other',
      an_count: 1,
    });
  });

  test('finds species by accepted name and by synonym, in any case', async () => {
    const app = createTestApp({ now });
    const rows = [
      pet({ sc_name: 'BRACHYPELMA  hamorii ' }),
      pet({ sc_name: 'brachypelma ALBOPILOSUM' }),
    ];
    const { data } = await add(app, rows);
    const names = await Promise.all(
      data.ids.map(async (id: number) => (await app.as(3).get(`pet/basic/${id}`)).data.sc_name),
    );
    expect(names).toEqual(['Brachypelma hamorii', 'Tliltocatl albopilosus']);
  });

  test.each<[string, object | string, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(101) }, 'name'],
    ['no species', { sc_name: undefined }, 'sc_name'],
    ['an unknown species', { sc_name: 'Nemo nemo' }, 'sc_name'],
    ['a species id of nothing', { p_sc_id: 999_999 }, 'p_sc_id'],
    ['another word for a sex', { gender: 'male' }, 'gender'],
    ['a count as text', { an_count: '2' }, 'an_count'],
    ['no animal', { an_count: 0 }, 'an_count'],
    ['long notes', { notes: 'x'.repeat(5001) }, 'notes'],
    ['an unknown field', { uid: 4 }, 'uid'],
    ['an id', { id: 4 }, 'id'],
    ['a day that is none', { pre_molt: '2026-02-30' }, 'pre_molt'],
    ['a day to come', { pre_molt: '2026-04-01' }, 'pre_molt'],
    ['a feeding without a day', { feedings: [{ food: 'Dubia' }] }, 'feedings.0.date_f'],
    ['a feeding to come', { feedings: [{ date_f: '2026-04-01' }] }, 'feedings.0.date_f'],
    [
      'a progress of 3',
      { feedings: [{ date_f: '2026-03-01', progress: 3 }] },
      'feedings.0.progress',
    ],
    ['a plan in a feeding', { feedings: [{ date_f: '2026-03-01', fp_id: 1 }] }, 'feedings.0.fp_id'],
    ['a molt of no size', { molts: [{ date_mt: '2026-03-01', size: 0 }] }, 'molts.0.size'],
    ['an empty event', { events: [{ date_ev: '2026-03-01', event: ' ' }] }, 'events.0.event'],
    ['a reason without archiving', { archive_reason: 'died' }, 'archived'],
    ['a third of a cent', { purchase: { date: '2026-03-01', price: 1.505 } }, 'purchase.price'],
    ['a row that is a text', 'Rosa', 'row'],
  ])('%s is said by row and field, and nothing is stored', async (_what, wrong, field) => {
    const app = createTestApp({ now });
    const row = typeof wrong === 'string' ? wrong : pet(wrong);
    const response = await add(app, [pet(), row]);
    expect(response.status).toBe(422);
    expect(response.data.errors).toEqual([
      expect.objectContaining({
        row: 2,
        field,
        error: expect.any(String),
        code: expect.any(String),
      }),
    ]);
    expect(await count(app)).toBe(0);
  });

  test('a dry run stores nothing', async () => {
    const app = createTestApp({ now });
    aPet(app.db, { name: 'ROSA', archived: 1 });
    aPet(app.db, { name: 'juno' });
    const rows = [pet(), pet({ name: 'Juno' }), pet({ name: 'Juno', sc_name: 'Python regius' })];
    const { data } = await add(app, rows, { dry_run: 1 });
    expect(data).toEqual({ status: true, added: 3, ids: [], known: [2] });
    expect(await count(app)).toBe(2);
    expect((await app.as(3).get('data/imports')).data.count).toBe(0);
  });

  test('more than 1000 rows, none, and no list are refused', async () => {
    const app = createTestApp({ now });
    for (const rows of [Array.from({ length: 1001 }, () => pet()), [], 'Rosa']) {
      expect((await add(app, rows)).status).toBe(422);
    }
    expect(await count(app)).toBe(0);
  });

  test('a thousand rows are accepted', async () => {
    const app = createTestApp({ now });
    const { data } = await add(
      app,
      Array.from({ length: 1000 }, (_, at) => pet({ name: `Sling ${at}` })),
    );
    expect(data.added).toBe(1000);
    expect(await count(app)).toBe(1000);
  });

  test('a history keeps its texts as typed, and a later row of a day has the result', async () => {
    const { as } = createTestApp();
    const event = 'it\'s "out"\n\u0000 \\ 🕷 %_ {}[] null';
    const row = {
      sc_name: 'Brachypelma hamorii',
      name: 'Odd',
      feedings: [
        { date_f: '2025-03-01', food: "Grille 'groß'", progress: 1 },
        { date_f: '2025-03-01', food: "Grille 'groß'", progress: 2 },
        { date_f: '2025-03-02', food: 'true' },
      ],
      molts: [
        { date_mt: '2025-02-01', size: 3 },
        { date_mt: '2025-02-02', size: 3.25 },
        { date_mt: '2025-02-02' },
        { date_mt: '2025-02-03', size: null },
      ],
      events: [
        { date_ev: '2025-01-01', event },
        { date_ev: '2025-01-01', event },
      ],
    };
    const { ids } = (await as(3).post('pet/add_all', { values_add: [row] })).data;
    const query = { id: ids[0] };
    const of = async (kind: string) => (await as(3).get(`pet/${kind}/list`, query)).data.rows;
    expect(await of('feeding')).toMatchObject([
      { date_f: '2025-03-02', food: 'true', progress: 0, fp_id: null },
      { date_f: '2025-03-01', food: "Grille 'groß'", progress: 2 },
    ]);
    expect(await of('molt')).toMatchObject([
      { date_mt: '2025-02-03', size: null },
      { date_mt: '2025-02-02', size: 3.25 },
      { date_mt: '2025-02-01', size: 3 },
    ]);
    expect(await of('events')).toMatchObject([{ date_ev: '2025-01-01', event }]);
  });

  test('a row that says how its pet was acquired makes a purchase', async () => {
    const app = createTestApp({ now });
    const purchase = { date: '2025-05-01', price: 25, seller: 'Expo' };
    const { data } = await add(app, [pet({ an_count: 3, purchase })]);
    expect((await app.as(3).get('data/counts')).data).toMatchObject({ pets: 1, purchases: 1 });
    expect((await app.as(3).get(`pet/detail/${data.ids[0]}`)).data.purchase_id).not.toBeNull();
  });
});

describe('an import', () => {
  test('is undone as a whole, by its owner only', async () => {
    const app = createTestApp({ now });
    const kept = aPet(app.db);
    const row = pet({
      feedings: [{ date_f: '2026-03-01', food: 'Moths' }],
      molts: [{ date_mt: '2026-01-01' }],
    });
    const purchase = { date: '2025-05-01' };
    await add(app, [row, pet({ name: 'Juno', purchase })], { file: 'slings.csv' });
    const { rows } = (await app.as(3).get('data/imports')).data;
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        created: expect.any(String),
        file: 'slings.csv',
        added: 2,
        pets: 2,
      },
    ]);
    expect((await app.as(4).get('data/imports')).data.count).toBe(0);
    expect((await app.as(4).delete('data/import_undo', { id: rows[0].id })).status).toBe(404);
    expect(await count(app)).toBe(3);

    const undone = await app.as(3).delete('data/import_undo', { id: rows[0].id });
    expect(undone.data).toEqual({ status: true, deleted: 2 });
    expect((await app.as(3).get('pet/list')).data.rows.map(({ id }: { id: number }) => id)).toEqual(
      [kept],
    );
    expect((await app.as(3).get('data/counts')).data).toMatchObject({ purchases: 0, feeders: 0 });
    expect([app.db.select().from(feedings).all(), app.db.select().from(molts).all()]).toEqual([
      [],
      [],
    ]);
    expect((await app.as(3).delete('data/import_undo', { id: rows[0].id })).status).toBe(404);
  });
});

describe('pet/match_species', () => {
  test('finds names in any case, and suggests others', async () => {
    const app = createTestApp({ now });
    const names = ['brachypelma HAMORII', 'B. hamori', 'Mexican Redknee', 'Nemo nemo', ''];
    const { rows } = (await app.as(3).post('pet/match_species', { names })).data;
    expect(rows[0]).toMatchObject({ species: { sc_name: 'Brachypelma hamorii' }, near: [] });
    expect(rows[1]).toMatchObject({ species: null, near: [{ sc_name: 'Brachypelma hamorii' }] });
    expect(rows[2].near[0].sc_name).toBe('Brachypelma hamorii');
    expect(rows[3]).toEqual({ name: 'Nemo nemo', species: null, near: [] });
    expect(rows[4]).toEqual({ name: '', species: null, near: [] });
  });

  test('asks the catalogue, too, by any name and misspelled', async () => {
    const app = createTestApp({ now });
    const names = ['Harpactira atra', 'harpactira attra', 'Haplopelma lividum', 'Grüner Leguan'];
    const { rows } = (await app.as(3).post('pet/match_species', { names })).data;
    expect(rows[0].species).toMatchObject({ sc_id: null, sc_name: 'Harpactira atra' });
    expect(rows[1]).toMatchObject({
      species: null,
      near: [{ sc_name: 'Harpactira atra' }, {}, {}],
    });
    expect(rows[2].species.sc_name).toBe('Cyriopagopus lividus');
    expect(rows[3].near[0].sc_name).toBe('Iguana iguana');
  });

  test('knows what keepers call a species for short, and asks where that means several', async () => {
    const app = createTestApp({ now });
    const names = ['GBB', 'obt', 'GRC', 'B. alb'];
    const { rows } = (await app.as(3).post('pet/match_species', { names })).data;
    expect(rows[0].species.sc_name).toBe('Chromatopelma cyaneopubescens');
    expect(rows[1].species.sc_name).toBe('Pterinochilus murinus');
    const near = rows
      .slice(2)
      .map((row: { near: { sc_name: string }[] }) => row.near.map(({ sc_name }) => sc_name));
    expect(rows[2].species).toBeNull();
    expect(near[0]).toContain('Grammostola rosea');
    expect(near[1].length).toBeGreaterThan(1);
  });

  test('a species of the catalogue comes to the list with the animals, once, and for every keeper', async () => {
    const app = createTestApp({ now });
    const search = () => app.visitor.get('species/list', { search: 'harpactira atra' });
    const rows = ['Harpactira atra', 'harpactira  ATRA', 'Harpactira atra'].map((sc_name, at) =>
      pet({ name: `Atra ${at}`, sc_name }),
    );
    const dry = await app.as(3).post('pet/add_all', { values_add: rows, dry_run: 1 });
    expect([dry.status, (await search()).data.count]).toEqual([200, 0]);
    expect((await app.visitor.post('pet/add_all', { values_add: rows })).status).toBe(401);
    await add(app, rows);
    expect((await search()).data.count).toBe(1);
    expect((await app.as(4).post('pet/add_all', { values_add: rows })).data.added).toBe(3);
    expect((await search()).data.count).toBe(1);
    const wrong = await app.as(3).post('pet/add_all', { values_add: [pet({ sc_name: 'No no' })] });
    expect(wrong.data.errors[0].code).toBe('species_not_listed');
  });
});

describe('pet/export', () => {
  test('as JSON is what pet/add_all takes', async () => {
    const app = createTestApp({ now });
    const row = {
      ...pet({ gender: 'm', an_count: 3, notes: '=1+1', archived: 1, archive_reason: 'sold' }),
      archive_date: '2026-03-02',
      archive_note: 'to Carl',
      created: '2025-01-01T10:00:00.000Z',
      pre_molt: '2026-03-01',
      is_public: 1,
      feedings: [{ date_f: '2026-03-01', food: 'Dubia', progress: 1, recorded: 5 }],
      molts: [{ date_mt: '2026-01-01', size: 4.5 }],
      events: [{ date_ev: '2026-02-01', event: 'rehoused' }],
    };
    await add(app, [row, pet()]);
    const exported = await app.as(3).get('pet/export');
    expect(exported.headers.get('content-disposition')).toContain('attachment');
    expect(exported.data.values_add).toMatchObject([row, pet()]);
    const copy = await app.as(4).post('pet/add_all', exported.data);
    expect(copy.data.added).toBe(2);
    const untagged = (rows: object[]) => rows.map((one) => ({ ...one, tag: '' }));
    const { data } = await app.as(4).get('pet/export');
    expect(untagged(data.values_add)).toEqual(untagged(exported.data.values_add));
  });

  test('as CSV guards cells that a spreadsheet would run', async () => {
    const app = createTestApp({ now });
    await add(app, [pet({ name: '=cmd|x', notes: 'a "quoted", line\nand another' })]);
    const { data, headers } = await app.as(3).get('pet/export', { format: 'csv' });
    expect(headers.get('content-type')).toContain('text/csv');
    expect(data).toContain("\r\n'=cmd|x,Brachypelma hamorii,");
    expect(data).toContain('"a ""quoted"", line\nand another"');
  });

  test('holds nothing of another keeper', async () => {
    const app = createTestApp({ now });
    aPet(app.db, { uid: 4, name: 'Secret' });
    for (const path of ['pet/export', 'pet/export?format=csv', 'data/export.json']) {
      const { data } = await app.as(3).get(path);
      expect(JSON.stringify(data)).not.toContain('Secret');
    }
    expect((await app.visitor.get('pet/export')).status).toBe(401);
  });

  test('is noted for the administrator: with a stolen session it would be somebody else', async () => {
    const app = createTestApp({ now });
    for (const path of ['pet/export', 'data/export.json', 'data/export.zip'])
      await app.as(3).get(path);
    const { rows } = (await app.as(2).get('admin/event_log')).data;
    const noted = rows.filter((row: { uid: number }) => row.uid === 3);
    expect(noted.map((row: { message: string }) => row.message).toSorted()).toEqual([
      'Exported everything as JSON',
      'Exported everything with pictures',
      'Exported the pets',
    ]);
  });
});
