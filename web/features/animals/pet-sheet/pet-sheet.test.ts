import { afterEach, beforeEach, expect, test } from 'bun:test';
import { aPaper } from '#src/testing/papers.ts';
import { aPet, aPicture } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { clickButton, heading, pageText, says, settled, textOf } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

atDesk();
withoutDevice();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

/** What each table of the sheet says, row by row. */
const rowsOf = (title: string) =>
  [...document.querySelectorAll(`table[aria-label="${title}"] tbody tr`)].map((row) =>
    [...row.children].map((cell) => textOf(cell as HTMLElement)),
  );

async function aWholeAnimal() {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa', kept_since: '2024-05-01', notes: 'Bites' });
  const { get, post, put } = app.as(3);
  await post('purchases/add', {
    ...{ pet_id: id, date: '2024-05-01', seller: 'Exotics Ltd', price: 1234, currency: 'EUR' },
  });
  await post('pet/molt/add', { id, date_mt: '2025-01-05', size: 5.08, outcome: 'stuck' });
  await post('pet/measurement/add', { id, date_ms: '2025-02-01', kind: 'weight', value: 14 });
  await post('pet/feeding/feed', { id, food: 'Dubia', date_f: '2025-02-02', progress: 0 });
  await post('pet/events/add', { id, date_ev: '2025-03-01', event: 'Mites treated' });
  const { id: place } = (await post('place/add', { name: 'Bedroom', kind: 'room' })).data;
  await put('pet/move', { ids: [id], place_id: place });
  expect((await get(`pet/detail/${id}`)).data.place).toBe('Bedroom');
  return { app, id };
}

test('says everything of an animal but its place and its price', async () => {
  const { app, id } = await aWholeAnimal();
  await openScreen(`/pets/print?id=${id}`, { app, as: 3 });
  await settled(says('Mites treated'));
  expect(heading()).toBe('Rosa');
  expect(rowsOf('Growth')).toEqual([
    ['1 Feb 2025', '14 g', '', ''],
    ['5 Jan 2025', '', '5.08 cm', 'Molted, Stuck'],
  ]);
  expect(rowsOf('Feedings')).toEqual([['2 Feb 2025', 'Dubia', 'Fed']]);
  expect(rowsOf('Events')).toEqual([['1 Mar 2025', 'Mites treated']]);
  for (const words of ['Bites', 'from Exotics Ltd', 'Kept since1 May 2024', 'None noted'])
    expect(pageText()).toContain(words);
  expect(pageText()).not.toContain('Bedroom');
  expect(pageText()).not.toContain('1,234');
});

test('names its papers, among its facts that of CITES, and shows a few of its pictures', async () => {
  const { app, id } = await aWholeAnimal();
  await openScreen(`/pets/print?id=${id}`, { app, as: 3 });
  await settled(says('Mites treated'));
  expect(document.querySelector('table[aria-label="Papers"], .sheet-film')).toBeNull();
  closeScreen();
  await aPaper(app, { pet_id: id }, 'Invoice');
  await aPaper(app, { pet_id: id }, 'CITES II, annex B');
  aPicture(app.db, { id, img_version: 7 }, { day: '2024-06-01' });
  aPicture(app.db, { id, img_version: 8 }, { day: '2025-06-01', caption: 'On cork' });
  await openScreen(`/pets/print?id=${id}`, { app, as: 3 });
  await settled(says('Mites treated'));
  const names = rowsOf('Papers').map(([, name]) => name);
  expect(names.toSorted()).toEqual(['CITES II, annex B (PDF)', 'Invoice (PDF)']);
  const facts = [...document.querySelectorAll('dt')].map((dt) => [
    dt.textContent,
    dt.nextElementSibling?.textContent,
  ]);
  expect(facts).toContainEqual(['CITES', 'CITES II, annex B']);
  const film = [...document.querySelectorAll('.sheet-film li')];
  expect(film.map((one) => one.textContent)).toEqual(['1 Jun 2024', '1 Jun 2025']);
  expect(film[1]?.querySelector('img')?.alt).toStartWith('On cork');
  expect(pageText()).not.toContain('Made without a network');
});

/** Its papers and pictures can't be asked for while the network is away. */
function serveAway({ app }: TestApp, isAway: () => boolean): void {
  serve((request) => {
    if (isAway() && /document|picture/.test(request.url)) throw new TypeError('Failed to fetch');
    return app.handle(request);
  });
}

test('says without a network what it lacks', async () => {
  const { app, id } = await aWholeAnimal();
  await aPaper(app, { pet_id: id }, 'Invoice');
  const open = openScreen(`/pets/print?id=${id}`, { app, as: 3 });
  let isAway = true;
  serveAway(app, () => isAway);
  await open;
  await settled(
    says('Made without a network: its papers and further pictures are not on this sheet.'),
  );
  expect(pageText()).toContain('Mites treated');
  isAway = false;
  await clickButton('Try again');
  await settled(() => rowsOf('Papers').length === 1);
  expect(pageText()).not.toContain('Made without a network');
});

test('keeps no page for events where there are none', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  await openScreen(`/pets/print?id=${id}`, { app, as: 3 });
  await settled(says('None noted'));
  expect(pageText()).not.toContain('Events');
});

test('is in the units of its keeper', async () => {
  const { app, id } = await aWholeAnimal();
  const conf_val = JSON.stringify({ length: 'in', weight: 'oz' });
  await app.as(3).post('user_config/set', { conf_key: 'units', conf_val });
  await openScreen(`/pets/print?id=${id}`, { app, as: 3 });
  await settled(says('2 in'));
  expect(rowsOf('Growth')[0]?.[1]).toBe('0.49 oz');
});

test('prints on a click, and is one of the actions of an animal', async () => {
  const { app, id } = await aWholeAnimal();
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('Mites treated'));
  await clickButton('More');
  const link = await settled(() =>
    document.querySelector<HTMLAnchorElement>(`a[href="/pets/print?id=${id}"]`),
  );
  link.click();
  await settled(says('As of'));
  let printed = 0;
  window.print = () => void printed++;
  await clickButton('Print');
  expect(printed).toBe(1);
});

test('is only for its keeper', async () => {
  const { app, id } = await aWholeAnimal();
  await openScreen(`/pets/print?id=${id}`, { app, as: 4 });
  await settled(() => heading() === 'Pet not found');
});

test('has a heading and a way to try again where the animal could not be loaded', async () => {
  const { app, id } = await aWholeAnimal();
  const open = openScreen(`/pets/print?id=${id}`, { app, as: 3 });
  serve(() => Response.json({ status: false, error: 'Broken', code: 'x' }, { status: 500 }));
  await open;
  await settled(() => heading() === 'Pets');
  await clickButton('Close');
  serve((request) => app.app.handle(request));
  await clickButton('Try again');
  await settled(() => heading() === 'Rosa');
});
