import { atDesk } from '#web/testing/dom.ts';
import { afterAll, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { documents } from '#src/db/schema.ts';
import { aPaper } from '#src/testing/papers.ts';
import { aPet, aSale } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { failing } from '#web/testing/fixtures.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  button,
  click,
  clickButton,
  clickLink,
  dialogTexts,
  dialogs,
  field,
  fill,
  heading,
  pageText,
  says,
  settled,
  submit,
  menuItem,
} from '#web/testing/screen.ts';

atDesk();

// Handing animals over, from the click down to SQL.

afterAll(closeScreen);

const ticks = { history: 1, pictures: 1, notes: 0, origin: 1 };

/** Frida, with something of every kind but a picture. */
async function withFrida() {
  const app = createTestApp();
  const id = aPet(app.db, {
    ...{ name: 'Frida', gender: 'f', tag: '3WKX9P', notes: 'Kicks hairs early' },
    kept_since: '2020-03-01',
  });
  const berta = app.as(3);
  await berta.post('pet/feeding/feed', { id, date_f: '2026-02-01', food: 'Dubia', progress: 0 });
  await berta.post('pet/molt/add', { id, date_mt: '2021-05-01', size: 4.5 });
  return { app, id };
}

async function offer(app: TestApp, ids: number[], fields: object = {}): Promise<number> {
  const pets = ids.map((id) => ({ id }));
  const body = { pets, reason: 'given', ...ticks, ...fields };
  return (await app.as(3).post('hand_over/add', body)).data.id;
}

/** The animal's menu, not that of the tab bar. */
const openMenu = () =>
  click(() => document.querySelector<HTMLElement>('.page-header .dropdown > button')!);

const detail = async (app: TestApp, id: number) =>
  (await app.as(3).get(`hand_over/detail/${id}`)).data;
const newest = async (app: TestApp) => (await app.as(3).get('hand_over/list')).data.rows[0];

test('from the animal’s page to the code: what is ticked, and a sale for later', async () => {
  const { app, id } = await withFrida();
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await openMenu();
  await clickLink('Hand over');
  await settled(() => heading() === 'Hand over Frida');
  await settled(says('1 feeding, 1 molt, 1 size, since 1 May 2021'));
  expect(pageText()).toContain('There is no picture');
  expect(pageText()).toContain('stays 3WKX9P');
  await click(() => field(/^Notes/));
  await fill('Price', '120');
  await fill('Buyer', 'Eva');
  await submit('Buyer');
  await settled(() => location.pathname === '/pets/hand_over/code');
  const { code } = await newest(app);
  await settled(says(code.replace('-', ' ')));
  await settled(() => document.querySelector('.qr-code path')?.getAttribute('d'));
  expect(await newest(app)).toMatchObject({ history: 1, pictures: 0, notes: 1, origin: 1 });
  expect(pageText()).toContain('Frida stays yours until they take over.');
  expect(pageText()).toContain('Scan with any phone. Without one: localhost:3000/t');

  const taken = await app.as(4).get(`hand_over/open/${code}`);
  expect(taken.data.animals).toMatchObject([{ name: 'Frida', notes: 'Kicks hairs early' }]);
  await app.as(3).put('hand_over/finish', { id: (await newest(app)).id });
  const sales = (await app.as(3).get('sales/list')).data.rows;
  expect(sales).toMatchObject([{ pet_id: id, total_price: 120, buyer_name: 'Eva' }]);
});

test('each paper is ticked by itself', async () => {
  const { app, id } = await withFrida();
  await aPaper(app, { pet_id: id }, 'CITES');
  await aPaper(app, { pet_id: id }, 'Invoice');
  await openScreen(`/pets/hand_over?ids=${id}`, { app, as: 3 });
  await settled(says('Papers as files'));
  expect(pageText()).toContain('They go as they are');
  await click(() => field(/^CITES/));
  await clickButton('Show the code');
  await settled(() => location.pathname === '/pets/hand_over/code');
  await settled(says('Papers: CITES'));
  const { code } = await newest(app);
  const { animals } = (await app.visitor.get(`hand_over/open/${code}`)).data;
  expect(animals).toMatchObject([{ papers: [{ name: 'CITES' }] }]);
});

