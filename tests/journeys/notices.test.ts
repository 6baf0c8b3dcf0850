import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { atEnd } from '#src/testing/clean-up.ts';
import { testNotice } from '#src/domain/reminders/push-text.ts';
import { openBrowser, visit } from './browser.ts';

/** A whole Chromium: the headless shell, which the other tests may use, shows no notices. */
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  atEnd(() => browser.close());
});

/** A page with the real service worker, which no push service of the internet is needed for. */
function servePage() {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/sw.js')
        return new Response(Bun.file(join(import.meta.dir, '../../web/public/sw.js')));
      if (pathname === '/assets.json') return Response.json([]);
      if (pathname === '/sections.json')
        return Response.json({ sections: {}, home: [], device: [] });
      if (pathname.includes('.'))
        return new Response(Bun.file(join(import.meta.dir, '../../web/public', pathname)));
      const html = '<!doctype html><link rel="icon" href="/icon.svg"><title>x</title>';
      return new Response(html, { headers: { 'content-type': 'text/html' } });
    },
  });
  atEnd(() => server.stop(true));
  return `http://127.0.0.1:${server.port}`;
}

type Shown = {
  registration: { showNotification: (...of: unknown[]) => Promise<void> };
  shown: Promise<void>;
};

/**
 * The browser gets a message, as from its push service. Resolves when its notice is shown: Chromium drops a notice that
 * is stored and not yet shown where somebody asks for all notices meanwhile.
 */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as Shown;
    const show = ServiceWorkerRegistration.prototype
      .showNotification as Shown['registration']['showNotification'];
    scope.shown = new Promise((done) => {
      scope.registration.showNotification = (...of) => {
        const shown = show.apply(scope.registration, of);
        done(shown);
        return shown;
      };
    });
  });
  const wire = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    }),
  );
  await wire.send('ServiceWorker.enable');
  const registrationId = await registered;
  await wire.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await worker?.evaluate(() => (globalThis as unknown as Shown).shown);
}

/** What the device shows, once it is notices of these titles. */
const shown = (page: Page, ...titles: string[]) =>
  page.evaluate(async (wanted) => {
    const registration = await navigator.serviceWorker.ready;
    for (;;) {
      const notices = await registration.getNotifications();
      const all = notices.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
      if (
        all
          .map(({ title }) => title)
          .toSorted()
          .join() === wanted
      )
        return all;
      // a page that is out of sight draws no frames
      await new Promise((again) => setTimeout(again, 20));
    }
  }, titles.toSorted().join());

test('a notice is shown in its words, a later one of its kind in its place, and a tap opens its page', async () => {
  const origin = servePage();
  await visit(browser, origin, {}, async (page) => {
    await page.context().grantPermissions(['notifications'], { origin });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => {}));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const notice = testNotice('de');
    await deliver(page, origin, JSON.stringify(notice));
    const { title, body, lang, tag } = notice;
    expect(await shown(page, title)).toEqual([{ title, body, lang, tag }]);

    const day = { title: '4 fällig', body: 'Regal 4', lang: 'de', tag: 'day' };
    await deliver(page, origin, JSON.stringify({ ...day, title: '5 fällig', url: '/' }));
    await shown(page, title, '5 fällig');
    await deliver(page, origin, JSON.stringify({ ...day, url: '/pets' }));
    expect(await shown(page, title, day.title)).toContainEqual(day);

    const [worker] = page.context().serviceWorkers();
    // a script is no finger, which alone may open a page
    const opened = await worker?.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: { getNotifications: (of: object) => Promise<object[]> };
        clients: { openWindow: (url: string) => Promise<void> };
        NotificationEvent: new (kind: string, of: object) => Event;
      };
      const [notification] = await scope.registration.getNotifications({ tag: 'day' });
      const asked = new Promise<string>((found) => {
        scope.clients.openWindow = async (url) => found(url);
      });
      globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      return asked;
    });
    expect(opened).toBe('/pets');
    expect(await shown(page, title)).toEqual([{ title, body, lang, tag }]);
  });
});

test('a message that nobody can read is shown by the name of the app', async () => {
  const origin = servePage();
  await visit(browser, origin, {}, async (page) => {
    await page.context().grantPermissions(['notifications'], { origin });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => {}));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await deliver(page, origin, 'not JSON');
    expect(await shown(page, 'Exuvia')).toHaveLength(1);
  });
});
