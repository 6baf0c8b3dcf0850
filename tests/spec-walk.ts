import { expectThat, type Client } from './spec-client.ts';

// What the client of spec-client.ts is used for, area by area.

const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const today = dayOf(0);

export async function keepSettings({ set, setting }: Client) {
  const settings = {
    label_pets: [1],
    show_pictures: true,
    species_nav: 'P',
    short_sc_name: false,
    last_news: 1,
    display_currency: 'EUR',
    last_message: 0,
    label_settings: { columns: 3 },
    pets_sort: 'name',
    species_sort: { sort_by: 'cm_name', asc: 'DESC' },
    last_feeder: 'Roach',
  };
  for (const [key, value] of Object.entries(settings)) {
    await set(key, value);
    expectThat(`${key} is kept`, Bun.deepEquals(await setting(key), value));
  }
}

export async function readSpecies({ count, list, one }: Client) {
  const [first] = await list('species/list', {
    sort_by: 'sc_name',
    asc: 'ASC',
    genus: '',
    search: '',
  });
  expectThat('species have a name', first.sc_name && first.an_type);
  expectThat('they are counted', (await count('species/count')) > 0);
  expectThat('genera', (await list('species/genus/*')).length > 0);
  expectThat('the detail', (await one(`species/detail/${first.sc_id}`)).sc_id === first.sc_id);
  expectThat('countries', (await list('countries/selectable'))[0].code.length === 2);
  return (await list('species/selectable'))[0].sc_id as number;
}

export async function keepPets({ call, count, countPets, list, one }: Client, p_sc_id: number) {
  const pet = { p_sc_id, name: 'Rosa', gender: 'f', an_count: 2, notes: 'calm' };
  const { id } = await call('POST pet/add', pet);
  const values_add = [
    { ...pet, name: 'Sling 1' },
    { ...pet, name: 'Sling 2' },
  ];
  await call('POST pet/add_all', { values_add });
  const sorts = ['sc_name', 'name', 'date_f', 'mmt', 'an_type'];
  for (const sort_by of sorts)
    await list('pet/list', { sort_by, asc: 'DESC', archived: 0, search: 'rosa' });
  const detail = await one(`pet/detail/${id}`);
  expectThat('the pet is a card', detail.name === 'Rosa' && detail.an_count === 2);
  await call('PUT pet/update', { ...detail, name: 'Rosalía' });
  expectThat('basic', (await one(`pet/basic/${id}`)).name === 'Rosalía');
  expectThat('quick view', (await one(`pet/quickview/${id}`)).name === 'Rosalía');
  await call('PUT pet/increment_count', { id, count: 3 });
  await call('PUT pet/decrement_count', { id, count: 1 });
  await call('PUT pet/pre_molt', { id, pre_molt: today });
  expectThat('pre-molt', (await one(`pet/detail/${id}`)).pre_molt === today);
  await call('PUT pet/pre_molt', { id, pre_molt: null });
  await call('PUT pet/archive', { id });
  expectThat('archived', (await count('pet/archived_count')) === 1);
  await call('PUT pet/archive', { id });
  const { count1, count2 } = await countPets();
  expectThat('counts', count1 === 3 && count2 === 3);
  expectThat('labels', (await list(`pet/labels/[${id}]`))[0].name === 'Rosalía');
  expectThat('all labels', (await list('pet/all_labels')).length === 3);
  return id as number;
}

