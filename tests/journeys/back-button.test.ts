import { beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import type { Session } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { fromRecordBar } from './record-bar.ts';

// Back on a phone: it closes what is over the page, and asks where unsaved input would be lost.

const { server, visit, register } = browserFixture();
let session: Session;
let pet: string;

beforeAll(async () => {
  session = await register('Wanda');
  const headers = {
    authorization: `Bearer ${session.token}`,
    'content-type': 'application/json',
  };
  const api = `${server().origin}/api`;
  const found = await fetch(`${api}/species/selectable?limit=1`, { headers });
  const { rows } = (await found.json()) as { rows: { sc_id: number }[] };
  const body = JSON.stringify({ p_sc_id: rows[0]?.sc_id, name: 'Rosa' });
  const added = await fetch(`${api}/pet/add`, { method: 'POST', headers, body });
  pet = `/pets/details?id=${((await added.json()) as { id: number }).id}`;
});

const pathOf = (page: Page) => page.url().slice(server().origin.length);
const topmost = (page: Page) => page.locator('dialog').last();
const closed = (page: Page) => page.waitForFunction(() => !document.querySelector('dialog'));
/** The page's own history entry again, without that of a dialog. */
const withoutDialogEntry = (page: Page) =>
  page.waitForFunction(() => !(history.state as { blockerDepth?: number } | null)?.blockerDepth);
const withDialogEntry = (page: Page, depth: number) =>
  page.waitForFunction(
    (wanted) => (history.state as { blockerDepth?: number } | null)?.blockerDepth === wanted,
    depth,
  );

/** From the list of pets, so that there is a page to go back to. */
async function openPet(page: Page): Promise<void> {
  await page.goto('/pets');
  await page.getByRole('link', { name: 'Rosa' }).first().click();
  await page.getByRole('heading', { name: 'Rosa', level: 1 }).waitFor();
}

async function openEvent(page: Page): Promise<void> {
  await fromRecordBar(page, 'Event');
  await topmost(page).getByRole('textbox').first().waitFor();
  await withDialogEntry(page, 1);
}

/** Taps at one place, at a time of its own (seconds after the first tap): however long the machine took in between. */
async function tapper(page: Page, point: { x: number; y: number }) {
  const protocol = await page.context().newCDPSession(page);
  const first = Date.now() / 1000;
  return async (after: number) => {
    const timestamp = first + after;
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      protocol.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    await touch('touchStart', [point]);
    await touch('touchEnd', []);
  };
}

describe('Back with a dialog open', () => {
  for (const width of ['phone', 'desktop'] as const) {
    test(`closes it and stays, and the next one leaves: ${width}`, async () => {
      await visit({ width, session }, async (page) => {
        await openPet(page);
        await openEvent(page);
        await page.goBack();
        await closed(page);
        expect(pathOf(page)).toBe(pet);
        await page.goBack();
        await page.getByRole('heading', { name: 'Pets', level: 1 }).waitFor();
      });
    });
  }

  test.each(['Escape', 'Cancel'])('%s leaves no entry behind', async (way) => {
    await visit({ session }, async (page) => {
      await openPet(page);
      await openEvent(page);
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await topmost(page).getByRole('button', { name: 'Cancel' }).click();
      await closed(page);
      await withoutDialogEntry(page);
      await page.waitForFunction(() => document.activeElement?.textContent === 'Event');
      await page.goBack();
      await page.getByRole('heading', { name: 'Pets', level: 1 }).waitFor();
    });
  });

  test('after a reload the page goes back as ever', async () => {
    await visit({ session }, async (page) => {
      await openPet(page);
      await openEvent(page);
      await page.reload();
      await page.getByRole('heading', { name: 'Rosa', level: 1 }).waitFor();
      await withoutDialogEntry(page);
      await page.goBack();
      await page.getByRole('heading', { name: 'Pets', level: 1 }).waitFor();
    });
  });

  test('a link in the sheet leads away from the page, and Back leads to it', async () => {
    await visit({ width: 'phone', session }, async (page) => {
      await openPet(page);
      const bar = page.getByRole('navigation', { name: 'Main, short' });
      await bar.getByRole('button', { name: 'Menu' }).click();
      await withDialogEntry(page, 1);
      await topmost(page).getByRole('link', { name: 'Labels' }).click();
      await page.getByRole('heading', { name: 'Labels', level: 1 }).waitFor();
      await closed(page);
      await page.goBack();
      await page.getByRole('heading', { name: 'Rosa', level: 1 }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Pets', level: 1 }).waitFor();
    });
  });
});

describe('typed changes', () => {
  test('in a dialog are asked about by Escape and Back, and kept by Stay', async () => {
    await visit({ width: 'phone', session }, async (page) => {
      await openPet(page);
      await openEvent(page);
      await topmost(page).getByRole('textbox').first().fill('Built a web');
      await withDialogEntry(page, 2);
      for (const way of ['Escape', 'Back']) {
        if (way === 'Escape') await page.keyboard.press('Escape');
        else await page.goBack();
        await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor();
        await withDialogEntry(page, 3);
        await topmost(page).getByRole('button', { name: 'Stay' }).click();
        await withDialogEntry(page, 2);
        expect(await topmost(page).getByRole('textbox').first().inputValue()).toBe('Built a web');
      }
      await page.goBack();
      await topmost(page).getByRole('button', { name: 'Leave' }).click();
      await closed(page);
      await withoutDialogEntry(page);
      expect(pathOf(page)).toBe(pet);
      await page.goBack();
      await page.getByRole('heading', { name: 'Pets', level: 1 }).waitFor();
    });
  });

  async function typeName(page: Page): Promise<void> {
    await openPet(page);
    await page.goto(pet.replace('details', 'edit'));
    await page.getByLabel('Name', { exact: true }).fill('Rosalie');
    await withDialogEntry(page, 1);
  }

  test('in a form are asked about by a link', async () => {
    await visit({ session }, async (page) => {
      await typeName(page);
      const species = page.getByRole('link', { name: 'Species', exact: true }).first();
      await species.click();
      await topmost(page).getByRole('button', { name: 'Stay' }).click();
      await closed(page);
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Rosalie');
      await species.click();
      await topmost(page).getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('heading', { name: 'Species', level: 1 }).waitFor();
    });
  });

  test('in a form are asked about by Back, which then leaves', async () => {
    await visit({ width: 'phone', session }, async (page) => {
      await typeName(page);
      await page.goBack();
      await topmost(page).getByRole('button', { name: 'Stay' }).click();
      await closed(page);
      await withDialogEntry(page, 1);
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Rosalie');
      await page.goBack();
      await topmost(page).getByRole('button', { name: 'Leave' }).click();
      await page.waitForURL(`**${pet}`);
    });
  });

  test('in a form are asked about by the tab that closes, and nothing is asked where nothing was typed', async () => {
    await visit({ session }, async (page) => {
      let asked = 0;
      page.on('dialog', (dialog) => {
        asked++;
        void dialog.accept();
      });
      await typeName(page);
      await page.getByLabel('Name', { exact: true }).fill('Rosa');
      await withoutDialogEntry(page);
      await page.reload();
      expect(asked).toBe(0);
      await page.getByLabel('Name', { exact: true }).fill('Rosalie');
      await withDialogEntry(page, 1);
      await page.reload();
      expect(asked).toBe(1);
    });
  });

  test('that are saved are not asked about', async () => {
    await visit({ session }, async (page) => {
      await typeName(page);
      await page.getByLabel('Name', { exact: true }).fill('Rosa the second');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await page.getByRole('heading', { name: 'Rosa the second', level: 1 }).waitFor();
      expect(await page.locator('dialog').count()).toBe(0);
      await withoutDialogEntry(page);
      await page.goBack();
      await page.waitForFunction(() => !location.pathname.endsWith('/edit'));
      expect(await page.locator('dialog').count()).toBe(0);
    });
  });
});

test('a second tap on a dialog’s button does not reach what lies beneath it', async () => {
  await visit({ width: 'phone', session }, async (page) => {
    await openPet(page);
    const at = pathOf(page);
    for (const name of ['Cancel', 'Save event']) {
      await openEvent(page);
      if (name !== 'Cancel') await topmost(page).getByRole('textbox').first().fill('Moved');
      const box = await topmost(page).getByRole('button', { name }).boundingBox();
      if (!box) throw new Error(`${name} is not to be seen`);
      const tap = await tapper(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await tap(0);
      await closed(page);
      await tap(0.2);
      await withoutDialogEntry(page);
      expect(pathOf(page)).toBe(at);
    }
  });
});

describe('a link to a part of a page', () => {
  const inSight = (page: Page, id: string) =>
    page.waitForFunction((part) => {
      const top = document.getElementById(part)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    }, id);

  test('leads there, back from it leads to where it was, and so does its address', async () => {
    await visit({ width: 'phone', session }, async (page) => {
      await page.goto('/guide');
      await page.locator('.guide-contents a[href="#plans"]').click();
      await inSight(page, 'plans');
      await page.waitForFunction(() => typeof history.state?.scroll === 'string');
      await page.goBack();
      await page.waitForFunction(() => scrollY < 10);
      await page.goto('/profile/settings');
      await page.locator('.set-nav a[href="#data"]').click();
      await inSight(page, 'data');
      await page.goto('/guide#plans');
      await inSight(page, 'plans');
    });
  });
});
