import { X509Certificate } from 'node:crypto';
import { afterEach, describe, expect, test } from 'bun:test';
import { overTls } from '#src/platform/http/over-tls.ts';
import { keepHomeCertificate } from '#src/platform/tls/home-certificate.ts';
import { cleanUp } from '#src/testing/clean-up.ts';
import { createTestApp } from '#src/testing/test-app.ts';

afterEach(cleanUp);

const name = 'exuvia.local';

/** An installation at home, as after its first start. */
function atHome() {
  const app = createTestApp({ env: { HTTPS: 'home', PUBLIC_URL: `http://${name}:3000` } });
  const { authority } = keepHomeCertificate(app.config.dataDir, name, app.context.now());
  const fetchFile = async (file: string) => {
    const response = await app.app.handle(new Request(`http://${name}:3000/api/trust/${file}`));
    return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  return { ...app, certificate: authority.certificate, fetchFile };
}

test.each(['a visitor', 'a keeper', 'the administrator'])('%s learns the address', async (who) => {
  const { visitor, as, certificate } = atHome();
  const caller = { 'a visitor': visitor, 'a keeper': as(3), 'the administrator': as(2) }[who];
  expect((await caller?.get('trust'))?.data).toEqual({
    address: `https://${name}:3443`,
    authority: {
      name: `Exuvia at home (${name})`,
      fingerprint: certificate.fingerprint256,
      until: certificate.validToDate.toISOString().slice(0, 10),
      bytes: certificate.raw.length,
    },
  });
});

test('pages of the plain address may ask the one with https, and nothing else', async () => {
  const { app } = atHome();
  const headersOf = async (url: string) => (await app.handle(overTls(new Request(url)))).headers;
  const origin = 'access-control-allow-origin';
  expect((await headersOf(`https://${name}:3443/api/trust/`)).get(origin)).toBe('*');
  expect((await headersOf(`https://${name}:3443/api/health`)).get(origin)).toBeNull();
});

describe('each device gets its file, and the certificate alone', () => {
  test('DER', async () => {
    const { fetchFile, certificate } = atHome();
    const { headers, bytes } = await fetchFile('exuvia-home.crt');
    expect(headers.get('content-type')).toBe('application/x-x509-ca-cert');
    expect(headers.get('content-disposition')).toContain('exuvia-home.crt');
    expect(bytes).toEqual(new Uint8Array(certificate.raw));
  });

  test('PEM', async () => {
    const { fetchFile, certificate } = atHome();
    const { bytes } = await fetchFile('exuvia-home.pem');
    const text = new TextDecoder().decode(bytes);
    expect(text).not.toContain('PRIVATE');
    expect(new X509Certificate(text).fingerprint256).toBe(certificate.fingerprint256);
  });

  test('a profile', async () => {
    const { fetchFile, certificate } = atHome();
    const { headers, bytes } = await fetchFile('exuvia-home.mobileconfig');
    expect(headers.get('content-type')).toBe('application/x-apple-aspen-config');
    const text = new TextDecoder().decode(bytes);
    const [, data = ''] = /<data>(.*?)<\/data>/.exec(text) ?? [];
    expect(new X509Certificate(Buffer.from(data, 'base64')).fingerprint256).toBe(
      certificate.fingerprint256,
    );
    expect(text).toContain('<string>com.apple.security.root</string>');
    expect(text.match(/<string>[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}<\/string>/g)).toHaveLength(
      2,
    );
  });
});

test.each([
  ['without https', {}],
  ['behind a proxy', { PUBLIC_URL: 'https://keep.example.org' }],
  ['before the first start', { HTTPS: 'home', PUBLIC_URL: `http://${name}` }],
])('%s there is nothing to load', async (_, env) => {
  const { visitor, config } = createTestApp({ env });
  expect((await visitor.get('trust')).data).toEqual({
    ...{ address: config.publicUrl, authority: null },
  });
  for (const ending of ['crt', 'pem', 'mobileconfig'])
    expect((await visitor.get(`trust/exuvia-home.${ending}`)).status).toBe(404);
});
