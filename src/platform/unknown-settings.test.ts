import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'bun:test';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { unknownSettings } from './unknown-settings.ts';

afterEach(cleanUp);

function file(lines: string): string {
  const path = join(temporaryFolder('settings'), '.env');
  writeFileSync(path, lines);
  return path;
}

test.each([
  ['SMTP_ULR=smtp://mail.example.org', 'SMTP_ULR: no setting has this name. Is SMTP_URL meant?'],
  ['smtp_url=x', 'smtp_url: no setting has this name. Is SMTP_URL meant?'],
  ['export DATADIR=/data', 'DATADIR: no setting has this name. Is DATA_DIR meant?'],
  ['  TLS_CRET = a.pem', 'TLS_CRET: no setting has this name. Is TLS_CERT meant?'],
  ['FAVOURITE_SPIDER=Rosa', 'FAVOURITE_SPIDER: no setting has this name.'],
])('%s in the file is named', (line, said) => {
  expect(unknownSettings({}, file(`PORT=3000\n${line}\n`))).toEqual([said]);
});

test('what others read, comments and every known name are not', () => {
  const lines = ['# SMTP_ULR=x', '', 'TZ=Europe/Berlin', 'NODE_ENV=production', 'HTTPS=home'];
  expect(unknownSettings({}, file(lines.join('\r\n')))).toEqual([]);
});

test('of the environment only what looks misspelled is', () => {
  const env = { SMTP_ULR: 'x', HTTPS_PROXY: 'x', HOSTNAME: 'pi', SHELL: '/bin/sh', PORT: '3000' };
  expect(unknownSettings(env, file('SMTP_ULR=x'))).toEqual([
    'SMTP_ULR: no setting has this name. Is SMTP_URL meant?',
  ]);
  expect(unknownSettings(env, '/not/there')).toHaveLength(1);
});
