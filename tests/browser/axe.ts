import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page as it stands, each with the elements it means. */
export async function axe(page: Page): Promise<string[]> {
  // Through the debugger, since the page's content policy forbids foreign scripts.
  await page.evaluate(source);
  const results = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] })`,
  )) as AxeResults;
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${nodes.map((node) => node.html).join(' | ')}`,
  );
}
