import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import {
  clickButton,
  dialogTexts,
  dialogs,
  heading,
  settled,
  textOf,
} from '#web/testing/screen.ts';

import { speak } from '#web/texts/texts.ts';

afterEach(() => speak('en'));
afterEach(closeScreen);

const input = () => document.querySelector<HTMLInputElement>('.pal-input');
const options = () => [...document.querySelectorAll('.pal-option')].map(textOf);
const current = () => {
  const id = input()?.getAttribute('aria-activedescendant');
  return id ? textOf(document.getElementById(id)!) : null;
};
const marks = () => [...document.querySelectorAll('.palette mark')].map(textOf);

/** Presses a key where the focus is; returns whether the page has used it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  return !target.dispatchEvent(event);
}

async function typeInPalette(text: string): Promise<void> {
  const field = await settled(input);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens a page of a keeper with three animals, and the palette over it. */
async function openPalette() {
  const app = createTestApp();
  const ids = [
    aPet(app.db, { name: 'Rosalía' }),
    aPet(app.db, { name: 'Emil', notes: 'A red mark on the left palp' }),
    aPet(app.db, { name: 'Redi', tag: 'K7QM2X' }),
  ];
  const place = await app.as(3).post('place/add', { name: 'Rack Q', kind: 'rack' });
  await app.as(3).put('pet/move', { ids: [ids[2]], place_id: place.data.id });
  await openScreen('/pets', { app, as: 3 });
  await clickButton(/^Find or go to/);
  await settled(input);
  return { app, ids };
}

