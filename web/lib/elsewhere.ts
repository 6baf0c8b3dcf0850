import { limits } from '#src/domain/limits.ts';
import type { HandOverLink } from '#src/domain/trade/hand-over-code.ts';
import { texts } from '#web/texts/texts.ts';
import { requestElsewhere } from './api.ts';
import { inSteps, type CallResult } from './ask.ts';
import { CallFailed, failureOf } from './failure.ts';

// Hand-overs of other installations. Only a document loaded at /pets/take_in may call them.

/** Fetches the file of a hand-over. `progress` receives the bytes so far: how many there will be is not known. */
export function fetchHandOver(
  { origin, code }: HandOverLink,
  progress: (bytes: number) => void,
): CallResult<File> {
  return inSteps(async () => {
    const { takeOver } = texts();
    const { host } = new URL(origin);
    if (isMixed(origin, window.location)) throw failed('mixed', takeOver.mixed(host));
    const unreachable = () => failed('unreachable', takeOver.unreachable(host));
    const response = await requestElsewhere(`${origin}/api/hand_over/file/${code}`).catch(() => {
      throw unreachable();
    });
    if (!response.ok) {
      throw new CallFailed(failureOf(response.status, await response.json().catch(() => null)));
    }
    const parts = await readParts(response, progress).catch(() => {
      throw unreachable();
    });
    if (!parts) throw failed('too_large', takeOver.tooLarge);
    return new File(parts, `hand-over-${code}.exuvia.zip`);
  });
}

/** `ended`: it was taken back there, or by somebody else. */
export type Report = 'told' | 'ended' | 'unreachable';

/** Tells the former keeper's installation that everything has arrived. */
export function reportTaken({ origin, code }: HandOverLink): CallResult<Report> {
  return inSteps(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ code });
    const address = `${origin}/api/hand_over/taken`;
    try {
      const response = await requestElsewhere(address, { method: 'POST', headers, body });
      // Its body says nothing more, and would keep the connection open.
      await response.body?.cancel();
      return response.ok ? 'told' : response.status === 410 ? 'ended' : 'unreachable';
    } catch {
      return 'unreachable';
    }
  });
}

/** Browsers call nothing over plain HTTP from a page that came over HTTPS, but this machine. */
export function isMixed(origin: string, page: { protocol: string }): boolean {
  const { protocol, hostname } = new URL(origin);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return page.protocol === 'https:' && protocol === 'http:' && !isLocal;
}

const failed = (code: string, error: string) =>
  new CallFailed({ error, code, status: 0, fields: {} });

/** The body in parts; null when it is larger than a hand-over may be. */
async function readParts(
  response: Response,
  progress: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    received += part.value.byteLength;
    if (received > limits.takeInBytes) {
      void reader?.cancel();
      return null;
    }
    parts.push(part.value);
    progress(received);
  }
  return parts;
}
