import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { DAY } from '#src/domain/durations.ts';
import {
  bits,
  identifier,
  implicit,
  integer,
  octets,
  sequence,
  setOf,
  tagged,
  time,
  utf8,
  yes,
  type Der,
} from './der.ts';

// Certificates for an installation at home (RFC 5280), written here: no library that is small and maintained knows name
// constraints, without which an authority on a keeper's phone would be good for every site.

/** A certificate with its key. */
export type Certified = { certificate: X509Certificate; key: KeyObject };

const AUTHORITY_DAYS = 3650;
/** Apple believes a certificate of at most 825 days, browsers may come to ask for less. */
const CERTIFICATE_DAYS = 397;

/** Both P-256 with SHA-256, which every device reads. */
const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'));
const forServers = sequence(identifier('1.3.6.1.5.5.7.3.1'));

/** An authority for one name and those below it, and for no address of numbers. */
export function makeAuthority(name: string, now: Date): Certified {
  const { privateKey: key, publicKey } = newKey();
  const title = authorityTitle(name);
  const permitted = tagged(0, sequence(implicit(2, Buffer.from(name))));
  const everyAddress = [8, 32].map((length) => sequence(implicit(7, Buffer.alloc(length))));
  const tbs = {
    subject: title,
    issuer: title,
    publicKey,
    from: dayBefore(now),
    until: later(now, AUTHORITY_DAYS),
    extensions: [
      extension('2.5.29.19', sequence(yes, integer([0])), 'critical'), // an authority, of no further ones
      extension('2.5.29.15', bits([0x06], 1), 'critical'), // signs certificates and lists of revoked ones
      extension('2.5.29.30', sequence(permitted, tagged(1, ...everyAddress)), 'critical'),
      extension('2.5.29.37', forServers),
      extension('2.5.29.14', octets(keyId(publicKey))),
    ],
  };
  return { certificate: signed(tbs, key), key };
}

/** A certificate for a name, which devices believe where it is the authority's. */
export function makeCertificate(authority: Certified, name: string, now: Date): Certified {
  const { privateKey: key, publicKey } = newKey();
  const end = later(now, CERTIFICATE_DAYS);
  const lastDay = authority.certificate.validToDate;
  const signer = createPublicKey(authority.key);
  const tbs = {
    subject: name,
    issuer: authority.certificate.subject.slice('CN='.length),
    publicKey,
    from: dayBefore(now),
    until: end < lastDay ? end : lastDay,
    extensions: [
      extension('2.5.29.19', sequence(), 'critical'), // no authority
      extension('2.5.29.15', bits([0x80], 7), 'critical'), // signs handshakes
      extension('2.5.29.37', forServers),
      extension('2.5.29.17', sequence(implicit(2, Buffer.from(name)))),
      extension('2.5.29.14', octets(keyId(publicKey))),
      extension('2.5.29.35', sequence(implicit(0, keyId(signer)))),
    ],
  };
  return { certificate: signed(tbs, authority.key), key };
}

/** As devices show it in the list of what they trust. */
export const authorityTitle = (name: string) => `Exuvia at home (${name})`;

type ToBeSigned = {
  subject: string;
  issuer: string;
  publicKey: KeyObject;
  from: Date;
  until: Date;
  extensions: Der[];
};

function signed(tbs: ToBeSigned, key: KeyObject): X509Certificate {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40; // positive, and as long as it says
  const body = sequence(
    tagged(0, integer([2])), // version 3
    integer(serial),
    ecdsaWithSha256,
    commonName(tbs.issuer),
    sequence(time(tbs.from), time(tbs.until)),
    commonName(tbs.subject),
    tbs.publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, sequence(...tbs.extensions)),
  );
  return new X509Certificate(
    sequence(body, ecdsaWithSha256, bits(sign('sha256', body, { key, dsaEncoding: 'der' }))),
  );
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const commonName = (text: string) => sequence(setOf(sequence(identifier('2.5.4.3'), utf8(text))));

const extension = (id: string, value: Uint8Array, critical?: 'critical') =>
  sequence(identifier(id), ...(critical ? [yes] : []), octets(value));

/** The name of a key: the hash of its point, which is the end of its export. */
const keyId = (key: KeyObject) =>
  createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }).subarray(-65))
    .digest();

/** Clocks at home differ. */
const dayBefore = (now: Date) => new Date(now.getTime() - DAY);
const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY);