test('a file that another Exuvia would refuse is said before it is made, and made smaller', async () => {
  const { app, id } = await withFrida();
  const scan = await aPaper(app, { pet_id: id }, 'CITES');
  app.db
    .update(documents)
    .set({ bytes: 110 * 1024 * 1024 })
    .where(eq(documents.id, scan))
    .run();
  await openScreen(`/pets/hand_over?ids=${id}`, { app, as: 3 });
  await settled(says('Papers as files'));
  expect(pageText()).not.toContain('Its file would have');
  await click(() => field(/^CITES/));
  await settled(says('Its file would have 110 MB.'));
  expect(pageText()).toContain('Another Exuvia takes at most 100 MB');
  await clickButton('Without papers (110 MB)');
  await settled(() => !pageText().includes('Its file would have'));
  await clickButton('Show the code');
  await settled(() => location.pathname === '/pets/hand_over/code');
  const { code } = await newest(app);
  const { animals } = (await app.visitor.get(`hand_over/open/${code}`)).data;
  expect(animals).toMatchObject([{ papers: [] }]);
});

test('an amount that is none is said at its field, and nothing is offered', async () => {
  const { app, id } = await withFrida();
  await openScreen(`/pets/hand_over?ids=${id}`, { app, as: 3 });
  await fill('Price', 'much');
  await submit('Price');
  await settled(says('Enter an amount such as 18 or 18.50'));
  await fill('Price', '£40');
  await settled(says('Amounts are in EUR here'));
  expect(await newest(app)).toBeUndefined();
});

test('the price that stands there already says where it is from', async () => {
  const { app, id } = await withFrida();
  aSale(app.db, { pet_id: aPet(app.db), s_count: 2, total_price: 5000 });
  await openScreen(`/pets/hand_over?ids=${id}`, { app, as: 3 });
  await settled(says('Last time €25.00 each'));
});

test('three of a group go: the label stays, and the record goes on', async () => {
  const { app } = await withFrida();
  const id = aPet(app.db, { name: 'Slings', an_count: 5, tag: '7Q2VRM' });
  await openScreen(`/pets/hand_over?ids=${id}`, { app, as: 3 });
  await fill('How many go', '3');
  await settled(says('2 animals of Slings stay with you'));
  expect(pageText()).toContain('7Q2VRM stays with the group');
  await click(() => field('It was a sale: note price and buyer, too'));
  await submit('How many go');
  await settled(() => location.pathname === '/pets/hand_over/code');
  const { id: offered, code } = await newest(app);
  const open = (await app.as(4).get(`hand_over/open/${code}`)).data;
  expect(open.animals).toMatchObject([{ an_count: 3, tag: '' }]);
  await app.as(3).put('hand_over/finish', { id: offered });
  expect((await app.as(3).get(`pet/detail/${id}`)).data).toMatchObject({
    an_count: 2,
    archived: 0,
  });
});

test('several at once from the list: a price for each, one buyer, those on offer left out', async () => {
  const { app, id } = await withFrida();
  const rosa = aPet(app.db, { name: 'Rosa' });
  const offered = aPet(app.db, { name: 'Olga' });
  const open = await offer(app, [offered]);
  await openScreen('/pets', { app, as: 3 });
  await clickButton('Select');
  await clickButton(/^All/);
  await settled(says('3 selected'));
  await clickButton('More for 3 pets');
  await click(() => menuItem('Hand over'));
  await settled(says('Olga is on offer already.'));
  expect(heading()).toBe('Hand over 2 animals');
  expect(document.querySelector('.callout')?.getAttribute('href')).toBe(
    `/pets/hand_over/code?id=${open}`,
  );
  await fill('Price of Frida', '120');
  await fill('Price of Rosa', '30.50');
  await settled(says('€150.50 together'));
  await fill('Buyer', 'Eva');
  await submit('Buyer');
  await settled(() => location.pathname === '/pets/hand_over/code');
  await settled(says('Frida, Rosa'));
  await app.as(3).put('hand_over/finish', { id: (await newest(app)).id });
  const sales = (await app.as(3).get('sales/list')).data.rows;
  expect(
    sales
      .map((sale: { pet_id: number; total_price: number }) => [sale.pet_id, sale.total_price])
      .toSorted(),
  ).toEqual(
    [
      [id, 120],
      [rosa, 30.5],
    ].toSorted(),
  );
});

