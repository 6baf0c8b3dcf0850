import { beforeAll } from 'bun:test';
import type { Browser, Page } from 'playwright-core';
import { findHeadlessShell } from '#root/scripts/browser-tools.ts';
import { atEnd } from '#src/testing/clean-up.ts';
import { openBrowser, visit, type VisitOptions } from './browser.ts';
import { logIn, logInToClub, register } from './keepers.ts';
import { startServer, type Server } from './server.ts';

type Options = {
  /** Settings of the server. Files with the same settings share one. */
  env?: Record<string, string>;
  /** A separate server without any account, for a test that stops it or registers the first keeper. */
  own?: boolean;
  /** How browsers call this machine, for a separate server. */
  name?: 'localhost';
};

/** Of the servers that several files share. */
const administrator = { email: 'admin@example.org', password: 'the administrator of the tests' };

let sharedBrowser: Browser | undefined;
const sharedServers = new Map<string, Server>();
let keepers = 0;

/**
 * The fixture of a file of browser tests: a server and a browser, which all files of one run share. Each visit has a
 * new profile, and each test its own keepers. Call it at the top.
 */
export function browserFixture({ env = {}, own = false, name }: Options = {}) {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      own ? ownServer(env, name) : theServer(env),
      theBrowser(),
    ]);
  });

  return {
    server: () => server,
    browser: () => browser,
    /** One visit with a fresh profile; fails on everything that the browser reports as an error. */
    visit: <T>(options: VisitOptions, work: (page: Page) => Promise<T>) =>
      visit(browser, server.origin, options, work),
    /** A new keeper, through the API; on a separate server the first one is the administrator. */
    register: (name: string) =>
      register(server.origin, name, own ? name : `${name.slice(0, 20)}.${++keepers}`),
    /** The administrator of a shared server: that of the example club, if it has one. */
    administrator: () => (isClub(env) ? logInToClub(server) : logIn(server.origin, administrator)),
  };
}

const isClub = (env: Record<string, string>) => env['DEMO'] === '1';

/** A test that reached its time limit has ended the browser and the servers: the next file gets new ones. */
async function theBrowser(): Promise<Browser> {
  if (sharedBrowser?.isConnected()) return sharedBrowser;
  const browser = await openBrowser({ executablePath: findHeadlessShell() });
  sharedBrowser = browser;
  atEnd(() => browser.close());
  return browser;
}

async function theServer(env: Record<string, string>): Promise<Server> {
  const key = JSON.stringify(env);
  const account = {
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const shared = sharedServers.get(key);
  if (shared?.isRunning()) return shared;
  const server = await ownServer({ ...(!isClub(env) && account), ...env });
  sharedServers.set(key, server);
  return server;
}

async function ownServer(env: Record<string, string>, name?: 'localhost'): Promise<Server> {
  const server = await startServer(env, name);
  atEnd(() => server.stop());
  return server;
}
