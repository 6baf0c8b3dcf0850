import { atDesk } from '#web/testing/dom.ts';
import { afterAll, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet, aPurchase, aSale } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { reached } from '#web/state/network.ts';
import { serve } from '#web/testing/serve.ts';
import {
  click,
  clickButton,
  dialogs,
  eventually,
  field,
  fill,
  pageText,
  says,
  settled,
  submit,
  textOf,
} from '#web/testing/screen.ts';

atDesk();

// Buying, selling and their documents, from the form down to SQL.

afterAll(closeScreen);

const salesOf = async (app: TestApp) => (await app.as(3).get('sales/list')).data.rows;

test('a sale from the animal’s page takes it out of the collection, and Undo brings it back', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Sell/);
  await fill('Price', '45.50');
  await fill('Buyer', 'Eva');
  await submit('Buyer');
  await settled(() => dialogs().length === 0);
  expect(await salesOf(app)).toMatchObject([{ total_price: 45.5, buyer_name: 'Eva', pet_id: id }]);
  expect((await app.as(3).get(`pet/detail/${id}`)).data.archive_reason).toBe('sold');
  await settled(() => !document.querySelector('.record-bar'));
  await clickButton('Undo');
  await settled(() => document.querySelector('.record-bar'));
  expect(await salesOf(app)).toEqual([]);
  expect((await app.as(3).get(`pet/detail/${id}`)).data.archived).toBe(0);
});

test('a sign beside the price is the currency of the sale', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Sell/);
  await fill('Price', '£45.50');
  await submit('Buyer');
  await settled(() => dialogs().length === 0);
  expect(await salesOf(app)).toMatchObject([{ total_price: 45.5, currency: 'GBP', pet_id: id }]);
});

test('a sign beside the shipping does not change what the price is in', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Sell/);
  await fill('Price', '45.50');
  await fill(/^Shipping/, '£5');
  await submit('Buyer');
  await settled(says('Amounts are in EUR here'));
  await fill(/^Shipping/, '5');
  await submit('Buyer');
  await settled(() => dialogs().length === 0);
  expect(await salesOf(app)).toMatchObject([{ total_price: 45.5, shipping: 5, currency: 'EUR' }]);
});

test('the page of a purchase says of its animals why they left', async () => {
  const app = createTestApp();
  const purchase_id = aPurchase(app.db, { count: 2 });
  const left = { purchase_id, archived: 1, archive_date: '2026-01-15' } as const;
  aPet(app.db, { ...left, name: 'Rosa', archive_reason: 'given' });
  aPet(app.db, { ...left, name: 'Emil', archive_reason: 'died' });
  await openScreen(`/inventory/purchase/details?id=${purchase_id}`, { app, as: 3 });
  await settled(says('Rosa'));
  const tags = [...document.querySelectorAll('main .tag')].map(textOf);
  expect(tags.toSorted()).toEqual(['died', 'given away']);
});

test('an animal that came in as sold gets its sale on its page, as of the day on which it left', async () => {
  const app = createTestApp();
  const gone = { archived: 1, archive_reason: 'sold', archive_date: '2026-01-15' } as const;
  const id = aPet(app.db, { name: 'Rosa', ...gone });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Sell/);
  await fill('Price', '30');
  await submit('Buyer');
  await settled(() => dialogs().length === 0);
  expect(await salesOf(app)).toMatchObject([{ total_price: 30, s_date: '2026-01-15', pet_id: id }]);
  await settled(says('€30.00'));
  expect(pageText()).not.toMatch(/Sell\b/);
});

test('the inventory sells one that came in as sold, and offers none whose sale is noted', async () => {
  const app = createTestApp();
  const gone = { archived: 1, archive_reason: 'sold', archive_date: '2026-01-15' } as const;
  const id = aPet(app.db, { name: 'Rosa', ...gone });
  aPet(app.db, { name: 'Rosalie', ...gone, archive_reason: 'died' });
  const sold = aPet(app.db, { name: 'Rosanna' });
  await app.as(3).post('sales/add', { pet_id: sold, s_date: '2026-01-16' });
  await openScreen(paths.saleAdd(), { app, as: 3 });
  await settled(() => field('Animal'));
  await fill('Animal', 'rosa');
  await settled(() => document.querySelectorAll('[role="option"]').length === 1);
  await click(() => document.querySelector<HTMLElement>('[role="option"]'));
  await settled(() => field('Price'));
  await fill('Price', '30');
  await submit('Price');
  await eventually(async () =>
    expect(await salesOf(app)).toMatchObject([
      { s_date: '2026-01-16', pet_id: sold },
      { total_price: 30, s_date: '2026-01-15', pet_id: id },
    ]),
  );
});

