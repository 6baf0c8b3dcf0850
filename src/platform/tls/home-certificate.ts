import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '#src/domain/durations.ts';
import { writeFileAtomic } from '#src/platform/files/atomic-write.ts';
import { DataFolderRefused } from '#src/platform/files/data-folder-refused.ts';
import { makeAuthority, makeCertificate, type Certified } from './certificates.ts';

// HTTPS=home: data/https/NAME/ holds the authority and its certificate, each in one file with its key. By name, so that
// a name that comes back is still believed. No backup holds them: who has the authority's key can pretend to be this
// installation to each device that trusts it.

/** A certificate is renewed this long before its end, an authority too: it must outlive what it signs. */
const RENEW = 60 * DAY;

type Home = { authority: Certified; certified: Certified; isNew: boolean };

/** The certificate for a name as of now, made or renewed where that is needed. @throws DataFolderRefused */
export function keepHomeCertificate(dataDir: string, name: string, now: Date): Home {
  const known = readPair(authorityFile(dataDir, name));
  const isKept = known !== null && isGood(known, now);
  const authority = isKept ? known : makeAuthority(name, now);
  if (!isKept) writePair(authorityFile(dataDir, name), authority);
  const file = join(folderOf(dataDir, name), 'certificate.pem');
  const last = readPair(file);
  const isSigned = last?.certificate.verify(authority.certificate.publicKey);
  if (last && isSigned && isGood(last, now)) return { authority, certified: last, isNew: false };
  const certified = makeCertificate(authority, name, now);
  writePair(file, certified);
  return { authority, certified, isNew: !isKept };
}

/** What each device is to trust. Null before the first start with HTTPS=home. */
export const readAuthority = (dataDir: string, name: string): X509Certificate | null =>
  readPair(authorityFile(dataDir, name))?.certificate ?? null;

/** Whether a certificate needs no renewal yet. */
export const isGood = ({ certificate }: Certified, now: Date) =>
  certificate.validFromDate.getTime() <= now.getTime() &&
  certificate.validToDate.getTime() - RENEW > now.getTime();

export const keyText = ({ key }: Certified) => String(key.export({ type: 'pkcs8', format: 'pem' }));

const folderOf = (dataDir: string, name: string) => join(dataDir, 'https', name);
const authorityFile = (dataDir: string, name: string) =>
  join(folderOf(dataDir, name), 'authority.pem');

const writePair = (path: string, pair: Certified) =>
  writeFileAtomic([{ path, bytes: keyText(pair) + pair.certificate.toString() }], 0o600);

function readPair(file: string): Certified | null {
  if (!existsSync(file)) return null;
  try {
    const text = readFileSync(file, 'utf8');
    const pair = { certificate: new X509Certificate(text), key: createPrivateKey(text) };
    if (pair.certificate.checkPrivateKey(pair.key)) return pair;
  } catch {
    // said below
  }
  throw new DataFolderRefused(
    `${file} is damaged. Remove it: a new one is made, and where it is the authority each device is taught again.`,
  );
}