export async function keepHistory(client: Client, id: number) {
  const { call, list, one, addFeeding, deleteFeeding, dashboard } = client;
  await call('POST pet/available_feeders/add', { food: 'Roach' });
  await addFeeding(id, today, 'Roach', 1);
  const { feeding: open } = await dashboard();
  expectThat('an attempt is in progress', open[0].id === id && open[0].progress === 1);
  await addFeeding(id, today, 'Roach', false);
  const [fed, second] = await list('pet/feeding/list', { id });
  expectThat('one feeding a day', fed.progress === 0 && !second);
  expectThat('feeders', (await list('pet/available_feeders'))[0].food === 'Roach');
  await deleteFeeding(id, today);
  await call('DELETE pet/feeding/delete_all', { id });
  await call('DELETE pet/available_feeders/delete', { food: 'Roach' });
  await call('POST pet/molt/add', { id, date_mt: dayOf(1), size: 4.5 });
  const [molt] = await list('pet/molt/list', { id });
  await call('PUT pet/molt/update', { ...molt, size: 5 });
  await call('PUT pet/molt/update_gender', { id, gender: 'm' });
  const [grown] = (await dashboard()).molts;
  expectThat('recent growth', grown.size === 5 && grown.mmt === dayOf(1));
  await call('DELETE pet/molt/delete', { id: molt.id });
  await call('POST pet/events/add', { id, date_ev: today, event: 'Moved' });
  const [event] = await list('pet/events/list', { id });
  await call('PUT pet/events/update', { ...event, event: 'Rehoused' });
  await call('DELETE pet/events/delete', { id: event.id });
  const picture = new FormData();
  picture.set('id', String(id));
  picture.set('file', new File([pixel], 'rosa.png', { type: 'image/png' }));
  await call('POST picture/upload', picture);
  expectThat('it has a picture', (await one(`pet/detail/${id}`)).has_img);
  await call('DELETE picture/delete', { id });
}

export async function planFeedings({ call, dashboard, list, one }: Client, pet: number) {
  const weekly = { fp_name: 'Weekly', fp_repeat: 7, fp_start: dayOf(7), fp_weekdays: '0000000' };
  const { id: fp_id } = await call('POST plan/add', {
    ...weekly,
    fp_active: 1,
    def_feeder: 'Roach',
  });
  await call('POST plan/assignment/add_all', { id: fp_id, pet_ids: [pet] });
  await call('POST plan/assignment/assign_pet_to_plans', { id: pet, plan_ids: [fp_id] });
  for (const path of ['list', 'assignable', 'last_usages', 'pets_by_plan'])
    await list(`plan/${path}`);
  for (const path of ['assigned_pets', 'assignable_pets_edit']) await list(`plan/${path}/${fp_id}`);
  await list('plan/assignable_pets/');
  await list(`plan/of_pet/${pet}`);
  const { feeding, plans } = await dashboard();
  expectThat('its pet is due', feeding[0].id === pet && plans[0].next_date <= today);
  await call('POST pet/feeding/feed_plan', { fp_id });
  await call('POST pet/feeding/feed_plan_all', { fp_id, ids: [pet] });
  const plan = await one(`plan/edit_details/${fp_id}`);
  await call('PUT plan/update', { ...plan, fp_weekdays: '1000000', fp_repeat: 0 });
  expectThat('changed', (await one(`plan/details/${fp_id}`)).fp_weekdays === '1000000');
  await call('DELETE plan/assignment/clear_pet', { id: pet });
  await call('DELETE plan/assignment/clear', { id: fp_id });
  await call('DELETE plan/delete', { fp_id });
}

export async function trade({ call, list, one }: Client, pet_id: number, p_sc_id: number) {
  const bought = { price: 19.99, count: 1, size: 3, date: today, seller: 'Ada' };
  const { id } = await call('POST purchases/add', { custom_text: 'Lamp', ...bought });
  const detail = await one(`purchases/detail/${id}`);
  expectThat('the price is what was entered', detail.price === 19.99);
  await call('POST purchases/update', { ...detail, price: 20 });
  await call('POST purchases/add', { ...bought, pet_id });
  expectThat('of the pet', (await one(`purchases/pet_data/${pet_id}`)).price === 19.99);
  const batch = await call('POST purchases/add', {
    ...bought,
    p_sc_id,
    count: 2,
    parent_id: pet_id,
  });
  await call('POST purchases/add_pet', {
    id: batch.id,
    name: 'Young',
    gender: 'other',
    an_count: 1,
  });
  expectThat('offspring', (await list(`purchases/child_pets/${pet_id}`))[0].name === 'Young');
  expectThat('purchases', (await list('purchases/list', {})).length === 3);
  expectThat('what was spent', (await call('GET purchases/sums')).count === 3);
  const sold = {
    s_count: 1,
    s_size: 4,
    total_price: 25.5,
    shipping: 5,
    s_date: today,
    s_notes: '',
  };
  const buyer = { buyer_name: 'Eva', buyer_contact: '', buyer_address: '' };
  const { id: slid } = await call('POST sales/add', { pet_id, ...sold, ...buyer });
  const sale = await one(`sales/detail/${slid}`);
  await call('POST sales/update', { ...sale, total_price: 30 });
  expectThat('sales', (await list('sales/list', {}))[0].total_price === 30);
  expectThat('of the pet', (await list(`sales/pet_data/${pet_id}`)).length === 1);
  expectThat('what was earned', (await call('GET sales/sums')).total === 30);
  await call('DELETE sales/delete', { slid });
  await call('DELETE purchases/delete', { id });
}