test('what was just offered is taken back with Undo', async () => {
  const { app } = await withFrida();
  aPet(app.db, { name: 'Rosa' });
  await openScreen('/pets', { app, as: 3 });
  await clickButton('Select');
  await clickButton(/^All/);
  await settled(says('2 selected'));
  await clickButton('More for 2 pets');
  await click(() => menuItem('Hand over'));
  await settled(() => heading() === 'Hand over 2 animals');
  await submit('Buyer');
  await settled(says('The hand-over of 2 animals is ready'));
  await settled(() => location.pathname === '/pets/hand_over/code');
  expect(await newest(app)).toMatchObject({ state: 'open' });
  await clickButton('Undo');
  await settled(() => !document.querySelector('.qr-code'));
  expect((await newest(app)).state).not.toBe('open');
});

test('one that is left of several has its name in the heading', async () => {
  const { app, id } = await withFrida();
  const others = ['Olga', 'Vera', 'Nyx', 'Togo'].map((name) => aPet(app.db, { name }));
  await offer(app, others);
  await openScreen(`/pets/hand_over?ids=[${[...others, id].join()}]`, { app, as: 3 });
  await settled(() => heading() === 'Hand over Frida');
  await settled(says('Olga, Vera, Nyx and 1 more are on offer already.'));
  expect(document.querySelectorAll('.callout').length).toBe(1);
});

test('a sale asks for the history, which then goes without a second sale', async () => {
  const { app, id } = await withFrida();
  await openScreen(`/inventory/sale/add?pet=${id}`, { app, as: 3 });
  await fill('Price', '99');
  await fill('Buyer', 'Eva');
  await click(() => field('Hand over the history, too'));
  await submit('Buyer');
  await settled(() => location.pathname === '/pets/hand_over');
  await settled(says('99.00, Eva: that stands in your book.'));
  expect(pageText()).not.toContain('It was a sale');
  await clickButton('Show the code');
  await settled(() => location.pathname === '/pets/hand_over/code');
  await app.as(3).put('hand_over/finish', { id: (await newest(app)).id });
  expect((await app.as(3).get('sales/list')).data.rows).toMatchObject([{ total_price: 99 }]);
  const { archived, handed_over } = (await app.as(3).get(`pet/detail/${id}`)).data;
  expect([archived, handed_over]).toEqual([1, 1]);
});

test('an animal that was sold before goes with its history, and no second sale', async () => {
  const { app, id } = await withFrida();
  await app.as(3).put('pet/archive', { id, archived: 1, reason: 'sold' });
  await openScreen(`/pets/hand_over?ids=${id}`, { app, as: 3 });
  await settled(says('All records stay in your archive.'));
  expect(pageText()).not.toContain('It was a sale');
  await clickButton('Show the code');
  await settled(() => location.pathname === '/pets/hand_over/code');
  expect((await newest(app)).pets).toMatchObject([{ id, name: 'Frida' }]);
});

test('it ends between the two calls of its page', async () => {
  const { app, id } = await withFrida();
  const offered = await offer(app, [id]);
  const handle = async (request: Request) => {
    if (request.url.includes('/hand_over/open/'))
      await app.as(3).put('hand_over/finish', { id: offered });
    return app.app.handle(request);
  };
  const late = Object.assign(Object.create(app.app) as TestApp['app'], { handle });
  await openScreen(`/pets/hand_over/code?id=${offered}`, { app: { ...app, app: late }, as: 3 });
  await settled(says('Frida has a new keeper.'));
  expect(dialogTexts()).toEqual([]);
});

