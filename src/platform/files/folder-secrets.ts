import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from './atomic-write.ts';
import { DataFolderRefused } from './data-folder-refused.ts';

const ofSessions =
  'to sign sessions with. Remove it: a new one is made and everybody logs in again.';
const ofFactorKey =
  'to encrypt with. Remove it: a new one is made, and authenticator apps are set up again.';

/** The secret that signs sessions, or another one; made where there is none. @throws DataFolderRefused when it is weak */
export function keepSecret(file: string, use = ofSessions): string {
  if (!existsSync(file))
    writeFileAtomic([{ path: file, bytes: randomBytes(32).toString('base64url') }], 0o600);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 43 || new Set(secret).size < 10) {
    throw new DataFolderRefused(`${file} is too weak ${use}`);
  }
  return secret;
}

export const keepFactorKey = (folder: string): string =>
  keepSecret(join(folder, 'second-factor-key'), ofFactorKey);
