import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import {
  button,
  clickButton,
  field,
  fill,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

test('words of a search become filters: females on rack B that refused', async () => {
  const app = createTestApp();
  const call = app.as(3);
  const room = (await call.post('place/add', { name: 'Cellar', kind: 'room' })).data.id;
  const rack = (await call.post('place/add', { name: 'Rack B', kind: 'rack', parent_id: room }))
    .data.id;
  const at = { place_id: rack };
  const ids = [
    aPet(app.db, { name: 'Ada', gender: 'f', ...at }),
    aPet(app.db, { name: 'Bob', gender: 'm', ...at }),
    aPet(app.db, { name: 'Cleo', gender: 'f' }),
  ];
  for (const id of ids)
    await call.post('pet/feeding/feed', { id, date_f: '2026-03-01', food: 'Dubia', progress: 2 });
  aPet(app.db, { name: 'Dora', gender: 'f', ...at });
  await openScreen('/pets', { app, as: 3 });
  await fill('Search pets', 'females on rack B that refused');
  await clickButton('Use as filters: Female · Cellar / Rack B · Refused last time');
  const names = () =>
    [...document.querySelectorAll('.pet-name a')].map((link) => link.textContent).join();
  await settled(() => names() === 'Ada');
  expect(pageText()).toContain('1 of 4');
  await settled(() => window.location.search === `?sex=f&place=${rack}&refused=1`);
});

test('days are filters, too: males not eaten for 2 weeks', async () => {
  const app = createTestApp();
  const [, fed] = [
    aPet(app.db, { name: 'Ada', gender: 'm' }),
    aPet(app.db, { name: 'Bob', gender: 'm' }),
  ];
  const today = new Date().toISOString().slice(0, 10);
  await app.as(3).post('pet/feeding/feed', { id: fed, date_f: today, food: '', progress: 0 });
  await openScreen('/pets', { app, as: 3 });
  await fill('Search pets', 'males not eaten for 2 weeks');
  await clickButton('Use as filters: Male · Not eaten for 14 days');
  await settled(() => window.location.search === '?sex=m&not_eaten=14');
});

test('a place beside other words of a search is offered as a filter', async () => {
  const app = createTestApp();
  const call = app.as(3);
  const rack = (await call.post('place/add', { name: 'Rack A', kind: 'rack' })).data.id;
  aPet(app.db, { name: 'Ada', place_id: rack });
  aPet(app.db, { name: 'Ada of rack b' });
  await openScreen('/pets', { app, as: 3 });
  await fill('Search pets', 'ada on rack a');
  await clickButton('Use as filters: Rack A');
  await settled(() => window.location.search === `?place=${rack}&search=ada`);
  await settled(() => pageText().includes('1 of 2'));
});

test('where no animal has the words Enter takes them as filters, which the empty list offers first', async () => {
  const app = createTestApp();
  const rack = (await app.as(3).post('place/add', { name: 'Rack B', kind: 'rack' })).data.id;
  aPet(app.db, { name: 'Ada', gender: 'f', place_id: rack });
  aPet(app.db, { name: 'Bob', gender: 'm', place_id: rack });
  await openScreen('/pets', { app, as: 3 });
  await fill('Search pets', 'females in rack b');
  const offers = () => [...document.querySelectorAll('.empty .button')].map(textOf);
  await settled(() => offers().join() === 'Use as filters: Female · Rack B,Show all');
  expect(pageText()).toContain('Enter takes the words as filters.');
  pressEnter();
  await settled(() => window.location.search === `?sex=f&place=${rack}`);
  await settled(() => pageText().includes('1 of 2'));
  window.history.back();
  await settled(() => offers().length === 2);
});

test('Enter takes no filters where animals have the words', async () => {
  const app = createTestApp();
  aPet(app.db, { name: 'Female in rack B', gender: 'f' });
  aPet(app.db, { name: 'Bob', gender: 'm' });
  await openScreen('/pets', { app, as: 3 });
  await fill('Search pets', 'female');
  await settled(() => button('Use as filters: Female'));
  pressEnter();
  expect(window.location.search).toBe('?search=female');
});

test('in the archive the words become filters of the archive', async () => {
  const app = createTestApp();
  const rosa = aPet(app.db, { name: 'Rosa', gender: 'f' });
  await app.as(3).put('pet/archive', { id: rosa, archived: 1, reason: 'died' });
  await openScreen('/pets?archived=true', { app, as: 3 });
  await fill('Search pets', 'females died');
  await settled(() => document.querySelector('.empty .button')?.textContent?.includes('Female'));
  pressEnter();
  await settled(() => window.location.search.startsWith('?archived=true&sex=f'));
});

function pressEnter(): void {
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  field('Search pets').dispatchEvent(new KeyboardEvent('keydown', enter));
}
