import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { openBrowser } from './browser.ts';

/** The name of an installation at home, which leads to this machine. */
export const homeName = 'exuvia.home.arpa';
const args = [
  `--host-resolver-rules=MAP ${homeName} 127.0.0.1`,
  // a camera that Chromium plays, and a person who allows it
  ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
];

/** A browser that finds the installation, and trusts the world's authorities alone. */
export const openStranger = (): Promise<Browser> => openBrowser({ args });

/**
 * A browser of a person who was taught to trust this authority, by its own store of certificates (NSS). Where the
 * machine can't fill one it is told the authority's key instead.
 */
export async function openTaught(authority: Uint8Array): Promise<Browser> {
  const certutil = Bun.which('certutil');
  if (!certutil) {
    console.log('trust store: NOT TRIED HERE: no certutil (apt-get install libnss3-tools)');
    const key = new X509Certificate(authority).publicKey.export({ type: 'spki', format: 'der' });
    const pin = new Bun.CryptoHasher('sha256').update(key).digest('base64');
    return await openBrowser({
      args: [
        ...args,
        `--ignore-certificate-errors-spki-list=${pin}`,
        `--user-data-dir=${temporaryFolder('profile')}`,
      ],
    });
  }
  const home = temporaryFolder('home');
  const file = join(home, 'exuvia-home.crt');
  writeFileSync(file, authority);
  const store = join(home, '.pki', 'nssdb');
  run(['mkdir', '-p', store]);
  run([certutil, '-d', `sql:${store}`, '-N', '--empty-password']);
  run([certutil, '-d', `sql:${store}`, '-A', '-t', 'C,,', '-n', 'exuvia', '-i', file]);
  return await openBrowser({ args, env: { ...process.env, HOME: home } as Record<string, string> });
}

function run(command: string[]): void {
  const { exitCode, stderr } = Bun.spawnSync(command, { stdin: 'ignore' });
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${stderr.toString()}`);
}
