import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'bun:test';
import { ConfigMistakes, readConfig } from '#src/platform/config.ts';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { makeAuthority, makeCertificate } from './certificates.ts';
import { keyText } from './home-certificate.ts';
import { readOwnCertificate, stampOf } from './own-certificate.ts';

afterEach(cleanUp);

const now = new Date();
const authority = makeAuthority('keep.example.org', now);
const made = makeCertificate(authority, 'keep.example.org', now);
const other = makeCertificate(authority, 'keep.example.org', now);

/** The settings, with these texts in the two files; none where there is null. */
function configOf(cert: string | null, key: string | null, publicUrl = 'https://keep.example.org') {
  const folder = temporaryFolder('tls');
  const env = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  if (cert !== null) writeFileSync(env.TLS_CERT, cert);
  if (key !== null) writeFileSync(env.TLS_KEY, key);
  return readConfig({ ...env, PUBLIC_URL: publicUrl });
}

const certText = made.certificate.toString();

test('a certificate and its key are taken, with those that vouch for it', () => {
  const chain = certText + authority.certificate.toString();
  const own = readOwnCertificate(configOf(chain, keyText(made)));
  expect(own.cert).toBe(chain);
  expect(own.certificate.checkHost('keep.example.org')).toBe('keep.example.org');
});

test.each<[string, string | null, string | null, string, RegExp]>([
  ['a missing file', null, keyText(made), '', /^TLS_CERT: '.*cert\.pem' is not there$/],
  ['a missing key', certText, null, '', /^TLS_KEY: '.*key\.pem' is not there$/],
  ['no certificate', 'hello', keyText(made), '', /^TLS_CERT: .* must be a PEM file/],
  ['an empty key', certText, '', '', /^TLS_KEY: .* must be a PEM file/],
  ['a key in the place of the certificate', keyText(made), keyText(made), '', /^TLS_CERT: .*PEM/],
  ['the key of another', certText, keyText(other), '', /^TLS_KEY: .* is not the key of/],
  [
    ...(['another name', certText, keyText(made)] as const),
    ...(['https://other.example.org', /^TLS_CERT: .* is not for other\.example\.org/] as const),
  ],
])('%s is refused in a line that names the setting', (_, cert, key, address, sentence) => {
  const config = configOf(cert, key, address || undefined);
  expect(() => readOwnCertificate(config)).toThrow(ConfigMistakes);
  expect(() => readOwnCertificate(config)).toThrow(sentence);
});

test('a file that was written again is noticed', () => {
  const config = configOf(certText, keyText(made));
  const before = stampOf(config);
  expect(stampOf(config)).toBe(before);
  writeFileSync(config.tlsCert, certText + authority.certificate.toString());
  expect(stampOf(config)).not.toBe(before);
});
