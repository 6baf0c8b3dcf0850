// Where the browser for the tests is. Needed by nobody who only runs Exuvia.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { attempt, installFromDebian } from './fetch-tool.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const playwright = 'node_modules/playwright-core/cli.js';

/** The path of a Chromium that runs, or nothing. When CHROMIUM names one, no other is looked for. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  const known = named
    ? [named]
    : [...names.map((name) => Bun.which(name)), ...elsewhere, chromium.executablePath()];
  return known.find((path) => !!path && runs(path)) ?? undefined;
}

/**
 * Finds a Chromium or fetches one: playwright's own, else Debian's package (as root).
 * @throws with what a person can do when neither can be had.
 */
export async function getChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const tried: string[] = [];
  if (!process.env['CHROMIUM']) {
    tried.push(await attempt(process.execPath, playwright, 'install', '--no-shell', 'chromium'));
    if (!findChromium()) tried.push(await installFromDebian('chromium'));
  }
  const path = findChromium();
  if (path) return path;
  throw new Error(
    [
      process.env['CHROMIUM']
        ? `CHROMIUM names ${process.env['CHROMIUM']}, which does not run.`
        : 'No Chromium was found, and none could be fetched.',
      'The browser tests need one: install Chromium or Chrome, or set CHROMIUM to its path.',
      ...tried.filter(Boolean),
    ].join('\n'),
  );
}

function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return Bun.spawnSync([path, '--version'], { stdin: 'ignore', stderr: 'ignore' }).exitCode === 0;
}
