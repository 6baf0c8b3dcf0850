import { currentSession, endSession } from '#web/state/session.ts';
import { notify } from '#web/state/notices.ts';
import { spokenLanguage, texts } from '#web/texts/texts.ts';
import { CallFailed, failureOf, networkFailure, sessionEnded } from './failure.ts';
import type { Failure } from './failure.ts';
import { saveFile } from './save-file.ts';
import { today } from './today.ts';
import { typedClient } from './typed-client.ts';

/** How long an answer may take, in milliseconds; uploads and downloads may take as long as they do. */
const patience = 30_000;

/**
 * The server, typed by its own routes: `api.pet.list.get({ query })`. Calls answer
 * `{ data, error }` and never reject; hand them to `useLoad`, `useAction` or `ask`.
 */
export const api = typedClient(send).api;

/** What a call of `api` answers. */
export type Answer<T> = Promise<{
  data: T | null;
  error: { status: unknown; value: unknown } | null;
  response?: Response;
}>;

/** The data of an answer, or a CallFailed with the reason. */
export async function ask<T>(call: () => Answer<T>): Promise<T> {
  const { data, error, response } = await call();
  if (!response) throw new CallFailed(networkFailure());
  if (error || data === null) {
    throw new CallFailed(withEnd(response, failureOf(response.status, error?.value)));
  }
  return data;
}

/** Loads a file of the API with the keeper's token and hands it to the browser to be saved. */
export async function download(path: string, name: string): Promise<void> {
  const response = await request(path, { headers: ownHeaders() }).catch(() => null);
  if (!response) throw new CallFailed(networkFailure());
  if (!response.ok)
    throw new CallFailed(failureOf(response.status, await response.json().catch(() => null)));
  saveFile(name, await response.blob());
}

/** Sends raw bytes, such as a part of a file; that may take as long as it does. @throws CallFailed */
export async function sendBytes(path: string, body: Blob): Promise<void> {
  const headers = { ...ownHeaders(), 'content-type': 'application/octet-stream' };
  const response = await request(path, { method: 'PUT', headers, body }).catch(() => null);
  if (!response) throw new CallFailed(networkFailure());
  if (response.ok) return;
  const failure = failureOf(response.status, await response.json().catch(() => null));
  throw new CallFailed(withEnd(response, failure));
}

/** The answers by which a session ended: nothing more needs to be said about them. */
const enders = new WeakSet<Response>();

function withEnd(response: Response, failure: Failure): Failure {
  return enders.has(response) ? { ...failure, code: sessionEnded } : failure;
}

/** What every call carries: the token, the keeper’s calendar day, and what the keeper reads. */
export function ownHeaders(): Record<string, string> {
  const token = currentSession()?.token;
  return {
    'x-today': today(),
    'accept-language': spokenLanguage(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

function send(method: string, path: string, body: unknown): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  if (body === undefined) return request(path, { method, headers: ownHeaders(), signal });
  const headers = { ...ownHeaders(), 'content-type': 'application/json' };
  return request(path, { method, headers, body: JSON.stringify(body), signal });
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const token = currentSession()?.token;
  const response = await fetch(path, init);
  // Only the session that asked may end: another tab may have logged in anew meanwhile.
  if (response.status === 401 && token && token === currentSession()?.token) {
    endSession();
    notify(texts().notices.sessionEnded);
    enders.add(response);
  }
  return response;
}
