import { expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { atEnd } from '#src/testing/clean-up.ts';
import { visit } from './browser.ts';
import { browserFixture } from './fixture.ts';

const { browser } = browserFixture();

/** A small app of two files in a version that can be changed, with the real service worker. */
function serveVersions() {
  const state = { version: 1, missing: new Set<string>(), isAway: false };
  // as the built page does, it names its script twice
  const page = () => {
    const main = `/assets/main-${state.version}.js`;
    return `<!doctype html><head><title>x</title><link rel="preload" as="script" crossorigin href="${main}"><script type="module" src="${main}"></script></head>`;
  };
  const text = (content: string, type: string) =>
    new Response(content, { headers: { 'content-type': type } });
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const { pathname } = new URL(request.url);
      const names = [`/assets/main-${state.version}.js`, `/assets/more-${state.version}.js`];
      if (state.isAway || state.missing.has(pathname)) return new Response('', { status: 503 });
      if (pathname === '/sw.js')
        return new Response(Bun.file(join(import.meta.dir, '../../web/public/sw.js')));
      if (pathname === '/assets.json') return Response.json(names);
      if (pathname === '/sections.json')
        return Response.json({ sections: { '/never': [names[1]] }, home: [], device: [] });
      if (pathname === names[0])
        return text(`document.title = 'version ${state.version}'`, 'text/javascript');
      if (pathname === names[1]) return text(`export default ${state.version}`, 'text/javascript');
      return pathname.includes('.') ? new Response('', { status: 404 }) : text(page(), 'text/html');
    },
  });
  atEnd(() => server.stop(true));
  return { origin: `http://127.0.0.1:${server.port}`, state };
}

const titleAt = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForFunction(() => document.title.startsWith('version'));
  return page.title();
};

/** Waits until exactly these files are kept, and the page that names the first of them. */
const keeps = (page: Page, wanted: string[]) =>
  page.evaluate(async (names) => {
    const isThere = async () => {
      const requests = await (await caches.open('exuvia-assets')).keys();
      const found = requests.map(({ url }) => new URL(url).pathname).toSorted();
      const page = await (await caches.match('/'))?.text();
      return found.join() === names.join() && page?.includes(names[0] ?? '') === true;
    };
    while (!(await isThere())) await new Promise(requestAnimationFrame);
  }, wanted);

test('an update that arrives in part leaves the kept app whole, and is taken when all of it is there', async () => {
  const { origin, state } = serveVersions();
  const expected = [/503|Failed to load|could not be kept/];
  const update = (missing: string[]) => {
    state.version = 2;
    state.missing = new Set(missing);
  };
  await visit(browser(), origin, { expected }, async (page) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await keeps(page, ['/assets/main-1.js', '/assets/more-1.js']);

    // the page comes, its own script does not: the version before it opens
    update(['/assets/main-2.js']);
    expect(await titleAt(page, '/pets')).toBe('version 1');

    // its script comes, a section does not: it opens, and the kept one is still the whole one before it
    update(['/assets/more-2.js']);
    expect(await titleAt(page, '/pets')).toBe('version 2');
    state.isAway = true;
    expect(await titleAt(page, '/never/visited')).toBe('version 1');
    // and names what its address needs, which is read while its first script runs
    expect(await page.locator('link[rel=preload]').last().getAttribute('href')).toBe(
      '/assets/more-1.js',
    );
    const section = await page.evaluate(async () => {
      const name = '/assets/more-1.js';
      return ((await import(name)) as { default: number }).default;
    });
    expect(section).toBe(1);

    // all of it comes
    state.isAway = false;
    update([]);
    expect(await titleAt(page, '/')).toBe('version 2');
    await keeps(page, ['/assets/main-2.js', '/assets/more-2.js']);
    state.isAway = true;
    expect(await titleAt(page, '/never/visited')).toBe('version 2');
  });
});
