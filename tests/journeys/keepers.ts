import { demoKeepers } from '#src/demo/demo.ts';
import type { Session } from './browser.ts';
import type { Server } from './server.ts';

export type Account = { email: string; password: string };
export type Keeper = Session & Account;

/** The administrator of the example club, with the password that the start drew and printed. */
export async function logInToClub({ origin, output }: Server): Promise<Session> {
  const until = performance.now() + 10_000;
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
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data, token } = (await answer.json()) as { data?: unknown[]; token?: string };
  if (!token) throw new Error(`${body['un']} could not enter: ${answer.status}`);
  return { user: data?.[0], token };
}
