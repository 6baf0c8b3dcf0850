import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HOLDS_KEY = 0x40;

type Options = { challenge: string };
type Site = { origin?: string; rpId?: string; userVerified?: boolean };

/** A passkey as a browser would answer it, with an ES256 key of its own; of http://localhost:3000 unless it is said. */
export function softwarePasskey() {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const frame = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  function authenticatorData({ rpId = 'localhost', userVerified = true }: Site, holdsKey: boolean) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter++);
    const flags = USER_PRESENT | (userVerified ? USER_VERIFIED : 0) | (holdsKey ? HOLDS_KEY : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  return {
    /** The answer to navigator.credentials.create. */
    create(options: Options, site: Site = {}) {
      const idLength = Buffer.from([0, id.length]);
      const aaguid = Buffer.alloc(16);
      const data = Buffer.concat([
        authenticatorData(site, true),
        aaguid,
        idLength,
        id,
        coseKey(x, y),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      const clientDataJSON = clientData('webauthn.create', options, site);
      const response = {
        attestationObject: base64url(attestation),
        clientDataJSON: base64url(clientDataJSON),
        transports: ['internal'],
      };
      return { ...frame, response, clientExtensionResults: {} };
    },
    /** The answer to navigator.credentials.get. */
    get(options: Options, site: Site = {}) {
      const data = authenticatorData(site, false);
      const clientDataJSON = clientData('webauthn.get', options, site);
      const signed = createSign('sha256').update(data).update(sha256(clientDataJSON));
      const response = {
        authenticatorData: base64url(data),
        clientDataJSON: base64url(clientDataJSON),
        signature: base64url(signed.sign(privateKey)),
      };
      return { ...frame, response, clientExtensionResults: {} };
    },
  };
}

const clientData = (type: string, { challenge }: Options, site: Site) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: site.origin ?? 'http://localhost:3000' }));

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
/** Up to 255 of them. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
