import { expect, test } from 'bun:test';
import { browserFixture } from './fixture.ts';
import { apiOf, berlinDay } from './keeper-api.ts';

// A keeper's own program and an administrator's, in the words of the specification alone: paths, names of fields, and
// lists that hold `rows` and `count`.

const { server, register, administrator } = browserFixture();

const keeper = async (name: string) => apiOf(server().origin, await register(name));
const admin = async () => apiOf(server().origin, await administrator());
const first = { offset: 0, limit: 10 };
const query = (fields: object) =>
  `?${new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]))}`;
const today = berlinDay();

test('a program keeps animals, their food, molts, events, plans and trade', async () => {
  const api = await keeper('Petra');
  const species = await api.get(
    `species/list${query({ ...first, sort_by: 'sc_name', asc: 'ASC', search: 'hamorii' })}`,
  );
  const { sc_id } = species.rows[0];
  const { id } = await api.post('pet/add', {
    p_sc_id: sc_id,
    name: 'Rosalía',
    gender: 'f',
    an_count: 1,
    notes: '',
  });
  await api.put('pet/update', {
    id,
    p_sc_id: sc_id,
    name: 'Rosa',
    gender: 'f',
    an_count: 2,
    notes: 'calm',
  });
  await api.put('pet/increment_count', { id, count: 2 });
  await api.put('pet/decrement_count', { id, count: 1 });
  await api.put('pet/pre_molt', { id, pre_molt: today });
  await api.post('pet/molt/add', { id, date_mt: today, size: 4.5 });
  await api.post('pet/events/add', { id, date_ev: today, event: 'Rehoused' });
  await api.post('pet/available_feeders/add', { food: 'Dubia' });

  const plan = await api.post('plan/add', {
    fp_name: 'Weekly',
    fp_repeat: 7,
    fp_start: today,
    fp_weekdays: '0000000',
    fp_active: 1,
    def_feeder: 'Dubia',
  });
  await api.post('plan/assignment/add_all', { id: plan.id, pet_ids: [id] });
  expect((await api.get('pet/dashboard/feed')).rows).toMatchObject([
    { id, name: 'Rosa', food: 'Dubia' },
  ]);
  await api.post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress: 1 });
  expect((await api.get('pet/dashboard/feed')).rows).toMatchObject([{ id, progress: 1 }]);
  await api.post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress: 0 });
  expect((await api.get('pet/dashboard/feed')).rows).toEqual([]);
  expect((await api.get('plan/active')).rows).toMatchObject([
    { fp_id: plan.id, fp_name: 'Weekly' },
  ]);
  expect((await api.get(`plan/assigned_pets/${plan.id}`)).rows).toMatchObject([{ id }]);
  expect((await api.get('pet/dashboard/molted/30')).rows).toMatchObject([
    { id, mmt: today, size: 4.5 },
  ]);
  expect(await api.get(`pet/detail/${id}`)).toMatchObject({
    an_count: 3,
    notes: 'calm',
    pre_molt: null,
    date_f: today,
  });
  for (const [list, row] of [
    ['feeding', { date_f: today, food: 'Dubia', progress: 0 }],
    ['molt', { date_mt: today, size: 4.5 }],
    ['events', { event: 'Rehoused' }],
  ] as const)
    expect(await api.get(`pet/${list}/list${query({ id, ...first })}`)).toMatchObject({
      count: 1,
      rows: [row],
    });

  const bought = await api.post('purchases/add', {
    p_sc_id: sc_id,
    price: 19.99,
    count: 3,
    size: 1.5,
    date: today,
    seller: 'Expo',
    custom_text: '',
  });
  await api.post('purchases/add_pet', {
    id: bought.id,
    p_sc_id: sc_id,
    name: 'Sling',
    gender: 'other',
    an_count: 3,
    notes: '',
  });
  const sold = await api.post('sales/add', {
    pet_id: id,
    s_count: 1,
    s_size: 4.5,
    total_price: 50,
    shipping: 6.5,
    s_date: today,
    s_notes: '',
    buyer_name: 'Eva',
    buyer_contact: '',
    buyer_address: '',
  });
  expect((await api.get(`purchases/list${query(first)}`)).rows).toMatchObject([
    { price: 19.99, seller: 'Expo' },
  ]);
  expect(await api.get(`sales/detail/${sold.slid}`)).toMatchObject({
    total_price: 50,
    buyer_name: 'Eva',
  });
  expect(await api.get('sales/sums')).toMatchObject({ count: 1, total: 50, shipping: 6.5 });
  expect(await api.get('pet/count')).toEqual({ count1: 2, count2: 2 });
  expect(
    (await api.get(`pet/labels/${encodeURIComponent(JSON.stringify([id]))}`)).rows,
  ).toMatchObject([{ id, name: 'Rosa' }]);

  await api.put('pet/archive', { id });
  expect((await api.get('pet/archived_count')).count).toBe(1);
  await api.delete('plan/assignment/clear', { fp_id: plan.id });
  await api.delete('plan/delete', { fp_id: plan.id });
  await api.delete('sales/delete', { slid: sold.slid });
  await api.delete('pet/feeding/delete_all', { id });
  await api.delete('pet/delete', { id });
  expect((await api.get(`pet/list${query({ ...first, archived: 1 })}`)).count).toBe(0);
});

