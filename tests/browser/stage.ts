import { afterAll, beforeAll } from 'bun:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit, type VisitOptions } from './browser.ts';
import { logIn, register } from './keepers.ts';
import { startServer, type Server } from './server.ts';

/** What a file of browser tests needs: its own server with no data, and a browser. Call it once, at the top. */
export function stage(env: Record<string, string> = {}) {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(env), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  return {
    server: () => server,
    browser: () => browser,
    /** One visit with a fresh profile; fails on whatever the browser complains about. */
    visit: <T>(options: VisitOptions, work: (page: Page) => Promise<T>) =>
      visit(browser, server.origin, options, work),
    /** A new keeper, through the interface of the server; the first one is the administrator. */
    register: (name: string) => register(server.origin, name),
    /** The administrator, where the stage holds the example club. */
    logIn: (password?: string) => logIn(server.origin, password),
  };
}
