import { noteServerWrite, reached } from '#web/state/network.ts';
import { currentSession } from '#web/state/session.ts';
import { newKey } from '#web/state/write-key.ts';
import { checkSession, ownHeaders, request } from './api.ts';
import type { CallResult } from './ask.ts';
import { databaseHeader } from './database.ts';
import { saveFile } from './save-file.ts';
import { resultOf, noResponse } from './typed-client.ts';

// File transfers, for `useAction`. They have no timeout.

/** Downloads a file of the API with the keeper's token and hands it to the browser to be saved. */
export async function download({
  path,
  name,
}: {
  path: string;
  name: string;
}): CallResult<unknown> {
  try {
    const response = await request(path, { headers: ownHeaders() });
    if (!response.ok) return await resultOf(Promise.resolve(response));
    saveFile(name, await response.blob());
    return { data: true, error: null, response };
  } catch {
    return noResponse;
  }
}

/** Loads a file of the API under the name that the server gives it. */
export async function loadFile(path: string): CallResult<File> {
  try {
    const response = await request(path, { headers: ownHeaders() });
    if (!response.ok) return { ...(await resultOf(Promise.resolve(response))), data: null };
    const content = await response.blob();
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    const data = new File([content], named?.[1] ?? 'exuvia.zip', { type: content.type });
    return { data, error: null, response };
  } catch {
    return noResponse;
  }
}

/** Sends raw bytes, such as a part of a file. */
export function sendBytes(path: string, body: Blob): CallResult<unknown> {
  const headers = { ...ownHeaders(), 'content-type': 'application/octet-stream' };
  return resultOf(request(path, { method: 'PUT', headers, body }));
}

/** Sends a form with a file and reports its progress in percent, which fetch can't in any browser. */
export function upload(
  path: string,
  form: FormData,
  onProgress: (percent: number) => void,
  key = newKey(),
): CallResult<unknown> {
  const token = currentSession()?.token;
  const sent = new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    const headers = { ...ownHeaders(), ...databaseHeader(), 'idempotency-key': key };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      noteServerWrite();
      resolve(checkSession(token, new Response(responseText || null, { status })));
    });
    request.addEventListener('error', reject);
    request.send(form);
  });
  return resultOf(reached(sent));
}

/** Sends a file that was kept on the device. */
export function sendKeptFile(
  path: string,
  body: Readonly<Record<string, unknown>>,
  file: Blob,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const signal = AbortSignal.timeout(SHORTEST + file.size / SLOWEST);
  return request(`/api${path}`, {
    method: 'POST',
    headers: { ...ownHeaders(), ...headers },
    body: fileForm(body, file),
    signal,
  });
}

/** How long a kept file may take, in milliseconds, and the fewest bytes of it in each: others wait behind it. */
const SHORTEST = 60_000;
const SLOWEST = 15;

/** What is noted of a picture or a paper, with its file. */
export function fileForm(body: Readonly<Record<string, unknown>>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  form.set('file', file, file instanceof File ? file.name : 'picture');
  return form;
}
