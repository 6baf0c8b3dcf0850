import { afterAll, expect, test } from 'bun:test';
import type { Locator, Page } from 'playwright-core';
import { axe } from './axe.ts';
import { gone } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { excess } from './layout-faults.ts';
import { settled } from './settled.ts';

// Dialogs of the inventory, labels, the data, accounts and the administration, with nothing but keys: the focus goes into each,
// stays there, can be seen at every stop, and is back on the button that opened it.

const { server, visit, administrator } = browserFixture({ env: { DEMO: '1' } });

const purchases: number[] = [];

// other files use the same club
afterAll(async () => {
  const api = apiOf(server().origin, await administrator());
  for (const id of purchases) await api.delete('purchases/delete', { id });
});

type Opened = { at: string; by: RegExp; role?: 'link'; then?: RegExp };

/** What opens a dialog of each area. On a phone what is done with an animal is in the sheet of its page. */
async function dialogsOf(width: 'phone' | 'desktop'): Promise<Opened[]> {
  const api = apiOf(server().origin, await administrator());
  const { rows: sales } = await api.get('sales/list?offset=0');
  const { rows: expos } = await api.get('admin/expo_log/?offset=0');
  const { rows: events } = await api.get('admin/event_log/?offset=0');
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const { id: purchase } = await api.post('purchases/add', {
    ...{ custom_text: 'Slings', date: '2026-01-05', count: 3, price: 30, currency: 'EUR' },
    p_sc_id: rows[0].sc_id,
  });
  purchases.push(purchase);
  // other files sell at the table, to nobody by name
  const { slid } = sales.find(({ buyer_name }: { buyer_name: string }) => buyer_name);
  const sale = `/inventory/sale/details?id=${slid}`;
  const pet = '/pets/details?id=19';
  const inSheet = width === 'phone' ? { by: /^More$/, then: /^Sell$/ } : { by: /^Sell$/ };
  return [
    { at: `/inventory/purchase/details?id=${purchase}`, by: /^Delete$/ },
    { at: `/inventory/purchase/details?id=${purchase}`, by: /^Make pets$/ },
    { at: sale, by: /^Delete$/ },
    { at: sale, by: /buyer/ },
    { at: pet, ...inSheet },
    { at: '/data', by: /^Delete account$/ },
    { at: '/admin/event_log', by: /^Delete/ },
    { at: `/admin/event_log_details?id=${events[0].eid}`, by: /^Delete/ },
    { at: `/admin/expo_log_details?id=${expos[0].expid}`, by: /sold/i },
    { at: `/admin/expo_log_edit?id=${expos[0].expid}`, by: /^Delete/ },
    { at: `/admin/expo_log_edit?id=${expos[0].expid}`, by: /^Add from your pets/ },
    { at: '/admin/user_details?id=3', by: /^Suspend$/ },
    { at: '/admin/user_details?id=3', by: /^Delete user$/ },
    { at: '/admin/news_log', by: /^Delete/ },
    { at: '/admin/messages', by: /^Delete/ },
    ...ofAccounts,
  ];
}

/** What is about accounts needs an address of the calendar, a second session and a mail, which `accountsInUse` makes. */
const ofAccounts: Opened[] = [
  { at: '/profile/edit', by: /^Change password$/ },
  { at: '/profile/settings', by: /^New address$/ },
  { at: '/profile/settings', by: /^End all others$/ },
  { at: '/profile/settings', by: /^New token$/ },
  { at: '/profile/security', by: /^Set up$/ },
  { at: '/admin/outbox', by: /password/i, role: 'link' },
];

async function accountsInUse(): Promise<void> {
  const api = apiOf(server().origin, await administrator());
  await api.post('user/calendar/renew', {});
  await api.post('user/password_reset_request', { un: 'mira@example.org' });
}

test.each(['desktop', 'phone'] as const)('dialogs by keyboard alone, %s', async (width) => {
  const dialogs = await dialogsOf(width);
  await accountsInUse();
  await visit({ width, session: await administrator() }, async (page) => {
    for (const { at, by, role = 'button', then } of dialogs) {
      if (!page.url().endsWith(at)) await page.goto(at);
      await settled(page);
      const main = page.locator('main');
      const opener = main.getByRole(role, { name: by }).filter({ visible: true }).first();
      await opener.press('Enter');
      const dialog = page.locator('dialog[open]').last();
      await dialog.waitFor();
      if (then) {
        await dialog.getByRole('button', { name: then }).press('Enter');
        await dialog.locator('form').waitFor();
      }
      const faults = await dialogFaults(page, dialog);
      await page.keyboard.press('Escape');
      await gone(dialog);
      if (!(await hasFocus(opener))) faults.push('the focus is not on what opened it');
      expect([at, by, faults]).toEqual([at, by, []]);
    }
  });
});

test('the size of an own sheet of labels is entered in a dialog of the field that asks', async () => {
  await visit({ session: await administrator() }, async (page) => {
    await page.goto('/pets/labels');
    await settled(page);
    const sheet = page.getByRole('combobox', { name: 'Sheet or roll' });
    await sheet.focus();
    await sheet.selectOption({ label: 'Own size…' });
    const dialog = page.locator('dialog[open]');
    expect(await dialogFaults(page, dialog)).toEqual([]);
    await page.keyboard.press('Escape');
    await gone(dialog);
    expect(await hasFocus(sheet)).toBe(true);
  });
});

test('a part of a group is archived by the red lamp, on the narrowest phone', async () => {
  await visit({ width: 'phone', session: await administrator() }, async (page) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.addInitScript(() => localStorage.setItem('exuvia.theme', 'red'));
    await page.goto('/pets/details?id=40');
    await settled(page);
    const opener = page.getByRole('button', { name: 'More', exact: true }).first();
    await opener.press('Enter');
    await page.locator('dialog[open]').getByRole('button', { name: 'Archive' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Archive Dubia colony?' });
    await dialog.getByRole('button', { name: /^Less: How many/ }).press('Enter');
    await dialog.getByText('They get a record of their own in the archive.').waitFor();
    expect(await dialogFaults(page, dialog)).toEqual([]);
    expect(await excess(page)).toBe(0);
  });
});

const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);

async function dialogFaults(page: Page, dialog: Locator): Promise<string[]> {
  await settled(page);
  const faults = await axe(page);
  if (await page.locator('form form').count()) faults.push('a form in a form');
  if (await dialog.evaluate((one) => one.scrollWidth > one.clientWidth)) faults.push('overflows');
  for (const key of [...Array(12).fill('Tab'), ...Array(4).fill('Shift+Tab')]) {
    const fault = await page.evaluate(faultOfStop);
    if (fault) faults.push(fault);
    await page.keyboard.press(key);
  }
  return faults;
}

/** What is wrong with where the focus is. Between the last stop and the first one the browser's own frame has it. */
function faultOfStop(): string | null {
  const stop = document.activeElement;
  if (!stop || stop === document.body) return null;
  const name = stop.getAttribute('aria-label') ?? (stop.textContent || stop.outerHTML);
  if (!stop.closest('dialog[open]')) return `outside: ${name}`;
  const { x, y, width, height } = stop.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  const label = stop.closest('label');
  if (!(stop.contains(seen) || seen?.contains(stop) || label?.contains(seen)))
    return `covered: ${name}`;
  // what a dialog begins with, no control
  if (stop instanceof HTMLElement && stop.tabIndex < 0) return null;
  const rings = [stop, label, stop.parentElement, stop.nextElementSibling].filter((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one ?? document.body);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  return rings.length === 0 ? `no focus shown: ${name}` : null;
}
