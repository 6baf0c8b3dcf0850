import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { excess } from './layout-faults.ts';

// A drawer full of animals comes in as lines out of a notes app.

const { server, visit, register } = browserFixture();

const drawer = [
  'Females',
  "GBB 'Cyan' 13 cm, fed 2025-11-15",
  'Brachypelma hamorii 14 cm bought 2019-05-01 25 EUR fed 2025-11-14',
  'Grammostola pulchra 9cm molted 2025-06-03 fed 2025-11-10',
  'Males',
  'P. regalis sub bought 3/24 20EUR from Stuttgart',
  'Caribena versicolour 6 cm fed 2025-11-15',
  'Unsexed',
  '3x Chromatopelma cyaneopubescens slings 1.5cm fed 2025-11-16',
  '2x Tliltocatl albopilosus 3cm',
  'Monocentropus balfouri group of 7, hatched summer 23',
  'P. regius 0.1 Juno 1.4kg',
  'Pandinus imperator 12 cm',
  'Psalmopoeus irminia 4 cm fed 2025-11-12',
  'Harpactira atra',
  '',
  'buy more crickets',
].join('\n');

test('on a phone a drawer of 21 animals are pasted in at most 12 taps, and none forgets when it was fed', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  await visit({ width: 'phone', session }, async (page) => {
    let taps = 0;
    const tap = async (target: ReturnType<Page['getByRole']>) => {
      taps += 1;
      await target.click();
    };
    await page.goto('/pets');
    await tap(page.getByRole('link', { name: 'Paste a list' }));
    const box = page.getByRole('textbox', { name: 'Your animals, a line each' });
    await tap(box);
    await box.fill(drawer);
    taps += 1; // Paste, in the menu of the phone
    await tap(page.getByRole('button', { name: 'Read the lines' }));
    await page.getByText('13 lines, 21 animals.').waitFor();
    expect(await excess(page)).toBe(0);
    await tap(page.getByRole('button', { name: 'One line needs you.' }));
    await tap(page.getByRole('radio', { name: 'Python regius' }));
    await tap(page.getByRole('button', { name: 'Add 21 animals' }));
    await page.waitForURL('**/pets');
    await page.getByText('21 animals were added').waitFor();
    expect(taps).toBeLessThanOrEqual(12);
  });
  const { rows } = await api.get('pet/list?limit=100');
  const fed = rows.map(({ name, date_f }: { name: string; date_f: string | null }) =>
    [name, date_f ?? 'never'].join(' '),
  );
  expect(fed.toSorted()).toEqual([
    'B. hamorii 2025-11-14',
    'C. cyaneopubescens 1 2025-11-16',
    'C. cyaneopubescens 2 2025-11-16',
    'C. cyaneopubescens 3 2025-11-16',
    'C. versicolor 2025-11-15',
    'Cyan 2025-11-15',
    'G. pulchra 2025-11-10',
    'H. atra never',
    'Juno never',
    'M. balfouri never',
    'P. imperator never',
    'P. irminia 2025-11-12',
    'P. regalis never',
    'T. albopilosus 1 never',
    'T. albopilosus 2 never',
  ]);
});