test('taken back, after a question', async () => {
  const { app, id } = await withFrida();
  const offered = await offer(app, [id]);
  await openScreen(`/pets/hand_over/code?id=${offered}`, { app, as: 3 });
  await clickButton('Take back');
  await settled(() => dialogs().length === 1);
  await clickButton('Cancel');
  expect((await detail(app, offered)).state).toBe('open');
  await clickButton('Take back');
  await settled(() => dialogs().length === 1);
  await clickButton('Take back');
  await settled(says('Code and link lead nowhere any more.'));
  expect((await detail(app, offered)).state).toBe('withdrawn');
  expect((await app.as(3).get(`pet/detail/${id}`)).data.archived).toBe(0);
  await clickLink('Hand over again');
  await settled(() => heading() === 'Hand over Frida');
});

test('they have it: the animal is archived and says so', async () => {
  const { app, id } = await withFrida();
  const offered = await offer(app, [id]);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickLink(/^Offered since .*, waits$/);
  await clickButton('They have it');
  await settled(says('Do they have Frida?'));
  await clickButton('They have it');
  await settled(says('Frida has a new keeper.'));
  expect((await detail(app, offered)).state).toBe('taken');
  await clickLink('Frida');
  await settled(() => heading().startsWith('Frida'));
  await settled(says(/Handed over\d/));
  await settled(says('Archived'));
  await openMenu();
  expect([...document.querySelectorAll('.menu a')].map((one) => one.textContent)).not.toContain(
    'Hand over',
  );
});

test('somebody else takes over while the code is shown', async () => {
  const { app, id } = await withFrida();
  const offered = await offer(app, [id]);
  await openScreen(`/pets/hand_over/code?id=${offered}`, { app, as: 3 });
  await settled(says('Waits for the other side.'));
  const { code } = await detail(app, offered);
  await app.as(4).post('hand_over/taken', { code });
  await settled(says('Frida has a new keeper.'));
});

test('whose animal was deleted meanwhile has ended, on no day', async () => {
  const { app, id } = await withFrida();
  const offered = await offer(app, [id]);
  await app.as(3).delete('pet/delete', { id });
  await openScreen(`/pets/hand_over/code?id=${offered}`, { app, as: 3 });
  await settled(says('Nothing of it is left to hand over. Code and link lead nowhere any more.'));
  expect(heading()).toBe('Hand-over');
  await openScreen('/inventory', { app, as: 3 });
  const row = await settled(() => document.querySelector('[aria-label="Hand-overs"] a'));
  expect(row.textContent).toMatch(/^Hand-over/);
});

test('the inventory lists hand-overs that wait and that have ended', async () => {
  const { app, id } = await withFrida();
  const rosa = aPet(app.db, { name: 'Rosa' });
  await offer(app, [id]);
  const second = await offer(app, [rosa]);
  await app.as(3).delete('hand_over/delete', { id: second });
  await openScreen('/inventory', { app, as: 3 });
  await settled(says('Hand-overs'));
  const rows = () => [...document.querySelectorAll('[aria-label="Hand-overs"] a')];
  await settled(() => rows().length === 2);
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Rosa.*taken back/),
    expect.stringMatching(/Frida.*waits/),
  ]);
});

test('without animals, with another keeper’s, and with a hand-over that is none', async () => {
  const { app, id } = await withFrida();
  await openScreen('/pets/hand_over', { app, as: 3 });
  await settled(says('Which animals?'));
  await openScreen(`/pets/hand_over?ids=${id}`, { app, as: 4 });
  await settled(says('Which animals?'));
  const offered = await offer(app, [id]);
  await openScreen(`/pets/hand_over/code?id=${offered}`, { app, as: 4 });
  await settled(says('Hand-over not found'));
});

test('what can not be loaded can be tried again', async () => {
  const { app, id } = await withFrida();
  await openScreen(`/pets/hand_over?ids=${id}`, { app: failing(app, /hand_over/), as: 3 });
  await settled(() => dialogs().length === 1);
  await clickButton('Close');
  expect(await settled(() => button('Try again'))).toBeTruthy();
});
