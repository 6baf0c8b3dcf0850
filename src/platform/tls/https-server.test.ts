import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, expect, test } from 'bun:test';
import { readConfig } from '#src/platform/config.ts';
import { createLog } from '#src/platform/log/log.ts';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { makeAuthority, makeCertificate } from './certificates.ts';
import { openHttps, type HttpsServer } from './https-server.ts';
import { keyText } from './home-certificate.ts';

let open: HttpsServer | undefined;
afterEach(async () => {
  await open?.stop();
  open = undefined;
  cleanUp();
});

const log = createLog('silent');
let port = 0;

/** Listens on one free port from then on, as HTTPS_PORT would be. */
function listen(tls: { cert: string; key: string }) {
  const server = Bun.serve({
    ...{ port, hostname: '127.0.0.1', reusePort: false, tls },
    fetch: async (request) => {
      if (!request.url.endsWith('/slow')) return new Response('here');
      reached.resolve();
      await release.promise;
      return new Response('slow');
    },
  });
  port = server.port ?? 0;
  return server;
}

let reached = Promise.withResolvers<void>();
let release = Promise.withResolvers<void>();

/** The serial number of the certificate that is shown to who connects. */
const shown = () =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    });
    socket.on('error', reject);
  });

test('the certificate at home is renewed while it listens, and what has begun ends well', async () => {
  port = 0;
  let now = new Date('2026-04-01T00:00:00Z');
  const env = {
    HTTPS: 'home',
    PUBLIC_URL: 'http://exuvia.local',
    DATA_DIR: temporaryFolder('home'),
  };
  open = openHttps({ config: readConfig(env), log, now: () => now }, listen);
  const first = await shown();
  open.renew();
  expect(await shown()).toBe(first);

  [reached, release] = [Promise.withResolvers(), Promise.withResolvers()];
  const slow = fetch(`https://127.0.0.1:${port}/slow`, { tls: { rejectUnauthorized: false } });
  await reached.promise;
  now = new Date('2027-04-01T00:00:00Z');
  open.renew();
  expect(await shown()).not.toBe(first);
  release.resolve();
  expect(await (await slow).text()).toBe('slow');
});

test('an own certificate is read again when its files change; a broken one changes nothing', async () => {
  port = 0;
  const folder = temporaryFolder('own');
  const env = {
    TLS_CERT: join(folder, 'cert.pem'),
    TLS_KEY: join(folder, 'key.pem'),
    PUBLIC_URL: 'https://keep.example.org',
  };
  const now = new Date();
  const authority = makeAuthority('keep.example.org', now);
  const write = () => {
    const made = makeCertificate(authority, 'keep.example.org', now);
    writeFileSync(env.TLS_KEY, keyText(made));
    writeFileSync(env.TLS_CERT, made.certificate.toString());
    return made.certificate.serialNumber;
  };
  const first = write();
  open = openHttps({ config: readConfig(env), log, now: () => now }, listen);
  expect(await shown()).toBe(first);
  writeFileSync(env.TLS_CERT, 'half a file');
  expect(() => open?.renew()).toThrow(/^TLS_CERT: /);
  expect(await shown()).toBe(first);
  const second = write();
  open.renew();
  expect(await shown()).toBe(second);
});

test('a port in use is refused in a line that names the setting', () => {
  using taken = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() });
  port = taken.port ?? 0;
  const env = {
    HTTPS: 'home',
    PUBLIC_URL: 'http://exuvia.local',
    HTTPS_PORT: String(port),
    DATA_DIR: temporaryFolder('home'),
  };
  const context = { config: readConfig(env), log, now: () => new Date() };
  expect(() => openHttps(context, listen)).toThrow(`HTTPS_PORT: port ${port} is taken`);
});
