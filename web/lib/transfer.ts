import { currentSession } from '#web/state/session.ts';
import { checkSession, ownHeaders, request } from './api.ts';
import type { Answer } from './ask.ts';
import { saveFile } from './save-file.ts';
import { answerOf, noAnswer } from './typed-client.ts';

// File transfers, for `useAction`. They have no timeout.

/** Downloads a file of the API with the keeper's token and hands it to the browser to be saved. */
export async function download({ path, name }: { path: string; name: string }): Answer<unknown> {
  try {
    const response = await request(path, { headers: ownHeaders() });
    if (!response.ok) return await answerOf(Promise.resolve(response));
    saveFile(name, await response.blob());
    return { data: true, error: null, response };
  } catch {
    return noAnswer;
  }
}

/** Sends raw bytes, such as a part of a file. */
export function sendBytes(path: string, body: Blob): Answer<unknown> {
  const headers = { ...ownHeaders(), 'content-type': 'application/octet-stream' };
  return answerOf(request(path, { method: 'PUT', headers, body }));
}

/** Sends a form with a file and reports its progress in percent, which fetch can't in any browser. */
export function upload(
  path: string,
  form: FormData,
  onProgress: (percent: number) => void,
): Answer<unknown> {
  const token = currentSession()?.token;
  const sent = new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve(checkSession(token, new Response(responseText || null, { status })));
    });
    request.addEventListener('error', reject);
    request.send(form);
  });
  return answerOf(sent);
}
