import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import {
  click,
  clickButton,
  field,
  fill,
  link,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';
import { endSession } from '#web/state/session.ts';
import { drafts, readStored } from '#web/state/storage.ts';

afterEach(closeScreen);

/** Ada and Eva are female, Eva refused; Max is male; Zoe is a python. */
async function collection(): Promise<TestApp> {
  const app = createTestApp();
  const ada = aPet(app.db, { name: 'Ada', gender: 'f' });
  const eva = aPet(app.db, { name: 'Eva', gender: 'f' });
  aPet(app.db, { name: 'Max', gender: 'm' });
  aPet(app.db, { name: 'Zoe', gender: 'm', sc_id: speciesId(app.db, 'Python regius') });
  aPlan(app.db, { fp_name: 'Weekly' }, [ada]);
  await app.as(3).post('pet/feeding/feed', {
    id: eva,
    date_f: '2026-01-05',
    food: 'Dubia',
    progress: 2,
  });
  return app;
}

const names = () =>
  [...document.querySelectorAll('.pet .pet-name a')].map((one) => textOf(one)).toSorted();
const shown = (...expected: string[]) => settled(() => names().join() === expected.join());
const chips = () => [...document.querySelectorAll('.filter-line .filter-chip')].map(textOf);
const address = () => window.location.search;
const choose = async (label: string) => {
  await settled(() => field(label));
  await click(() => field(label));
};

describe('filters', () => {
  test('narrow the list together, are in the address, and go one by one', async () => {
    await openScreen('/pets', { app: await collection(), as: 3 });
    await shown('Ada', 'Eva', 'Max', 'Zoe');
    await clickButton('Filters');
    await choose('Female');
    await clickButton('Show 2');
    await shown('Ada', 'Eva');
    await clickButton(/^Filters/);
    await choose('Refused last time');
    await clickButton('Show 1');
    await shown('Eva');
    await settled(says('1 of 4'));
    await settled(() => address() === '?sex=f&refused=1');
    expect(chips()).toEqual(['Female', 'Refused last time']);
    await clickButton('Remove the filter Female');
    await settled(() => address() === '?refused=1');
    await clickButton('Remove the filter Refused last time');
    await shown('Ada', 'Eva', 'Max', 'Zoe');
    await settled(() => address() === '');
  });

  test('that were used together on a phone are two taps away, until the log-out', async () => {
    await openScreen('/pets', { app: await collection(), as: 3 });
    await clickButton('Filters');
    await choose('Female');
    await choose('Refused last time');
    expect(says('Used last')()).toBe(false);
    await clickButton('Show 1');
    await clickButton('Remove the filter Female');
    await clickButton('Remove the filter Refused last time');
    await shown('Ada', 'Eva', 'Max', 'Zoe');
    await clickButton('Filters');
    await clickButton('Female · Refused last time');
    await shown('Eva');
    await clickButton(/^Filters/);
    await settled(says('Show 1'));
    expect(says('Used last')()).toBe(false);
    endSession();
    expect(readStored(`${drafts}3.filters`)).toBeNull();
  });

  test('offer only what some animal has', async () => {
    await openScreen('/pets', { app: await collection(), as: 3 });
    await clickButton('Filters');
    await settled(says('Weekly'));
    const panel = textOf(document.querySelector('.filter-panel') as Element);
    expect(panel).toContain('Refused last time');
    expect(panel).not.toContain('Pre-molt');
    expect(panel).not.toContain('Unsexed');
    expect(panel).not.toContain('Place');
  });

  test('of an address are shown with their names', async () => {
    const app = await collection();
    const python = speciesId(app.db, 'Python regius');
    await openScreen(`/pets?species=${python}&size_max=4&not_eaten=30`, { app, as: 3 });
    await settled(says('Nothing found'));
    await settled(() => chips().join().includes('Python regius'));
    expect(chips()).toEqual([
      'Genus or species Python regius',
      'Not eaten for 30 days',
      'Up to 4 cm',
    ]);
    await clickButton('Remove the filter Up to 4 cm');
    await shown('Zoe');
  });

  test('of an address of before a merge mean the kept species', async () => {
    const app = await collection();
    const python = speciesId(app.db, 'Python regius');
    const doubled = { an_type: 'reptile', sc_name: 'Python duplus' };
    const { id } = (await app.as(2).post('species/add', doubled)).data;
    await app.as(2).post('species/merge', { sc_id: id, into: python });
    await openScreen(`/pets?species=${id},${python}`, { app, as: 3 });
    await shown('Zoe');
    await settled(() => chips().join() === 'Genus or species Python regius');
    await clickButton(/^Filters/);
    const chosen = () => (field('Python regius') as HTMLInputElement).checked;
    await settled(chosen);
    await click(() => field('Python regius'));
    await settled(() => !chosen());
    await clickButton(/^Show/);
    await shown('Ada', 'Eva', 'Max', 'Zoe');
  });

  test('that are no filters narrow nothing', async () => {
    await openScreen('/pets?sex=x&not_eaten=soon', { app: await collection(), as: 3 });
    await shown('Ada', 'Eva', 'Max', 'Zoe');
    expect(chips()).toEqual([]);
  });

  test('take a number of days, and say what is none', async () => {
    await openScreen('/pets', { app: await collection(), as: 3 });
    await clickButton('Filters');
    await fill('Not eaten for', '0');
    await settled(says('must be a whole number'));
    expect(address()).toBe('');
    await fill('Not eaten for', '20');
    await clickButton('Show 4');
    await settled(() => address() === '?not_eaten=20');
  });
});

test('the racks are chips, and each of many shelves is found by its name', async () => {
  const app = await collection();
  const keeper = app.as(3);
  const add = async (place: object): Promise<number> =>
    (await keeper.post('place/add', place)).data.id;
  const room = await add({ name: 'Animal room', kind: 'room' });
  const racks: number[] = [];
  for (const name of ['Rack A', 'Rack B']) {
    const parent_id = await add({ name, kind: 'rack', parent_id: room });
    racks.push(parent_id);
    const names = Array.from({ length: 8 }, (_, at) => `Shelf ${at + 1}`);
    await keeper.post('place/add_many', { kind: 'shelf', names, parent_id });
  }
  const { rows } = (await keeper.get('pet/list')).data;
  const eva = rows.find(({ name }: { name: string }) => name === 'Eva').id;
  await keeper.put('pet/move', { ids: [eva], place_id: racks[1] });
  await openScreen('/pets', { app, as: 3 });
  await clickButton('Filters');
  await choose('Refused last time');
  await choose('Female');
  await choose('Rack B');
  const panel = document.querySelector('.filter-panel') as Element;
  expect(textOf(panel)).toContain('Animal roomRack ARack BNowhere');
  await clickButton('Show 1');
  await shown('Eva');
  await settled(() => address() === `?sex=f&place=${racks[1]}&refused=1`);
  await clickButton(/^Filters/);
  await settled(() => document.querySelector('input[role="combobox"]'));
  await fill('Place', 'rack a shelf 3');
  await click(() => document.querySelector<HTMLElement>('[role="option"]'));
  await settled(says('Animal room / Rack A / Shelf 3'));
});

describe('views', () => {
  const kept = async (app: TestApp) =>
    JSON.parse((await app.as(3).get('user_config/get/pets_views')).data.conf_val ?? 'null');

  test('keep the filters under a name, and are one tap away', async () => {
    const app = await collection();
    await openScreen('/pets?sex=f&page=0', { app, as: 3 });
    await shown('Ada', 'Eva');
    await clickButton('Save this view');
    await clickButton('Save');
    await settled(says('Enter a name'));
    await fill('Name of the view', 'Ladies');
    await clickButton('Save');
    await settled(
      () => document.querySelector('.views [aria-current]')?.textContent === 'Ladies 2',
    );
    await settled(async () => (await kept(app))?.views.length === 1);
    expect(await kept(app)).toEqual({ start: '', views: [{ name: 'Ladies', query: 'sex=f' }] });
    await click(() => link(/^All/));
    await shown('Ada', 'Eva', 'Max', 'Zoe');
    await click(() => link(/^Ladies/));
    await shown('Ada', 'Eva');
  });

  test('can be where the list begins, get another name, and go', async () => {
    const app = await collection();
    const views = { start: '', views: [{ name: 'Ladies', query: 'sex=f' }] };
    await app
      .as(3)
      .post('user_config/set', { conf_key: 'pets_views', conf_val: JSON.stringify(views) });
    await openScreen('/pets?sex=f', { app, as: 3 });
    await clickButton('Change the view Ladies');
    await click(() => field('Begin with it'));
    await settled(async () => (await kept(app)).start === 'Ladies');
    await openScreen('/pets', { app, as: 3 });
    await settled(() => address() === '?sex=f');
    await shown('Ada', 'Eva');
    await click(() => link(/^All/));
    await shown('Ada', 'Eva', 'Max', 'Zoe');
    await click(() => link(/^Ladies/));
    await clickButton('Change the view Ladies');
    await clickButton('Rename');
    await fill('Name of the view', 'Females');
    await clickButton('Save');
    await settled(async () => (await kept(app)).start === 'Females');
    await clickButton('Change the view Females');
    await clickButton('Delete the view');
    await settled(says('The view Females was deleted'));
    await settled(() => document.querySelector('.views') === null);
    await clickButton('Undo');
    await settled(() => document.querySelector('.views') !== null);
  });
});
