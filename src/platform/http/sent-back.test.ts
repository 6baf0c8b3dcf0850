import { describe, expect, test } from 'bun:test';
import { passkeys } from '#src/db/schema.ts';
import { aPet, aPicture, aPlan, aPurchase, aSale, speciesId } from '#src/testing/samples.ts';
import { password } from '#src/testing/people.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const { app, as, db, setNow } = createTestApp({
  env: { LEGAL_NOTICE: 'The club', DONATE_TEXT: 'Crickets' },
});
setNow('2026-03-10T20:00:00Z');

const p_sc_id = speciesId(db);
const purchase = aPurchase(db, { sc_id: p_sc_id, price: 1999, size: 3 });
const pet = aPet(db, { purchase_id: purchase, notes: 'calm', kept_since: '2025-01-01' });
const plan = aPlan(db, { fp_start: '2026-03-01', retry_days: 2 }, [pet]);
const sale = aSale(db, { pet_id: pet, s_size: 4, buyer_name: 'Eva' });
const history = aPet(db);
aPicture(db, { id: history, img_version: 1 }, { day: '2026-01-01', caption: 'x' });
const credential = { uid: 3, name: 'Phone', credential_id: 'a', public_key: 'b' };
const [passkey] = db
  .insert(passkeys)
  .values({ ...credential, created: '2026-03-01T00:00:00.000Z' })
  .returning({ id: passkeys.id })
  .all();
await as(3).post('user_config/set', { conf_key: 'theme', conf_val: '"dark"' });
await as(3).post('pet/feeding/feed', { id: pet, date_f: '2026-03-01', food: 'Dubia', progress: 0 });
await as(3).post('pet/molt/add', { id: pet, date_mt: '2026-03-02', size: 4 });
for (const [kind, record] of Object.entries({
  'feeding/feed': { date_f: '2026-03-01', food: 'Dubia', progress: 2 },
  'molt/add': { date_mt: '2026-02-01', size: 4.5 },
  'measurement/add': { date_ms: '2026-01-01', kind: 'weight', value: 12 },
  'events/add': { date_ev: '2026-01-01', event: 'moved' },
}))
  await as(3).post(`pet/${kind}`, { id: history, ...record });
const { id: place } = (await as(3).post('place/add', { name: 'Rack', kind: 'rack' })).data;
const expo = { e_date: '2026-04-01', e_name: 'Fair', e_table: 'A1', e_offer: 'x', e_sold: 'y' };
const { id: expid } = (await as(2).post('admin/expo_log/add', expo)).data;
await as(2).post('admin/news_add', { date_n: '2026-03-01', n_text: 'Meeting on Friday' });

type Update = {
  uid: number;
  /** What has to read as before. */
  record: string;
  /** Every call that answers the record, by itself or in a list. */
  reads: string[];
  id?: [field: string, value: unknown];
};

