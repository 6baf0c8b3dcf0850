import { afterEach, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPicture, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import {
  button,
  click,
  clickButton,
  clickLink,
  dialogs,
  pageText,
  says,
  settled,
  tab,
  textOf,
} from '#web/testing/screen.ts';

withoutDevice();
afterEach(closeScreen);

const feed = (app: TestApp, id: number, ago: number, progress: 0 | 2) =>
  app
    .as(3)
    .post('pet/feeding/feed', { id, date_f: addDays(today(), -ago), food: 'Dubia', progress });
const vitals = () => [...document.querySelectorAll('.vitals dd')].map(textOf);
const inSheet = () => [...document.querySelectorAll('dialog .menu > *')].map(textOf);

test('a phone shows who it is, what decides, and the history at once', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  for (const [ago, size] of [
    [200, 3],
    [90, 4.5],
  ])
    await app.as(3).post('pet/molt/add', { id, date_mt: addDays(today(), -(ago ?? 0)), size });
  await feed(app, id, 12, 0);
  await feed(app, id, 5, 2);
  await feed(app, id, 2, 2);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(() => document.querySelector('.ledger'));
  await settled(() => vitals()[2]?.includes('+1.5'));
  expect(vitals()[0]).toMatch(/^12dDubia, /);
  expect(vitals()[1]).toMatch(/^2xsince /);
  expect(vitals()[2]).toMatch(/^3 mo/);
  expect(textOf(document.querySelector('.ledger .entry-content') as HTMLElement)).toBe(
    'Refused Dubia',
  );
});

test('the leaves hold the rest, and stay open when one comes back', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa', notes: 'Kicks hairs' });
  await feed(app, id, 3, 0);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('Fed Dubia'));
  expect(says('Kicks hairs')()).toBe(false);
  await click(tab('About'));
  await settled(says('Kicks hairs'));
  await settled(() => location.search.includes('leaf=about'));
  expect(says('Fed Dubia')()).toBe(false);
  await click(tab('Growth'));
  await settled(says('Feeding rhythm'));
});

test('the leaf of the pictures says how many there are', async () => {
  const app = createTestApp();
  const [none, some] = [aPet(app.db), aPet(app.db, { has_img: 1, img_version: 1 })];
  aPicture(app.db, { id: some, img_version: 2 });
  const words = async () => textOf(await settled(tab('Pictures')));
  await openScreen(`/pets/details?id=${none}`, { app, as: 3 });
  expect(await words()).toBe('Pictures');
  closeScreen();
  await openScreen(`/pets/details?id=${some}`, { app, as: 3 });
  await settled(async () => (await words()) === 'Pictures 2');
});

test('one More holds everything else that can be done with the animal', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  const open = () =>
    click(() => document.querySelector('.record-bar [aria-haspopup=dialog]') as HTMLElement);
  await open();
  await settled(() => dialogs()[0]);
  for (const name of ['Offered', 'Pre-molt', 'Event', 'Picture', 'Edit', 'Sell', 'Hand over'])
    expect(inSheet()).toContain(name);
  await clickButton('Pre-molt');
  await settled(says('Rosa: pre-molt'));
  expect((await app.as(3).get(`pet/detail/${id}`)).data.pre_molt).toBe(today());
  await open();
  await clickButton('Offered');
  await settled(() => button('Save offer'));
});

test('the growth of a reptile begins with its weights, and says each value', async () => {
  const app = createTestApp();
  const sc_id = speciesId(app.db, 'Python regius');
  const id = aPet(app.db, { name: 'Juno', sc_id });
  for (const [ago, value] of [
    [14, 1400],
    [7, 1394],
    [0, 1412],
  ])
    await app.as(3).post('pet/measurement/add', {
      ...{ id, kind: 'weight', value, date_ms: addDays(today(), -(ago ?? 0)) },
    });
  await openScreen(`/pets/details?id=${id}&leaf=growth`, { app, as: 3 });
  await settled(() => vitals()[0]?.includes('+18'));
  expect(vitals()[0]).toStartWith('1412 g');
  const probe = await settled(() => document.querySelector<HTMLInputElement>('.chart-probe input'));
  probe.focus();
  await settled(() => probe.getAttribute('aria-valuetext')?.startsWith('1412 g, '));
  expect(probe.getAttribute('aria-valuetext')).toContain('+18 g after 7 days');
});

test('an archived animal keeps its More, and records nothing', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa', archived: 1 });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await click(() => document.querySelector('main header [aria-haspopup=dialog]') as HTMLElement);
  await clickButton('Take out of the archive');
  await settled(() => document.querySelector('.record-bar'));
  expect((await app.as(3).get(`pet/detail/${id}`)).data.archived).toBe(0);
});

test('the scanned page sells without a way round', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  await openScreen(`/p/${id}`, { app, as: 3 });
  await settled(says('Hand over'));
  await clickButton(/^Sell/);
  await settled(says('Sell Rosa'));
  await clickButton(/^Sell$/);
  await settled(() => dialogs().length === 0 && pageText().includes('archived'));
  expect((await app.as(3).get('sales/list')).data.count).toBe(1);
});

test('the sheet with its label leads back to the animal', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton('More');
  await clickLink('Label');
  await clickLink('Back');
  await settled(() => location.pathname === '/pets/details' && location.search === `?id=${id}`);
});
