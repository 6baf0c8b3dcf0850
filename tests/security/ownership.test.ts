import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'bun:test';
import { contactMessages, imports } from '#src/db/schema.ts';
import { insertPasskey } from '#src/features/accounts/second-factors/passkeys.queries.ts';
import { contents } from '#src/testing/contents.ts';
import { password } from '#src/testing/password.ts';
import { aPet, aPicture, aPlan, aPurchase, aSale, speciesId } from '#src/testing/samples.ts';
import { replaceSubscription } from '#src/platform/push/push.queries.ts';
import type { Db } from '#src/db/database.ts';
import { openSession } from '#src/platform/security/sessions.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

// Every call that takes an id of something that belongs to somebody: `of` is Berta's (3), `own` the caller's.

type Ids = {
  pet: number;
  plan: number;
  feeding: number;
  molt: number;
  part: number;
  measurement: number;
  picture: number;
  event: number;
  purchase: number;
  sale: number;
  message: number;
  import: number;
  session: number;
  device: number;
  token: number;
  passkey: number;
  hand_over: number;
  place: number;
  place_note: number;
};
type Row = [call: string, body?: (of: Ids, own: Ids) => object];

const day = '2026-01-05';
const nowhere = { place_id: null, place_order: 0 };
const everything = { history: 1, pictures: 1, notes: 1, origin: 1 };
const sc_id = (ids: Ids) => ids as unknown as { sc_id: number };

