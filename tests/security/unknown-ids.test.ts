import { expect, test } from 'bun:test';
import { aPet, aPurchase, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

// The ids of what is shared, or the administrator's; ownership.test.ts tries those that belong to keepers.

const { app, as, db } = createTestApp();
const none = 999_999;
const sc_id = speciesId(db);
const pet = aPet(db, { uid: 2 });
const purchase = aPurchase(db, { uid: 2 });
const newSpecies = { sc_name: 'Aus bus', an_type: 'spider' };

type Row = [call: string, field: string, body?: object, status?: number];

const rows: Row[] = [
  ['PUT species/update', 'sc_id', { an_type: 'spider' }],
  ['DELETE species/delete', 'sc_id'],
  ['POST species/merge', 'sc_id', { into: sc_id }],
  ['POST species/merge', 'into', { sc_id }],
  ['PUT species/update', 'country_code', { sc_id, country_code: 'QQ' }, 422],
  ['POST species/add', 'country_code', { ...newSpecies, country_code: 'QQ' }, 422],
  ['POST pet/add', 'p_sc_id', { name: 'Rosa' }, 422],
  ['PUT pet/update', 'p_sc_id', { id: pet, name: 'Rosa' }, 422],
  ['POST purchases/add', 'p_sc_id', {}, 422],
  ['POST purchases/add_pet', 'p_sc_id', { id: purchase, name: 'Rosa' }, 422],
  ['POST purchases/update', 'p_sc_id', { id: purchase }, 422],
  ['PUT admin/countries/update', 'code', { code: 'QQ', name: 'Nowhere' }],
  ['DELETE admin/countries/delete', 'code', { code: 'QQ' }],
  ['PUT admin/user_update_sp_edit', 'uid', { can_edit_sp: 1 }],
  ['PUT admin/user_suspend', 'uid', { suspended: 1 }],
  ['DELETE admin/user_delete', 'uid'],
  ['POST admin/contact_messages/reply', 'id', { reply: 'Welcome' }],
  ['DELETE admin/contact_messages/delete', 'id'],
  ['POST admin/outbox/retry', 'id'],
  ['DELETE admin/outbox/delete', 'id'],
  ['PUT admin/news_update', 'nid', { date_n: '2026-03-01', n_text: 'Fair' }],
  ['DELETE admin/news_delete', 'nid'],
  ['PUT admin/expo_log/update', 'expid', { e_date: '2026-03-01', e_name: 'Fair' }],
  ['DELETE admin/expo_log/delete', 'expid'],
  ['DELETE admin/spec_log/delete', 'sid'],
  ['DELETE admin/event_log/delete', 'eid'],
  ['POST admin/sendmail', 'email', { email: 'nobody@example.org' }],
  ['DELETE pet/available_feeders/delete', 'food', { food: 'Moon dust' }],
];

test.each(rows.map(([call, field, body, status = 404]) => ({ call, field, body, status })))(
  '$call answers $status and names $field',
  async ({ call, field, body = {}, status }) => {
    const [method = '', path = ''] = call.split(' ');
    const { post, put, delete: remove } = as(2);
    const send = { POST: post, PUT: put, DELETE: remove }[method as 'POST' | 'PUT' | 'DELETE'];
    const response = await send(path, { [field]: none, ...body });
    expect([response.status, Object.keys(response.data.fields ?? {})]).toEqual([status, [field]]);
  },
);

test('every call that takes such an id is tried', () => {
  const taken = app.routes.flatMap(({ method, path, hooks }) => {
    const { properties = {} } = (hooks.body ?? {}) as { properties?: object };
    const names = /^\/api\/admin\//.test(path) ? adminIds : sharedIds;
    const ids = method === 'GET' ? [] : Object.keys(properties).filter((name) => names.test(name));
    return ids.map((name) => `${method} ${path.replace('/api/', '')} ${name}`);
  });
  const tried = rows.map(([call, field]) => `${call} ${field}`);
  expect(taken.filter((name) => !tried.includes(name) && !adds.has(name))).toEqual([]);
  expect(taken.length).toBeGreaterThan(20);
});

const adminIds = /^(id|uid|nid|sid|eid|expid|code)$/;
const sharedIds = /^(sc_id|p_sc_id|country_code)$/;
/** Here the code is a new one. */
const adds = new Set(['POST admin/countries/add code']);
