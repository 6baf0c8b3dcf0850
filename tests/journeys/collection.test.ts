import { describe, expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Session } from './browser.ts';
import { photograph } from './pictures.ts';
import { browserFixture } from './fixture.ts';
import { settled } from './settled.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

// What only a real browser shows of the collection: files, zoom, touch targets, the way back.

const { server, visit, register } = browserFixture();

/** A new keeper for each test, with so many pets of the first starter species. */
async function keeperWith(
  name: string,
  pets: number,
): Promise<{ session: Session; ids: number[] }> {
  const session = await register(name);
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server().origin}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { id: number; rows: { sc_id: number }[] };
  };
  const { rows } = await call('GET', 'species/selectable?limit=1');
  const ids: number[] = [];
  for (let at = 1; at <= pets; at++) {
    const pet = { p_sc_id: rows[0]?.sc_id, name: `Pet ${String(at).padStart(2, '0')}` };
    ids.push((await call('POST', 'pet/add', pet)).id);
  }
  return { session, ids };
}

async function choose(page: Page, file: string): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await picker).setFiles(file);
}

/** Waits until the large picture has a width, in pixels. */
async function pictureIsWide(page: Page, wanted: number): Promise<void> {
  await page.waitForFunction((pixels) => {
    const image = document.querySelector('.picture-view img');
    return image && Math.abs(image.getBoundingClientRect().width - pixels) < 2;
  }, wanted);
}

async function savedPhotograph(): Promise<string> {
  const file = join(temporaryFolder('photo'), 'photo.jpg');
  writeFileSync(file, await photograph());
  return file;
}

describe('the picture of an animal', () => {
  test('comes by file within seconds, is looked at closer, turned, made the cover and deleted', async () => {
    const { session, ids } = await keeperWith('Dora', 1);
    const file = await savedPhotograph();
    await visit({ width: 'phone', session }, async (page) => {
      await page.goto(`/pets/picture?id=${ids[0]}`);
      await choose(page, file);
      const shown = page.getByRole('img', { name: 'Picture of Pet 01' });
      await shown.evaluate((image: HTMLImageElement) => image.decode());
      const before = (await shown.boundingBox())?.width ?? 0;
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await pictureIsWide(page, before * 1.5);
      await shown.dblclick();
      await pictureIsWide(page, before);

      const isAnother = (old: string | null) =>
        page.waitForFunction(
          (address) => document.querySelector('.picture-view img')?.getAttribute('src') !== address,
          old,
        );
      const first = await shown.getAttribute('src');
      await choose(page, file);
      const strip = page.getByRole('group', { name: 'Pictures by date' }).getByRole('link');
      await strip.nth(1).click();
      await isAnother(first);
      const second = await shown.getAttribute('src');
      await page.getByRole('button', { name: 'Turn' }).click();
      await isAnother(second);
      await page.getByRole('button', { name: 'Make it the cover' }).click();
      await page.getByRole('button', { name: 'It is the cover' }).waitFor();

      const remove = async () => {
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      };
      await remove();
      await strip.first().waitFor({ state: 'detached' });
      await remove();
      await shown.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Choose files' }).waitFor();
    });
  });

  test('that is none is refused in words, and nothing is lost', async () => {
    const { session, ids } = await keeperWith('Emil', 1);
    const file = join(temporaryFolder('photo'), 'photo.jpg');
    writeFileSync(file, 'once upon a time');
    await visit({ session }, async (page) => {
      await page.goto(`/pets/picture?id=${ids[0]}`);
      await choose(page, file);
      await page.getByRole('alert').getByText('GIF: photo.jpg').waitFor();
    });
  });

  test('may be dropped', async () => {
    const { session, ids } = await keeperWith('Frida', 1);
    const bytes = (await photograph({ width: 400, height: 300 })).toString('base64');
    await visit({ session }, async (page) => {
      await page.goto(`/pets/picture?id=${ids[0]}`);
      const data = await page.evaluateHandle((text) => {
        const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], 'a.jpg', { type: 'image/jpeg' }));
        return transfer;
      }, bytes);
      await page.getByRole('group', { name: 'Add pictures' }).dispatchEvent('drop', {
        dataTransfer: data,
      });
      await page.getByRole('img', { name: 'Picture of Pet 01' }).waitFor();

      // whatever the picture shows, the animal's number can be read on it
      await page.goto('/pets');
      const number = page.locator('.plate:has(img) > .plate-no');
      expect(await number.textContent()).toBe(String(ids[0]));
      const ground = await number.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(ground).not.toMatch(/transparent|\/|rgba/);
    });
  });
});

describe('a list of several pages', () => {
  test('keeps what was chosen over its pages, and Back finds the same page', async () => {
    const { session } = await keeperWith('Gero', 30);
    await visit({ width: 'phone', session }, async (page) => {
      await page.goto('/pets');
      await page.getByRole('button', { name: 'Select' }).click();
      await page.locator('.pet').first().click();
      await page.getByText('1 selected').waitFor();
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.getByRole('checkbox', { name: 'Select Pet 25' }).waitFor();
      await page.locator('.pet').first().click();
      await page.getByText('2 selected').waitFor();
      await page.getByRole('button', { name: 'More for 2 pets' }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByRole('radio', { name: 'Given away' }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
      await page.getByText('2 pets were archived').waitFor();
      await page.getByText('28 pets. 2 archived.').waitFor();

      await page.getByRole('link', { name: 'Pet 28', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: /Pet 28/ }).waitFor();
      await page.goBack();
      await page.getByRole('link', { name: 'Pet 28', exact: true }).waitFor();
      expect(new URL(page.url()).search).toBe('?page=1');
    });
  });
});

describe('a scanned label', () => {
  test('leads a stranger through the log-in to the animal, and one tap feeds it', async () => {
    const { session, ids } = await keeperWith('Hanna', 1);
    const keeper = session as Session & { email: string; password: string };
    await visit({ width: 'phone', expected: [/401/] }, async (page) => {
      await page.goto(`/p/${ids[0]}`);
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await page.getByLabel('Email').fill(keeper.email);
      await page.getByLabel('Password', { exact: true }).fill(keeper.password);
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.waitForURL(`**/p/${ids[0]}`);
      await page.getByRole('button', { name: 'Fed', exact: true }).click();
      const today = page.locator('.vitals').getByText('today');
      await today.waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await today.waitFor({ state: 'detached' });
    });
  });
});

describe('the index of genera, on a phone', () => {
  test('shows the letter and the genus that were chosen, and leaves the page where it is', async () => {
    await visit({ width: 'phone' }, async (page) => {
      await page.goto('/species?genus=Psalmopoeus');
      await page
        .getByRole('radio', { name: /^Psalmopoeus/ })
        .locator('..')
        .waitFor();
      await settled(page);
      for (const name of ['P', /^Psalmopoeus/]) {
        const chip = page.getByRole('radio', { name, exact: true }).locator('..');
        await chip.waitFor();
        const { x = -1, width = 0 } = (await chip.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(390);
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
});
