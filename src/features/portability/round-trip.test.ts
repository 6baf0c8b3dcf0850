import { expect, test } from 'bun:test';
import { getTableColumns } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import {
  events,
  feeders,
  feedings,
  measurements,
  molts,
  pastPets,
  pets,
  pictures,
  places,
  plans,
  purchases,
  sales,
  species,
} from '#src/db/schema.ts';
import type { BookEntry } from '#src/domain/trade/stock-book.ts';
import { TAKEN_OVER } from '#src/domain/animal/starting-size.ts';
import { documentFile } from '#src/platform/documents/document-files.ts';
import { currentPictureFile } from '#src/platform/pictures/picture-files.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { aWholeCollection } from '#src/testing/whole-collection.ts';
import { sendFile } from '#src/testing/send-file.ts';

const now = '2026-03-10T20:00:00Z';

test('a collection that is exported and imported into an empty installation is the same', async () => {
  const old = createTestApp({ now });
  const uid = await aWholeCollection(old);
  const zip = await old.as(uid).get('data/export.zip', undefined, { accept: 'application/zip' });
  expect(zip.headers.get('content-type')).toBe('application/zip');

  // another installation with other ids, and without the species that this club made
  const fresh = createTestApp({ now });
  aPet(fresh.db, { uid: 4, name: 'Already here' });
  await sendFile(fresh, 2, await bytesOf(old, uid));
  const { data } = await fresh.as(2).post('data/import', { file: 'exuvia.zip' });
  expect([data.state, data.added, data.pictures]).toEqual(['done', 4, 3]);

  expect(await everything(fresh, 2)).toEqual(await everything(old, uid));
  expect(await picturesOf(fresh, 2)).toEqual(await picturesOf(old, uid));
  expect(await picturesOf(old, uid)).toEqual([
    ['Rosalía', [1600, 1200], [1080, 810], [400, 300]],
    ['Sling', [300, 500], [300, 500], [240, 400]],
  ]);
});

test('the same as a JSON file, without the pictures', async () => {
  const old = createTestApp({ now });
  const uid = await aWholeCollection(old);
  const json = await old.as(uid).get('data/export.json');
  const fresh = createTestApp({ now });
  await sendFile(fresh, 2, new TextEncoder().encode(JSON.stringify(json.data)));
  const { data } = await fresh.as(2).post('data/import', {});
  expect(data.added).toBe(4);
  const withoutPictures = (all: Awaited<ReturnType<typeof everything>>) => ({
    ...all,
    cards: all.cards.map((card) => ({ ...card, has_img: 0 })),
    counts: { ...all.counts, pictures: 0 },
    pictures: [],
    papers: [],
  });
  expect(withoutPictures(await everything(fresh, 2))).toEqual(
    withoutPictures(await everything(old, uid)),
  );
});

test('a length without a day of its own stays one, a measured one keeps its day', async () => {
  const old = createTestApp({ now });
  const keeper = old.as(3);
  const id = aPet(old.db);
  const add = (date_ms: string, kind: string, recorded_at?: string) =>
    keeper.post('pet/measurement/add', {
      ...{ id, date_ms, kind, value: 4 },
      ...(recorded_at && { recorded_at }),
    });
  await add('2026-03-10', 'leg_span', TAKEN_OVER);
  await add('2026-03-09', 'body_length');
  const isTaken = ({ db }: TestApp) =>
    db
      .select()
      .from(measurements)
      .all()
      .map(({ kind, recorded }) => [kind, recorded === 0]);
  const { data } = await keeper.get('data/export.json');
  const fresh = createTestApp({ now });
  await sendFile(fresh, 2, new TextEncoder().encode(JSON.stringify(data)));
  await fresh.as(2).post('data/import', {});
  expect(isTaken(fresh).toSorted()).toEqual([
    ['body_length', false],
    ['leg_span', true],
  ]);
});

test('a document of version 1 has minor units of the currency that its keeper had chosen', async () => {
  const document = (settings: object[]) => ({
    exuvia: 1,
    settings,
    pets: [],
    purchases: [{ id: 1, custom_text: 'Lamp', date: '2026-01-01', price: 1999 }],
    sales: [{ slid: 1, pet_name: 'Rosa', s_date: '2026-01-01', total_price: 4000, shipping: 650 }],
  });
  const imported = async (settings: object[]) => {
    const app = createTestApp({ now });
    const text = JSON.stringify(document(settings));
    await sendFile(app, 2, new TextEncoder().encode(text));
    await app.as(2).post('data/import', {});
    const [bought] = (await app.as(2).get('purchases/list')).data.rows;
    const [sold] = (await app.as(2).get('sales/list')).data.rows;
    return [bought.price, bought.currency, sold.total_price, sold.shipping, sold.currency];
  };
  expect(await imported([])).toEqual([19.99, 'EUR', 40, 6.5, 'EUR']);
  const yen = [{ conf_key: 'display_currency', conf_val: '"JPY"' }];
  expect(await imported(yen)).toEqual([1999, 'JPY', 4000, 650, 'JPY']);
});