const rows: Row[] = [
  ['GET contact_messages/detail/:message'],
  ['GET contact_messages/replies/:message'],
  ['GET pet/detail/:pet'],
  ['GET pet/basic/:pet'],
  ['GET pet/siblings/:pet'],
  ['GET pet/quickview/:pet'],
  ['GET pet/history/:pet'],
  ['GET pet/timeline?id=:pet'],
  ['GET pet/feeding/list?id=:pet'],
  ['GET pet/molt/list?id=:pet'],
  ['GET pet/measurement/list?id=:pet'],
  ['GET picture/list?id=:pet'],
  ['GET pet/events/list?id=:pet'],
  ['GET pet/labels/[:pet]'],
  ['GET pet/labels/[:own,:pet]'],
  ['GET stock_book/pet/:pet'],
  ['GET stock_book/sale/:sale'],
  ['PUT pet/update', (of) => ({ id: of.pet, p_sc_id: sc_id(of).sc_id, name: 'Taken' })],
  ['PUT pet/pre_molt', (of) => ({ id: of.pet, pre_molt: day })],
  ['PUT pet/increment_count', (of) => ({ id: of.pet, count: 1 })],
  ['PUT pet/decrement_count', (of) => ({ id: of.pet, count: 1 })],
  ['PUT pet/archive', (of) => ({ id: of.pet })],
  ['POST pet/archive_part', (of) => ({ id: of.pet, count: 1 })],
  ['DELETE pet/archive_part', (of, own) => ({ id: of.part, group_id: own.pet })],
  ['DELETE pet/archive_part', (of, own) => ({ id: own.part, group_id: of.pet })],
  ['PUT pet/archive_all', (of, own) => ({ ids: [own.pet, of.pet], archived: 1 })],
  ['DELETE pet/delete', (of) => ({ id: of.pet })],
  ['POST pet/feeding/feed', (of) => ({ id: of.pet, date_f: day, food: 'Moth', progress: 0 })],
  [
    'POST pet/feeding/feed',
    (of, own) => ({ id: own.pet, date_f: day, food: 'Moth', progress: 0, fp_id: of.plan }),
  ],
  [
    'POST pet/feeding/feed_many',
    (of, own) => ({ ids: [own.pet, of.pet], date_f: day, food: 'Moth', progress: 0 }),
  ],
  [
    'DELETE pet/feeding/delete_many',
    (of, own) => ({ ids: [own.pet, of.pet], date_f: day, food: 'Cricket' }),
  ],
  ['PUT pet/feeding/update', (of) => ({ id: of.feeding, date_f: day, food: 'Moth', progress: 0 })],
  ['POST pet/feeding/feed_plan', (of) => ({ fp_id: of.plan, date_f: day })],
  [
    'POST pet/feeding/feed_plan_all',
    (of, own) => ({ fp_id: of.plan, ids: [own.pet], date_f: day }),
  ],
  [
    'POST pet/feeding/feed_plan_all',
    (of, own) => ({ fp_id: own.plan, ids: [own.pet, of.pet], date_f: day }),
  ],
  ['DELETE pet/feeding/delete', (of) => ({ id: of.pet, date_f: day, food: 'Cricket' })],
  ['DELETE pet/feeding/delete_all', (of) => ({ id: of.pet })],
  ['POST pet/molt/add', (of) => ({ id: of.pet, date_mt: '2026-01-09', size: 3 })],
  ['PUT pet/molt/update', (of) => ({ id: of.molt, date_mt: '2026-01-09', size: 3 })],
  ['PUT pet/molt/update_gender', (of) => ({ id: of.pet, gender: 'm' })],
  ['DELETE pet/molt/delete', (of) => ({ id: of.molt })],
  ['POST pet/measurement/add', (of) => ({ id: of.pet, date_ms: day, kind: 'weight', value: 3 })],
  ['PUT pet/measurement/update', (of) => ({ id: of.measurement, value: 4 })],
  ['DELETE pet/measurement/delete', (of) => ({ id: of.measurement })],
  ['POST pet/events/add', (of) => ({ id: of.pet, date_ev: day, event: 'moved' })],
  [
    'POST pet/events/add_many',
    (of, own) => ({ ids: [own.pet, of.pet], date_ev: day, event: 'moved' }),
  ],
  ['PUT pet/events/update', (of) => ({ id: of.event, date_ev: day, event: 'moved' })],
  ['DELETE pet/events/delete', (of) => ({ id: of.event })],
  ['DELETE pet/events/delete_many', (of, own) => ({ ids: [own.event, of.event] })],
  ['DELETE picture/delete', (of) => ({ id: of.pet })],
  ['PUT picture/update', (of) => ({ id: of.picture, caption: 'Taken' })],
  ['PUT pet/move', (of, own) => ({ ids: [own.pet, of.pet], place_id: null })],
  ['PUT pet/move', (of, own) => ({ ids: [own.pet], place_id: of.place })],
  ['PUT pet/move_back', (of) => ({ moved: [{ id: of.pet, was: nowhere }] })],
  [
    'PUT pet/move_back',
    (of, own) => ({ moved: [{ id: own.pet, was: { ...nowhere, place_id: of.place } }] }),
  ],
  ['GET place/detail/:place'],
  ['GET place/labels/[:place]'],
  ['POST place/add', (of) => ({ name: 'Taken', kind: 'box', parent_id: of.place })],
  ['POST place/add_many', (of) => ({ names: ['Taken'], kind: 'box', parent_id: of.place })],
  ['PUT place/update', (of) => ({ id: of.place, name: 'Taken' })],
  ['PUT place/update', (of, own) => ({ id: own.place, parent_id: of.place })],
  ['PUT place/arrange', (of, own) => ({ parent_id: null, ids: [own.place, of.place] })],
  ['PUT place/arrange', (of, own) => ({ parent_id: of.place, ids: [own.place] })],
  ['PUT place/order', (of) => ({ id: of.place, pet_ids: [] })],
  ['PUT place/order', (of, own) => ({ id: own.place, pet_ids: [of.pet] })],
  ['POST place/notes/add', (of) => ({ id: of.place, date: day, kind: 'cleaned' })],
  ['PUT place/notes/update', (of) => ({ id: of.place_note, text: 'taken' })],
  ['DELETE place/notes/delete', (of) => ({ id: of.place_note })],
  ['DELETE place/delete', (of) => ({ id: of.place })],
  ['GET plan/assignable?id=:pet'],
  ['GET plan/details/:plan'],
  ['GET plan/edit_details/:plan'],
  ['GET plan/assigned_pets/:plan'],
  ['GET plan/assignable_pets_edit/:plan'],
  ['GET plan/of_pet/:pet'],
  ['PUT plan/update', (of) => ({ fp_id: of.plan, fp_name: 'Taken' })],
  ['DELETE plan/delete', (of) => ({ fp_id: of.plan })],
  ['POST plan/assignment/add_all', (of, own) => ({ id: of.plan, pet_ids: [own.pet] })],
  ['POST plan/assignment/add_all', (of, own) => ({ id: own.plan, pet_ids: [own.pet, of.pet] })],
  [
    'POST pet/add_all',
    (of, own) => ({
      values_add: [{ p_sc_id: sc_id(own).sc_id, name: 'New' }],
      plan_ids: [own.plan, of.plan],
    }),
  ],
  ['POST plan/assignment/assign_pet_to_plans', (of, own) => ({ id: of.pet, plan_ids: [own.plan] })],
  [
    'POST plan/assignment/assign_pet_to_plans',
    (of, own) => ({ id: own.pet, plan_ids: [own.plan, of.plan] }),
  ],
  ['DELETE plan/assignment/clear', (of) => ({ id: of.plan })],
  ['DELETE plan/assignment/clear_pet', (of) => ({ id: of.pet })],
  ['GET purchases/detail/:purchase'],
  ['GET purchases/pet_data/:purchase'],
  ['GET purchases/child_pets/:pet'],
  ['POST purchases/add', (of) => ({ custom_text: 'Lamp', date: day, parent_id: of.pet })],
  ['POST purchases/add', (of) => ({ custom_text: 'Lamp', date: day, pet_id: of.pet })],
  [
    'POST purchases/add_pet',
    (of) => ({ id: of.purchase, p_sc_id: sc_id(of).sc_id, name: 'Taken' }),
  ],
  ['POST purchases/update', (of) => ({ id: of.purchase, custom_text: 'Taken' })],
  ['POST purchases/update', (of, own) => ({ id: own.purchase, parent_id: of.pet })],
  ['DELETE purchases/delete', (of) => ({ id: of.purchase })],
  ['GET sales/detail/:sale'],
  ['GET sales/pet_data/:pet'],
  ['GET sales/likely/:pet'],
  ['POST sales/add', (of) => ({ pet_id: of.pet, s_count: 1, s_date: day })],
  ['POST sales/update', (of) => ({ slid: of.sale, s_notes: 'taken' })],
  ['POST sales/erase_buyer', (of) => ({ slid: of.sale })],
  ['DELETE sales/delete', (of) => ({ slid: of.sale })],
  ['GET hand_over/detail/:hand_over'],
  ['POST hand_over/add', (of) => ({ pets: [{ id: of.pet }], reason: 'given', ...everything })],
  ['PUT hand_over/finish', (of) => ({ id: of.hand_over })],
  ['DELETE hand_over/delete', (of) => ({ id: of.hand_over })],
  ['DELETE data/import_undo', (of) => ({ id: of.import })],
  ['DELETE user/sessions/end', (of) => ({ id: of.session })],
  ['PUT user/push/choose', (of) => ({ id: of.device, ...pushChoices })],
  ['DELETE user/push/delete', (of) => ({ id: of.device })],
  ['DELETE user/tokens/delete', (of) => ({ id: of.token })],
  ['PUT user/passkey_rename', (of) => ({ id: of.passkey, name: 'Taken' })],
  ['DELETE user/passkey_remove', (of) => ({ id: of.passkey, upw: password })],
];

