import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { readFileSync, statSync } from 'node:fs';
import { ConfigMistakes, type Config } from '#src/platform/config.ts';

/** The texts of a certificate, with those that vouch for it, and of its key. */
type OwnCertificate = { cert: string; key: string; certificate: X509Certificate };

/** What TLS_CERT and TLS_KEY name, as far as it can serve. @throws ConfigMistakes */
export function readOwnCertificate({ tlsCert, tlsKey, publicUrl }: Config): OwnCertificate {
  const cert = readSetting('TLS_CERT', tlsCert);
  const key = readSetting('TLS_KEY', tlsKey);
  const certificate = parsed('TLS_CERT', tlsCert, () => new X509Certificate(cert));
  const privateKey = parsed('TLS_KEY', tlsKey, () => createPrivateKey(key));
  const { hostname } = new URL(publicUrl);
  if (!certificate.checkPrivateKey(privateKey))
    throw mistake('TLS_KEY', tlsKey, 'is not the key of the certificate in TLS_CERT');
  if (!(isIP(hostname) ? certificate.checkIP(hostname) : certificate.checkHost(hostname)))
    throw mistake('TLS_CERT', tlsCert, `is not for ${hostname}, the name in PUBLIC_URL`);
  return { cert, key, certificate };
}

/** Changes when one of the files does. */
export const stampOf = ({ tlsCert, tlsKey }: Config): string =>
  [tlsCert, tlsKey]
    .map((file) => statSync(file, { throwIfNoEntry: false }))
    .map((found) => `${found?.mtimeMs} ${found?.size} ${found?.ino}`)
    .join();

function readSetting(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as { code?: string };
    throw mistake(name, file, code === 'ENOENT' ? 'is not there' : `can not be read (${code})`);
  }
}

function parsed<Found>(name: string, file: string, parse: () => Found): Found {
  try {
    return parse();
  } catch {
    throw mistake(
      name,
      file,
      'holds none that can be read: it must be a PEM file, without a password',
    );
  }
}

const mistake = (name: string, file: string, what: string) =>
  new ConfigMistakes([`${name}: '${file}' ${what}`]);
