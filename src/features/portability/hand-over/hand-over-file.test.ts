import { describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { feedings, handOverPets, pets, purchases, users } from '#src/db/schema.ts';
import { encodePicture } from '#src/platform/pictures/encode-picture.ts';
import { storePicture } from '#src/platform/pictures/pictures.ts';
import { currentPictureFile } from '#src/platform/pictures/picture-files.ts';
import { aFullRecord, everything, FRIDAS_PLACE, nothing, offer } from '#src/testing/hand-overs.ts';
import { aPet, aPlan, aSale, speciesId } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });
const decoder = new TextDecoder();

async function download({ app }: TestApp, code: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/api/hand_over/file/${code}`, { headers });
  const response = await app.handle(request);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function filesOf(app: TestApp, code: string, headers: Record<string, string> = {}) {
  return unzipSync((await download(app, code, headers)).bytes);
}

const documentOf = (files: Record<string, Uint8Array>) =>
  JSON.parse(decoder.decode(files['data.json']));

describe('the file of a hand-over', () => {
  test('is what another Exuvia takes in', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    app.db.update(pets).set({ former_no: 7, earlier_nos: '[3]' }).where(eq(pets.id, id)).run();
    const { code } = await offer(app, [{ id }]);
    const files = await filesOf(app, code, { 'accept-language': 'en' });
    expect(Object.keys(files)).toEqual([
      'data.json',
      'index.html',
      `pictures/${id}.webp`,
      'sums.json',
    ]);
    const stored = await Bun.file(currentPictureFile(app.context, 'large', id) ?? '').bytes();
    expect(files[`pictures/${id}.webp`]).toEqual(stored);
    const { species, ...document } = documentOf(files);
    expect(species).toMatchObject([{ sc_name: 'Brachypelma hamorii', an_type: 'tarantula' }]);
    const recorded = expect.any(Number);
    const amount = null;
    const unsaid = { outcome: null, molt_no: null, note: '', gender: null, sex_by: null };
    expect(document).toEqual({
      exuvia: 2,
      exported: '2026-03-10T20:00:00.000Z',
      hand_over: {
        from: 'Berta',
        code,
        link: `http://localhost:3000/t/${code}`,
        ...everything,
        animals: [{ id, kept_since: '2020-03-01', bred: 1 }],
      },
      purchases: [
        {
          id,
          date: '2026-03-10',
          seller: 'Berta',
          document_no: 'DE-17',
          parent_name: 'Mother',
          notes: 'Handed over by Berta, who bred it and had kept it since March 2020.',
          count: 1,
          sc_name: 'Brachypelma hamorii',
        },
      ],
      papers: [],
      pets: [
        {
          id,
          name: 'Frida',
          gender: 'f',
          an_count: 1,
          tag: '3WKX9P',
          notes: 'Kicks hairs',
          hatched: '2019-06',
          pre_molt: '2026-03-08',
          former_nos: [7, 3],
          sc_name: 'Brachypelma hamorii',
          purchase_id: id,
          feedings: [
            { date_f: '2026-02-01', food: 'Dubia', progress: 0, amount, recorded },
            { date_f: '2026-02-08', food: 'Dubia', progress: 0, amount, recorded },
            { date_f: '2026-02-15', food: 'Dubia', progress: 2, amount, recorded },
            { date_f: '2026-02-22', food: 'Dubia', progress: 1, amount, recorded },
          ],
          measurements: [{ date_ms: '2025-05-03', kind: 'weight', value: 21.5 }],
          molts: [
            { date_mt: '2021-05-01', size: 4.5, ...unsaid },
            {
              ...{ date_mt: '2025-05-01', size: 12, ...unsaid },
              ...{ outcome: 'stuck', molt_no: 9, note: 'wet paper' },
            },
          ],
          events: [{ date_ev: '2020-12-24', event: 'Rehoused' }],
          pictures: [{ no: 1, day: null, caption: '', cover: 1, molt: null }],
        },
      ],
    });
  });

  test('does not say where the animal stands or was moved', async () => {
    const app = setUp();
    const { code } = await offer(app, [{ id: await aFullRecord(app) }]);
    const files = Object.values(await filesOf(app, code)).map((bytes) => decoder.decode(bytes));
    const page = (await app.visitor.get(`hand_over/open/${code}`)).data;
    expect(JSON.stringify(page)).toContain('Frida');
    for (const text of [...files, JSON.stringify(page)]) expect(text).not.toContain(FRIDAS_PLACE);
  });

  test('says of each of its parts what was written', async () => {
    const app = setUp();
    const { code } = await offer(app, [{ id: await aFullRecord(app) }]);
    const files = await filesOf(app, code);
    const { 'sums.json': sums, ...others } = files;
    const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const expected = Object.entries(others).map(([name, bytes]) => [name, sumOf(bytes)]);
    expect(JSON.parse(decoder.decode(sums))).toEqual(Object.fromEntries(expected));
  });

  test('has a name, is nobody’s to keep, and may be asked for by another installation', async () => {
    const app = setUp();
    const [id, other] = [await aFullRecord(app), aPet(app.db, { name: 'Nyx' })];
    const one = await offer(app, [{ id }]);
    const { response } = await download(app, one.code);
    const { headers } = response;
    expect(headers.get('content-disposition')).toContain('"Frida-3WKX9P.exuvia.zip"');
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('content-disposition');
    await app.as(3).delete('hand_over/delete', { id: one.id });
    const gone = await download(app, one.code);
    expect([
      gone.response.status,
      gone.response.headers.get('access-control-allow-origin'),
    ]).toEqual([410, '*']);
    const two = await offer(app, [{ id }, { id: other }]);
    const several = (await download(app, two.code)).response.headers.get('content-disposition');
    expect(several).toContain(`"hand-over-${two.code}.exuvia.zip"`);
    expect((await download(app, '00000000')).response.status).toBe(404);
    const elsewhere = await app.visitor.get(`hand_over/open/${two.code}`);
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('is noted as fetched, unless its giver fetches it', async () => {
    const app = setUp();
    const { id, code } = await offer(app, [{ id: aPet(app.db) }]);
    const fetched = async () => (await app.as(3).get(`hand_over/detail/${id}`)).data.fetched;
    await download(app, code, { authorization: `Bearer ${await app.tokenOf(3)}` });
    expect(await fetched()).toBeNull();
    await download(app, code);
    expect(await fetched()).toBe('2026-03-10T20:00:00.000Z');
    expect((await app.visitor.get(`hand_over/open/${code}`)).status).toBe(200);
  });

  test('is about as large as is said before', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const noise = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251));
    const raw = { width: 400, height: 250, channels: 3 } as const;
    const picture = await encodePicture(await sharp(noise, { raw }).png().toBuffer());
    storePicture(app.context, 3, id, picture);
    const day = (at: number) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
    const meal = { pet_id: id, food: 'Dubia', progress: 0 } as const;
    const meals = Array.from({ length: 900 }, (_, at) => ({
      ...{ ...meal, date_f: day(at), recorded: 1_577_000_000_000 + at * 86_400_000 },
    }));
    for (let at = 0; at < meals.length; at += 100)
      app.db
        .insert(feedings)
        .values(meals.slice(at, at + 100))
        .run();
    for (const ticks of [everything, nothing]) {
      const added = await offer(app, [{ id }], ticks);
      const said = (await app.visitor.get(`hand_over/open/${added.code}`)).data.file_bytes;
      const { bytes } = await download(app, added.code);
      expect(said / bytes.length).toBeWithin(0.6, 1.6);
      await app.as(3).delete('hand_over/delete', { id: added.id });
    }
  });

  test('is in the language of who fetches it', async () => {
    const app = setUp();
    const { code } = await offer(app, [{ id: await aFullRecord(app) }]);
    const files = await filesOf(app, code, { 'accept-language': 'de-DE,de' });
    expect(documentOf(files).purchases[0].notes).toBe(
      'Übergeben von Berta, dort nachgezogen und gehalten seit März 2020.',
    );
    expect(decoder.decode(files['index.html'])).toContain('<html lang="de">');
  });

  test('of some of a group leaves the tag with the group', async () => {
    const app = setUp();
    const id = aPet(app.db, { an_count: 5, tag: '4AAAAA' });
    const { code } = await offer(app, [{ id, count: 2 }]);
    const files = await filesOf(app, code);
    expect(documentOf(files).pets).toMatchObject([{ id, an_count: 2 }]);
    expect(decoder.decode(files['data.json'])).not.toContain('4AAAAA');
    expect(decoder.decode(files['index.html'])).not.toContain('4AAAAA');
  });

  test('has the papers of a sale before those of the purchase', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const sale = { pet_id: id, document_no: 'D-99', total_price: 50 };
    const { slid } = (await app.as(3).post('sales/add', sale)).data;
    const { code } = await offer(app, [{ id, slid }], { reason: 'sold' });
    const { purchases: bought, pets: rows } = documentOf(await filesOf(app, code));
    expect([bought[0].document_no, rows[0].tag]).toEqual(['D-99', '3WKX9P']);
  });

  test('is read by an ordinary import, too', async () => {
    const app = setUp();
    const { code } = await offer(app, [{ id: await aFullRecord(app) }]);
    const { bytes } = await download(app, code);
    const fresh = setUp();
    await sendFile(fresh, 4, bytes);
    const { data } = await fresh.as(4).post('data/import', {});
    expect([data.error, data.added, data.pictures]).toEqual([undefined, 1, 1]);
    const pet = (await fresh.as(4).get(`pet/detail/${data.ids[0]}`)).data;
    expect(pet).toMatchObject({ name: 'Frida', tag: '3WKX9P', size: 12, kept_since: null });
    expect(pet.origin).toMatchObject({ seller: 'Berta', price: 0, date: '2026-03-10' });
  });
});