test('a program of the administrator keeps species, countries, news and expos, and answers messages', async () => {
  const [api, writer] = [await admin(), await keeper('Wanda')];
  await api.post('admin/countries/add', { code: 'XW', name: 'Wakanda' });
  const fields = {
    sc_name: 'Programma testans',
    an_type: 'tarantula',
    cm_name: '',
    env_type: 't',
    humidity: 2,
    country_code: 'XW',
    notes: '',
    care_sheet: '',
  };
  const { id: sc_id } = await api.post('species/add', fields);
  await api.put('species/update', { ...fields, sc_id, humidity: 3 });
  expect(await api.get(`species/detail/${sc_id}`)).toMatchObject({ ...fields, humidity: 3 });
  expect((await api.get(`spec_log/logs/${sc_id}${query(first)}`)).count).toBe(2);
  await api.delete('species/delete', { sc_id });
  await api.delete('admin/countries/delete', { code: 'XW' });

  const news = await api.post('admin/news_add', { date_n: today, n_text: 'From a program' });
  expect((await writer.get('news/newest')).rows).toContainEqual({
    nid: news.id,
    date_n: today,
    n_text: 'From a program',
  });
  await api.delete('admin/news_delete', { nid: news.id });
  const expo = await api.post('admin/expo_log/add', {
    e_date: today,
    e_name: 'Fair',
    e_table: 'A 1',
    e_offer: 'one',
    e_sold: '',
  });
  expect(await api.get(`admin/expo_log/detail/${expo.id}`)).toMatchObject({
    e_name: 'Fair',
    e_offer: 'one',
  });
  await api.delete('admin/expo_log/delete', { expid: expo.id });

  const { id } = await writer.post('contact_messages/add', {
    email: 'wanda@example.org',
    message: 'Hello',
  });
  expect(await writer.get(`contact_messages/list${query(first)}`)).toMatchObject({
    count: 1,
    rows: [{ id, message: 'Hello' }],
  });
  await api.post('admin/contact_messages/reply', { id, reply: 'Hello Wanda' });
  expect((await writer.get(`contact_messages/replies/${id}`)).rows).toMatchObject([
    { message: 'Hello Wanda' },
  ]);
  await api.post('user_config/set', { conf_key: 'last_message', conf_val: JSON.stringify(id) });
  expect(await api.get('user_config/get/last_message')).toEqual({
    conf_key: 'last_message',
    conf_val: String(id),
  });
  await api.delete('admin/contact_messages/delete', { id });
  const { rows } = await api.get(`admin/user_list${query({ offset: 0, limit: 100 })}`);
  const { uid } = rows.find((user: { uname: string }) => user.uname === 'Wanda');
  await api.put('admin/user_update_sp_edit', { uid, can_edit_sp: 1 });
  expect(await api.get(`admin/user_details/${uid}`)).toMatchObject({
    uname: 'Wanda',
    can_edit_sp: 1,
    petCount: 0,
  });
});
