// Takes screenshots of pages: `bun scripts/shots.ts FOLDER /path ... [options]`, each path by day and night, at 390 and
// 1280 pixels.
//   --as EMAIL:PASSWORD   logged in; registers the keeper if there is none
//   --origin URL          of a running Exuvia; otherwise the built program runs with an empty data folder
//   --full                the whole page instead of the first screen

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, visit, type Session } from '#root/tests/journeys/browser.ts';
import { startServer } from '#root/tests/journeys/server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    origin: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
});
const [folder, ...paths] = positionals;
if (!folder || paths.length === 0) {
  console.error(
    'usage: bun scripts/shots.ts FOLDER /path ... [--as EMAIL:PASSWORD] [--origin URL] [--full]',
  );
  process.exit(1);
}
mkdirSync(folder, { recursive: true });

const server = values.origin ? undefined : await startServer();
const origin = server?.origin ?? new URL(values.origin ?? '').origin;
const browser = await openBrowser();
try {
  const session = values.as ? await logIn(values.as) : undefined;
  for (const path of paths) {
    for (const width of ['phone', 'desktop'] as const) {
      for (const light of ['light', 'dark'] as const) {
        const file = join(
          folder,
          `${fileName(path)}_${width === 'phone' ? 390 : 1280}_${light}.png`,
        );
        await visit(browser, origin, { width, light, session }, async (page) => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          if (values.full) {
            // Pictures further down are lazy: scroll to load them.
            await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
            await page.waitForLoadState('networkidle');
            await page.evaluate(() => scrollTo(0, 0));
          }
          await page.screenshot({ path: file, fullPage: values.full });
        }).then(
          () => console.log(file),
          (error: Error) => console.log(`${file}\n  ${error.message.replaceAll('\n', '\n  ')}`),
        );
      }
    }
  }
} finally {
  await browser.close();
  await server?.stop();
}

async function logIn(name: string): Promise<Session> {
  const [email = '', ...rest] = name.split(':');
  const keeper = { un: email, upw: rest.join(':') };
  const known = await post('/api/user/login', keeper);
  const response = known.token
    ? known
    : await post('/api/user/register', { ...keeper, uname: email.split('@')[0] });
  if (!response.token) throw new Error(`${email} can neither log in nor register.`);
  return { user: response.data?.[0], token: response.token };
}

async function post(path: string, body: unknown): Promise<{ data?: unknown[]; token?: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(origin + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data?: unknown[]; token?: string };
}

/** '/pets/details?id=3' to 'pets-details-id-3'. */
function fileName(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
}
