import { currentSession, endSession } from '#web/state/session.ts';
import { noteServerTime } from '#web/state/server-clock.ts';
import { notify } from '#web/state/notices.ts';
import { spokenLanguage, texts } from '#web/texts/texts.ts';
import { databaseHeader, noteDatabase } from './database.ts';
import { today } from './today.ts';
import { typedClient, type OwnHeaders } from './typed-client.ts';
import { keyFor, settleKey } from './write-keys.ts';

/** Timeout of a response in milliseconds; uploads and downloads have none. */
const patience = 30_000;

/**
 * The server, typed by its own routes: `api.pet.list.get({ query })`. Calls resolve to `{ data, error }` and never
 * reject; hand them to `useLoad` or `useAction`.
 */
export const api = typedClient(send).api;

/** Headers of every call: the token, the keeper’s calendar day and language. */
export function ownHeaders(): Record<string, string> {
  const token = currentSession()?.token;
  return {
    'x-today': today(),
    'accept-language': spokenLanguage(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

async function send(
  method: string,
  path: string,
  body: unknown,
  given: OwnHeaders = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  const headers = { ...ownHeaders(), ...given };
  if (method === 'GET') return request(path, { method, headers, signal });
  const content = body === undefined ? undefined : JSON.stringify(body);
  const caller = given['authorization'] ?? currentSession()?.user.uid;
  const write = JSON.stringify([caller, method, path, content]);
  Object.assign(headers, databaseHeader(), { 'idempotency-key': keyFor(write) });
  if (content !== undefined) headers['content-type'] = 'application/json';
  const response = await request(path, { method, headers, body: content ?? null, signal });
  if (response.ok) settleKey(write);
  return response;
}

/** To another installation, which learns nothing of this one: no token, no cookie, no address of a page. */
export const requestElsewhere = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });

/** The client's only fetch to its own server. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
  const response = checkSession(token, await fetch(path, init));
  noteDatabase(response);
  noteServerTime(response.headers.get('date'));
  return response;
}

/** Responses that mean the session has ended. */
const enders = new WeakSet<Response>();

/** Ends the session whose token was refused. Only that one: another tab may have logged in meanwhile. */
export function checkSession(token: string | undefined, response: Response): Response {
  if (response.status === 401 && token && token === currentSession()?.token) {
    endSession();
    notify(texts().notices.sessionEnded);
    enders.add(response);
  }
  return response;
}

export function hasEndedSession(response: Response | undefined): boolean {
  return response !== undefined && enders.has(response);
}
