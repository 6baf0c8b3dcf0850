import { createECDH, hkdfSync } from 'node:crypto';

/** What the installation signs its notices with (VAPID, RFC 8292), in base64url. */
export type PushKey = { publicKey: string; privateKey: string };

const known = new Map<string, PushKey>();

/**
 * The pair of this installation. It follows from the key of the data folder that no backup holds: a stolen archive names
 * devices, but can send them nothing, and who moves with that key keeps their notices.
 */
export function pushKeyOf(folderKey: string): PushKey {
  const made = known.get(folderKey) ?? makeKey(folderKey);
  known.set(folderKey, made);
  return made;
}

function makeKey(folderKey: string): PushKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', folderKey, '', 'exuvia push', 32)));
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
}

/** Whether a text is the secret of 16 bytes that a browser shares with those who write to it. */
export const isAuthSecret = (text: string): boolean =>
  /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').length === 16;

/** Whether a text is a public key of the curve P-256, in base64url, as browsers hand them out. */
export function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (!/^[A-Za-z0-9_-]+$/.test(text) || bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(bytes); // refuses a point that is not on the curve
    return true;
  } catch {
    return false;
  }
}