test('on a desktop a line is changed in place, left out, and all is taken back', async () => {
  const session = await register('Berta');
  const api = apiOf(server().origin, session);
  await visit({ width: 'desktop', session }, async (page) => {
    await page.goto('/pets/paste');
    await page
      .getByRole('textbox', { name: 'Your animals, a line each' })
      .fill('GBB 0.1 4 cm\nGBB communal\nB. hamorii 1.0');
    await page.getByRole('button', { name: 'Read the lines' }).click();
    await page.getByRole('textbox', { name: 'How many are there?' }).fill('0.0.4');
    await page.getByRole('button', { name: 'Change line 1' }).click();
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Rosa');
    await page.getByRole('textbox', { name: 'Leg span' }).first().fill('4,5');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Leave out line 3' }).click();
    await page.getByRole('button', { name: 'The text' }).click();
    await page.getByRole('button', { name: 'Read the lines' }).click();
    await page.getByRole('button', { name: 'Add 5 animals' }).click();
    await page.getByText('5 animals were added').waitFor();
    const { rows } = await api.get('pet/list?limit=100');
    expect(rows).toHaveLength(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 pets were taken back').waitFor();
  });
  expect((await api.get('pet/list?limit=100')).rows).toEqual([]);
});

test('a list that is pasted twice is noticed, and its animals are taken in only on purpose', async () => {
  const session = await register('Clara');
  const api = apiOf(server().origin, session);
  const list = "GBB 0.1 'Cyan'\n2x B. hamorii 3 cm\nP. metallica 1.0 fed 2025-11-15";
  await visit({ width: 'phone', session }, async (page) => {
    const paste = async (text: string) => {
      await page.goto('/pets/paste');
      await page.getByRole('textbox', { name: 'Your animals, a line each' }).fill(text);
      await page.getByRole('button', { name: 'Read the lines' }).click();
    };
    await paste(list);
    await page.getByRole('button', { name: 'Add 4 animals' }).click();
    await page.getByText('4 animals were added').waitFor();
    await paste(`${list}\nG. pulchra`);
    await page.getByText('3 of these look like animals that you have.').waitFor();
    await page.getByRole('button', { name: 'Add 1 animal' }).waitFor();
    expect(await excess(page)).toBe(0);
    await page.getByRole('button', { name: 'Add them all the same' }).click();
    await page.getByRole('button', { name: 'Add 5 animals' }).waitFor();
    await page.getByRole('button', { name: 'Leave them out' }).click();
    await page.getByRole('button', { name: 'Add 1 animal' }).click();
    await page.waitForURL('**/pets');
  });
  expect((await api.get('pet/list?limit=100')).rows).toHaveLength(5);
});

test('a list that was saved without a network is added with one tap once it is back', async () => {
  const session = await register('Edna');
  const api = apiOf(server().origin, session);
  await visit(
    { width: 'phone', session, expected: [/ERR_INTERNET_DISCONNECTED/] },
    async (page) => {
      await page.goto('/pets/paste');
      const box = page.getByRole('textbox', { name: 'Your animals, a line each' });
      await box.fill('GBB 0.1 4 cm\nB. hamorii 1.0');
      await page.getByRole('button', { name: 'Read the lines' }).click();
      const add = page.getByRole('button', { name: 'Add 2 animals' });
      await add.waitFor();
      await page.context().setOffline(true);
      await add.click();
      await page.getByText('Nothing was added: there is no network.').waitFor();
      await page.context().setOffline(false);
      await add.click();
      await page.getByText('2 animals were added').waitFor();
    },
  );
  expect((await api.get('pet/list?limit=100')).rows).toHaveLength(2);
});

test('without a network it is said before the work, and a reload keeps every letter and change', async () => {
  const session = await register('Dora');
  const api = apiOf(server().origin, session);
  await visit(
    { width: 'phone', session, expected: [/ERR_INTERNET_DISCONNECTED/] },
    async (page) => {
      await page.goto('/pets/paste');
      const box = page.getByRole('textbox', { name: 'Your animals, a line each' });
      await box.fill('GBB 0.1 4 cm\nB. hamorii 1.0\nGBB died 3/10/2025');
      await page.getByRole('button', { name: 'Read the lines' }).click();
      await page.getByRole('button', { name: 'Change line 1' }).click();
      await page.getByRole('textbox', { name: 'Name' }).first().fill('Rosa');
      await page.getByRole('radio', { name: 'No, it is still here' }).click();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Add 3 animals' }).click();
      await page.getByText('stays on this device until then').waitFor();
      await page.keyboard.press('Escape');
      await page.context().setOffline(false);
      await page.reload();
      await box.waitFor();
      await page.getByRole('button', { name: 'Read the lines' }).click();
      await page.getByRole('button', { name: 'Add 3 animals' }).click();
      await page.getByText('3 animals were added').waitFor();
      await page.goto('/pets/paste');
      expect(await box.inputValue()).toBe('');
      await box.fill('GBB');
      const kept = () =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
      expect(await kept()).toHaveLength(1);
    },
  );
  const { rows } = await api.get('pet/list?limit=100');
  expect(rows.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'B. hamorii',
    'C. cyaneopubescens',
    'Rosa',
  ]);
});
