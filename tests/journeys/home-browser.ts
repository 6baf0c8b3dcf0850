import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const certutil = Bun.which('certutil');

/** Whether this machine can fill a browser's store of certificates (NSS). */
export const canTeach = certutil !== null;
if (!canTeach)
  console.log('trust store: NOT TRIED HERE: no certutil (apt-get install libnss3-tools)');

/** A browser of a person who was taught to trust this authority, by its own store of certificates. */
export async function openTaught(authority: Uint8Array): Promise<Browser> {
  if (!certutil) throw new Error('No certutil');
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
