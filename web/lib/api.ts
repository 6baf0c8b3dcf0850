import { isRecord } from '#src/domain/is-record.ts';
import { currentSession, endSession, renewToken, storedToken } from '#web/state/session.ts';
import type { Session } from '#web/state/session.ts';
import { noteServerWrite, reached } from '#web/state/network.ts';
import { noteServerTime } from '#web/state/server-clock.ts';
import { notify } from '#web/state/notices.ts';
import { askedLanguage, texts } from '#web/texts/texts.ts';
import { databaseHeader, noteDatabase } from './database.ts';
import { today } from './today.ts';
import type { CallResult } from './ask.ts';
import { dataAtOnce, typedClient } from './typed-client.ts';
import type { Answered, OwnHeaders, Send } from './typed-client.ts';
import { keyFor, noteLost, settleKey } from './write-keys.ts';

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
    'accept-language': askedLanguage(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** A call of `api`. `toServer` sends it past the device, with its own Idempotency-Key where one is given. */
export type Call = {
  method: string;
  path: string;
  body: unknown;
  toServer: (key?: string) => Promise<Response>;
  /** Only an answer of this moment is wanted: nothing may be begun for it. */
  atOnce?: boolean;
};

/** What the device answers to a call; undefined: the server has to be asked. */
type AnswerHere = (call: Call) => Answered | undefined | Promise<Response | Answered | undefined>;

let answerHere: AnswerHere = () => undefined;

/** From now on each call goes to the device first. */
export const askDeviceFirst = (how: AnswerHere): void => void (answerHere = how);

/** While set, nothing is sent or noted: see `answeredAtOnce`. */
let asksDeviceAlone = false;

/**
 * What the device answers to a read within the same moment, so that a screen is drawn with it at once; undefined where the
 * answer takes time, comes from the server, or is made of several calls.
 */
export function answeredAtOnce<T>(call: () => CallResult<T>): T | undefined {
  asksDeviceAlone = true;
  try {
    return dataAtOnce(call());
  } catch {
    return undefined;
  } finally {
    asksDeviceAlone = false;
  }
}

const never = new Promise<never>(() => {});

function send(
  method: string,
  path: string,
  body: unknown,
  given: OwnHeaders = {},
): ReturnType<Send> {
  async function toServer(key?: string): Promise<Response> {
    const named = key === undefined ? given : { ...given, 'idempotency-key': key };
    const response = await askServer(method, path, body, named);
    if (method !== 'GET' && response.ok) noteServerWrite();
    return response;
  }
  if (asksDeviceAlone && method !== 'GET') return never;
  const here = answerHere({ method, path, body, toServer, atOnce: asksDeviceAlone });
  // Nothing is awaited where the device has no say: the token is the one of this moment.
  if (!here) return asksDeviceAlone ? never : toServer();
  return here instanceof Promise ? here.then((answer) => answer ?? toServer()) : here;
}

/** Sends a call to the server, whatever the device could say. */
export async function askServer(
  method: string,
  path: string,
  body: unknown,
  given: OwnHeaders = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  if (method === 'GET') {
    const read = () => request(path, { method, headers: { ...ownHeaders(), ...given }, signal });
    const was = currentSession();
    const response = await read();
    return response.status === 401 && isRenewed(was, currentSession()) ? await read() : response;
  }
  const content = body === undefined ? undefined : JSON.stringify(body);
  const caller = given['authorization'] ?? currentSession()?.user.uid;
  const called = JSON.stringify([caller, method, path]);
  const write = `${called} ${content}`;
  const key = given['idempotency-key'] ?? keyFor(write, called);
  const type: OwnHeaders = content === undefined ? {} : { 'content-type': 'application/json' };
  const keyed = { ...type, 'idempotency-key': key, ...given };
  const headers = { ...ownHeaders(), ...databaseHeader(), ...keyed };
  try {
    const response = await request(path, { method, headers, body: content ?? null, signal });
    if (response.ok || (await isReused(response))) settleKey(write, called);
    return response;
  } catch (error) {
    if (!given['idempotency-key']) noteLost(path, called, key);
    throw error;
  }
}

/** It was done before it was corrected, and that is told: who sends it once more means a second one. */
const isReused = async (response: Response) =>
  response.status === 422 && (await response.clone().text()).includes('key_reused');

const isRenewed = (was: Session | null, now: Session | null) =>
  was !== null && was.user.uid === now?.user.uid && was.token !== now.token;

/** To another installation, which learns nothing of this one: no token, no cookie, no address of a page. */
export const requestElsewhere = (address: string, init: RequestInit = {}) =>
  fetch(address, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });

/** A file of the server. The browser may have kept it, so that it tells nothing of the server as it is now. */
export const requestFile = (address: string, init: RequestInit) => fetch(address, init);

let addressOf = (path: string): string => path;

/** How addresses of calls name records that were noted on this device. */
export const translateAddresses = (how: (path: string) => string): void => void (addressOf = how);

/** The same address with the ids that the server has given them since. */
export const lastingAddress = (path: string): string => addressOf(path);

/** Calls that end the token they are sent with, and answer with a new one. */
const renewers = new Set(['/api/user/password', '/api/user/update']);

/** Settled once no new token is on its way. */
let renewal = Promise.resolve();

async function storeNewToken(old: string | undefined, answer: Promise<Response>): Promise<void> {
  try {
    const body: unknown = await (await answer).clone().json();
    if (isRecord(body) && typeof body['token'] === 'string') renewToken(old, body['token']);
  } catch {
    // Without an answer there is no new token; the call itself tells why.
  }
}

/** The client's only fetch of a call to its own server. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  if (asksDeviceAlone) return never;
  const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
  const answer = reached(fetch(addressOf(path), init));
  if (renewers.has(path)) renewal = storeNewToken(token, answer);
  const response = await checkSession(token, await answer);
  noteDatabase(response);
  noteServerTime(response.headers.get('date'));
  return response;
}

/** Responses that mean the session has ended. */
const enders = new WeakSet<Response>();

/**
 * Ends the session whose token was refused. Only that one: another tab may have logged in meanwhile, and a call under way
 * here may bring a new token.
 */
export async function checkSession(
  token: string | undefined,
  response: Response,
): Promise<Response> {
  if (response.status !== 401 || !token) return response;
  const isGone = (await response.clone().text()).includes('account_gone');
  await renewal;
  const stored = storedToken();
  if (token === currentSession()?.token && (stored === undefined || stored === token)) {
    endSession({ isLeft: isGone, isGone });
    notify(texts().notices[isGone ? 'accountGone' : 'sessionEnded']);
    enders.add(response);
  }
  return response;
}

export function hasEndedSession(response: Response | undefined): boolean {
  return response !== undefined && enders.has(response);
}
