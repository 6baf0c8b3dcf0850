import { afterAll, beforeAll } from 'bun:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit, type Session, type VisitOptions } from './browser.ts';
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
  };
}

export type Keeper = Session & { email: string; password: string };

async function register(origin: string, name: string): Promise<Keeper> {
  const email = `${name.toLowerCase()}@example.org`;
  const password = `${name}'s long passphrase`;
  const answer = await fetch(`${origin}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ un: email, uname: name, upw: password }),
  });
  const { data, token } = (await answer.json()) as { data?: unknown[]; token?: string };
  if (!token) throw new Error(`${email} could not be registered: ${answer.status}`);
  return { user: data?.[0], token, email, password };
}
