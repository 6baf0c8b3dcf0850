import { DEMO_PASSWORD, demoKeepers } from '#src/demo/demo.ts';
import type { Session } from './browser.ts';

export type Keeper = Session & { email: string; password: string };

/** A new keeper, through the interface of the server; the first one is the administrator. */
export async function register(origin: string, name: string): Promise<Keeper> {
  const email = `${name.toLowerCase()}@example.org`;
  const password = `${name}'s long passphrase`;
  const session = await enter(`${origin}/api/user/register`, {
    un: email,
    uname: name,
    upw: password,
  });
  return { ...session, email, password };
}

/** The administrator of the example club. */
export function logIn(origin: string, upw: string = DEMO_PASSWORD): Promise<Session> {
  return enter(`${origin}/api/user/login`, { un: demoKeepers[0].email, upw });
}

/** @throws when the server refuses, with its status. */
async function enter(url: string, body: Record<string, string>): Promise<Session> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data, token } = (await answer.json()) as { data?: unknown[]; token?: string };
  if (!token) throw new Error(`${body['un']} could not enter: ${answer.status}`);
  return { user: data?.[0], token };
}