/** The fields of a body that name somebody else's record. */
const wrongFields = (body: object = {}, own: object = {}) =>
  Object.entries(body)
    .filter(([key, value]) => !Bun.deepEquals(value, own[key as keyof typeof own]))
    .map(([key]) => key);

/** Ids that belong to everybody, and what needs a file, or is its owner's alone, which their own tests try. */
const shared =
  /^(GET|PUT|POST|DELETE) (species|spec_log|countries)\/|picture\/(upload|turn)|^GET picture\/usage|^(GET|PUT|DELETE) document\/(list|file|rename|delete|restore)|^POST (pet\/add|data\/import)$|^GET (pet\/(ids|list|table|feeding\/round)|hand_over\/preview)$/;

describe('another keeper’s record', () => {
  test.each(rows.map(([call, body], index) => ({ index, call, body })))(
    '$index $call answers 404, and nothing changes; its owner may',
    async ({ call, body }) => {
      const app = createTestApp();
      const berta = await belongings(app, 3);
      const carl = await belongings(app, 4);
      const second = await belongings(app, 3);
      const before = contents(app);
      const answer = await send(app, 4, call, berta, carl, body);
      const named = wrongFields(body?.(berta, carl), body?.(carl, carl));
      expect([answer.status, Object.keys(answer.data.fields ?? {})]).toEqual([404, named]);
      expect(contents(app)).toEqual(before);
      const owner = await send(app, 3, call, berta, second, body);
      expect([owner.status, owner.data.error]).toEqual([200, undefined]);
    },
  );

  test.each(rows.filter(([call]) => call.startsWith('GET')).map(([call]) => ({ call })))(
    '$call is what its owner reads, for the administrator',
    async ({ call }) => {
      const app = createTestApp();
      const berta = await belongings(app, 3);
      const [owner, administrator] = await Promise.all(
        [3, 2].map((uid) => send(app, uid, call, berta, berta)),
      );
      const { own: _own, data: _data, ...read } = administrator?.data ?? {};
      expect(administrator?.status).toBe(200);
      expect(owner?.data).toMatchObject(read);
    },
  );

  test.each(
    rows
      .filter(([call]) => !call.startsWith('GET'))
      .map(([call, body], index) => ({ index, call, body })),
  )('$index $call is not the administrator’s to change', async ({ call, body }) => {
    const app = createTestApp();
    const [berta, own] = [await belongings(app, 3), await belongings(app, 2)];
    const before = contents(app);
    expect((await send(app, 2, call, berta, own, body)).status).toBe(404);
    expect(contents(app)).toEqual(before);
  });

  test('is left out of a feeding round, like one that was deleted since the round began', async () => {
    const app = createTestApp();
    const [berta, carl] = [await belongings(app, 3), await belongings(app, 4)];
    const { rows } = (await app.as(4).get('pet/feeding/round', { ids: `${berta.pet},${carl.pet}` }))
      .data;
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([carl.pet]);
  });

  test.each(['list', 'ids', 'table'])(
    'finds none of its animals as a filter of pet/%s',
    async (call) => {
      const app = createTestApp();
      const [berta, carl] = [await belongings(app, 3), await belongings(app, 4)];
      const found = async (fp_id: unknown) => {
        const { rows, ids = rows } = (await app.as(4).get(`pet/${call}`, { fp_id })).data;
        return ids;
      };
      expect(await found(berta.plan)).toEqual([]);
      expect(await found(carl.plan)).toHaveLength(1);
    },
  );

  test('is tried for every call that takes an id', () => {
    const tried = new Set(rows.map(([call]) => call.replace(/[?].*|\/[:[].*/, '')));
    const { app } = createTestApp();
    const taking = app.routes
      .map(({ method, path, hooks }) => ({
        name: `${method} ${path.replace(/^\/api\//, '').replace(/\/$/, '')}`,
        hooks,
      }))
      .filter(({ name, hooks }) => /\/:ids?$/.test(name) || takesId(hooks))
      .map(({ name }) => name.replace(/\/:ids?$/, ''))
      .filter(
        (name) => !name.includes(' admin/') && !shared.test(name.includes('/') ? name : `${name}/`),
      );
    expect(
      taking.filter((name) => !tried.has(name) && !/^GET (species|spec_log)/.test(name)),
    ).toEqual([]);
    expect(taking.length).toBeGreaterThan(50);
  });
});

const pushChoices = { kinds: [], hour: 18, quiet_from: 22, quiet_to: 8, zone: 'UTC' };
/** As a browser subscribes in a session of its own; nothing is sent to it. */
const aDevice = (db: Db, uid: number) =>
  replaceSubscription(db, {
    ...pushChoices,
    kinds: '[]',
    uid,
    sid: openSession(db, new Date(), uid, { address: '', userAgent: '' }),
    language: 'en',
    created: '2026-05-01T08:00:00.000Z',
    endpoint: `https://push.example.org/${randomBytes(8).toString('hex')}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  });

type Hooks = { body?: unknown; query?: unknown };

const names = (schema: unknown) =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

const takesId = (hooks: unknown) =>
  [...names((hooks as Hooks).body), ...names((hooks as Hooks).query)].some(
    (name) => /^ids?$|^slid$|_ids?$/.test(name) && !/^p?_?sc_id$/.test(name),
  );

async function send(app: TestApp, uid: number, call: string, of: Ids, own: Ids, body?: Row[1]) {
  const [method = '', pattern = ''] = call.split(' ');
  const path = pattern
    .replace(/:own\b/g, String(own.pet))
    .replace(/:(\w+)/g, (_, name: keyof Ids) => String(of[name]));
  const who = app.as(uid);
  if (method === 'GET') return who.get(path);
  const how = { POST: who.post, PUT: who.put, DELETE: who.delete }[
    method as 'POST' | 'PUT' | 'DELETE'
  ];
  return how(path, body?.(of, own));
}

/** One of everything that belongs to a keeper. */
async function belongings(app: TestApp, uid: number): Promise<Ids & { sc_id: number }> {
  const { db, as } = app;
  const pet = aPet(db, { uid, an_count: 5 });
  const plan = aPlan(db, { uid }, [pet]);
  const made = async (path: string, body: object) =>
    Number((await as(uid).post(path, body)).data.id);
  const place = await made('place/add', { name: 'Rack', kind: 'rack' });
  const [added] = db.insert(imports).values({ uid, added: 0 }).returning({ id: imports.id }).all();
  const [message] = db
    .insert(contactMessages)
    .values({ uid, email: 'x@example.org', message: 'Hello' })
    .returning({ id: contactMessages.id })
    .all();
  return {
    pet,
    plan,
    feeding: await made('pet/feeding/feed', { id: pet, date_f: day, food: 'Cricket', progress: 0 }),
    molt: await made('pet/molt/add', { id: pet, date_mt: day, size: 3 }),
    part: await made('pet/archive_part', { id: pet, count: 1 }),
    measurement: await made('pet/measurement/add', {
      ...{ id: pet, date_ms: day, kind: 'weight', value: 3 },
    }),
    picture: aPicture(db, { id: pet, img_version: 1 }),
    event: await made('pet/events/add', { id: pet, date_ev: day, event: `rehoused ${pet}` }),
    purchase: aPurchase(db, { uid, count: 3 }),
    sale: aSale(db, { uid, buyer_name: 'Dora' }),
    message: message?.id ?? 0,
    import: added?.id ?? 0,
    hand_over: await made('hand_over/add', {
      pets: [{ id: aPet(db, { uid }) }],
      reason: 'sold',
      ...everything,
    }),
    place,
    place_note: await made('place/notes/add', { id: place, date: day, kind: 'note', text: 'x' }),
    session: openSession(db, new Date(), uid, { address: '', userAgent: '' }),
    device: aDevice(db, uid),
    token: await made('user/tokens/add', { name: 'Wall', scope: 'read' }),
    passkey:
      insertPasskey(db, {
        uid,
        name: 'Phone',
        credential_id: `credential ${uid} ${pet}`,
        public_key: '',
        created: day,
      }) ?? 0,
    sc_id: speciesId(db),
  };
}