describe('the palette', () => {
  test.each([
    ['feeding round', 'Feeding'],
    ['start feeding', 'Feeding'],
    ['weigh', 'Feeding'],
    ['weight', 'Feeding'],
    ['growth', 'Statistics'],
    ['sell', 'Record a sale'],
    ['buy', 'Record a purchase'],
    ['price', 'Record a sale'],
    ['backup', 'Your data'],
    ['export', 'Your data'],
    ['csv', 'Your data'],
    ['password', 'Settings'],
    ['log out', 'Settings'],
    ['help', 'User guide'],
    ['paste', 'Paste a list'],
  ])('finds by %p the page that does it', async (typed, page) => {
    await openPalette();
    await typeInPalette(typed);
    await settled(() => options().some((one) => one.startsWith(page)));
  });

  test.each([
    ['füttern', 'Füttern'],
    ['wiegen', 'Füttern'],
    ['Wachstum', 'Statistik'],
    ['verkaufen', 'Verkauf eintragen'],
    ['kaufen', 'Kauf eintragen'],
    ['Preis', 'Verkauf eintragen'],
    ['Sicherung', 'Eigene Daten'],
    ['abmelden', 'Einstellungen'],
  ])('finds in German by %p the page that does it', async (typed, page) => {
    await openPalette();
    await speak('de');
    await typeInPalette(typed);
    await settled(() => options().some((one) => one.startsWith(page)));
  });

  test.each(['porteri', 'G. porteri', 'Grammostola porteri'])(
    'finds animals by %p, a former name of their species, and says so',
    async (typed) => {
      const { app } = await openPalette();
      aPet(app.db, { name: 'Chile', sc_id: speciesId(app.db, 'Grammostola rosea') });
      await openScreen('/pets', { app, as: 3 });
      await clickButton(/^Find or go to/);
      await typeInPalette(typed);
      await settled(() => options()[0]?.startsWith('Chile'));
      const [animal, kind] = options();
      expect(animal).toContain('rosea, formerly Grammostola porteri, Chilean Rose');
      expect(kind).toContain('Grammostola rosea formerly Grammostola porteri, Chilean Rose, ');
      expect(marks()).toContain('porteri');
    },
  );

  test('finds a species of the keeper by a name of another language, which its animals do not show', async () => {
    await openPalette();
    await typeInPalette('rotknie');
    const option = await settled(() =>
      options().find((one) => one.startsWith('Brachypelma hamorii')),
    );
    expect(option).toContain('Mexican Redknee');
    expect(option).toContain('3');
  });

  test('finds animals by name, number, tag and notes, and underlines what was typed', async () => {
    const { ids } = await openPalette();
    await typeInPalette('red');
    await settled(() => options()[0]?.startsWith('Redi'));
    expect(marks().slice(0, 1)).toEqual(['Red']);
    await typeInPalette('palp');
    await settled(() => options()[0]?.includes('Note: “A red mark on the left palp”'));
    expect(marks().slice(0, 1)).toEqual(['palp']);
    await typeInPalette(`#${ids[1]}`);
    await settled(() => options()[0]?.startsWith('Emil'));
    await typeInPalette('k7qm2x');
    await settled(() => options()[0]?.startsWith('Redi'));
    await typeInPalette('rack q');
    await settled(() => options()[1]?.startsWith('Redi'));
    expect(marks()).toEqual(['Rack', 'Q', 'Rack', 'Q']);
    await typeInPalette('nobody is called so');
    await settled(() => textOf(dialogs()[0]!).includes('Nothing is called “nobody is called so”'));
    expect(input()?.hasAttribute('aria-activedescendant')).toBe(false);
  });

  test('says the rack and the shelf of an animal, and the room where it was looked for or is needed', async () => {
    const app = createTestApp();
    const add = async (name: string, kind: string, parent_id?: number): Promise<number> =>
      (await app.as(3).post('place/add', { name, kind, parent_id })).data.id;
    const [cellar, attic] = [await add('Cellar', 'room'), await add('Attic', 'room')];
    const racks = [
      ['Rack A', cellar] as const,
      ['Rack B', cellar] as const,
      ['Rack B', attic] as const,
    ];
    for (const [at, [rack, room]] of racks.entries()) {
      const place_id = await add('Shelf 1', 'shelf', await add(rack, 'rack', room));
      await app.as(3).put('pet/move', { ids: [aPet(app.db, { name: `Zora ${at}` })], place_id });
    }
    await openScreen('/pets', { app, as: 3 });
    await clickButton(/^Find or go to/);
    const where = () => [...document.querySelectorAll('.pal-where')].map(textOf);
    await typeInPalette('zora');
    await settled(() => where().length === 3);
    expect(where()).toEqual([
      ', Rack A / Shelf 1',
      ', Cellar / Rack B / Shelf 1',
      ', Attic / Rack B / Shelf 1',
    ]);
    await typeInPalette('zora cellar');
    await settled(() => where().length === 2);
    expect(where()[0]).toBe(', Cellar / Rack A / Shelf 1');
  });

  test('finds the animals of a misspelled species where nothing is called so', async () => {
    await openPalette();
    await typeInPalette('brachipelma');
    await settled(() => options()[0]?.startsWith('Rosalía'));
    expect(options()[3]).toStartWith('Brachypelma hamorii');
    await typeInPalette('nobody is called so');
    await settled(() => options().length === 0);
  });

  test('what is typed before it is there presses no key of the page', async () => {
    const app = createTestApp();
    aPet(app.db, { name: 'Rosalía' });
    await openScreen('/pets', { app, as: 3 });
    await settled(() => document.querySelector('[data-pet]'));
    // its keys come a moment after the list
    await settled(() => press('j'));
    await settled(() => document.activeElement?.closest('[data-pet]'));
    expect(press('k', { ctrlKey: true })).toBe(true);
    expect(['r', 'e'].map((key) => press(key))).toEqual([false, false]);
    await settled(input);
    expect(heading()).toBe('Pets');
    expect(dialogs()).toHaveLength(1);
  });

  test('opens what is chosen with Enter, and shows it among the recent ones next time', async () => {
    await openPalette();
    await typeInPalette('rosalia');
    await settled(() => current()?.startsWith('Rosalía'));
    press('Enter');
    await settled(() => heading().startsWith('Rosalía'));
    expect(dialogTexts()).toEqual([]);
    await clickButton(/^Find or go to/);
    await settled(() => options()[0]?.startsWith('Rosalía'));
    expect(textOf(document.querySelector('.pal-head')!)).toBe('Looked at last');
  });

  test('finds places by their name, and opens the one that is chosen', async () => {
    await openPalette();
    await typeInPalette('rack');
    const place = await settled(() =>
      [...document.querySelectorAll<HTMLElement>('.pal-option')].find((option) =>
        textOf(option).startsWith('Rack Q'),
      ),
    );
    place.click();
    await settled(() => window.location.pathname === '/places/details');
    await settled(() => heading().startsWith('Rack Q'));
  });

  test('a place that is called as typed comes before the animals in it and elsewhere', async () => {
    const { app, ids } = await openPalette();
    const add = async (place: object) => (await app.as(3).post('place/add', place)).data.id;
    const rack = await add({ name: 'Rack E', kind: 'rack' });
    const shelf = await add({ name: 'Shelf 1', kind: 'shelf', parent_id: rack });
    await add({ name: 'Rack R', kind: 'rack', tag: 'E7QM2X' });
    await app.as(3).put('pet/move', { ids: [ids[1]], place_id: shelf });
    await closeScreen();
    await openScreen('/pets', { app, as: 3 });
    await clickButton(/^Find or go to/);
    await typeInPalette('Rack E');
    await settled(() => options()[0]?.startsWith('Rack E') && options()[2]?.startsWith('Emil'));
    // a letter is no part of a tag: 'E…' of another rack
    expect(options().filter((one) => one.includes('Rack R'))).toEqual([]);
    await typeInPalette('rack e shelf 1');
    await settled(() => options()[0]?.startsWith('Shelf 1'));
  });

  test('goes to pages and does actions', async () => {
    await openPalette();
    await typeInPalette('stock book');
    await settled(() => current()?.startsWith('Stock book'));
    press('Enter');
    await settled(() => window.location.pathname === '/inventory/stock_book');
    await clickButton(/^Find or go to/);
    await typeInPalette('red lamp');
    await settled(() => current()?.startsWith('Light: Red lamp'));
    press('Enter');
    await settled(() => document.documentElement.dataset['theme'] === 'red');
  });

  test('finds the pages of the administration by name and by what they hold, for the administrator alone', async () => {
    const app = createTestApp();
    await openScreen('/pets', { app, as: 2 });
    await clickButton(/^Find or go to/);
    await typeInPalette('backup');
    await settled(() => current()?.startsWith('System'));
    await typeInPalette('invit');
    await settled(() => current()?.startsWith('System'));
    press('Enter');
    await settled(() => window.location.pathname === '/admin/system');
    closeScreen();
    await openPalette();
    await typeInPalette('invit');
    await settled(() => textOf(document.querySelector('.palette')!).includes('Nothing is called'));
  });

  test('moves with the arrows, and shows with Tab what can be done with an animal', async () => {
    await openPalette();
    await typeInPalette('r');
    const first = await settled(() => options().find((text) => text.startsWith('Rosalía')));
    expect(current()).toBe(first);
    expect(press('ArrowDown')).toBe(true);
    await settled(() => current() !== first);
    press('ArrowUp');
    await settled(() => current() === first);
    expect(press('Tab')).toBe(true);
    await settled(() => current()?.startsWith('Open its page'));
    await typeInPalette('refused');
    await settled(() => current()?.includes('refused'));
    press('Escape');
    await settled(() => options().length > 2 && input()?.value === '');
    expect(dialogs()).toHaveLength(1);
  });

  test('records what was fed over any page', async () => {
    const { app, ids } = await openPalette();
    await typeInPalette('rosalia feed');
    await settled(() => textOf(dialogs()[0]!).includes('Nothing is called'));
    await typeInPalette('rosalia');
    await settled(() => options().some((text) => text.startsWith('Feed Rosalía')));
    const at = options().findIndex((text) => text.startsWith('Feed Rosalía'));
    document.querySelectorAll<HTMLElement>('.pal-option')[at]?.click();
    await settled(() => textOf(dialogs()[0]!).startsWith('Feed Rosalía'));
    await clickButton('Save feeding');
    await settled(async () => {
      const { data } = await app.as(3).get('pet/timeline', { id: ids[0] });
      return data.rows.length === 1;
    });
  });
});

