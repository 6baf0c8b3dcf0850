import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, describe, expect, test } from 'bun:test';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { makeAuthority, makeCertificate, type Certified } from './certificates.ts';
import { keyText } from './home-certificate.ts';

afterAll(cleanUp);

const name = 'exuvia.home.arpa';
const now = new Date();
const authority = makeAuthority(name, now);
const good = makeCertificate(authority, name, now);
/** What somebody could sign who stole the authority's key. */
const foreign = makeCertificate(authority, 'bank.example', now);

const hasOpenssl = Bun.which('openssl') !== null;

/** Each verifies a certificate for a host against the authority alone: an empty text, or why not. */
const verifiers: [string, (host: string, made: Certified) => Promise<string>][] = [
  ['this program’s own TLS', overTls],
  ...(hasOpenssl ? [['openssl', byOpenssl] as [string, typeof byOpenssl]] : []),
  ...(Bun.which('node') ? [['Node’s TLS', byNode] as [string, typeof byNode]] : []),
];

describe.each(verifiers)('%s', (_, why) => {
  test('believes the certificate for its name', async () => {
    expect(await why(name, good)).toBe('');
  });

  test('refuses another name, though the authority signed it', async () => {
    expect(await why('bank.example', foreign)).toMatch(/permitted subtree|PERMITTED/i);
  });

  test('refuses the certificate for another name', async () => {
    expect(await why('other.home.arpa', good)).toMatch(/altname|hostname mismatch/i);
  });

  test.skipIf(!hasOpenssl)(
    'refuses an address of numbers, though the authority signed it',
    async () => {
      expect(await why('127.0.0.1', await forAddress('127.0.0.1'))).toMatch(/subtree|constraint/i);
    },
  );

  test('refuses one that another authority of the same name signed', async () => {
    const other = makeAuthority(name, now);
    expect(await why(name, makeCertificate(other, name, now))).not.toBe('');
  });
});

test('the authority signs for its name and no address, and the key identifiers match', () => {
  const { certificate } = authority;
  expect(certificate.ca).toBe(true);
  expect(certificate.subject).toBe(`CN=Exuvia at home (${name})`);
  expect(good.certificate.ca).toBe(false);
  expect(good.certificate.subjectAltName).toBe(`DNS:${name}`);
  expect(good.certificate.checkIssued(certificate)).toBe(true);
  expect(good.certificate.serialNumber).not.toBe(foreign.certificate.serialNumber);
});

test('a certificate never outlasts its authority, nor the year that browsers believe', () => {
  const days = (from: Date, until: Date) => (until.getTime() - from.getTime()) / 86_400_000;
  expect(days(now, good.certificate.validToDate)).toBeCloseTo(397, 0);
  expect(days(now, authority.certificate.validToDate)).toBeCloseTo(3650, 0);
  const late = new Date(now.getTime() + 3600 * 86_400_000);
  const last = makeCertificate(authority, name, late).certificate;
  expect(last.validTo).toBe(authority.certificate.validTo);
});

test('dates after 2049 are written as they must be', () => {
  const old = makeAuthority(name, new Date('2045-06-01T00:00:00Z')).certificate;
  expect(old.validToDate.toISOString()).toBe('2055-05-30T00:00:00.000Z');
  expect(new X509Certificate(old.toString()).fingerprint256).toBe(
    createHash('sha256').update(old.raw).digest('hex').toUpperCase().match(/../g)?.join(':') ?? '',
  );
});

async function overTls(host: string, made: Certified): Promise<string> {
  using server = serve(made);
  return await new Promise((resolve) => {
    const socket = connect(
      {
        port: server.port,
        host: '127.0.0.1',
        ...named(host),
        ca: authority.certificate.toString(),
      },
      () => {
        resolve(socket.authorizationError ? String(socket.authorizationError) : '');
        socket.destroy();
      },
    );
    socket.on('error', (error) => resolve(`${(error as { code?: string }).code} ${error.message}`));
  });
}

/** Addresses are not named in the handshake. */
const named = (host: string) => (/^[\d.]+$/.test(host) ? {} : { servername: host });

async function byNode(host: string, made: Certified): Promise<string> {
  using server = serve(made);
  const { ca } = files(made);
  const script = `const socket = require('node:tls').connect(
    { port: ${server.port}, host: '127.0.0.1', ${JSON.stringify(named(host)).slice(1, -1) || 'x: 0'}, ca: require('node:fs').readFileSync('${ca}') },
    () => { console.log(''); process.exit(0); });
    socket.on('error', (error) => { console.log(error.code + ' ' + error.message); process.exit(0); });`;
  return await output(['node', '-e', script]);
}

async function byOpenssl(host: string, made: Certified): Promise<string> {
  const { ca, leaf } = files(made);
  const kind = /^[\d.]+$/.test(host) ? '-verify_ip' : '-verify_hostname';
  const strict = ['-x509_strict', '-purpose', 'sslserver', kind, host];
  const said = await output(['openssl', 'verify', ...strict, '-CAfile', ca, leaf]);
  return said.includes(': OK') ? '' : said;
}

/** A certificate of the authority for an address, which this program never makes. */
async function forAddress(address: string): Promise<Certified> {
  const folder = temporaryFolder('address');
  const at = (file: string) => join(folder, file);
  writeFileSync(at('ca.pem'), keyText(authority) + authority.certificate.toString());
  writeFileSync(at('san'), `subjectAltName=IP:${address}\n`);
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    at('key'),
  ];
  await output(['openssl', 'req', '-new', ...key, '-subj', '/CN=address', '-out', at('csr')]);
  const signer = ['-CA', at('ca.pem'), '-CAkey', at('ca.pem'), '-CAcreateserial'];
  const out = ['-extfile', at('san'), '-days', '30', '-out', at('pem')];
  await output(['openssl', 'x509', '-req', '-in', at('csr'), ...signer, ...out]);
  const certificate = new X509Certificate(readFileSync(at('pem')));
  expect(certificate.verify(authority.certificate.publicKey)).toBe(true);
  return { certificate, key: createPrivateKey(readFileSync(at('key'))) };
}

function serve(made: Certified) {
  const tls = { cert: made.certificate.toString(), key: keyText(made) };
  return Bun.serve({ port: 0, hostname: '127.0.0.1', tls, fetch: () => new Response('here') });
}

function files(made: Certified) {
  const folder = temporaryFolder('certificates');
  const [ca, leaf] = [join(folder, 'ca.pem'), join(folder, 'leaf.pem')];
  writeFileSync(ca, authority.certificate.toString());
  writeFileSync(leaf, made.certificate.toString());
  return { ca, leaf };
}

async function output(command: string[]): Promise<string> {
  const child = Bun.spawn(command, { stdout: 'pipe', stderr: 'pipe' });
  const said = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return said.join('').trim();
}