const updates: Record<string, Update> = {
  'PUT /api/pet/update': {
    uid: 3,
    record: `pet/detail/${pet}`,
    id: ['id', pet],
    reads: [
      ...[`pet/detail/${pet}`, `pet/basic/${pet}`, `pet/quickview/${pet}`, 'pet/list'],
      ...['pet/dashboard/molted/30', 'pet/dashboard/feed', `plan/assigned_pets/${plan}`],
    ],
  },
  'PUT /api/pet/feeding/update': anEntry('feeding'),
  'PUT /api/pet/molt/update': anEntry('molt'),
  'PUT /api/pet/measurement/update': anEntry('measurement'),
  'PUT /api/pet/events/update': anEntry('events'),
  'PUT /api/picture/update': {
    uid: 3,
    record: `picture/list?id=${history}`,
    reads: [`picture/list?id=${history}`],
  },
  'PUT /api/plan/update': {
    uid: 3,
    record: `plan/details/${plan}`,
    id: ['fp_id', plan],
    reads: [
      ...['list', 'active', 'assignable', 'pets_by_plan', `of_pet/${pet}`].map(
        (of) => `plan/${of}`,
      ),
      ...[`plan/details/${plan}`, `plan/edit_details/${plan}`],
    ],
  },
  'PUT /api/place/update': {
    uid: 3,
    record: `place/detail/${place}`,
    id: ['id', place],
    reads: [`place/detail/${place}`, 'place/list'],
  },
  'POST /api/purchases/update': {
    uid: 3,
    record: `purchases/detail/${purchase}`,
    id: ['id', purchase],
    reads: [`purchases/detail/${purchase}`, 'purchases/list', `purchases/pet_data/${pet}`],
  },
  'POST /api/sales/update': {
    uid: 3,
    record: `sales/detail/${sale}`,
    id: ['slid', sale],
    reads: [`sales/detail/${sale}`, 'sales/list', `sales/pet_data/${pet}`],
  },
  'PUT /api/species/update': {
    uid: 2,
    record: `species/detail/${p_sc_id}`,
    id: ['sc_id', p_sc_id],
    reads: [
      `species/detail/${p_sc_id}`,
      'species/list?search=hamorii',
      'species/selectable?search=hamorii',
    ],
  },
  'PUT /api/admin/countries/update': {
    uid: 2,
    record: 'admin/countries/detail/DE',
    id: ['code', 'DE'],
    reads: ['admin/countries/detail/DE', 'admin/countries/list?search=Germany'],
  },
  'PUT /api/admin/expo_log/update': {
    uid: 2,
    record: `admin/expo_log/detail/${expid}`,
    id: ['expid', expid],
    reads: [`admin/expo_log/detail/${expid}`, 'admin/expo_log', 'expo/latest'],
  },
  'PUT /api/admin/news_update': { uid: 2, record: 'admin/news_log', reads: ['admin/news_log'] },
  'PUT /api/admin/site/texts': { uid: 2, record: 'site/texts', reads: ['site/texts'] },
  'POST /api/user_config/set': {
    uid: 3,
    record: 'user_config/all',
    id: ['conf_key', 'theme'],
    reads: ['user_config/get/theme', 'user_config/all', 'user_config/get/units'],
  },
  'PUT /api/user/passkey_rename': {
    uid: 3,
    record: 'user/second_factors',
    id: ['id', passkey?.id],
    reads: ['user/second_factors'],
  },
};

function anEntry(kind: string): Update {
  const list = `pet/${kind}/list?id=${history}`;
  return { uid: 3, record: list, reads: [list] };
}

/** They set one thing, or a record's file; what is edited in a form has its own call. */
const others = [
  ...['pet/move', 'pet/move_back', 'place/arrange', 'place/order'],
  ...['picture/turn', 'document/rename', 'document/restore'],
  'place/notes/update', // read in its place's page, with nothing but its fields
  ...['pet/pre_molt', 'pet/increment_count', 'pet/decrement_count', 'pet/molt/update_gender'],
  ...['pet/archive', 'pet/archive_all', 'user/password', 'data/upload', 'hand_over/finish'],
  'user/push/choose',
  ...['admin/user_update_sp_edit', 'admin/user_suspend', 'admin/system/registration'],
].map((path) => `PUT /api/${path}`);

const fields = (schema: unknown) => (schema as { properties?: object } | undefined)?.properties;

test('every update is tried below', () => {
  const calls = app.routes
    .filter(({ method, path, hooks }) => {
      const isRevised = Object.hasOwn(fields(hooks.body) ?? {}, 'if_rev');
      return method === 'PUT' || /\/(update|set)$/.test(path) || isRevised;
    })
    .map(({ method, path }) => `${method} ${path}`);
  const tried = [...Object.keys(updates), ...others, 'PUT /api/user/update'];
  expect(calls.toSorted()).toEqual(tried.toSorted());
});

const cases = Object.entries(updates).flatMap(([call, { reads, ...update }]) =>
  reads.map((read) => ({ call, read, ...update })),
);

