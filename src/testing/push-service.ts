import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import ece from 'http_ece';
import type { Outside } from '#src/platform/push/post-notice.ts';
import type { Notice } from '#src/domain/reminders/push-text.ts';

/** The web's tests put the server in its place later. */
const request = globalThis.fetch;

type Got = { path: string; notice: Notice; headers: Headers; claims: Record<string, unknown> };

/**
 * A push service with its browsers, on a port of this machine: it checks the signature of who writes as RFC 8292 wants
 * it, and reads the notices with another implementation of RFC 8291 than the one that encrypted them.
 */
export function startPushService() {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer }>();
  const received: Got[] = [];
  const responses: Response[] = [];
  const asked: string[] = [];
  let publicKey = '';
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(call) {
      const path = new URL(call.url).pathname;
      asked.push(path);
      const given = responses.shift();
      if (given) return given;
      const browser = browsers.get(path);
      if (!browser) return new Response(null, { status: 410 });
      const claims = claimsOf(call.headers.get('authorization') ?? '', publicKey);
      if (!claims) return new Response(null, { status: 403 });
      const bytes = Buffer.from(await call.arrayBuffer());
      if (bytes.length > 4096) return new Response(null, { status: 413 });
      const text = ece.decrypt(bytes, {
        ...{ version: 'aes128gcm', privateKey: browser.pair },
        authSecret: browser.auth.toString('base64url'),
      });
      const notice = JSON.parse(text.toString('utf8')) as Notice;
      received.push({ path, notice, headers: call.headers, claims });
      return new Response(null, { status: 201 });
    },
  });
  const outside: Outside = {
    addressesOf: async () => ['93.184.216.34'],
    post: (url, init) =>
      request(url.replace('https://push.example.org', `http://127.0.0.1:${server.port}`), init),
  };
  return {
    outside,
    received,
    /** The path of each request, whatever came of it. */
    asked,
    /** What the next requests get, in their order, in place of being read. */
    respond: (...next: Response[]) => responses.push(...next),
    /** A browser subscribes with the key of the installation. */
    subscribe(name: string, key: string) {
      publicKey = key;
      const pair = createECDH('prime256v1');
      const auth = randomBytes(16);
      browsers.set(`/${name}`, { pair, auth });
      return {
        endpoint: `https://push.example.org/${name}`,
        p256dh: pair.generateKeys('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    unsubscribe: (name: string) => browsers.delete(`/${name}`),
    stop: () => server.stop(true),
  };
}

/** What the header of who writes claims; null where it is not signed with the key that browsers subscribed with. */
function claimsOf(header: string, publicKey: string): Record<string, unknown> | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(key, 'base64url');
  if (key !== publicKey || bytes.length !== 65) return null;
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned
    ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>)
    : null;
}
