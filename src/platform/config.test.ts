import { hostname } from 'node:os';
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

describe('https at home', () => {
  test('keeps the name of PUBLIC_URL, with https and its port', () => {
    const of = (env: Record<string, string>) => readConfig({ HTTPS: 'home', ...env }).publicUrl;
    expect(of({ PUBLIC_URL: 'http://Exuvia.local:3000/' })).toBe('https://exuvia.local:3443');
    expect(of({ PUBLIC_URL: 'http://exuvia.local', HTTPS_PORT: '443' })).toBe(
      'https://exuvia.local',
    );
    expect(of({ PUBLIC_URL: 'https://exuvia.local' })).toBe('https://exuvia.local');
    expect(readConfig({ PUBLIC_URL: 'http://exuvia.local:3000' })).toMatchObject({
      ...{ https: 'off', publicUrl: 'http://exuvia.local:3000' },
    });
  });

  test('takes the name of the machine where PUBLIC_URL is not set', () => {
    const name = /^[a-z0-9.-]+$/i.test(hostname()) ? hostname().toLowerCase() : '';
    const wanted = name.includes('.') ? name : `${name}.local`;
    if (wanted.length > 47) return expect(mistakesOf({ HTTPS: 'home' })).toHaveLength(1);
    expect(readConfig({ HTTPS: 'home' }).publicUrl).toBe(`https://${wanted}:3443`);
  });

  const named =
    'must have the name that other devices find this machine by, such as http://exuvia.local:3000: HTTPS=home needs it';
  const home = { HTTPS: 'home', PUBLIC_URL: 'http://exuvia.local:3000' };
  const files = { TLS_CERT: '/a.pem', TLS_KEY: '/b.pem', PUBLIC_URL: 'https://keep.example.org' };
  test.each<[Record<string, string>, string]>([
    [{ HTTPS: 'on' }, "HTTPS: 'on' must be one of off, home"],
    [{ ...home, HTTPS_PORT: '0' }, "HTTPS_PORT: '0' must be a whole number from 1 to 65535"],
    [{ ...home, HTTPS_PORT: '3000' }, "HTTPS_PORT: '3000' must be another one than PORT"],
    [{ ...home, PORT: '3443' }, 'HTTPS_PORT: must be another one than PORT'],
    [
      { ...home, PUBLIC_URL: 'http://192.168.178.20:3000' },
      `PUBLIC_URL: 'http://192.168.178.20:3000' ${named}`,
    ],
    [
      { ...home, PUBLIC_URL: 'http://[fd00::1]:3000' },
      `PUBLIC_URL: 'http://[fd00::1]:3000' ${named}`,
    ],
    [
      { ...home, PUBLIC_URL: 'http://localhost:3000' },
      `PUBLIC_URL: 'http://localhost:3000' ${named}`,
    ],
    [
      { ...home, PUBLIC_URL: 'http://a.example/?b' },
      "PUBLIC_URL: 'http://a.example/?b' must be an address without ? and #",
    ],
    [{ ...home, ...files }, "HTTPS: 'home' can not go with TLS_CERT and TLS_KEY"],
    [{ ...files, TLS_KEY: '' }, 'TLS_KEY: is missing, TLS_CERT needs it'],
    [{ ...files, TLS_CERT: '' }, 'TLS_CERT: is missing, TLS_KEY needs it'],
    [{ ...files, PUBLIC_URL: '' }, 'PUBLIC_URL: is missing, TLS_CERT needs it'],
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
