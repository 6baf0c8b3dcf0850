import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { aPet, aPurchase, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { failing, silent } from '#web/testing/fixtures.ts';
import {
  click,
  clickButton,
  dialogs,
  field,
  fill,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';

atDesk();

withoutDevice();

afterEach(closeScreen);

describe('a form for a new record starts from what is likely', () => {
  test('the species added last', async () => {
    const app = createTestApp();
    aPet(app.db);
    aPet(app.db, { sc_id: speciesId(app.db, 'Grammostola pulchra') });
    await openScreen('/pets/add', { app, as: 3 });
    await settled(() => field('Species').value === 'Grammostola pulchra');
  });

  test('the species and the size that were bought last', async () => {
    const app = createTestApp();
    aPet(app.db);
    await openScreen('/inventory/purchase/add', { app, as: 3 });
    await settled(() => field('Species').value === 'Brachypelma hamorii');
    closeScreen();
    const sc_id = speciesId(app.db, 'Grammostola pulchra');
    aPurchase(app.db, { sc_id, size: 2.5 });
    await openScreen('/inventory/purchase/add', { app, as: 3 });
    await settled(() => field('Species').value === 'Grammostola pulchra');
    expect(field('Size').value).toBe('2.5');
    await click(() => field('A thing'));
    await fill('What', 'Lamp');
    await clickButton('Save purchase');
    await settled(says('The purchase was saved'));
    const [lamp] = (await app.as(3).get('purchases/list')).data.rows;
    expect(lamp).toMatchObject({ custom_text: 'Lamp', sc_id: null, size: null });
    closeScreen();
    await openScreen('/inventory/purchase/add', { app, as: 3 });
    await settled(() => field('Species').value === 'Grammostola pulchra');
  });

  test.each([
    ['/pets/add', 'Name'],
    ['/inventory/purchase/add', 'Remark'],
  ])('or from nothing, where the server takes long: %s', async (path, name) => {
    const app = createTestApp();
    aPet(app.db);
    await openScreen(path, { app: silent(app, /\/(pet|purchases)\/list/), as: 3 });
    await settled(() => field(name));
    expect(field('Species').value).toBe('');
  });

  test('the last size', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    await app.as(3).post('pet/molt/add', { id, date_mt: '2026-01-05', size: 4.5 });
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await clickButton('Molt');
    await clickButton('Same size');
    await settled(() => field('Size after the molt').value === '4.5');
    await fill('Size after the molt', '5');
    await clickButton('Save molt');
    await settled(() => dialogs().length === 0);
    const { size } = (await app.as(3).get(`pet/detail/${id}`)).data;
    expect(size).toBe(5);
  });
});

describe('a form works, and no dialog opens, where what it starts from can’t be had', () => {
  test.each([
    ['/pets/add', /GET .*pet\/list/, 'Save pet'],
    ['/pets/add?species=1', /species\/detail/, 'Save pet'],
    ['/inventory/sale/add?pet=1', /sales\/likely/, 'Buyer’s address'],
    ['/inventory/purchase/add?parent=1', /pet\/detail/, 'Save purchase'],
    ['/inventory/purchase/add', /purchases\/list|pet\/list/, 'Save purchase'],
  ])('%s', async (path, call, save) => {
    const app = createTestApp();
    aPet(app.db);
    await openScreen(path, { app: failing(app, call), as: 3 });
    await settled(() => pageText().includes(save));
    expect(dialogs()).toHaveLength(0);
  });

  test('but the purchase of an animal waits for it', async () => {
    const app = createTestApp();
    aPet(app.db);
    const path = '/inventory/purchase/add?pet=1';
    await openScreen(path, { app: failing(app, /pet\/detail/), as: 3 });
    await settled(() => pageText().includes('Error loading pet data'));
    expect(dialogs()).toHaveLength(0);
    expect(pageText()).toContain('Try again');
    expect(pageText()).not.toContain('Save purchase');
  });

  test.each(['/pets/add', '/inventory/purchase/add'])(
    'the list of species is asked for again where it did not come: %s',
    async (path) => {
      const app = createTestApp();
      aPet(app.db);
      let isBroken = true;
      const broken = failing(app, /species\/selectable/);
      const handle = (request: Request) => (isBroken ? broken : app).app.handle(request);
      await openScreen(path, {
        app: { ...app, app: Object.assign(Object.create(app.app) as typeof app.app, { handle }) },
        as: 3,
      });
      await settled(() => dialogs()[0]?.textContent?.includes('Error loading species') ?? false);
      await clickButton('Close');
      isBroken = false;
      await clickButton('Try again');
      await settled(() => !pageText().includes('Try again'));
      await fill('Species', 'pulchra');
      await settled(() =>
        [...document.querySelectorAll('[role=option]')].some((one) =>
          one.textContent?.includes('Grammostola pulchra'),
        ),
      );
    },
  );
});
