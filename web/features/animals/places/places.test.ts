import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import {
  button,
  click,
  clickButton,
  dialogs,
  eventually,
  field,
  fill,
  heading,
  link,
  menuItem,
  pageText,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';

atDesk();

afterEach(closeScreen);

/** A rack with two shelves in a room, and four animals on the first one. */
async function aRack(app: TestApp) {
  const api = app.as(3);
  const room = (await api.post('place/add', { name: 'Cellar', kind: 'room' })).data.id;
  const rack = (await api.post('place/add', { name: 'Rack B', kind: 'rack', parent_id: room })).data
    .id;
  const names = ['Shelf 1', 'Shelf 2'];
  const shelves: number[] = (
    await api.post('place/add_many', { parent_id: rack, kind: 'shelf', names, slots: 5 })
  ).data.ids;
  const [first = 0, second = 0] = shelves;
  const pets = ['Ada', 'Berta', 'Cleo', 'Dora'].map((name) => aPet(app.db, { name }));
  await api.put('pet/move', { ids: pets, place_id: first });
  return { room, rack, first, second, pets };
}

const namesIn = async (app: TestApp, id: number) => {
  const { rows } = (await app.as(3).get('pet/table')).data;
  return (rows as { place_id: number | null; slot: number; name: string }[])
    .filter(({ place_id }) => place_id === id)
    .toSorted((a, b) => a.slot - b.slot)
    .map(({ name }) => name);
};

/** What the drawings of a page say. */
const drawings = () =>
  [...document.querySelectorAll('.rack')].map((rack) => rack.getAttribute('aria-label'));

test('a place of a name that another one has beside it is said to be one, and can be made', async () => {
  const app = createTestApp();
  const { rack } = await aRack(app);
  await openScreen(`/places/details?id=${rack}`, { app, as: 3 });
  await clickButton('More for this place');
  await click(() => menuItem('Add inside'));
  const double = says('There is a “Cellar / Rack B / Shelf 1” already');
  await fill('Name', 'Shelf');
  expect(double()).toBe(false);
  await fill('Name', 'shelf 1');
  await settled(double);
  await fill('Name', 'Shelf 3');
  await settled(() => !double());
  await fill('Name', 'Shelf 2');
  await settled(says('There is a “Cellar / Rack B / Shelf 2” already'));
  await clickButton('Save');
  await settled(() => dialogs().length === 0);
});

test('a keeper without places is offered the first one', async () => {
  const app = createTestApp();
  await openScreen('/places', { app, as: 3 });
  await settled(() => pageText().includes('No places yet'));
  await clickButton('Add a place');
  await fill('Name', 'Cellar / Rack');
  await clickButton('Save');
  await settled(() => pageText().includes('can’t have a / between spaces'));
  await fill('Name', 'Cellar');
  await clickButton('Save');
  await settled(() => link('Cellar'));
  const { rows } = (await app.as(3).get('place/list')).data;
  expect(rows).toMatchObject([{ name: 'Cellar', kind: 'room', parent_id: null }]);
});

test('places are drawn as racks, and those who stand nowhere are named', async () => {
  const app = createTestApp();
  await aRack(app);
  aPet(app.db, { name: 'Nyx' });
  await openScreen('/places', { app, as: 3 });
  await settled(() => drawings().length > 0);
  expect(drawings()).toEqual(['Rack B: 2 shelves, 4 animals, none due']);
  expect(document.querySelectorAll('.rack .slot.is-free')).toHaveLength(6);
  expect(pageText()).toContain('1 animal stands nowhere.');
});

test('several shelves are added at once', async () => {
  const app = createTestApp();
  const { rack } = await aRack(app);
  await openScreen(`/places/details?id=${rack}`, { app, as: 3 });
  await settled(() => heading() === 'Rack B');
  await settled(() => pageText().includes('4 animals in walking order'));
  await clickButton('Add a place');
  await fill('Name', 'Shelf 3');
  await fill('How many', '2');
  await settled(() => pageText().includes('Makes Shelf 3 and Shelf 4.'));
  await clickButton('Save');
  await settled(() => dialogs().length === 0);
  const { rows } = (await app.as(3).get('place/list')).data;
  const shelves = rows.filter((row: { parent_id: number }) => row.parent_id === rack);
  expect(shelves.map(({ name }: { name: string }) => name)).toEqual([
    'Shelf 1',
    'Shelf 2',
    'Shelf 3',
    'Shelf 4',
  ]);
});

test('the order of a shelf is changed with the arrow keys', async () => {
  const app = createTestApp();
  const { first } = await aRack(app);
  await openScreen(`/places/details?id=${first}`, { app, as: 3 });
  await settled(() => pageText().includes('4 animals in walking order'));
  await clickButton('Change the order');
  press(button('Move Ada, 1 of 4'), 'ArrowDown');
  press(await settled(() => button('Move Ada, 2 of 4')), 'ArrowDown');
  press(await settled(() => button('Move Ada, 3 of 4')), 'Enter');
  await settled(() => pageText().includes('The order is changed'));
  expect(await namesIn(app, first)).toEqual(['Berta', 'Cleo', 'Ada', 'Dora']);
  await clickButton('Undo');
  await eventually(async () =>
    expect(await namesIn(app, first)).toEqual(['Ada', 'Berta', 'Cleo', 'Dora']),
  );
});

test('moving says by name which animal is moved, and how many of several', async () => {
  const app = createTestApp();
  const { second } = await aRack(app);
  await openScreen(`/places/details?id=${second}`, { app, as: 3 });
  await clickButton('Put animals here');
  await click(() => field(/^Berta/));
  await settled(() => textOf(dialogs()[0] as HTMLElement).includes('Move Berta'));
  await clickButton('Move');
  await settled(says('Berta stands in Cellar / Rack B / Shelf 2'));
  await clickButton('Put animals here');
  for (const name of [/^Ada/, /^Cleo/]) await click(() => field(name));
  await settled(() => textOf(dialogs()[0] as HTMLElement).includes('Move 2 animals'));
  await clickButton('Move');
  await settled(says('2 animals stand in Cellar / Rack B / Shelf 2'));
});

test('a cleaning is one tap, and can be undone', async () => {
  const app = createTestApp();
  const { rack } = await aRack(app);
  const entries = async () => (await app.as(3).get(`place/detail/${rack}`)).data.data.entries;
  await openScreen(`/places/details?id=${rack}`, { app, as: 3 });
  await settled(() => pageText().includes('Nothing is noted yet.'));
  await clickButton('Cleaned');
  await eventually(async () => expect(await entries()).toMatchObject([{ kind: 'cleaned' }]));
  await clickButton('Undo');
  await eventually(async () => expect(await entries()).toEqual([]));
});

test('a scanned label opens what stands there, and asks a visitor to log in', async () => {
  const app = createTestApp();
  const { first } = await aRack(app);
  const { tag } = (await app.as(3).get(`place/detail/${first}`)).data.data;
  await openScreen(`/l/${tag}`, { app, as: 3 });
  await settled(() => heading() === 'Shelf 1');
  await openScreen(`/l/${tag}`, { app });
  await settled(() => document.querySelector('main a[href^="/login"]'));
});

test('the first label of places goes where it is told to, also while price tags are what labels were last made for', async () => {
  const app = createTestApp();
  await aRack(app);
  const conf_val = JSON.stringify({ use: 'tag', designs: { enclosure: { sheet: 'L7160' } } });
  await app.as(3).post('user_config/set', { conf_key: 'label_settings', conf_val });
  await openScreen('/places/labels', { app, as: 3 });
  await settled(() => document.querySelector('.label-page .label-face'));
  const before = document.querySelector('.label-face')?.outerHTML;
  await clickButton('More: Start at label');
  await eventually(() => expect(document.querySelector('.label-face')?.outerHTML).not.toBe(before));
});

test('a room prints the labels of all that stands in it, as one walks past it', async () => {
  const app = createTestApp();
  const { room, rack, first, second } = await aRack(app);
  await openScreen(`/places/details?id=${room}`, { app, as: 3 });
  const labels = await settled(() => link('Labels for all 3 places inside'));
  const ids = new URL(labels.href).searchParams.get('ids');
  expect(ids).toBe([rack, first, second].join(','));
});

test('the page of an animal says where it stands, and that it was moved', async () => {
  const app = createTestApp();
  const { pets } = await aRack(app);
  await openScreen(`/pets/details?id=${pets[1]}`, { app, as: 3 });
  await settled(() => link('Cellar / Rack B / Shelf 1, slot 2'));
  await settled(() => pageText().includes('Moved to Cellar / Rack B / Shelf 1'));
});

test('a round goes along the shelf', async () => {
  const app = createTestApp();
  const { rack } = await aRack(app);
  await openScreen(`/places/details?id=${rack}`, { app, as: 3 });
  await settled(() => pageText().includes('4 animals in walking order'));
  await click(
    () =>
      [...document.querySelectorAll('button')].find((one) => textOf(one) === 'Start its round') ??
      null,
  );
  await settled(() => heading().startsWith('Ada'));
  expect(pageText()).toContain('Rack B, Shelf 1');
  expect(pageText()).toContain('slot 1; then Berta');
});

test('a round along boxes for one animal names no slots in them', async () => {
  const app = createTestApp();
  const call = app.as(3);
  const shelf = (await call.post('place/add', { name: 'Shelf 1', kind: 'shelf' })).data.id;
  // one after the other: that is the order in which they stand
  const box = async (name: string) =>
    (await call.post('place/add', { name, kind: 'box', parent_id: shelf })).data.id;
  const one = await box('Box 1');
  const two = await box('Box 2');
  aPet(app.db, { name: 'Ada', place_id: one });
  aPet(app.db, { name: 'Berta', place_id: two });
  await openScreen(`/places/details?id=${shelf}`, { app, as: 3 });
  await settled(says('2 animals in walking order'));
  // one line of slots, and one list
  expect(document.querySelectorAll('.front > .shelf')).toHaveLength(1);
  expect([...document.querySelectorAll('ol.rows .trailing')].map(textOf).slice(0, 2)).toEqual([
    'Box 1',
    'Box 2',
  ]);
  await clickButton('Start its round');
  await settled(() => heading().startsWith('Ada'));
  const lines = [...document.querySelectorAll('.round-stand p')].map(textOf);
  expect(lines).toEqual(['Shelf 1, Box 1', 'then Shelf 1, Box 2, Berta']);
  expect(document.querySelector('.round-stand .slots')).toBeNull();
});

function press(element: HTMLElement, key: string): void {
  element.focus();
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

test('the menu of a shelf tells moving the shelf from moving what stands on it', async () => {
  const app = createTestApp();
  const { first } = await aRack(app);
  await openScreen(`/places/details?id=${first}`, { app, as: 3 });
  await settled(says('Cleaned'));
  await clickButton('More for this place');
  await settled(says('Move this place'));
  expect(pageText()).toContain('Move its animals');
});