export async function write(client: Client) {
  await client.addMessage('berta@example.org', 'Hello');
  expectThat('one message', (await client.countMessages()) === 1);
  const [{ id }] = await client.messages();
  expectThat('its text', (await client.message(id)).message === 'Hello');
  await client.replies(id);
  return id as number;
}

export async function administer(client: Client, uid: number, message: number) {
  const { call, dashboard, list, one, unreadMessages } = client;
  await list('admin/all_pets', { sort_by: 'id', asc: 'DESC', search: '' });
  await list('admin/all_pets', { uid });
  await list('admin/user_list', {});
  expectThat('a user', (await one(`admin/user_details/${uid}`)).uid === uid);
  expectThat('its pets', (await call(`GET admin/user_pet_count/${uid}`)).count1 === 4);
  await call('PUT admin/user_update_sp_edit', { uid, can_edit_sp: 1 });
  await call('POST admin/sendmail', { email: 'berta@example.org' });
  const fields = { an_type: 'spider', cm_name: '', env_type: 't', humidity: 2, country_code: 'DE' };
  const species = { sc_name: 'Aus bus', ...fields, notes: '', care_sheet: '' };
  const { id: sc_id } = await call('POST species/add', species);
  await call('POST species/add_all', { values_add: [{ ...species, sc_name: 'Aus cus' }] });
  const read = await one(`species/detail/${sc_id}`);
  await call('PUT species/update', { ...read, cm_name: 'Bus' });
  const [log] = await list(`spec_log/logs/${sc_id}`);
  expectThat('a log', (await one(`spec_log/detail/${log.sid}`)).sc_name === 'Aus bus');
  await list('admin/spec_log/all', { adminChanges: 'true', search: '' });
  await call('DELETE admin/spec_log/delete', { sid: log.sid });
  await call('DELETE species/delete', { sc_id });
  await call('POST admin/news_add', { date_n: today, n_text: 'Fair on Sunday' });
  const [news] = await list('admin/news_log');
  expectThat('the newest news', (await dashboard()).news[0].nid === news.nid);
  await call('DELETE admin/news_delete', { nid: news.nid });
  const expo = { e_date: today, e_name: 'Fair', e_table: '', e_offer: 'Slings', e_sold: '' };
  const { id: expid } = await call('POST admin/expo_log/add', expo);
  await call('PUT admin/expo_log/update', { expid, ...expo, e_table: 'A1' });
  expectThat('a table', (await one(`admin/expo_log/detail/${expid}`)).e_table === 'A1');
  await list('admin/expo_log', {});
  expectThat('for visitors', (await dashboard()).expo.e_offer === 'Slings');
  await call('DELETE admin/expo_log/delete', { expid });
  await call('POST admin/countries/add', { code: 'XQ', name: 'Nowhere' });
  await call('PUT admin/countries/update', { code: 'XQ', name: 'Erewhon' });
  expectThat('a country', (await one('admin/countries/detail/XQ')).name === 'Erewhon');
  await list('admin/countries/list', { search: 'ere' });
  await call('DELETE admin/countries/delete', { code: 'XQ' });
  expectThat('unread', (await unreadMessages()) === 1);
  await list('admin/contact_messages/list', {});
  await call('POST admin/contact_messages/reply', { id: message, reply: 'Welcome' });
  const [event] = await list('admin/event_log', {});
  expectThat('an event', (await one(`admin/event_log/detail/${event.eid}`)).time);
  await call('DELETE admin/event_log/delete', { eid: event.eid });
}

/** One transparent pixel. */
const pixel = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
);