test('the ZIP holds the data, a table for people and the pictures as they are', async () => {
  const app = createTestApp({ now });
  const uid = await aWholeCollection(app);
  const files = unzipSync(await bytesOf(app, uid));
  const ids = app.db
    .select()
    .from(pets)
    .all()
    .filter((pet) => pet.uid === uid && pet.has_img);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      ...['data.json', 'pets.csv', ...ids.map(({ id }) => `pictures/${id}.webp`)],
      `pictures/${ids[0]?.id}-2.webp`,
      ...['papers/1.pdf', 'papers/2.pdf', 'papers/3.pdf'],
    ].toSorted(),
  );
  const id = ids[0]?.id ?? 0;
  const stored = await Bun.file(currentPictureFile(app.context, 'large', id) ?? '').bytes();
  expect(files[`pictures/${id}.webp`]).toEqual(stored);
  const data = JSON.parse(new TextDecoder().decode(files['data.json']));
  expect(Object.keys(data)).toEqual([
    'exuvia',
    'exported',
    'profile',
    'settings',
    'species',
    'feeders',
    'plans',
    'places',
    'purchases',
    'past_pets',
    'sales',
    'messages',
    'papers',
    'pets',
  ]);
  expect(data.messages).toMatchObject([{ message: 'Hello', replies: [] }]);
  expect(JSON.stringify(data)).not.toContain('password');
});

test('the stock book has the earlier numbers of animals, also of those whose record was deleted', async () => {
  const old = createTestApp({ now });
  for (const name of ['Other', 'Another']) aPet(old.db, { uid: 4, name });
  const rosa = aPet(old.db, { name: 'Rosa' });
  const sold = aPet(old.db, { name: 'Sold', an_count: 2 });
  await old.as(3).post('sales/add', { pet_id: sold, s_count: 2, s_date: '2026-01-05' });
  await old.as(3).delete('pet/delete', { id: sold });
  const numbers = async (app: TestApp, uid: number) =>
    (await app.as(uid).get('stock_book/list')).data.rows.map((line: BookEntry) => [
      line.name,
      line.pet_no,
      line.former_no,
    ]);
  expect(await numbers(old, 3)).toEqual([
    ['Rosa', rosa, null],
    ['Sold', sold, null],
  ]);

  const fresh = createTestApp({ now });
  await sendFile(fresh, 2, await bytesOf(old, 3));
  const { data } = await fresh.as(2).post('data/import', {});
  const [id] = data.ids;
  expect(await numbers(fresh, 2)).toEqual([
    ['Rosa', id, rosa],
    ['Sold', null, sold],
  ]);
  // and again: of a deleted record the number on its papers, of the others the last one
  await fresh.as(2).put('pet/archive', { id, archived: 1, reason: 'died', date: '2026-03-01' });
  await fresh.as(2).delete('pet/delete', { id });
  expect(await numbers(fresh, 2)).toContainEqual(['Rosa', id, rosa]);
  const third = createTestApp({ now });
  await sendFile(third, 2, await bytesOf(fresh, 2));
  await third.as(2).post('data/import', {});
  expect((await numbers(third, 2)).toSorted()).toEqual([
    ['Rosa', null, id],
    ['Sold', null, sold],
  ]);
});

test('a full import is undone with plans, purchases, sales and pictures', async () => {
  const old = createTestApp({ now });
  const uid = await aWholeCollection(old);
  const fresh = createTestApp({ now });
  await sendFile(fresh, 2, await bytesOf(old, uid));
  const { data } = await fresh.as(2).post('data/import', {});
  const undone = await fresh.as(2).delete('data/import_undo', { id: data.import_id });
  expect(undone.data).toEqual({ status: true, deleted: 4 });
  const counts = (await fresh.as(2).get('data/counts')).data;
  expect(Object.values({ ...counts, feeders: 0 }).every((n) => n === 0)).toBe(true);
  expect((await fresh.as(2).get('stock_book/list')).data.count).toBe(0);
  for (const id of data.ids) {
    expect((await fresh.visitor.get(`/uploads/thumb/tid_${id}.webp`)).status).toBe(404);
  }
});

