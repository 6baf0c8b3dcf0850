import type { Page } from 'playwright-core';
import { axe } from './axe.ts';

/** What `look` finds wrong on each of the pages, once it has its heading and asks the server for nothing more. */
export async function walk(
  page: Page,
  paths: readonly string[],
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    faults.push(...(await look(page)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

/** A page stands when its tab has a name, nothing lies beyond its edge, and axe finds nothing. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults = await axe(page);
  if (!(await page.title()).includes('Exuvia')) faults.push('no title');
  const over = await excess(page);
  if (over > 0) faults.push(`${over} pixels beyond the right edge`);
  return faults;
}

/** How far the page reaches beyond its own width, in pixels: a phone would show all of it, tiny. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