/** What is private to the giver, each word once in the database. */
async function aRecordWithSecrets(app: TestApp) {
  const { db } = app;
  const id = await aFullRecord(app);
  db.update(users).set({ email: 'secret-mail@example.org' }).where(eq(users.uid, 3)).run();
  const bought = {
    ...{ price: 987654321, currency: 'SEK', seller: 'secret-seller', count: 3, size: 713.77 },
    ...{ seller_address: 'secret-address', notes: 'secret-purchase', custom_text: 'secret-thing' },
    ...{ date: '2019-07-17' },
  };
  const { purchase_id } = db.select().from(pets).where(eq(pets.id, id)).get() ?? {};
  db.update(purchases)
    .set(bought)
    .where(eq(purchases.id, purchase_id ?? 0))
    .run();
  db.update(pets)
    .set({ is_public: 1, an_count: 4, created: '2018-11-11T11:11:11.111Z' })
    .where(eq(pets.id, id))
    .run();
  const plan = aPlan(db, { fp_name: 'secret-plan', def_feeder: 'secret-feeder' }, [id]);
  const meal = { id, date_f: '2026-03-01', food: 'Cricket', progress: 0, fp_id: plan };
  await app.as(3).post('pet/feeding/feed', meal);
  for (const fields of [
    { name: 'secret-animal', notes: 'secret-notes' },
    {
      name: 'secret-dead',
      archived: 1,
      archive_reason: 'died',
      archive_note: 'secret-end',
    } as const,
    { name: 'secret-foreign', uid: 4 },
  ])
    aPet(db, { ...fields, sc_id: speciesId(db, 'Grammostola pulchra') });
  const buyer = {
    ...{ buyer_name: 'secret-buyer', buyer_contact: 'secret-contact' },
    ...{ buyer_address: 'secret-home', s_notes: 'secret-sale', total_price: 123456789 },
  };
  aSale(db, { ...buyer, pet_id: id });
  return id;
}

