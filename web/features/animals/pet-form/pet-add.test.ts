import { afterEach, describe, expect, test } from 'bun:test';
import { speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { failing } from '#web/testing/fixtures.ts';
import { pretendPlace } from '#web/testing/pretend-place.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import {
  click,
  clickButton,
  field,
  fill,
  heading,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';

withoutDevice();
afterEach(closeScreen);

const open = (app: TestApp, given = app) =>
  openScreen(`/pets/add?species=${speciesId(app.db)}`, { app: given, as: 3 });
const stored = async (app: TestApp) => {
  const { rows } = (await app.as(3).get('pet/list', { sort_by: 'name' })).data;
  return rows.map(({ name }: { name: string }) => name);
};

const option = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(
    (one) => one.textContent === text,
  ) ?? null;

describe('adding animals by hand', () => {
  test('one without a name is called after its species, and the next one has a number', async () => {
    const app = createTestApp();
    await open(app);
    await clickButton('Save and next');
    await settled(says('B. hamorii was added'));
    await settled(() => field('Species').value === 'Brachypelma hamorii');
    await clickButton('Save and next');
    await settled(says('B. hamorii 2 was added'));
    expect(await stored(app)).toEqual(['B. hamorii', 'B. hamorii 2']);
  });

  test('several are numbered, and all are fed, or they are one group', async () => {
    const app = createTestApp();
    await open(app);
    await fill('Name', 'Dwarf');
    await fill('How many', '3');
    await fill('Last fed', 'yesterday');
    await clickButton('Save 3 pets');
    await settled(says('3 pets were added'));
    expect(await stored(app)).toEqual(['Dwarf 1', 'Dwarf 2', 'Dwarf 3']);
    const { rows } = (await app.as(3).get('pet/list')).data;
    expect(rows.every(({ date_f }: { date_f: string | null }) => date_f !== null)).toBeTrue();
    closeScreen();
    await open(app);
    await fill('Name', 'Colony');
    await fill('How many', '40');
    await click(() => field('One group'));
    await clickButton('Save pet');
    await settled(() => heading().startsWith('Colony'));
    expect((await app.as(3).get('pet/list', { search: 'Colony' })).data.rows).toMatchObject([
      { an_count: 40 },
    ]);
  });

  test('all that is known is stored with it', async () => {
    const app = createTestApp();
    await open(app);
    await fill('Name', 'Rosa');
    await fill('Size now', '4.5');
    await fill('Last molt', '3/24');
    await settled(says('Understood: 1 Mar 2024'));
    await fill('Kept since', '2021');
    await fill('Hatched', '2020');
    await fill('Last fed', '15.1.2026');
    await fill('Price', '25');
    await fill('From', 'Stuttgart');
    await clickButton('Save pet');
    await settled(() => heading().startsWith('Rosa'));
    const [{ id }] = (await app.as(3).get('pet/list')).data.rows;
    const pet = (await app.as(3).get(`pet/detail/${id}`)).data;
    expect(pet).toMatchObject({
      ...{ mmt: '2024-03-01', size: 4.5, kept_since: '2021-01-01', hatched: '2020' },
      ...{ date_f: '2026-01-15', notes: 'Kept since: 2021\nLast molt: Mar 2024' },
      origin: { price: 25, seller: 'Stuttgart', date: '2021-01-01', size: null },
    });
  });

  test('a day of digits is read as it is written where the keeper lives', async () => {
    pretendPlace(['en-US', 'en'], 'America/Chicago');
    const app = createTestApp();
    await open(app);
    await click(() => field('Last fed'));
    expect(pageText()).toContain('11/15, 3/2024, 2021 or 5 days ago');
    await fill('Last fed', '1/15/2026');
    await clickButton('Save pet');
    await settled(says('was added'));
    const { rows } = (await app.as(3).get('pet/list')).data;
    expect(rows).toMatchObject([{ date_f: '2026-01-15' }]);
  });

  test('a size without the day of a molt is measured today', async () => {
    const app = createTestApp();
    await open(app);
    await fill('Size now', '3');
    await fill('Notes', 'shy');
    await clickButton('Save pet');
    await settled(() => heading().startsWith('B. hamorii'));
    const [{ id }] = (await app.as(3).get('pet/list')).data.rows;
    const { notes, size } = (await app.as(3).get(`pet/detail/${id}`)).data;
    expect([notes, size]).toEqual(['shy', 3]);
    const { rows } = (await app.as(3).get('pet/measurement/list', { id })).data;
    expect(rows).toMatchObject([{ kind: 'leg_span', value: 3 }]);
  });

  test('a size that hardly any animal has is asked about, not refused', async () => {
    const app = createTestApp();
    await open(app);
    await fill('Size now', '45');
    await clickButton('Save pet');
    await settled(says('Hardly any animal of its kind gets that large.'));
    expect(await stored(app)).toEqual([]);
    await click(() => field('It is really that large'));
    await clickButton('Save pet');
    await settled(() => heading().startsWith('B. hamorii'));
    expect((await app.as(3).get('pet/list')).data.rows).toMatchObject([{ size: 45 }]);
  });

  test('the animal after one that was bought is not bought', async () => {
    const app = createTestApp();
    await open(app);
    await fill('Price', '25');
    await fill('From', 'Stuttgart');
    await clickButton('Save and next');
    await settled(says('B. hamorii was added'));
    await clickButton('Save and next');
    await settled(says('B. hamorii 2 was added'));
    expect((await app.as(3).get('purchases/list')).data.count).toBe(1);
  });

  test('what was just added can be taken back, with what was bought', async () => {
    const app = createTestApp();
    await open(app);
    await fill('Name', 'Rosa');
    await fill('Price', '25');
    await clickButton('Save and next');
    await settled(says('Just added'));
    await clickButton('Undo adding Rosa');
    await settled(() => !says('Just added')());
    expect(await stored(app)).toEqual([]);
    expect((await app.as(3).get('purchases/list')).data.count).toBe(0);
  });

  test('a place that is not there yet is made from its path, once for all of them', async () => {
    const app = createTestApp();
    await app.as(3).post('place/add', { name: 'Cellar', kind: 'room' });
    await open(app);
    await fill('How many', '2');
    await fill(/^Place/, 'Cellar / Nursery');
    await click(() => option('New place “Cellar / Nursery”'));
    await clickButton('Save 2 pets');
    await settled(says('2 pets were added'));
    const places = (await app.as(3).get('place/list')).data.rows;
    expect(places.map(({ path }: { path: string }) => path)).toEqual([
      'Cellar',
      'Cellar / Nursery',
    ]);
    const { rows } = (await app.as(3).get('pet/list')).data;
    expect(rows).toMatchObject([{ place: 'Cellar / Nursery' }, { place: 'Cellar / Nursery' }]);
    closeScreen();
    await openScreen(`/pets/edit?id=${rows[0].id}`, { app, as: 3 });
    await fill(/^Place/, 'Cellar / Rack A / Shelf 1');
    await click(() => option('New place “Cellar / Rack A / Shelf 1”'));
    await clickButton('Save changes');
    await settled(() => heading().startsWith('B. hamorii'));
    const { data } = await app.as(3).get(`pet/detail/${rows[0].id}`);
    expect(data.place).toBe('Cellar / Rack A / Shelf 1');
  });

  test('a place that can’t be called so is said at the place, not at the name', async () => {
    const app = createTestApp();
    await app.as(3).post('place/add', { name: 'Cellar', kind: 'room' });
    await open(app);
    const path = `Cellar / ${'x'.repeat(81)}`;
    await fill(/^Place/, path);
    await click(() => option(`New place “${path}”`));
    await clickButton('Save pet');
    await settled(() => field(/^Place/).getAttribute('aria-invalid') === 'true');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(await stored(app)).toEqual([]);
  });

  test.each([
    ['deeper than places go', 'Cellar / A / B / C / D / E', 'Has at most 5 levels of places'],
    ['with a name that is too long', `Cellar / A / ${'x'.repeat(81)}`, 'Must have at most 80'],
    ['with a name that is a slash', 'Cellar > A > /', 'Can’t have a / between spaces'],
  ])('a path %s makes none of its places', async (_, path, said) => {
    const app = createTestApp();
    await app.as(3).post('place/add', { name: 'Cellar', kind: 'room' });
    await open(app);
    await fill(/^Place/, path);
    await click(() => option(`New place “${path}”`));
    await clickButton('Save pet');
    await settled(() => field(/^Place/).getAttribute('aria-invalid') === 'true');
    expect(pageText().toLowerCase()).toContain(said.toLowerCase());
    expect((await app.as(3).get('place/list')).data.count).toBe(1);
    expect(await stored(app)).toEqual([]);
  });

  test('nothing is half-stored: where one part fails no animal is left', async () => {
    const app = createTestApp();
    await open(app, failing(app, /purchases\/add/));
    await fill('How many', '2');
    await fill('Price of all', '25');
    await clickButton('Save 2 pets');
    await settled(says('Could not add pet'));
    await settled(async () => (await stored(app)).length === 0);
  });

  test.each([
    ['Last fed', 'soon', 'Write a day'],
    ['Kept since', '2199', 'future'],
    ['Size now', 'big', 'Enter a size'],
    ['Price', 'much', 'Write an amount'],
    ['How many', '51', 'At most 50'],
  ])('%s: %s is refused at its field', async (label, text, said) => {
    const app = createTestApp();
    await open(app);
    await fill(label, text);
    await clickButton(/^Save (51 )?pets?$/);
    await settled(says(said));
    expect(await stored(app)).toEqual([]);
    expect(pageText()).toContain('Save and next');
  });
});