describe('single keys', () => {
  test('list themselves, and can be turned off', async () => {
    const app = createTestApp();
    aPet(app.db, { name: 'Ada' });
    await openScreen('/pets', { app, as: 3 });
    await settled(() => press('?', { shiftKey: true }));
    await settled(() => textOf(dialogs()[0]!).startsWith('Shortcuts'));
    document.querySelector<HTMLInputElement>('dialog input[role="switch"]')?.click();
    await clickButton('Close');
    await settled(() => dialogs().length === 0);
    expect(press('?', { shiftKey: true })).toBe(false);
    expect(press('k', { ctrlKey: true })).toBe(true);
    await settled(input);
  });
});

test('words that name several filters lead to the list with them', async () => {
  const app = createTestApp();
  const place = await app.as(3).post('place/add', { name: 'Rack Q', kind: 'rack' });
  for (const gender of ['f', 'm'] as const) aPet(app.db, { gender, place_id: place.data.id });
  const id = aPet(app.db, { gender: 'f' });
  const refused = { date_f: '2026-03-01', food: 'Dubia', progress: 2 };
  await app.as(3).post('pet/feeding/feed', { id, ...refused });
  await openScreen('/pets', { app, as: 3 });
  await clickButton(/^Find or go to/);
  await settled(input);
  await typeInPalette('females');
  await settled(() => options()[0]?.startsWith('Show Female'));
  await typeInPalette('refused');
  await settled(() => options()[0]?.startsWith('Show Refused last time'));
  await typeInPalette('females on rack q');
  await settled(() => options()[0]?.startsWith('Show Female · Rack Q'));
  press('Enter');
  await settled(() => /sex=f&place=\d+/.test(window.location.search));
  await settled(() => document.querySelectorAll('.pet').length === 1);
});