test('every column of a keeper’s records is in the document, or known to be left out', async () => {
  const app = createTestApp({ now });
  const uid = await aWholeCollection(app);
  const { data } = await app.as(uid).get('data/export.json');
  const [pet] = data.pets;
  const exported = {
    pets: [pets, pet],
    feedings: [feedings, pet.feedings[0]],
    molts: [molts, pet.molts[0]],
    measurements: [measurements, pet.measurements[0]],
    events: [events, pet.events[0]],
    pictures: [pictures, pet.pictures[0]],
    plans: [plans, data.plans[0]],
    places: [places, data.places[0]],
    purchases: [purchases, data.purchases[0]],
    past_pets: [pastPets, data.past_pets[0]],
    sales: [sales, data.sales[0]],
    species: [species, data.species[0]],
    feeders: [feeders, data.feeders[0]],
  } as const;
  const missing = Object.entries(exported).flatMap(([name, [table, row]]) =>
    Object.keys(getTableColumns(table))
      .filter((column) => !(column in row))
      .map((column) => `${name}.${column}`),
  );
  // owners and ids that are replaced, pictures that come as files, what the triggers derive, and what a sale takes back
  expect(missing.toSorted()).toEqual(
    [
      'sales.archived_before',
      ...['uid', 'sc_id', 'import_id', 'former_no', 'earlier_nos', 'has_img', 'img_version'].map(
        (column) => `pets.${column}`,
      ),
      ...[
        'date_f',
        'food',
        'offer_date',
        'offer_food',
        'progress',
        'refusals',
        'refused_since',
        'mmt',
        'size',
        'weight',
        'weight_date',
      ].map((column) => `pets.${column}`),
      ...['feedings', 'molts', 'measurements', 'events'].flatMap((name) => [
        `${name}.id`,
        `${name}.pet_id`,
      ]),
      ...['plans', 'purchases', 'past_pets', 'sales'].flatMap((name) => [
        `${name}.uid`,
        `${name}.import_id`,
      ]),
      ...['pets', 'purchases', 'past_pets', 'sales', 'species'].map((name) => `${name}.search_key`),
      ...['measurements.rev', 'measurements.changed', 'measurements.recorded'],
      ...['pets', 'plans', 'purchases', 'sales', 'species', 'feedings', 'molts', 'events'].flatMap(
        (name) => [`${name}.rev`, `${name}.changed`],
      ),
      // the order of the places says where each stands
      ...['places.uid', 'places.position', 'places.path', 'places.search_key', 'places.import_id'],
      ...['places.rev', 'places.changed'],
      // moves are a list of their own
      ...['events.move', 'events.moved_from', 'events.planned'],
      // what devices of one installation hold
      ...['pictures.id', 'pictures.pet_id', 'pictures.version', 'pictures.molt_id', 'pictures.key'],
      ...[
        'pictures.rev',
        'pictures.changed',
        'pictures.bytes',
        'pictures.thumb',
        'pictures.mobile',
        'pictures.large',
      ],
      'pets.last_version',
      'pets.sync_rev',
      'pets.history_rev',
      // when it was noted decides between two devices of one installation
      ...['pets.gender_recorded', 'pets.pre_molt_recorded', 'events.recorded'],
      ...['molts.recorded', 'molts.size_recorded', 'molts.details_recorded'],
      // those whose animals are back are left out
      ...['past_pets.sc_id', 'past_pets.former_no', 'past_pets.back_id'],
      ...['purchases.sc_id', 'species.sc_id', 'species.import_id', 'species.de_name'],
      ...['feeders.uid', 'feeders.uses', 'feeders.last_used'],
    ].toSorted(),
  );
});

type Paper = Record<'no' | 'pet_id' | 'purchase_id' | 'slid' | 'name' | 'kind' | 'created', never>;

