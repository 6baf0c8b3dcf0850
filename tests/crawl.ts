import type { Page } from 'playwright-core';
import { readClub } from '#src/demo/club.ts';
import { dayOf } from '#src/domain/days.ts';
import { axe } from './journeys/axe.ts';
import { englishOn, textsOfAnswers } from './journeys/english-words.ts';
import { cutOff, excess, overlaps } from './journeys/layout-faults.ts';
import { settled } from './journeys/settled.ts';

// One visit of a page checks everything that must hold for every page: a failed call is reported and can be retried,
// nothing overflows, axe finds nothing, letters may be twice as large, and German pages are German.

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 740 };
const desktop = { width: 1280, height: 800 };
const notFound = /Page not found|Seite nicht gefunden/;
/** Requests of the frame around every page; no page depends on them. */
const frame =
  /\/api\/(user_config|user\/me|contact_messages\/count|admin\/contact_messages\/unread|site)/;

/**
 * A form for a new record works without its suggestions, and a profile shows a dash for a number that it does not know.
 */
const standsWithout = /[/_](add|import)$|^\/profile$/;

/** Records that a keeper's device holds, as it may an expo whose page was open: their pages need no call. */
const onDevice = /^\/(pets|places)\/|^\/admin\/expo_log_edit/;

/** A page that takes longer hangs, and the test's own limit would end the browser of all files. */
const patienceMs = 90_000;

/** How a page is opened: with calls that fail at first, or, where another visit has done that already, just so. */
type Opening = (page: Page, address: string) => Promise<string[]>;

/** The faults of the pages, each with the page's address. The page is in English at first. */
export async function crawl(
  page: Page,
  addresses: readonly string[],
  open: Opening = openWithFailure,
): Promise<string[]> {
  const responses = textsOfAnswers(page);
  // a device answers plans by itself, from a sync that may have come before the page was left
  for (const name of await clubsPlans) responses.add(name);
  const faults: string[] = [];
  for (const address of addresses) {
    const found = await Promise.race([
      faultsOf(page, address, open, responses).catch((error: Error) => [error.message]),
      Bun.sleep(patienceMs).then(() => undefined),
    ]);
    if (!found) return [...faults, `${address}: hangs`];
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return faults;
}

const clubsPlans = planNames();

/** The plans of the example club, as their keepers call them. */
async function planNames(): Promise<string[]> {
  const { keepers } = await readClub(dayOf(new Date()));
  return keepers.flatMap(({ document }) => document.plans.map(({ fp_name }) => fp_name));
}

async function faultsOf(
  page: Page,
  address: string,
  open: Opening,
  responses: Set<string>,
): Promise<string[]> {
  await page.setViewportSize(phone);
  const faults = await open(page, address);
  await settled(page);
  const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
  if (notFound.test(heading)) return [...faults, heading];
  if (!(await page.title()).includes('Exuvia')) faults.push('no title');
  if (await page.locator('form form').count()) faults.push('a form in a form');

  faults.push(...(await axe(page)), ...(await beyond(page, 'on a phone')));
  await enlarge(page, '200%');
  const large = [...(await beyond(page, 'on a phone')), ...(await overlaps(page))];
  faults.push(...large.map((fault) => `letters twice as large: ${fault}`));
  await enlarge(page, '');

  await page.setViewportSize(narrow);
  await choose(page, 'language', 'de');
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  await settled(page);
  const german = [...(await cutOff(page)), ...(await englishOn(page, responses))];
  if ((await page.getByRole('heading', { level: 1 }).first().innerText()) === '')
    german.push('no heading');
  faults.push(...german.map((fault) => `in German: ${fault}`));

  await choose(page, 'theme', 'dark');
  faults.push(...(await axe(page, ['color-contrast'])).map((fault) => `dark: ${fault}`));
  await page.setViewportSize(desktop);
  faults.push(...(await beyond(page, 'on a desktop')));
  await page.evaluate(() => {
    localStorage.setItem('exuvia.theme', 'light');
    localStorage.setItem('exuvia.language', 'en');
  });
  return faults;
}

/** Its calls were failed by a visit with records: nobody sees then whether there are any. */
export async function openAtOnce(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  return [];
}

/** Opens a page whose calls fail, then lets it try again. A page that asks for nothing just opens. */
async function openWithFailure(page: Page, address: string): Promise<string[]> {
  await page.route('**/api/**', (route) =>
    frame.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(address);
  const again = page.locator('main').getByRole('button', { name: 'Try again' }).first();
  await page.getByRole('heading', { level: 1 }).or(again).first().waitFor();
  await settled(page);
  const dialog = page.locator('dialog[open]').last();
  const isSaid = (await dialog.count()) > 0;
  const canRetry = (await again.count()) > 0;
  const faults = await page.evaluate(leftAlone);
  await page.unroute('**/api/**');
  if (canRetry) {
    await closeDialogs(page);
    // It may be tried again by itself by now: another call has been answered.
    await again.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => {});
    await again.waitFor({ state: 'detached' });
    return faults;
  }
  // With its dialog open: a closing one goes back in the history, which would abort the reload.
  await page.reload();
  const asks = isSaid && !standsWithout.test(address);
  return asks || (address.includes('id=') && !onDevice.test(address))
    ? [...faults, 'a failed call leaves no way to try again']
    : faults;
}

/** What is wrong with a page whose calls failed. Runs in the page. */
function leftAlone(): string[] {
  const main = document.querySelector('main');
  const ways = [...(main?.querySelectorAll('a[href], button, input') ?? [])];
  const raw = /\b(undefined|NaN|null|http_\d+|server_error)\b|\[object/.exec(main?.innerText ?? '');
  return [
    ...((main?.innerText.trim().length ?? 0) < 25 ? ['where calls fail it is nearly blank'] : []),
    ...(ways.some((way) => way.checkVisibility()) ? [] : ['where calls fail it leads nowhere']),
    ...(raw ? [`where calls fail it says ${raw[0]}`] : []),
  ];
}

/** One after the other: a dialog goes back in the history, and stays open until it has. */
async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  for (let left = await open.count(); left > 0; left--) {
    await open.last().getByRole('button', { name: 'Close' }).click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('dialog[open]').length < before,
      left,
    );
  }
}

/** As if another tab of the same device had chosen it. */
function choose(page: Page, what: 'theme' | 'language', value: string): Promise<void> {
  return page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [`exuvia.${what}`, value] as const,
  );
}

function enlarge(page: Page, size: string): Promise<void> {
  return page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
}

async function beyond(page: Page, where: string): Promise<string[]> {
  const over = await excess(page);
  return over > 0 ? [`${over} pixels beyond the right edge ${where}`] : [];
}
