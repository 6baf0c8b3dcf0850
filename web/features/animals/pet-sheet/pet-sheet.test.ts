import { afterEach, beforeEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
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