/** Everything a keeper sees, with names in place of ids, so that two installations can be compared. */
async function everything(app: TestApp, uid: number) {
  const as = app.as(uid);
  const own = app.db
    .select()
    .from(pets)
    .all()
    .filter((pet) => pet.uid === uid);
  const nameOf = (id: unknown) => own.find((pet) => pet.id === id)?.name ?? null;
  const list = async (path: string, id: number) =>
    (await as.get(path, { id, limit: 100 })).data.rows.map(
      ({ id: _id, rev: _rev, fp_id, ...row }: Record<string, unknown>) => ({
        ...row,
        planned: Boolean(fp_id),
      }),
    );
  const cards = await Promise.all(
    own.map(async ({ id }) => {
      const { data } = (await as.get(`pet/detail/${id}`)).data;
      const {
        place_id: _place_id,
        rev: _rev,
        id: _id,
        uid: _uid,
        uname: _uname,
        sc_id: _sc_id,
        purchase_id,
        plans,
        ...card
      } = data;
      return {
        ...card,
        img_version: 0,
        plans: plans.map(({ fp_id: _fp_id, ...plan }: Record<string, unknown>) => plan),
        feedings: await list('pet/feeding/list', id),
        molts: await list('pet/molt/list', id),
        events: await list('pet/events/list', id),
        bought: purchaseOf(app, purchase_id),
      };
    }),
  );
  const document = (await as.get('data/export.json')).data;
  const setting = (key: string) => as.get(`user_config/get/${key}`);
  return {
    cards,
    feeders: (await as.get('pet/available_feeders')).data.rows,
    due: (await as.get('pet/dashboard/feed')).data.rows.map((row: Record<string, unknown>) => [
      row['name'],
      row['date_f'],
      row['food'],
      row['progress'],
    ]),
    labels: JSON.parse((await setting('label_pets')).data.conf_val).map(nameOf),
    currency: (await setting('display_currency')).data.conf_val,
    counts: { ...(await as.get('data/counts')).data, messages: 0 },
    species: document.species,
    places: document.places.map((place: object) => ({ ...place, id: 0, parent_id: 0 })),
    walk: (await as.get('place/list')).data.rows.map(
      ({ path, position, count }: Record<string, unknown>) => [path, position, count],
    ),
    plans: document.plans.map((plan: { pet_ids: number[] }) => ({
      ...plan,
      fp_id: 0,
      pet_ids: plan.pet_ids.map(nameOf),
    })),
    purchases: document.purchases.map((one: { parent_id: number }) => ({
      ...one,
      id: 0,
      parent_id: nameOf(one.parent_id),
    })),
    sales: document.sales.map((one: { pet_id: number; past_id: number | null }) => ({
      ...one,
      slid: 0,
      pet_id: nameOf(one.pet_id),
      past_id: one.past_id !== null,
    })),
    book: (await as.get('stock_book/list')).data.rows.map((line: BookEntry) => ({
      ...line,
      ...{ pet_id: nameOf(line.pet_id), past_id: line.past_id !== null, pet_no: 0, former_no: 0 },
      purchase_id: purchaseOf(app, line.purchase_id),
      out: line.out.map((leaving) => ({ ...leaving, slid: leaving.slid !== null })),
    })),
    pictures: document.pets.map((pet: { pictures: { no: number }[] }) =>
      pet.pictures.map((picture) => ({ ...picture, no: 0 })),
    ),
    papers: await Promise.all(
      document.papers.map(async (paper: Paper) => [
        ...[nameOf(paper.pet_id), paper.purchase_id !== null, paper.slid !== null],
        ...[paper.name, paper.kind, paper.created],
        await Bun.file(documentFile(app.context, paper.no)).text(),
      ]),
    ),
    times: document.pets.map((pet: { feedings: { recorded: number }[] }) =>
      pet.feedings.map(({ recorded }) => recorded),
    ),
  };
}

function purchaseOf(app: TestApp, id: number | null) {
  const found = app.db
    .select()
    .from(purchases)
    .all()
    .find((one) => one.id === id);
  return found ? [found.date, found.price, found.seller] : null;
}

async function picturesOf(app: TestApp, uid: number) {
  const own = app.db
    .select()
    .from(pets)
    .all()
    .filter((pet) => pet.uid === uid && pet.has_img);
  return Promise.all(
    own.map(async ({ id, name }) => [
      name,
      ...(await Promise.all(
        (['large', 'mobile', 'thumb'] as const).map(async (size) => {
          const file = Bun.file(currentPictureFile(app.context, size, id) ?? '');
          const { width, height } = await sharp(await file.bytes()).metadata();
          return [width, height];
        }),
      )),
    ]),
  );
}

async function bytesOf(app: TestApp, uid: number): Promise<Uint8Array> {
  const response = await app.app.handle(
    new Request('http://localhost/api/data/export.zip', {
      headers: { authorization: `Bearer ${await app.tokenOf(uid)}`, 'x-today': '2026-03-10' },
    }),
  );
  return new Uint8Array(await response.arrayBuffer());
}
