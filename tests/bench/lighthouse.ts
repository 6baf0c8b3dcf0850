import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '#root/scripts/browser-tools.ts';
import { logInToClub } from '#root/tests/journeys/keepers.ts';
import { startServer } from '#root/tests/journeys/server.ts';
import { atLeast, median, sayRow, sayTable } from './report.ts';

// Not a dependency: it has two hundred of its own, and is only installed when requested.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Kind = (typeof kinds)[number];
type Scores = Record<Kind, number>;

const pages = [
  ['landing page', '/', false],
  ['dashboard', '/', true],
  ['list of pets', '/pets', true],
  ["an animal's page", '/pets/details?id=1', true],
] as const;

/** Lighthouse's scores with its settings for a phone, of the example club. The median of three runs. */
export async function measureLighthouse(): Promise<void> {
  const server = await startServer({ DEMO: '1' });
  const session = JSON.stringify(await logInToClub(server));
  sayTable(`Lighthouse, as a phone (${LIGHTHOUSE})`, 'page', ...kinds);
  for (const [name, path, loggedIn] of pages) {
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await scoresOf(server.origin, path, loggedIn ? session : null));
    const scores = kinds.map((kind) => median(runs.map((one) => one[kind])));
    sayRow(name, ...scores);
    for (const [at, kind] of kinds.entries())
      atLeast(`${name}: ${kind}`, kind === 'performance' ? 95 : 100, scores[at] ?? 0);
  }
  await server.stop();
}

/** In a fresh profile, logged in or not. */
async function scoresOf(origin: string, path: string, session: string | null): Promise<Scores> {
  const profile = mkdtempSync(join(tmpdir(), 'exuvia-lighthouse-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate((value) => value && localStorage.setItem('exuvia.session', value), session);
    await page.goto('about:blank');
    return await runLighthouse(`${origin}${path}`, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function runLighthouse(url: string, port: number): Promise<Scores> {
  const child = Bun.spawn(
    [
      ...[process.execPath, 'x', LIGHTHOUSE, url, `--port=${port}`, '--output=json', '--quiet'],
      ...['--disable-storage-reset', `--only-categories=${kinds.join(',')}`],
    ],
    { stdout: 'pipe', stderr: 'ignore', timeout: 180_000 },
  );
  const { categories } = (await new Response(child.stdout).json()) as {
    categories: Record<Kind, { score: number }>;
  };
  const score = (kind: Kind) => Math.round(categories[kind].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
