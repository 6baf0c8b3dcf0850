import { atDesk } from '#web/testing/dom.ts';
import { closeScreen } from '#web/testing/open-screen.tsx';
import { openOffline } from '#web/testing/open-offline.ts';
import { afterAll, expect, test } from 'bun:test';
import { aPet, aSale } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { queries } from '#web/lib/queries.ts';
import { paths } from '#web/paths.ts';
import {
  clickButton,
  dialogTexts,
  dialogs,
  field,
  fill,
  heading,
  pageText,
  says,
  settled,
  submit,
} from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

atDesk();

// At the table of an expo without a network.

afterAll(closeScreen);

const salesOf = async (app: TestApp) => (await app.as(3).get('sales/list')).data.rows;

test('a sale knows the last price, waits in the list of sales, and is sent once', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Slings', an_count: 4 });
  aSale(app.db, { pet_id: id, s_count: 2, total_price: 2500 });
  const { sender } = await openOffline(app, paths.saleAdd({ pet: id }));
  await settled(() => field(/[Pp]rice/).value === '12.50');
  expect(pageText()).not.toContain('Hand over the history');
  await fill('Buyer', 'Eva');
  await submit('Buyer');
  await settled(says('Sales that wait on this device'));
  await settled(says('to Eva'));
  await settled(says('This part needs the network.'));
  expect(dialogTexts()).toEqual([]);
  serve((request) => app.app.handle(request));
  await sender.now();
  await settled(() => !says('Sales that wait on this device')());
  expect(await salesOf(app)).toMatchObject([{ buyer_name: 'Eva', total_price: 12.5 }, {}]);
  expect((await app.as(3).get(`pet/detail/${id}`)).data.an_count).toBe(3);
});

test('a sale that waits shows on the animal’s page, and is taken back in the inventory', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  const { sender } = await openOffline(app, `/pets/details?id=${id}`);
  await clickButton(/^Sell/);
  await fill('Price', '45');
  await submit('Price');
  await settled(() => dialogs().length === 0);
  await settled(says('Rosa was sold and archived'));
  await settled(() => !document.querySelector('.record-bar'));
  expect(pageText()).toContain('45.00');
  history.pushState(null, '', paths.inventory());
  await clickButton('Take back');
  await settled(() => dialogs().length === 1);
  await clickButton('Take back');
  await settled(() => !says('Sales that wait on this device')());
  serve((request) => app.app.handle(request));
  await sender.now();
  expect(await salesOf(app)).toEqual([]);
  expect((await app.as(3).get(`pet/detail/${id}`)).data.archived).toBe(0);
});

test('the inventory says once that it needs the network, and one retry brings all back', async () => {
  const app = createTestApp();
  aSale(app.db, { pet_id: aPet(app.db, { name: 'Rosa' }), total_price: 2500 });
  await openOffline(app, '/pets');
  history.pushState(null, '', paths.inventory());
  const said = () => pageText().split('This part needs the network.').length - 1;
  await settled(() => said() > 0 && queries.isFetching() === 0);
  expect(said()).toBe(1);
  serve((request) => app.app.handle(request));
  await clickButton('Try again');
  await settled(says('Rosa'));
  expect(said()).toBe(0);
});

test.each(['an animal', 'none'])(
  'a purchase of %s typed without the network is there when its form is opened again, until it is stored',
  async (of) => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Nova', sc_id: 1 });
    const here = of === 'none' ? paths.purchaseAdd() : paths.purchaseAdd({ pet: id });
    await openOffline(app, here);
    await settled(says('To store a purchase, the network is needed.'));
    await fill('Seller', 'Spider Expo');
    await fill(/price/i, '12.50');
    // nothing is lost, so nothing is asked
    const leaves = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaves);
    expect(leaves.defaultPrevented).toBe(false);
    history.pushState(null, '', paths.pets());
    await settled(() => heading() !== 'Nova');
    history.pushState(null, '', here);
    await settled(() => field('Seller').value === 'Spider Expo');
    expect(field(/price/i).value).toBe('12.50');
    await settled(says('What you typed here before is still there.'));
    history.pushState(null, '', paths.purchases());
    const reminder = of === 'none' ? 'A purchase that' : 'A purchase of Nova that';
    await settled(says(`${reminder} you typed is not stored yet.`));
    history.pushState(null, '', here);
    await clickButton('Clear');
    await settled(() => field('Seller').value === '');
    await fill('Seller', 'Eva');
    if (of === 'none') return;
    serve((request) => app.app.handle(request));
    await submit('Seller');
    await settled(async () => (await app.as(3).get('purchases/list')).data.count === 1);
    // the next purchase begins empty
    await settled(() => !Object.keys(localStorage).some((key) => key.includes('.purchase')));
  },
);
