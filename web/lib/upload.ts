import { ownHeaders } from './api.ts';
import { CallFailed, failureOf, networkFailure } from './failure.ts';

/**
 * Sends a form with a file to the API and tells how far it is, in percent. fetch can't tell that in any
 * browser, so this one call goes another way. An upload may take as long as it does.
 * @throws CallFailed
 */
export function upload(
  path: string,
  form: FormData,
  onProgress: (percent: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new CallFailed(failureOf(request.status, parsed(request.responseText))));
    });
    request.addEventListener('error', () => reject(new CallFailed(networkFailure())));
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
