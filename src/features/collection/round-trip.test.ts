import { expect, test } from 'bun:test';
import { getTableColumns } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import {
  contactMessages,
  events,
  feeders,
  feedings,
  molts,
  pets,
  plans,
  purchases,
  sales,
  species,
} from '#src/db/schema.ts';
import { pictureFile } from '#src/platform/pictures.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { sendFile } from '#src/testing/send-file.ts';

const now = '2026-03-10T20:00:00Z';

test('a collection that is exported and imported into an empty installation is the same', async () => {
  const old = createTestApp({ now });
  const uid = await fill(old);
  const zip = await old.as(uid).get('data/export.zip', undefined, { accept: 'application/zip' });
  expect(zip.headers.get('content-type')).toBe('application/zip');

  // another installation with other ids, and without the species that this club made
  const fresh = createTestApp({ now });
  aPet(fresh.db, { uid: 4, name: 'Already here' });
  await sendFile(fresh, 2, await bytesOf(old, uid));
  const { data } = await fresh.as(2).post('data/import', { file: 'exuvia.zip' });
  expect([data.state, data.added, data.pictures]).toEqual(['done', 4, 2]);

  expect(await everything(fresh, 2)).toEqual(await everything(old, uid));
  expect(await picturesOf(fresh, 2)).toEqual(await picturesOf(old, uid));
  expect(await picturesOf(old, uid)).toEqual([
    ['Rosalía', [1600, 1200], [1080, 810], [400, 300]],
    ['Sling', [300, 500], [300, 500], [240, 400]],
  ]);
});

test('the same as a JSON file, without the pictures', async () => {
  const old = createTestApp({ now });
  const uid = await fill(old);
  const json = await old.as(uid).get('data/export.json');
  const fresh = createTestApp({ now });
  await sendFile(fresh, 2, new TextEncoder().encode(JSON.stringify(json.data)));
  const { data } = await fresh.as(2).post('data/import', {});
  expect(data.added).toBe(4);
  const withoutPictures = (all: Awaited<ReturnType<typeof everything>>) => ({
    ...all,
    cards: all.cards.map((card) => ({ ...card, has_img: 0 })),
    counts: { ...all.counts, pictures: 0 },
  });
  expect(withoutPictures(await everything(fresh, 2))).toEqual(
    withoutPictures(await everything(old, uid)),
  );
});

test('the ZIP holds the data, a table for people and the pictures as they are', async () => {
  const app = createTestApp({ now });
  const uid = await fill(app);
  const files = unzipSync(await bytesOf(app, uid));
  const ids = app.db
    .select()
    .from(pets)
    .all()
    .filter((pet) => pet.uid === uid && pet.has_img);
  expect(Object.keys(files).toSorted()).toEqual(
    ['data.json', 'pets.csv', ...ids.map(({ id }) => `pictures/${id}.webp`)].toSorted(),
  );
  const id = ids[0]?.id ?? 0;
  const stored = await Bun.file(pictureFile(app.context, 'large', id, 'webp')).bytes();
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
    'purchases',
    'sales',
    'messages',
    'pets',
  ]);
  expect(data.messages).toMatchObject([{ message: 'Hello', replies: [] }]);
  expect(JSON.stringify(data)).not.toContain('password');
});

test('an import of everything is taken back with plans, purchases, sales and pictures', async () => {
  const old = createTestApp({ now });
  const uid = await fill(old);
  const fresh = createTestApp({ now });
  await sendFile(fresh, 2, await bytesOf(old, uid));
  const { data } = await fresh.as(2).post('data/import', {});
  const undone = await fresh.as(2).delete('data/import_undo', { id: data.import_id });
  expect(undone.data).toEqual({ status: true, deleted: 4 });
  const counts = (await fresh.as(2).get('data/counts')).data;
  expect(Object.values({ ...counts, feeders: 0 }).every((n) => n === 0)).toBe(true);
  for (const id of data.ids) {
    expect((await fresh.visitor.get(`/uploads/thumb/tid_${id}.webp`)).status).toBe(404);
  }
});

test('every column of a keeper’s records is in the document, or known to be left out', async () => {
  const app = createTestApp({ now });
  const uid = await fill(app);
  const { data } = await app.as(uid).get('data/export.json');
  const [pet] = data.pets;
  const exported = {
    pets: [pets, pet],
    feedings: [feedings, pet.feedings[0]],
    molts: [molts, pet.molts[0]],
    events: [events, pet.events[0]],
    plans: [plans, data.plans[0]],
    purchases: [purchases, data.purchases[0]],
    sales: [sales, data.sales[0]],
    species: [species, data.species[0]],
    feeders: [feeders, data.feeders[0]],
  } as const;
  const missing = Object.entries(exported).flatMap(([name, [table, row]]) =>
    Object.keys(getTableColumns(table))
      .filter((column) => !(column in row))
      .map((column) => `${name}.${column}`),
  );
  // owners and ids that are given anew, pictures that come as files, and what the triggers derive
  expect(missing.toSorted()).toEqual(
    [
      ...['uid', 'sc_id', 'import_id', 'has_img', 'img_version'].map((column) => `pets.${column}`),
      ...['date_f', 'food', 'offer_date', 'offer_food', 'progress', 'mmt', 'size'].map(
        (column) => `pets.${column}`,
      ),
      ...['feedings', 'molts', 'events'].flatMap((name) => [`${name}.id`, `${name}.pet_id`]),
      ...['plans', 'purchases', 'sales'].flatMap((name) => [`${name}.uid`, `${name}.import_id`]),
      ...['purchases.sc_id', 'species.sc_id'],
      ...['feeders.uid', 'feeders.uses', 'feeders.last_used'],
    ].toSorted(),
  );
});

