import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import {
  button,
  click,
  clickButton,
  dialogs,
  eventually,
  field,
  fill,
  menuItem,
  heading,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

const cards = () => [...document.querySelectorAll('.pet .pet-name')].map(textOf);
const rowsOf = async (app: TestApp, id: number) =>
  (await app.as(3).get('pet/timeline', { id })).data.rows;

describe('the list', () => {
  test('asks a visitor to log in', async () => {
    await openScreen('/pets', { app: createTestApp() });
    await settled(says('Log in to monitor your pets'));
  });

  test('of a new keeper says what to do', async () => {
    await openScreen('/pets', { app: createTestApp(), as: 3 });
    await settled(says('No pets yet'));
    await settled(() => document.querySelector('input[type="search"]') === null);
    const ways = [...document.querySelectorAll('main a')].map(textOf);
    expect(ways).toEqual(['Add pet', 'Paste a list', 'Import from a file', 'Take in an animal']);
  });

  test('of what was archived says so, and leads back', async () => {
    const app = createTestApp();
    aPet(app.db, { name: 'Ada' });
    await app.as(3).put('pet/archive', { id: aPet(app.db, { name: 'Old' }), archived: 1 });
    await openScreen('/pets?archived=true', { app, as: 3 });
    await settled(() => cards().join().startsWith('Old'));
    expect(heading()).toBe('Archived pets');
    await click(() => document.querySelector<HTMLElement>('.crumbs a')!);
    await settled(() => cards().join().startsWith('Ada'));
  });

  test('searches, and says when nothing fits', async () => {
    const app = createTestApp();
    aPet(app.db, { name: 'Rosa' });
    aPet(app.db, { name: 'Juno', sc_id: speciesId(app.db, 'Python regius') });
    await openScreen('/pets', { app, as: 3 });
    await settled(() => cards().length === 2);
    await fill('Search pets', 'ros');
    await settled(() => cards().length === 1);
    await settled(() => window.location.search === '?search=ros');
    await fill('Search pets', 'nobody');
    await settled(says('No pet fits what you look for.'));
  });

  test('remembers its sort and its looks for the next visit', async () => {
    const app = createTestApp();
    aPet(app.db, { name: 'Ada' });
    aPet(app.db, { name: 'Zoe' });
    await openScreen('/pets', { app, as: 3 });
    await settled(() => cards().length === 2);
    await fill('Sort by', 'name');
    await clickButton('Ascending');
    await settled(() => cards()[0]?.startsWith('Zoe'));
    const stored = async () => (await app.as(3).get('user_config/get/pets_sort')).data.conf_val;
    await settled(async () => (await stored())?.includes('DESC'));
    await openScreen('/pets', { app, as: 3 });
    await settled(() => cards()[0]?.startsWith('Zoe'));
    await settled(() => button('Descending'));
  });

  test('chooses all between two with the Shift key', async () => {
    const app = createTestApp();
    for (const name of ['Ada', 'Berta', 'Cleo', 'Dora']) aPet(app.db, { name });
    await openScreen('/pets', { app, as: 3 });
    await settled(() => cards().length === 4);
    await clickButton('Select');
    const box = (name: string) =>
      document.querySelector<HTMLInputElement>(`input[aria-label="Select ${name}"]`);
    const choose = async (name: string, shiftKey: boolean) =>
      (await settled(() => box(name))).dispatchEvent(
        new MouseEvent('click', { bubbles: true, shiftKey }),
      );
    await choose('Cleo', false);
    await settled(says('1 selected'));
    await choose('Ada', true);
    await settled(says('3 selected'));
    expect([box('Berta')?.checked, box('Dora')?.checked]).toEqual([true, false]);
  });

  test('feeds several that were chosen, and takes it back', async () => {
    const app = createTestApp();
    const ids = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Zoe' })];
    await app.as(3).post('pet/available_feeders/add', { food: 'Dubia' });
    await openScreen('/pets', { app, as: 3 });
    await settled(() => cards().length === 2);
    await clickButton('Select');
    await clickButton(/^All /);
    await settled(says('2 selected'));
    await clickButton('Feed');
    await clickButton('New');
    await fill('Name of the feeder', 'DUBIA');
    await clickButton('Say how many');
    await fill('How many', '3');
    await clickButton('Save feeding');
    await settled(says('Recorded for 2 pets'));
    expect((await rowsOf(app, ids[1] ?? 0))[0]).toMatchObject({
      ...{ food: 'Dubia', progress: 0, amount: 3 },
    });
    await settled(() => !says('no feeding noted')());
    await clickButton('Undo');
    await settled(says(/no feeding noted.*no feeding noted/));
    expect(await rowsOf(app, ids[0] ?? 0)).toEqual([]);
  });

  test('leads to the statistics, on a phone from its menu', async () => {
    const app = createTestApp();
    aPet(app.db, { name: 'Ada' });
    await openScreen('/pets', { app, as: 3 });
    await clickButton('View');
    await click(() => document.querySelector<HTMLElement>('[role="menuitem"]'));
    await settled(() => heading()?.endsWith(' so far'));
  });

  test('continues with the others when a selected one was deleted', async () => {
    const app = createTestApp();
    const gone = aPet(app.db, { name: 'Ada' });
    const zoe = aPet(app.db, { name: 'Zoe', food: 'Dubia' });
    await openScreen('/pets', { app, as: 3 });
    await clickButton('Select');
    await clickButton(/^All /);
    await settled(says('2 selected'));
    await clickButton('More for 2 pets');
    await click(() => menuItem('Archive'));
    await settled(() => dialogs().length === 1);
    await app.as(3).delete('pet/delete', { id: gone });
    const archive = () =>
      click(() => document.querySelector<HTMLElement>('dialog [type="submit"]') as HTMLElement);
    await settled(says('Archive 2 pets'));
    await archive();
    await settled(says('Status: 404'));
    await clickButton('Close');
    await settled(() => cards().join().startsWith('Zoe'));
    await settled(says('Archive 1 pet'));
    await archive();
    await settled(says('1 pet was archived'));
    expect((await app.as(3).get(`pet/detail/${zoe}`)).data.archived).toBe(1);
  });

  test('says of how many it replaced what was noted that day', async () => {
    const app = createTestApp();
    const ids = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Zoe' })];
    const meal = { id: ids[0], date_f: today(), food: 'Dubia', progress: 0 };
    await app.as(3).post('pet/feeding/feed', meal);
    await openScreen('/pets', { app, as: 3 });
    await settled(() => cards().length === 2);
    await clickButton('Select');
    await clickButton(/^All /);
    await settled(says('2 selected'));
    await clickButton('Refused');
    await clickButton('Save refusal');
    await settled(says('Recorded for 2 pets, 1 earlier outcome of that day replaced'));
    await eventually(async () =>
      expect((await rowsOf(app, ids[0] ?? 0))[0]).toMatchObject({ progress: 2 }),
    );
    await clickButton('Undo');
    await eventually(async () =>
      expect((await rowsOf(app, ids[0] ?? 0))[0]).toMatchObject({ progress: 0 }),
    );
  });

  test('notes a refusal and a molt of several, and takes them back', async () => {
    const app = createTestApp();
    const ids = [aPet(app.db, { name: 'Ada', food: 'Dubia' }), aPet(app.db, { name: 'Zoe' })];
    await app.as(3).put('pet/pre_molt', { id: ids[1], pre_molt: today() });
    await openScreen('/pets', { app, as: 3 });
    await settled(() => cards().length === 2);
    await clickButton('Select');
    await clickButton(/^All /);
    await settled(says('2 selected'));
    await clickButton('Refused');
    await settled(says('Refused by 2 pets'));
    await clickButton('Save refusal');
    await settled(says('Recorded for 2 pets'));
    // a device sends it on its own
    await eventually(async () =>
      expect((await rowsOf(app, ids[1] ?? 0))[0]).toMatchObject({ progress: 2 }),
    );
    await clickButton('Undo');
    await eventually(async () => expect(await rowsOf(app, ids[1] ?? 0)).toEqual([]));

    await clickButton('Select');
    await clickButton(/^All /);
    await settled(says('2 selected'));
    await clickButton('Molt');
    await fill('Size after the molt', '4');
    await click(() => field('Stuck'));
    await clickButton('Save molt');
    await settled(says('Recorded for 2 pets'));
    const molted = async (id = 0) => (await app.as(3).get(`pet/detail/${id}`)).data;
    await eventually(async () =>
      expect(await molted(ids[1])).toMatchObject({ size: 4, pre_molt: null }),
    );
    const molts = (await app.as(3).get('pet/molt/list', { id: ids[0] })).data.rows;
    expect(molts).toMatchObject([{ size: 4, outcome: 'stuck' }]);
    await clickButton('Undo');
    await eventually(async () =>
      expect(await molted(ids[1])).toMatchObject({ size: null, pre_molt: today() }),
    );
    await eventually(async () => expect((await molted(ids[0])).mmt).toBeNull());
  });

  test('gives several a price, opens their tags, and takes it back', async () => {
    const app = createTestApp();
    const ids = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Zoe' })];
    const onSale = async () =>
      (await app.as(3).get('pet/table', { on_sale: 1 })).data.rows
        .map(({ id }: { id: number }) => id)
        .toSorted();
    await openScreen('/pets', { app, as: 3 });
    await settled(() => cards().length === 2);
    await clickButton('Select');
    await clickButton(/^All /);
    await settled(says('2 selected'));
    await clickButton('More for 2 pets');
    await click(() => menuItem('Price tags'));
    await fill('Price of each', 'cheap');
    await clickButton('Save price');
    await settled(says('Enter an amount such as 18 or 18.50'));
    await fill('Price of each', '18.50');
    await clickButton('Save price');
    await settled(says('€18.50 for 2 pets'));
    await settled(() => heading() === 'Labels');
    await eventually(async () => expect(await onSale()).toEqual(ids.toSorted()));
    await settled(() => field('Price of Ada')?.value === '18.50');
    await clickButton('Undo');
    await eventually(async () => expect(await onSale()).toEqual([]));
    await settled(() => !says('Price of Ada')());
  });

  test('offers no menu where all actions are in sight', async () => {
    const app = createTestApp();
    aPet(app.db, { name: 'Ada', archived: 1 });
    await openScreen('/pets?archived=true', { app, as: 3 });
    await clickButton('Select');
    await settled(() => document.querySelector('.select-acts button'));
    expect(document.querySelector('.select-acts [aria-haspopup="menu"]')).toBeNull();
  });

  test('adds several to a plan; who is in it stays', async () => {
    const app = createTestApp();
    const old = aPet(app.db, { name: 'Old' });
    aPet(app.db, { name: 'New' });
    const fp_id = aPlan(app.db, { fp_name: 'Weekly' }, [old]);
    await openScreen('/pets', { app, as: 3 });
    await settled(() => cards().length === 2);
    await clickButton('Select');
    await click(() => document.querySelectorAll<HTMLElement>('.pet input')[1] as HTMLElement);
    await clickButton('More for 1 pet');
    await click(() => menuItem('Plan'));
    await click(
      () => document.querySelector<HTMLElement>('dialog input[type="radio"]') as HTMLElement,
    );
    await clickButton('Add');
    await settled(says('1 pet added to Weekly'));
    const plan = await app.as(3).get(`plan/edit_details/${fp_id}`);
    expect(plan.data.pet_ids).toHaveLength(2);
  });
});