const PRIVATE = /secret-|9876543|1234567|SEK|2019-07-17|713\.77|2018-11-11|pulchra|Marta|Ring 2/i;

/** What each tick alone brings along. */
const BROUGHT = {
  history: /Dubia|Cricket|Rehoused|2025-05-01|2026-03-08/,
  notes: /Kicks hairs/,
  origin: /DE-17|D-42|Mother|2020-03-01|bred it|since March 2020/,
};

test('never holds what is private, nor what is not ticked, whatever is', async () => {
  const app = setUp();
  const id = await aRecordWithSecrets(app);
  const flag = fc.constantFrom(0, 1);
  const ticks = fc.record({ history: flag, pictures: flag, notes: flag, origin: flag });
  const sale = {
    ...{ total_price: 1234567.89, buyer_name: 'secret-buyer', buyer_contact: 'secret-contact' },
    ...{ s_notes: 'secret-sale' },
  };
  const animal = fc.record({
    count: fc.integer({ min: 1, max: 4 }),
    sale: fc.option(fc.constant(sale), { nil: undefined }),
  });
  let last = 0;
  await fc.assert(
    fc.asyncProperty(ticks, animal, async (chosen, { count, sale: noted }) => {
      await app.as(3).delete('hand_over/delete', { id: last });
      const added = await offer(app, [{ id, count, ...(noted && { sale: noted }) }], chosen);
      last = added.id;
      const { 'sums.json': _sums, ...files } = await filesOf(app, added.code);
      const shown = await app.visitor.get(`hand_over/open/${added.code}`);
      const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'));
      expect(pictures).toHaveLength(chosen.pictures);
      const texts = [
        decoder.decode(files['data.json']),
        decoder.decode(files['index.html']),
        JSON.stringify(shown.data),
      ];
      for (const text of texts) {
        expect(text).toContain('Frida');
        expect(PRIVATE.exec(text)?.[0]).toBeUndefined();
        for (const [tick, brought] of Object.entries(BROUGHT)) {
          const isTicked = chosen[tick as keyof typeof BROUGHT] === 1;
          expect([tick, brought.test(text)]).toEqual([tick, isTicked]);
        }
        expect(text.includes('3WKX9P')).toBe(count === 4);
      }
    }),
    { numRuns: 40 },
  );
  await app.as(3).delete('hand_over/delete', { id: last });
  expect(app.db.select({ sale: handOverPets.sale }).from(handOverPets).all()).not.toContainEqual({
    sale: expect.stringContaining('secret'),
  });
}, 60_000);

test('holds the names of the animals and nothing more where nothing is ticked', async () => {
  const app = setUp();
  const id = await aFullRecord(app);
  const { code } = await offer(app, [{ id }], nothing);
  const { purchases: bought, pets: rows } = documentOf(await filesOf(app, code));
  expect(bought).toEqual([
    {
      ...{ id, date: '2026-03-10', seller: 'Berta', document_no: '', parent_name: '', count: 1 },
      ...{ notes: 'Handed over by Berta.', sc_name: 'Brachypelma hamorii' },
    },
  ]);
  expect(rows).toEqual([
    {
      ...{ id, name: 'Frida', gender: 'f', an_count: 1, tag: '3WKX9P', notes: '', hatched: null },
      pre_molt: null,
      ...{ former_nos: [], sc_name: 'Brachypelma hamorii', purchase_id: id },
      ...{ feedings: [], molts: [], measurements: [], events: [] },
    },
  ]);
});
