import { describe, expect, test } from 'bun:test';
import { ConfigMistakes, readConfig } from './config.ts';

test('an empty environment makes the installation at home', () => {
  expect(readConfig({})).toEqual(readConfig({ PORT: '', PUBLIC_URL: ' ', DEMO: '' }));
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    adminUid: 2,
    registration: 'open',
    smtpUrl: '',
    trustedProxies: [],
    backupHour: 3,
    demo: false,
  });
});

test('the example club listens for this machine alone, unless HOST says otherwise', () => {
  expect(readConfig({ DEMO: '1' }).host).toBe('127.0.0.1');
  expect(readConfig({ DEMO: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('an address loses its slash, and the list of proxies its commas', () => {
  const env = {
    PUBLIC_URL: 'https://keep.example.org/',
    TRUSTED_PROXIES: '127.0.0.1, 172.16.0.0/12 ::1',
  };
  const { publicUrl, trustedProxies } = readConfig(env);
  expect(publicUrl).toBe('https://keep.example.org');
  expect(trustedProxies).toEqual(['127.0.0.1', '172.16.0.0/12', '::1']);
});

describe('a mistake is named with what is wanted:', () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: '0' }, "PORT: '0' must be a whole number from 1 to 65535"],
    [{ PORT: '3e3' }, "PORT: '3e3' must be a whole number from 1 to 65535"],
    [{ BACKUP_HOUR: '24' }, "BACKUP_HOUR: '24' must be a whole number from 0 to 23"],
    [{ REGISTRATION: 'maybe' }, "REGISTRATION: 'maybe' must be one of open, closed, invite"],
    [{ DEMO: 'yes' }, "DEMO: 'yes' must be one of 0, 1"],
    [
      { PUBLIC_URL: 'keep.example.org' },
      "PUBLIC_URL: 'keep.example.org' must be an address that starts with http:// or https://",
    ],
    [
      { PUBLIC_URL: 'http://a.example/?b' },
      "PUBLIC_URL: 'http://a.example/?b' must be an address without ? and #",
    ],
    [
      { MAIL_FROM: 'Exuvia' },
      "MAIL_FROM: 'Exuvia' must be an address, such as Exuvia <exuvia@example.org>",
    ],
    [{ ADMIN_EMAIL: 'a@example.org' }, 'ADMIN_PASSWORD: is missing, ADMIN_EMAIL needs it'],
    [
      { ADMIN_EMAIL: 'ada', ADMIN_PASSWORD: 'long enough' },
      "ADMIN_EMAIL: 'ada' must be an e-mail address",
    ],
    [
      { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/33' },
      "TRUSTED_PROXIES: '10.0.0.0/33' must be an address or a range such as 172.16.0.0/12",
    ],
  ])('%j', (env, sentence) => {
    expect(mistakesOf(env)).toEqual([sentence]);
  });
});

test('all mistakes are named at once', () => {
  expect(mistakesOf({ PORT: 'x', DEMO: '2', LOG_LEVEL: 'loud' })).toHaveLength(3);
});

test('a password is not repeated, nor is an address that may hold one', () => {
  const said = mistakesOf({ ADMIN_PASSWORD: 'short', SMTP_URL: 'imap://ada:secret@example.org' });
  expect(said).toEqual([
    'SMTP_URL: must be an address that starts with smtp:// or smtps://',
    'ADMIN_PASSWORD: must have 8 to 200 characters',
  ]);
});

function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.mistakes;
    throw error;
  }
}
