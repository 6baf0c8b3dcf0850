// What the tests read printed pages with (poppler's pdftoppm, pdftotext, pdfinfo). Needed by nobody who only runs
// Exuvia.

import { installFromDebian } from './fetch-tool.ts';

const tools = ['pdftoppm', 'pdftotext', 'pdfinfo'];

export const hasPoppler = () => tools.every((name) => Bun.which(name));

/**
 * Finds poppler's tools or fetches them: Debian's package (as root).
 * @throws with what a person can do when they can't be had.
 */
export async function getPoppler(): Promise<void> {
  if (hasPoppler()) return;
  const tried = await installFromDebian('poppler-utils');
  if (hasPoppler()) return;
  throw new Error(
    [
      `The tests of printed labels need ${tools.join(', ')}, and they could not be fetched.`,
      'Install poppler (Debian: poppler-utils, macOS: brew install poppler).',
      tried,
    ].join('\n'),
  );
}
