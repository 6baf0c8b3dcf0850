import { demoKeepers } from '#src/demo/demo.ts';
import type { Page } from 'playwright-core';
import type { Session } from './browser.ts';
import type { Server } from './server.ts';
import { settled } from './settled.ts';

export type Account = { email: string; password: string };
export type Keeper = Session & Account;

/** The administrator of the example club, with the password that the start drew and printed. */
export async function logInToClub({ origin, output }: Server): Promise<Session> {
  const until = performance.now() + 120_000;
  let password: string | undefined;
  while (!(password = /with the password ([a-z0-9-]+)/.exec(output())?.[1])) {
    if (performance.now() > until) throw new Error(`No password was printed:\n${output()}`);
    await Bun.sleep(20);
  }
  return logIn(origin, { email: demoKeepers[0].email, password });
}

/** A new keeper, through the API; `user` is the part of the address before the @. */
export async function register(origin: string, name: string, user = name): Promise<Keeper> {
  const email = `${user.toLowerCase()}@example.org`;
  const password = `${name}'s long passphrase`;
  const session = await enter(`${origin}/api/user/register`, {
    un: email,
    uname: name,
    upw: password,
  });
  return { ...session, email, password };
}

/** @throws when the server refuses, with its status. */
export function logIn(origin: string, { email, password }: Account): Promise<Session> {
  return enter(`${origin}/api/user/login`, { un: email, upw: password });
}

async function enter(url: string, body: Record<string, string>): Promise<Session> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data, token } = (await response.json()) as { data?: unknown[]; token?: string };
  if (!token) throw new Error(`${body['un']} could not enter: ${response.status}`);
  return { user: data?.[0], token };
}

/** Once nothing is under way, since a call that the end of the session overtakes is refused. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await settled(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  await settled(page);
}
