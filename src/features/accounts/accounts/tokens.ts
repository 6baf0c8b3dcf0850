import { createHash, randomBytes } from 'node:crypto';

/** A token for a link in a mail: hand out `token`, store `hash`. */
export function createMailToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
