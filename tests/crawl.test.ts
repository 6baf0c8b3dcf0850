import { afterAll, beforeAll, expect, test } from 'bun:test';
import { pages, type PageRule, type Subject } from '#web/sections/pages.ts';
import { crawl, openAtOnce } from './crawl.ts';
import type { Session } from './journeys/browser.ts';
import { browserFixture } from './journeys/fixture.ts';
import { apiOf } from './journeys/keeper-api.ts';
import { browserDay } from './journeys/zone.ts';

// Every page of the route table is visited: in the example club, where the visitor's own records have names of one long
// word, by a visitor and by the administrator, and by a keeper who has no records yet.

const club = browserFixture({ env: { DEMO: '1' } });
const empty = browserFixture({ own: true });
const expected = [/ERR_FAILED/, /status of 4\d\d/];
const serviceWorkers = 'block';
const all: [string, PageRule][] = Object.values(pages).flatMap((section) =>
  Object.entries<PageRule>(section),
);

let administrator: Session;
let ids: Record<Subject, number | string>;

beforeAll(async () => {
  administrator = await club.administrator();
  ids = await fillClub();
});

// The journeys use the same club, and an expo of today is the current one.
afterAll(() =>
  apiOf(club.server().origin, administrator).delete('admin/expo_log/delete', { expid: ids.expo }),
);

test('every page works for a visitor', async () => {
  await club.visit({ width: 'phone', serviceWorkers, expected }, async (page) => {
    const addresses = all.filter(([, { who }]) => who === 'everyone').map(addressOf);
    expect(await crawl(page, ['/', ...addresses])).toEqual([]);
  });
});

// A visitor has already seen those of the other sections.
const sections = Object.entries<Record<string, PageRule>>(pages).filter(
  ([name]) => name !== 'about',
);

test.each(sections)('every page works for the administrator: %s', async (_, section) => {
  const addresses = Object.entries(section).map(addressOf);
  const session = administrator;
  await club.visit({ width: 'phone', serviceWorkers, session, expected }, async (page) => {
    expect(await crawl(page, addresses)).toEqual([]);
  });
});

test('the dashboard works, and a missing pet and an unknown address say so', async () => {
  const session = administrator;
  await club.visit({ width: 'phone', serviceWorkers, session, expected }, async (page) => {
    const faults = await crawl(page, ['/', '/pets/details?id=999999', '/nothing/here']);
    expect(faults).toEqual(['/nothing/here: Page not found']);
  });
});

test('every page works for an administrator without records', async () => {
  const session = await empty.register('Ada');
  await empty.visit({ width: 'phone', serviceWorkers, session, expected }, async (page) => {
    const addresses = all.filter(([, { who, id }]) => who === 'admin' && !id).map(addressOf);
    expect(await crawl(page, ['/', ...addresses], openAtOnce)).toEqual([]);
  });
});

function addressOf([path, { id }]: [string, PageRule]): string {
  if (!id) return path;
  return path.includes(':id') ? path.replace(':id', String(ids[id])) : `${path}?id=${ids[id]}`;
}

/** Records of the administrator whose names are one long word each. */
async function fillClub(): Promise<Record<Subject, number | string>> {
  const api = apiOf(club.server().origin, administrator);
  const day = browserDay();
  const long = (letter: string, length: number) => letter.repeat(length);
  const species = await api.post('species/add', {
    sc_name: `Longus ${long('m', 60)}`,
    an_type: 'tarantula',
    cm_name: long('M', 60),
  });
  const pet = await api.post('pet/add', {
    p_sc_id: species.id,
    name: long('x', 100),
    notes: long('n', 500),
    an_count: 3,
  });
  await api.post('pet/feeding/feed', {
    id: pet.id,
    date_f: day,
    food: long('f', 60),
    progress: 1,
  });
  await api.post('pet/molt/add', { id: pet.id, date_mt: day, size: 4.5 });
  await api.post('pet/events/add', { id: pet.id, date_ev: day, event: long('W', 500) });
  const plan = await api.post('plan/add', { fp_name: long('P', 50), fp_repeat: 7, fp_start: day });
  await api.post('plan/assignment/add_all', { id: plan.id, pet_ids: [pet.id] });
  const purchase = await api.post('purchases/add', {
    custom_text: long('c', 60),
    seller: long('s', 60),
    date: day,
    price: 1850,
  });
  const sale = await api.post('sales/add', {
    pet_id: pet.id,
    s_count: 1,
    buyer_name: long('b', 60),
    s_date: day,
  });
  const handOver = await api.post('hand_over/add', {
    pets: [{ id: pet.id }],
    history: 1,
    pictures: 1,
    notes: 1,
    origin: 1,
    reason: 'given',
  });
  const room = await api.post('place/add', { name: long('R', 60), kind: 'room' });
  const shelf = await api.post('place/add', {
    name: long('K', 60),
    kind: 'rack',
    slots: 6,
    notes: long('n', 60),
    parent_id: room.id,
  });
  await api.post('place/notes/add', {
    id: shelf.id,
    date: day,
    kind: 'cleaned',
    text: long('c', 60),
  });
  await api.put('pet/move', { ids: [pet.id], place_id: shelf.id });
  const { tag } = (await api.get(`place/detail/${shelf.id}`)).data;
  await api.post('admin/countries/add', { code: 'ZZ', name: long('Z', 40) });
  const expo = await api.post('admin/expo_log/add', {
    e_date: day,
    e_name: long('E', 60),
    e_table: 'A 12',
    e_offer: long('o', 60),
    e_sold: '',
  });
  const message = await api.post('contact_messages/add', {
    email: 'svenja@example.org',
    message: long('H', 500),
  });
  await api.post('user_config/set', {
    conf_key: 'label_pets',
    conf_val: JSON.stringify([pet.id]),
  });
  const user = await club.register(long('Berta', 10));
  const [event] = (await api.get('admin/event_log')).rows;
  const [entry] = (await api.get('admin/spec_log/all?adminChanges=1')).rows;
  return {
    pet: pet.id,
    plan: plan.id,
    species: species.id,
    speciesLog: entry.sid,
    purchase: purchase.id,
    sale: sale.id,
    handOver: handOver.id,
    handOverCode: handOver.code,
    place: shelf.id,
    placeTag: tag,
    message: message.id,
    user: (user.user as { uid: number }).uid,
    event: event.eid,
    expo: expo.id,
    country: 'ZZ',
  };
}
