// A client written from the specification alone: the calls, names and constants of its sections 3, 4, 7 and 9. Where it
// leaves a payload open, the client sends what one would guess from the entity's fields.

/** Sends `METHOD path` with a JSON body or a form. */
export type Send = (
  call: string,
  body: object | undefined,
  token: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- a client without types
) => Promise<{ status: number; data: any }>;

export type Client = ReturnType<typeof specClient>;

export function specClient(send: Send) {
  let token = '';
  const call = async (what: string, body?: object) => {
    const { status, data } = await send(what, body, token);
    if (status !== 200)
      throw new Error(`${what} ${JSON.stringify(body)}: ${status} ${data?.error}`);
    return data;
  };
  const enter = async (how: 'login' | 'register', body: object) => {
    const answer = await call(`POST user/${how}`, body);
    expectThat(`${how} has a status`, answer.status === true);
    token = answer.token;
    return answer.data[0];
  };
  /** A single record stands under data. */
  const one = async (path: string) => (await call(`GET ${path}`)).data;
  const list = async (path: string) => {
    const { rows, count } = await call(`GET ${path}`);
    expectThat(`${path} has rows and count`, Array.isArray(rows) && Number.isInteger(count));
    return rows;
  };
  return { call, enter, list, one };
}

export function expectThat(what: string, holds: unknown): asserts holds {
  if (!holds) throw new Error(`Not as the specification says: ${what}`);
}

const paged = 'offset=0&limit=12';
const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const today = dayOf(0);

export async function keepSettings({ call }: Client) {
  const settings = {
    ...{
      label_pets: [1],
      show_pictures: true,
      species_nav: 'P',
      short_sc_name: false,
      last_news: 1,
    },
    ...{ display_currency: 'EUR', last_message: 0, label_settings: { columns: 3 } },
    ...{
      pets_sort: 'name',
      species_sort: { sort_by: 'cm_name', asc: 'DESC' },
      last_feeder: 'Roach',
    },
  };
  for (const [conf_key, value] of Object.entries(settings)) {
    await call('POST user_config/set', { conf_key, conf_val: JSON.stringify(value) });
    const { conf_val } = await call(`GET user_config/get/${conf_key}`);
    expectThat(`${conf_key} is kept`, conf_val === JSON.stringify(value));
  }
}

export async function readSpecies({ call, list, one }: Client) {
  const [first] = await list(`species/list?${paged}&sort_by=sc_name&asc=ASC&genus=&search=`);
  expectThat('species have a name', first.sc_name && first.an_type);
  expectThat('they are counted', (await call('GET species/count')).count > 0);
  expectThat('genera', (await list('species/genus/*')).length > 0);
  expectThat('the detail', (await one(`species/detail/${first.sc_id}`)).sc_id === first.sc_id);
  expectThat('countries', (await list('countries/selectable'))[0].code.length === 2);
  return (await list('species/selectable'))[0].sc_id as number;
}

export async function keepPets({ call, list, one }: Client, p_sc_id: number) {
  const pet = { p_sc_id, name: 'Rosa', gender: 'f', an_count: 2, notes: 'calm' };
  const { id } = await call('POST pet/add', pet);
  const values_add = [
    { ...pet, name: 'Sling 1' },
    { ...pet, name: 'Sling 2' },
  ];
  await call('POST pet/add_all', { values_add });
  const sorts = ['sc_name', 'name', 'date_f', 'mmt', 'an_type'];
  for (const sort_by of sorts)
    await list(`pet/list?${paged}&sort_by=${sort_by}&asc=DESC&archived=0&search=rosa`);
  const detail = await one(`pet/detail/${id}`);
  expectThat('the pet is a card', detail.name === 'Rosa' && detail.an_count === 2);
  await call('PUT pet/update', { ...detail, ...pet, name: 'Rosalía' });
  expectThat('basic', (await one(`pet/basic/${id}`)).name === 'Rosalía');
  expectThat('quick view', (await one(`pet/quickview/${id}`)).name === 'Rosalía');
  await call('PUT pet/increment_count', { id, count: 3 });
  await call('PUT pet/decrement_count', { id, count: 1 });
  await call('PUT pet/pre_molt', { id, pre_molt: today });
  expectThat('pre-molt', (await one(`pet/detail/${id}`)).pre_molt === today);
  await call('PUT pet/pre_molt', { id, pre_molt: null });
  await call('PUT pet/archive', { id });
  expectThat('archived', (await call('GET pet/archived_count')).count === 1);
  await call('PUT pet/archive', { id });
  const { count1, count2 } = await call('GET pet/count');
  expectThat('counts', count1 === 3 && count2 === 3);
  expectThat('labels', (await list(`pet/labels/[${id}]`))[0].name === 'Rosalía');
  expectThat('all labels', (await list('pet/all_labels')).length === 3);
  return id as number;
}

