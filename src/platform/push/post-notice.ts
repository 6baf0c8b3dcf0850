import { lookup } from 'node:dns/promises';
import type { Config } from '#src/platform/config.ts';
import { isEndpoint, isPublicAddress } from './public-address.ts';
import type { PushKey } from './push-key.ts';

/** Where a notice goes, and the keys that it is encrypted with for that browser. */
export type Target = { endpoint: string; p256dh: string; auth: string };
/** What came of it. `retry`: later, after so many seconds if the push service says so. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'ended' }
  | { state: 'refused'; reason: string }
  | { state: 'retry'; reason: string; seconds: number };

/** The world outside, so that a test can hand in its own. */
export type Outside = {
  addressesOf: (host: string) => Promise<string[]>;
  post: (url: string, init: RequestInit) => Promise<Response>;
};

export const internet: Outside = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  post: (url, init) => fetch(url, init),
};

const TEN_SECONDS = 10_000;
/** What a push service may ask to be left alone for. */
const A_DAY = 24 * 60 * 60;

/** Encrypts a notice for a browser and hands it to that browser's push service. Never throws. */
export async function postNotice(
  { config, key, outside }: { config: Config; key: PushKey; outside: Outside },
  target: Target,
  { text, tag, seconds }: { text: string; tag: string; seconds: number },
): Promise<Outcome> {
  const { endpoint, p256dh, auth } = target;
  if (!isEndpoint(endpoint)) return { state: 'ended' };
  try {
    const addresses = await outside.addressesOf(new URL(endpoint).hostname);
    if (addresses.length === 0 || !addresses.every(isPublicAddress))
      return { state: 'refused', reason: 'its address is not a public one' };
    // loaded with the first notice: until then it would only take memory
    const { buildPushPayload } = await import('@block65/webcrypto-web-push');
    const request = await buildPushPayload(
      { data: text, options: { ttl: Math.max(seconds, 60), urgency: 'normal', topic: tag } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { ...key, subject: contactOf(config) },
    );
    const response = await outside.post(endpoint, {
      ...request,
      method: 'POST',
      redirect: 'manual', // where it leads to was not looked at
      signal: AbortSignal.timeout(TEN_SECONDS),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    return { state: 'retry', reason: plainReason(error), seconds: 0 };
  }
}

function outcomeOf({ status, headers }: Response): Outcome {
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'ended' };
  const reason = `HTTP ${status}`;
  if (status !== 429 && status < 500) return { state: 'refused', reason };
  const after = Number(headers.get('retry-after') ?? 0);
  return { state: 'retry', reason, seconds: after > 0 ? Math.min(after, A_DAY) : 0 };
}

/** Whom the push service may ask, as it wants to know: an address of the pages, else that of the mails. */
function contactOf({ publicUrl, mailFrom }: Config): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/** Without the address, which is as good as a secret. */
function plainReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/https?:\/\/\S+/g, '[address]')
    .replace(/\s+/g, ' ')
    .slice(0, 200);
}
