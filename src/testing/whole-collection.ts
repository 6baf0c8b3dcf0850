import sharp from 'sharp';
import { contactMessages, feeders, purchases, sales, species } from '#src/db/schema.ts';
import { petFormFields } from '#src/records/pet.ts';
import { aPet, aPlan, sampleOf, speciesId } from './samples.ts';
import type { TestApp } from './test-app.ts';

/** A keeper with at least one record of every kind. */
export async function aWholeCollection(app: TestApp): Promise<number> {
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
    .values({ ...purchase, count: 9, sc_id: own.sc_id })
    .returning()
    .get();
  const mother = aPet(db, {
    ...sampleOf(petFormFields),
    uid,
    name: 'Rosalía',
    gender: 'f',
    an_count: 1,
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
      currency: 'JPY',
      total_price: 9900,
      shipping: 500,
      buyer_name: 'Carl',
      archived_pet: 1,
    })
    .run();
  const gone = aPet(db, { uid, name: 'Gone', gender: 'f', an_count: 3, purchase_id: batch.id });
  await as(uid).post('sales/add', { pet_id: gone, s_count: 1, buyer_name: 'Eva' });
  await as(uid).put('pet/archive', { id: gone, archived: 1, reason: 'died', note: 'mould' });
  await as(uid).delete('pet/delete', { id: gone });
  const plan = aPlan(
    db,
    {
      uid,
      fp_name: 'Tuesdays',
      fp_repeat: 0,
      fp_weekdays: '0100000',
      def_feeder: 'Dubia',
      retry_days: 4,
    },
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
  await as(uid).post('pet/feeding/feed', {
    ...{ id: sling, date_f: '2026-02-09', food: 'Fruit fly', progress: 0, amount: 12 },
  });
  await as(uid).post('pet/molt/add', {
    ...{ id: mother, date_mt: '2025-06-03', size: 14.5, outcome: 'lost_limb', molt_no: 12 },
    ...{ note: 'left third leg', gender: 'f', sex_by: 'exuvia' },
  });
  await as(uid).post('pet/molt/add', { id: mother, date_mt: '2024-06-03' });
  for (const [kind, value, date_ms] of [
    ['weight', 18.25, '2025-06-10'],
    ['weight', 19, '2026-01-10'],
    ['body_length', 6.5, '2025-06-10'],
  ] as const)
    await as(uid).post('pet/measurement/add', { id: mother, kind, value, date_ms });
  await as(uid).post('pet/events/add', {
    id: mother,
    date_ev: '2025-07-01',
    event: 'rehoused, 30 × 30',
  });
  const room = { name: 'Cellar', kind: 'room', notes: 'warm' };
  const { id: parent_id } = (await as(uid).post('place/add', room)).data;
  const racks = { parent_id, kind: 'rack', names: ['Rack B', 'Rack A'] };
  const [rack] = (await as(uid).post('place/add_many', racks)).data.ids;
  await as(uid).put('pet/move', { ids: [sling, mother, lost], place_id: rack });
  await as(uid).put('pet/move', { ids: [sling], place_id: null }, { 'x-today': '2026-03-09' });
  await as(uid).put('pet/move', { ids: [sling], place_id: rack, after: 0 });
  await as(uid).post('place/notes/add', { id: rack, date: '2026-03-01', kind: 'cleaned' });
  await as(uid).post('user_config/set', {
    conf_key: 'label_pets',
    conf_val: JSON.stringify([sling]),
  });
  await as(uid).post('user_config/set', { conf_key: 'display_currency', conf_val: '"CHF"' });
  db.insert(contactMessages).values({ uid, email: 'b@example.org', message: 'Hello' }).run();
  await upload(app, uid, mother, 1600, 1200);
  const molted = { day: '2025-06-04', caption: 'Just molted', molt: '2025-06-03' };
  await upload(app, uid, mother, 800, 600, molted);
  await upload(app, uid, sling, 300, 500);
  const [sale] = (await as(uid).get('sales/list')).data.rows;
  const owners: [string, number][] = [
    ['pet_id', mother],
    ['purchase_id', batch.id],
    ['slid', sale.slid],
  ];
  for (const [owner, id] of owners) await uploadPaper(app, uid, owner, id);
  return uid;
}

async function upload(
  app: TestApp,
  uid: number,
  id: number,
  width: number,
  height: number,
  notes: Record<string, string> = {},
) {
  const background = { r: 90, g: 60, b: 40 };
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  for (const [name, text] of Object.entries({ id: String(id), ...notes })) form.set(name, text);
  form.set('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }));
  const { status } = await app.as(uid).post('picture/upload', form);
  if (status !== 200) throw new Error(`The picture was answered with ${status}`);
}

async function uploadPaper(app: TestApp, uid: number, owner: string, id: number) {
  const form = new FormData();
  form.set(owner, String(id));
  form.set('file', new File([`%PDF-1.4 ${owner}`], 'CITES.pdf', { type: 'application/pdf' }));
  const { status } = await app.as(uid).post('document/upload', form);
  if (status !== 200) throw new Error(`The paper was answered with ${status}`);
}
