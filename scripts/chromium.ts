// Where the browser for the tests is. Needed by nobody who only runs Exuvia.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const playwright = 'node_modules/playwright-core/cli.js';
const tenMinutes = 600_000;

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
    if (!findChromium() && process.getuid?.() === 0 && Bun.which('apt-get')) {
      tried.push(await attempt('apt-get', 'update', '-qq'));
      tried.push(
        await attempt('apt-get', 'install', '-yqq', '--no-install-recommends', 'chromium'),
      );
    }
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

/** Runs a command to its end; answers what it printed when it failed, else nothing. */
async function attempt(...command: string[]): Promise<string> {
  const child = Bun.spawn(command, {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: tenMinutes,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const output = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  const shown = output.join('').trim().split('\n').slice(-5).join('\n');
  return (await child.exited) === 0 ? '' : `$ ${command.join(' ')}\n${shown}`;
}