describe('a form may send back all that it read', () => {
  test.each(cases)('$call after $read', async ({ call, read, record, uid, id }) => {
    const [method, path = ''] = call.split(' ');
    const before = (await as(uid).get(record)).data;
    const body = recordOf((await as(uid).get(read)).data, id);
    const { put, post } = as(uid);
    const response = await (method === 'PUT' ? put : post)(path, body);
    expect([response.status, response.data.fields]).toEqual([200, undefined]);
    expect((await as(uid).get(record)).data).toEqual(before);
  });

  test('of its own account', async () => {
    const [user] = (await as(3).get('user/me')).data.data;
    const alike = await as(3).put('user/update', user);
    expect([alike.status, alike.data.code]).toEqual([422, 'nothing_changed']);
    expect(alike.data.fields).toEqual({ uname: 'Nothing was changed', un: 'Nothing was changed' });
    const { status, data } = await as(3).put('user/update', { ...user, uname: 'Bertha' });
    expect([status, data.data[0].uname, data.data[0].email]).toEqual([200, 'Bertha', user.email]);
  });

  test('where a field is written under another name, by either', async () => {
    const other = speciesId(db, 'Chromatopelma cyaneopubescens');
    const read = (await as(3).get(`pet/detail/${pet}`)).data;
    await as(3).put('pet/update', { ...read, sc_id: other });
    expect((await as(3).get(`pet/basic/${pet}`)).data.sc_id).toBe(other);
    await as(3).put('pet/update', { ...read, sc_id: other, p_sc_id });
    expect((await as(3).get(`pet/basic/${pet}`)).data.sc_id).toBe(p_sc_id);
    const [user] = (await as(4).get('user/me')).data.data;
    const moved = { ...user, email: 'carl@example.com', upw: password };
    expect((await as(4).put('user/update', moved)).data.data[0].email).toBe('carl@example.com');
  });

  test('and pins no text of the site that it was only shown', async () => {
    const { rev, ...texts } = (await as(2).get('site/texts')).data;
    expect([texts.legal_notice, rev]).toEqual(['The club', 0]);
    await as(2).put('admin/site/texts', { ...texts, rev, legal_notice: 'Ada' });
    expect((await as(2).get('site/texts')).data).toEqual({
      ...{ legal_notice: 'Ada', donate_text: 'Crickets', rev: 1 },
    });
  });

  test('and sets nothing that is not its to set', async () => {
    const theirs = { uid: 4, archived: 1, has_img: 1, rev: 0, created: '2000-01-01T00:00:00.000Z' };
    const before = (await as(3).get(`pet/detail/${pet}`)).data;
    await as(3).put('pet/update', { id: pet, p_sc_id, name: before.name, ...theirs });
    expect((await as(3).get(`pet/detail/${pet}`)).data).toEqual(before);
  });

  test.each(Object.keys(updates))('and nothing that no response has: %s', async (call) => {
    const { uid, reads, id } = updates[call] ?? { uid: 0, reads: [] };
    const [method, path = ''] = call.split(' ');
    const body = recordOf((await as(uid).get(reads[0] ?? '')).data, id);
    const { put, post } = as(uid);
    const refused = await (method === 'PUT' ? put : post)(path, { ...body, sort: 1, rows: 1 });
    expect([refused.status, refused.data.fields]).toEqual([
      422,
      { sort: 'is not known here', rows: 'is not known here' },
    ]);
  });
});

/** The record in a response: itself, or the one of that id in a list. */
function recordOf(
  data: Record<string, unknown>,
  [key, value]: [string, unknown] = ['', undefined],
): object {
  const rows = (data['rows'] ?? data['passkeys']) as Record<string, unknown>[] | undefined;
  const single = (Object.keys(data).length > 2 && data) || (data['data'] as object) || data;
  const found = rows ? rows.find((row) => row[key] === value) : single;
  if (!found) throw new Error('There is no such record');
  return found;
}
