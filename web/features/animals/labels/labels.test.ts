import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { and, eq } from 'drizzle-orm';
import { navigate } from 'wouter/use-browser-location';
import { userConfig } from '#src/db/schema.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { api } from '#web/lib/api.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { serve } from '#web/testing/serve.ts';
import {
  button,
  click,
  clickButton,
  clickLink,
  dialogs,
  eventually,
  field,
  fill,
  link,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';

atDesk();

afterEach(closeScreen);

const pictures = () => document.querySelectorAll('.label-page .label-face');
const choice = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`);
  if (!found) throw new Error(`There is no choice ${value}`);
  return found;
};

function stored(app: TestApp, conf_key: string) {
  const row = app.db
    .select({ conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(and(eq(userConfig.uid, 3), eq(userConfig.conf_key, conf_key)))
    .get();
  return row && JSON.parse(row.conf_val);
}

function collection() {
  const app = createTestApp({ env: { PUBLIC_URL: 'https://keep.example.org' } });
  const rosalia = aPet(app.db, { name: 'Rosalía', gender: 'f' });
  const nyx = aPet(app.db, { name: 'Nyx', sc_id: speciesId(app.db, 'Grammostola pulchra') });
  const atlas = aPet(app.db, { name: 'Atlas' });
  const plan = aPlan(app.db, { fp_name: 'Weekly' }, [nyx, atlas]);
  return { app, rosalia, nyx, atlas, plan };
}

describe('choosing animals for labels', () => {
  test('starts with all of them, and remembers who that is', async () => {
    const { app, rosalia, nyx, atlas } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await settled(() => pictures().length === 3);
    expect(pageText()).toContain('3 labels on one sheet. The next free place is 4.');
    await settled(() => stored(app, 'label_pets')?.length === 3);
    expect(stored(app, 'label_pets').toSorted()).toEqual([rosalia, nyx, atlas].toSorted());
  });

  test('keeps nothing for the network because they were looked at without one', async () => {
    const { app } = collection();
    await openScreen('/about', { app, as: 3 });
    const tasks = await settled(deviceTasks);
    await settled(() => tasks.device.collection);
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await api.species.list.get({ query: {} });
    navigate('/pets/labels');
    await settled(() => pictures().length === 3);
    expect(tasks.device.queue).toEqual([]);
    serve((request) => app.app.handle(request));
    await tasks.sync.now();
    await settled(() => stored(app, 'label_pets')?.length === 3);
  });

  test('prints when an animal molted, and of a reptile when it shed', async () => {
    const app = createTestApp({ env: { PUBLIC_URL: 'https://keep.example.org' } });
    const spider = aPet(app.db, { name: 'Rosa' });
    const snake = aPet(app.db, { name: 'Juno', sc_id: speciesId(app.db, 'Python regius') });
    for (const id of [spider, snake])
      await app.as(3).post('pet/molt/add', { id, date_mt: '2026-02-01', size: null });
    await openScreen('/pets/labels', { app, as: 3 });
    await settled(() => pictures().length === 2);
    await click(() => field('Last molt'));
    await settled(() => pageText().includes('molt 2026-02-01'));
    expect(pageText()).toContain('shed 2026-02-01');
  });

  test('by plan and by species', async () => {
    const { app, nyx, atlas, plan } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await click(() => choice('plan'));
    await settled(() => /Weekly \(2\)/.test(pageText()));
    await fill('Plan', String(plan));
    await settled(() => pictures().length === 2);
    await settled(() => stored(app, 'label_settings')?.who.by === 'plan');
    await eventually(() => {
      expect(stored(app, 'label_pets').toSorted()).toEqual([nyx, atlas].toSorted());
    });

    await openScreen('/pets/labels', { app, as: 3 });
    await settled(() => pictures().length === 2);
    expect(choice('plan').checked).toBe(true);
    await click(() => choice('species'));
    await settled(() => document.querySelector('input[role="combobox"]'));
    await fill('Species', 'pulchra');
    await click(() => document.querySelector<HTMLElement>('[role="option"]') as HTMLElement);
    await settled(() => pictures().length === 1);
    await settled(() => stored(app, 'label_pets').join() === String(nyx));
    await settled(() => stored(app, 'label_settings')?.who.by === 'species');
  });

  test('one by one, down to none and back to all', async () => {
    const { app, nyx } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await clickButton('Take Rosalía off the sheet');
    await clickButton('Take Atlas off the sheet');
    await settled(() => pictures().length === 1);
    expect(choice('picked').checked).toBe(true);
    await settled(() => stored(app, 'label_pets')?.length === 1);
    expect(stored(app, 'label_pets')).toEqual([nyx]);
    await clickButton('Clear all');
    await settled(() => /No animal is chosen/.test(pageText()));
    expect(() => link('Print')).toThrow();
    await clickButton('Take all animals');
    await settled(() => pictures().length === 3);
  });

  test('one after the other, found by some words of its names', async () => {
    const { app } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await clickButton('Clear all');
    await settled(() => document.querySelector('input[role="combobox"]'));
    const found = () => [...document.querySelectorAll('[role="option"]')].map(textOf).join();
    await fill('Add an animal', 'b. ham ros');
    await settled(() => /^Rosalía[^,]*$/.test(found()));
    await fill('Add an animal', 'pulch gram');
    await settled(() => /^Nyx[^,]*$/.test(found()));
  });

  test('of one animal, from its page, leaves the keeper’s own choice alone', async () => {
    const { app, rosalia, nyx } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await settled(() => stored(app, 'label_pets'));
    await openScreen(`/pets/details?id=${rosalia}`, { app, as: 3 });
    await clickLink('Label');
    await settled(() => /Only this animal, for now/.test(pageText()));
    expect(link('Print').getAttribute('href')).toBe(`/pets/labels/print?ids=${rosalia}`);
    expect(stored(app, 'label_pets')).toContain(nyx);
    await clickLink('Back to your own choice');
    await settled(() => pictures().length === 3);
  });

  test('of deleted and foreign animals says how many are gone, and goes on with the rest', async () => {
    const { app, rosalia, nyx } = collection();
    const foreign = aPet(app.db, { uid: 4, name: 'Foreign' });
    await openScreen(`/pets/labels?ids=${foreign},${rosalia},999999,${nyx}`, { app, as: 3 });
    await settled(() => pictures().length === 2);
    expect(pageText()).toContain('2 of the chosen animals no longer exist.');
    expect(pageText()).toContain('Only these 2 animals, for now.');
    expect(dialogs()).toHaveLength(0);
    await clickButton('Take Nyx off the sheet');
    await settled(() => /Only this animal, for now/.test(pageText()));
    expect(pageText()).not.toContain('no longer');
    await openScreen(`/pets/labels/print?ids=${rosalia},999999`, { app, as: 3 });
    await settled(() => pictures().length === 1);
    expect(pageText()).toContain('One of the chosen animals no longer exists.');
  });

  test.each(['labels', 'labels/print'])(
    'of nobody who is left leads on, at pets/%s',
    async (page) => {
      const { app } = collection();
      const foreign = aPet(app.db, { uid: 4, name: 'Foreign' });
      await openScreen(`/pets/${page}?ids=[${foreign}]`, { app, as: 3 });
      await settled(() => /This animal no longer exists/.test(pageText()));
      expect(pageText()).not.toContain('Foreign');
      expect(dialogs()).toHaveLength(0);
      await clickLink('Choose animals');
      await settled(() => pictures().length === 3);
    },
  );

  test('without any animal says so, and where to add one', async () => {
    const app = createTestApp();
    await openScreen('/pets/labels', { app, as: 3 });
    await settled(() => link('Add pet'));
    expect(pageText()).toContain('No animals yet');
  });
});

describe('what stands on a label', () => {
  test('is chosen and ordered, and remembered', async () => {
    const { app } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await click(() => field('Common name'));
    await clickButton('Move Scientific name up');
    await clickButton('More: Text size, %');
    await click(() => field('QR code'));
    await settled(() => stored(app, 'label_settings')?.designs.enclosure?.qr === false);
    const { order, shown, text, qr } = stored(app, 'label_settings').designs.enclosure;
    expect(order.slice(0, 2)).toEqual(['sc_name', 'name']);
    expect(shown).not.toContain('cm_name');
    expect([text, qr]).toEqual([110, false]);
    expect(document.querySelector('.label-code')).toBe(null);
    const first = document.querySelector('.label-face text');
    expect(first?.textContent).toBe('Brachypelma hamorii');
  });

  test('is the price on a tag: one for all, and one of its own', async () => {
    const { app, nyx } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await click(() => choice('tag'));
    await fill('Price for all', '18');
    await fill('Price of Nyx', '120,50');
    await settled(() => /€120\.50/.test(pageText()) && /€18\.00/.test(pageText()));
    await settled(() => stored(app, 'label_settings')?.prices?.[nyx]);
    expect(stored(app, 'label_settings')).toMatchObject({
      use: 'tag',
      price_all: 1800,
      prices: { [nyx]: 12_050 },
    });
    await fill('Price of Nyx', '');
    await settled(() => !/€120\.50/.test(pageText()));
  });
});

describe('the paper', () => {
  test('can be a used sheet, shifted by a tenth', async () => {
    const { app } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await fill('Sheet or roll', 'L7651');
    await fill('Start at label', '64');
    await clickButton('More: Shift to the right, mm');
    await fill('Shift down, mm', '-0,4');
    await settled(() => /3 labels on 2 sheets\. The next free place is 2\./.test(pageText()));
    await settled(() => stored(app, 'label_settings')?.nudges.L7651?.y);
    expect(stored(app, 'label_settings').nudges).toEqual({ L7651: { x: 0.1, y: -0.4 } });
    expect(stored(app, 'label_settings').designs.enclosure).toMatchObject({
      sheet: 'L7651',
      start: 64,
    });
  });

  test('too small for a code says so and leaves it out', async () => {
    const { app } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await fill('Sheet or roll', 'L4731');
    await settled(() => /This label is too small for a QR code/.test(pageText()));
    expect(document.querySelector('.label-code')).toBe(null);
  });

  test('can be of the keeper’s own size, which is checked and kept', async () => {
    const { app } = collection();
    await openScreen('/pets/labels', { app, as: 3 });
    await fill('Sheet or roll', 'new');
    await fill('Name', 'Remnants');
    await fill('Labels across', '4');
    await clickButton('Save size');
    await settled(() => /The labels are wider than the paper/.test(pageText()));
    await fill('Width of a label', '45,5');
    await fill('From label to label, across', '47');
    await clickButton('Save size');
    await settled(() => document.querySelector('dialog') === null);
    await settled(() => stored(app, 'label_settings')?.own.length);
    expect(stored(app, 'label_settings').own[0]).toMatchObject({
      name: 'Remnants',
      columns: 4,
      width: 45.5,
    });
    await clickButton('Change this size');
    await clickButton('Delete');
    await settled(() => stored(app, 'label_settings')?.own.length === 0);
  });
});

describe('the page that is printed', () => {
  test('shows the remembered sheet, without header and footer', async () => {
    const { app } = collection();
    await openScreen('/pets/labels/print', { app, as: 3 });
    await settled(() => pictures().length === 3);
    expect(document.querySelector('.top, .foot, .tabbar')).toBe(null);
    expect(pageText()).toContain('Print at 100%');
    expect(button('Print')).toBeTruthy();
  });

  test('of the test print shows every place of the sheet, Letter where that is usual', async () => {
    const { app } = collection();
    await openScreen('/pets/labels/print?test=true', { app, as: 3 });
    await settled(() => document.querySelectorAll('rect.label-outline').length === 30);
    expect(pictures().length).toBe(0);
  });
});