test('a sale proposes the price of the animal’s tag, and of the stock list before that', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { uid: 2, name: 'Slings', an_count: 3 });
  aSale(app.db, { uid: 2, pet_id: id, s_count: 1, total_price: 900 });
  await app.as(2).post('user_config/set', {
    conf_key: 'label_settings',
    conf_val: `{"prices":{"${id}":1500},"currency":"EUR"}`,
  });
  await openScreen(`/pets/details?id=${id}`, { app, as: 2 });
  await clickButton(/^Sell/);
  await settled(() => field('Price').value === '15.00');
  await settled(says('On the price tag €15.00 each'));
  await app.as(2).post('admin/expo_log/add', {
    ...{ e_date: '2030-05-01', e_name: 'Spring expo', e_sold: '' },
    e_offer: `0.0.3 Brachypelma hamorii, €18.00 each #${id}`,
  });
  await openScreen(`/pets/details?id=${id}`, { app, as: 2 });
  await clickButton(/^Sell/);
  await settled(() => field('Price').value === '18.00');
  await settled(says('On the stock list €18.00 each'));
});

test('a sale does not propose the price of an expo that is over', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { uid: 2, name: 'Slings', an_count: 3 });
  aSale(app.db, { uid: 2, pet_id: id, s_count: 1, total_price: 900 });
  await app.as(2).post('admin/expo_log/add', {
    ...{ e_date: '2020-05-01', e_name: 'Old expo', e_sold: '' },
    e_offer: `0.0.3 Brachypelma hamorii, €18.00 each #${id}`,
  });
  await openScreen(`/pets/details?id=${id}`, { app, as: 2 });
  await clickButton(/^Sell/);
  await settled(() => field('Price').value === '9.00');
});

test('what is typed of a sale stays when the network comes back', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { uid: 2, name: 'Slings', an_count: 3 });
  const lists = Promise.withResolvers<void>();
  let asked = false;
  await openScreen(`/pets/details?id=${id}`, { app, as: 2 });
  await settled(() => document.querySelector('.record-bar'));
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await reached(Promise.reject(new TypeError('Failed to fetch'))).catch(() => {});
  await clickButton(/^Sell/);
  await fill('Buyer', 'Eva');
  serve(async (request) => {
    if (request.url.includes('/expo/')) {
      asked = true;
      await lists.promise;
    }
    return app.app.handle(request);
  });
  await reached(Promise.resolve(new Response('{}')));
  await settled(() => asked);
  expect(field('Buyer').value).toBe('Eva');
  lists.resolve();
});

test('a purchase stands in the list, and its price is changed', async () => {
  const app = createTestApp();
  const id = aPurchase(app.db, { custom_text: 'Cork bark', price: 1850 });
  await openScreen('/inventory/purchase', { app, as: 3 });
  await settled(says('Cork bark'));
  await openScreen(`/inventory/purchase/edit?id=${id}`, { app, as: 3 });
  await fill(/^(Total )?[Pp]rice/, '20');
  await submit(/^(Total )?[Pp]rice/);
  await settled(() => location.pathname === '/inventory/purchase/details');
  expect((await app.as(3).get(`purchases/detail/${id}`)).data.price).toBe(20);
  await settled(says('20.00'));
});

test('the stock book and the proof of origin name from whom and to whom', async () => {
  const app = createTestApp();
  const purchase_id = aPurchase(app.db, { seller: 'Exotica Nord', document_no: 'HH-7' });
  const id = aPet(app.db, { name: 'Knees', an_count: 5, purchase_id });
  await app.as(3).post('sales/add', { pet_id: id, s_count: 2, buyer_name: 'Eva M.' });
  await openScreen('/inventory/stock_book', { app, as: 3 });
  await settled(says('Exotica Nord'));
  for (const part of ['Knees', 'HH-7', '2 to Eva M.']) expect(pageText()).toContain(part);
  await openScreen(`/inventory/proof?id=${id}`, { app, as: 3 });
  await settled(says('Exotica Nord'));
  expect(pageText()).toContain('HH-7');
});

test('the sums of this year are what was spent and earned', async () => {
  const app = createTestApp();
  const today = dayOf(new Date());
  aPurchase(app.db, { price: 1850, date: today });
  aSale(app.db, { total_price: 4000, s_date: today });
  await openScreen('/inventory', { app, as: 3 });
  const amounts = await settled(() => {
    const sums = [...document.querySelectorAll('.sums dd')];
    return sums.length === 3 ? sums.map(textOf) : null;
  });
  for (const [at, amount] of ['18.50', '40.00', '21.50'].entries())
    expect(amounts[at]).toContain(amount);
});

test('where the animals to sell could not be loaded, they are loaded again', async () => {
  const app = createTestApp();
  aPet(app.db, { name: 'Rosa' });
  const open = openScreen('/inventory/sale/add', { app, as: 3 });
  // a device that has its collection would answer
  serve((request) =>
    /\/(sync|sales\/pets)/.test(request.url)
      ? Response.json({ status: false, error: 'Broken', code: 'internal' }, { status: 500 })
      : app.app.handle(request),
  );
  await open;
  await settled(() => dialogs().length > 0);
  await clickButton('Close');
  serve((request) => app.app.handle(request));
  await clickButton('Try again');
  await settled(() => !pageText().includes('Try again'));
  await fill(/^Animal/, 'Ro');
  await settled(() => document.querySelector('[role=option]')?.textContent?.includes('Rosa'));
});
