// Finds the tools of the browser tests. Not needed to run Exuvia.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const poppler = ['pdftoppm', 'pdftotext', 'pdfinfo'];

/** The path of a Chromium that starts, or nothing. If CHROMIUM is set, no other is tried. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  const known = named
    ? [named]
    : [...names.map((name) => Bun.which(name)), ...elsewhere, chromium.executablePath()];
  return known.find((path) => !!path && runs(path)) ?? undefined;
}

/**
 * Chromium without its windows, which takes a third of the processor's time for a page; undefined where it is not
 * installed, or where CHROMIUM is set. It shows no notices.
 */
export function findHeadlessShell(): string | undefined {
  const path = process.env['CHROMIUM'] ? null : Bun.which('chromium-headless-shell');
  return path && runs(path) ? path : undefined;
}

/** What the browser tests need and this machine lacks, each with the command that installs it. */
export function missingTools(): string[] {
  const missing: string[] = [];
  if (!findChromium())
    missing.push(
      'No Chromium: sudo apt-get install chromium, or set CHROMIUM to the path of a Chromium or Chrome.',
    );
  const tools = poppler.filter((name) => !Bun.which(name));
  if (tools.length)
    missing.push(
      `No ${tools.join(', ')}: sudo apt-get install poppler-utils (macOS: brew install poppler).`,
    );
  return missing;
}

function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return Bun.spawnSync([path, '--version'], { stdin: 'ignore', stderr: 'ignore' }).exitCode === 0;
}