/** A keeper with something of everything. */
async function fill(app: TestApp): Promise<number> {
  const uid = 3;
  const { db, as } = app;
  const own = db
    .insert(species)
    .values({
      an_type: 'tarantula',
      sc_name: "Pamphobeteus sp. 'Club'",
      humidity: 3,
      country_code: 'CO',
    })
    .returning({ sc_id: species.sc_id })
    .get();
  aPet(db, { uid: 4, name: 'Of somebody else' });
  const purchase = { uid, date: '2024-05-01', price: 2550, seller: 'Ünal', document_no: 'A 17' };
  const batch = db
    .insert(purchases)
    .values({ ...purchase, count: 5, sc_id: own.sc_id })
    .returning()
    .get();
  const mother = aPet(db, {
    uid,
    gender: 'f',
    notes: '=SUM(1)\n"quoted" 🕷',
    pre_molt: '2026-03-01',
    is_public: 1,
    created: '2020-01-02T03:04:05.678Z',
  });
  const sling = aPet(db, {
    uid,
    name: 'Sling',
    sc_id: own.sc_id,
    an_count: 4,
    purchase_id: batch.id,
  });
  const lost = aPet(db, {
    uid,
    name: 'Lost',
    archived: 1,
    archive_reason: 'lost',
    archive_date: '2025-02-03',
    archive_note: 'gap in the lid',
  });
  aPet(db, { uid, name: 'Juno', gender: 'm', sc_id: speciesId(db, 'Python regius') });
  db.insert(purchases)
    .values({ uid, date: '2025-01-01', custom_text: 'own brood', parent_id: mother, bred: 1 })
    .run();
  db.insert(sales)
    .values({
      uid,
      pet_id: lost,
      pet_name: 'Lost',
      sc_name: 'Brachypelma hamorii',
      s_date: '2025-02-03',
      total_price: 9900,
      shipping: 500,
      buyer_name: 'Carl',
      archived_pet: 1,
    })
    .run();
  const plan = aPlan(
    db,
    { uid, fp_name: 'Tuesdays', fp_repeat: 0, fp_weekdays: '0100000', def_feeder: 'Dubia' },
    [mother, sling],
  );
  db.insert(feeders).values({ uid, food: 'Never used' }).run();
  for (const [id, date_f, food, progress] of [
    [mother, '2026-02-01', 'Dubia', 0],
    [mother, '2026-03-01', 'Cricket', 2],
    [mother, '2026-03-01', 'Dubia', 1],
    [sling, '2026-03-09', 'Fruit fly', 0],
  ] as const) {
    await as(uid).post('pet/feeding/feed', { id, date_f, food, progress });
  }
  await as(uid).post('pet/feeding/feed_plan', { fp_id: plan, date_f: '2026-03-10' });
  await as(uid).post('pet/molt/add', { id: mother, date_mt: '2025-06-03', size: 14.5 });
  await as(uid).post('pet/molt/add', { id: mother, date_mt: '2024-06-03' });
  await as(uid).post('pet/events/add', {
    id: mother,
    date_ev: '2025-07-01',
    event: 'rehoused, 30 × 30',
  });
  await as(uid).post('user_config/set', {
    conf_key: 'label_pets',
    conf_val: JSON.stringify([sling]),
  });
  await as(uid).post('user_config/set', { conf_key: 'display_currency', conf_val: '"CHF"' });
  db.insert(contactMessages).values({ uid, email: 'b@example.org', message: 'Hello' }).run();
  await upload(app, uid, mother, 1600, 1200);
  await upload(app, uid, sling, 300, 500);
  return uid;
}

async function upload(app: TestApp, uid: number, id: number, width: number, height: number) {
  const background = { r: 90, g: 60, b: 40 };
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }));
  expect((await app.as(uid).post('picture/upload', form)).status).toBe(200);
}

/** All that a keeper sees, with every id in words, so that two installations can be compared. */
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
      ({ id: _id, fp_id, ...row }: Record<string, unknown>) => ({
        ...row,
        planned: Boolean(fp_id),
      }),
    );
  const cards = await Promise.all(
    own.map(async ({ id }) => {
      const { data } = await as.get(`pet/detail/${id}`);
      const {
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
    sales: document.sales.map((one: { pet_id: number }) => ({
      ...one,
      slid: 0,
      pet_id: nameOf(one.pet_id),
    })),
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
          const file = Bun.file(pictureFile(app.context, size, id, 'webp'));
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