export async function keepHistory({ call, list, one }: Client, id: number) {
  const page = `id=${id}&${paged}`;
  await call('POST pet/available_feeders/add', { food: 'Roach' });
  await call('POST pet/feeding/feed', { id, date_f: today, food: 'Roach', progress: 1 });
  const open = await list('pet/dashboard/feed');
  expectThat('an attempt is in progress', open[0].id === id && open[0].progress === 1);
  await call('POST pet/feeding/feed', { id, date_f: today, food: 'Roach', progress: 0 });
  expectThat('one feeding a day', (await list(`pet/feeding/list?${page}`)).length === 1);
  expectThat('feeders', (await list('pet/available_feeders'))[0].food === 'Roach');
  await call('DELETE pet/feeding/delete', { id, date_f: today });
  await call('DELETE pet/feeding/delete_all', { id });
  await call('DELETE pet/available_feeders/delete', { food: 'Roach' });
  await call('POST pet/molt/add', { id, date_mt: dayOf(1), size: 4.5 });
  const [molt] = await list(`pet/molt/list?${page}`);
  await call('PUT pet/molt/update', { ...molt, size: 5 });
  await call('PUT pet/molt/update_gender', { id, gender: 'm' });
  const grown = await list('pet/dashboard/molted/30');
  expectThat('recent growth', grown[0].size === 5 && grown[0].mmt === dayOf(1));
  await call('DELETE pet/molt/delete', { id: molt.id });
  await call('POST pet/events/add', { id, date_ev: today, event: 'Moved' });
  const [event] = await list(`pet/events/list?${page}`);
  await call('PUT pet/events/update', { ...event, event: 'Rehoused' });
  await call('DELETE pet/events/delete', { id: event.id });
  const picture = new FormData();
  picture.set('id', String(id));
  picture.set('file', new File([pixel], 'rosa.png', { type: 'image/png' }));
  await call('POST picture/upload', picture);
  expectThat('it has a picture', (await one(`pet/detail/${id}`)).has_img);
  await call('DELETE picture/delete', { id });
}

export async function planFeedings({ call, list, one }: Client, pet: number) {
  const weekly = { fp_name: 'Weekly', fp_repeat: 7, fp_start: dayOf(7), fp_weekdays: '0000000' };
  const { id: fp_id } = await call('POST plan/add', {
    ...weekly,
    fp_active: 1,
    def_feeder: 'Roach',
  });
  await call('POST plan/assignment/add_all', { id: fp_id, pet_ids: [pet] });
  await call('POST plan/assignment/assign_pet_to_plans', { id: pet, plan_ids: [fp_id] });
  for (const path of ['list', 'assignable', 'active', 'last_usages', 'pets_by_plan'])
    await list(`plan/${path}`);
  for (const path of ['assigned_pets', 'assignable_pets_edit']) await list(`plan/${path}/${fp_id}`);
  await list('plan/assignable_pets/');
  await list(`plan/of_pet/${pet}`);
  expectThat('its pet is due', (await list('pet/dashboard/feed'))[0].id === pet);
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
  expectThat('purchases', (await list(`purchases/list?${paged}`)).length === 3);
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
  expectThat('sales', (await list(`sales/list?${paged}`))[0].total_price === 30);
  expectThat('of the pet', (await list(`sales/pet_data/${pet_id}`)).length === 1);
  expectThat('what was earned', (await call('GET sales/sums')).total === 30);
  await call('DELETE sales/delete', { slid });
  await call('DELETE purchases/delete', { id });
}

export async function write({ call, list, one }: Client) {
  await call('POST contact_messages/add', { email: 'berta@example.org', message: 'Hello' });
  expectThat('one message', (await call('GET contact_messages/count')).count === 1);
  const [{ id }] = await list(`contact_messages/list?${paged}`);
  expectThat('its text', (await one(`contact_messages/detail/${id}`)).message === 'Hello');
  await list(`contact_messages/replies/${id}`);
  return id as number;
}

export async function administer({ call, list, one }: Client, uid: number, message: number) {
  for (const path of ['all_pets?sort_by=id&asc=DESC&search=&', 'user_list?', 'event_log?'])
    await list(`admin/${path}${paged}`);
  await list(`admin/all_pets?${paged}&uid=${uid}`);
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
  await list(`admin/spec_log/all?${paged}&adminChanges=true&search=`);
  await call('DELETE admin/spec_log/delete', { sid: log.sid });
  await call('DELETE species/delete', { sc_id });
  await call('POST admin/news_add', { date_n: today, n_text: 'Fair on Sunday' });
  const [news] = await list('admin/news_log');
  expectThat('the newest news', (await list('news/newest'))[0].nid === news.nid);
  await call('DELETE admin/news_delete', { nid: news.nid });
  const expo = { e_date: today, e_name: 'Fair', e_table: '', e_offer: 'Slings', e_sold: '' };
  const { id: expid } = await call('POST admin/expo_log/add', expo);
  await call('PUT admin/expo_log/update', { expid, ...expo, e_table: 'A1' });
  expectThat('a table', (await one(`admin/expo_log/detail/${expid}`)).e_table === 'A1');
  await list(`admin/expo_log?${paged}`);
  expectThat('for visitors', (await one('expo/latest')).e_offer === 'Slings');
  await call('DELETE admin/expo_log/delete', { expid });
  await call('POST admin/countries/add', { code: 'XQ', name: 'Nowhere' });
  await call('PUT admin/countries/update', { code: 'XQ', name: 'Erewhon' });
  expectThat('a country', (await one('admin/countries/detail/XQ')).name === 'Erewhon');
  await list(`admin/countries/list?${paged}&search=ere`);
  await call('DELETE admin/countries/delete', { code: 'XQ' });
  expectThat('unread', (await call('GET admin/contact_messages/unread')).count === 1);
  await list(`admin/contact_messages/list?${paged}`);
  await call('POST admin/contact_messages/reply', { id: message, reply: 'Welcome' });
  const [event] = await list(`admin/event_log?${paged}`);
  expectThat('an event', (await one(`admin/event_log/detail/${event.eid}`)).time);
  await call('DELETE admin/event_log/delete', { eid: event.eid });
}

/** One transparent pixel. */
const pixel = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
);
