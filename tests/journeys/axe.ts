import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The accessibility faults of the current page, each with its elements; optionally by some rules only. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  // Through the debugger, since the page's content policy forbids foreign scripts.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(source);
  await page.evaluate(finishAnimations);
  const results = (await page.evaluate(
    `axe.run(document, ${JSON.stringify({ reporter: 'no-passes', selectors: false, ...(rules && { runOnly: rules }) })})`,
  )) as AxeResults;
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} ${nodes.map((node) => node.html).join(' | ')}`,
  );
}

/** Colours fade into one another, those within others later, and what is measured meanwhile is neither. */
async function finishAnimations(): Promise<void> {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  for (let all = running(); all.length > 0; all = running()) {
    for (const one of all) one.finish();
    await new Promise(requestAnimationFrame);
  }
}
