import { chmodSync, existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'bun:test';
import { renewDatabaseId } from '#src/db/database-id.ts';
import type { Db } from '#src/db/database.ts';
import { readConfig } from '#src/platform/config.ts';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { startSmtp } from '#src/testing/smtp.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { examine } from './doctor.ts';
import {
  examineBackups,
  examineBun,
  examineClock,
  examineCopies,
  examineDisk,
  examineFolder,
  examineMemory,
} from './machine.ts';
import { examineAddress, examineMail, examinePort } from './network.ts';

afterEach(cleanUp);

const copyDatabase = (db: Db, file: string) => db.$client.run('VACUUM INTO ?', [file]);
const now = new Date('2026-11-25T12:00:00Z');
const MB = 1_048_576;
const configOf = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: temporaryFolder('doctor'), ...env });

test.each([
  ['1.4.4', 'good'],
  ['1.4.9', 'good'],
  ['1.4.3', 'fault'],
  ['1.5.0', 'fault'],
  ['2.4.4', 'fault'],
] as const)('Bun %s is %s', (version, level) => {
  expect(examineBun(version).level).toBe(level);
});

test.each([
  [2000, 'good'],
  [900, 'warning'],
  [400, 'fault'],
  [20, 'fault'],
] as const)('a disk with %p MB free is %s', (megabytes, level) => {
  expect(examineDisk(configOf(), () => megabytes * MB).level).toBe(level);
});

test.each([
  [4000, 2000, 'good'],
  [512, 60, 'warning'],
  [128, 100, 'fault'],
] as const)('memory of %p MB with %p free is %s', (total, free, level) => {
  expect(examineMemory(total * MB, free * MB).level).toBe(level);
});

test('a clock that is behind what was stored, or long ago, is a fault', () => {
  const config = configOf();
  expect(examineClock(config, now).level).toBe('good');
  expect(examineClock(config, new Date('1970-01-01T00:10:00Z')).level).toBe('fault');
  const database = join(config.dataDir, 'exuvia.db');
  writeFileSync(database, '');
  utimesSync(database, now, new Date('2026-11-27T00:00:00Z'));
  expect(examineClock(config, now)).toMatchObject({
    level: 'fault',
    text: expect.stringContaining('data was stored later, on 2026-11-27'),
  });
});

describe('the data folder', () => {
  test('is made at the first start, or can be written', () => {
    const config = configOf();
    expect(examineFolder(config).level).toBe('good');
    const missing = { ...config, dataDir: join(config.dataDir, 'not', 'yet') };
    expect(examineFolder(missing).text).toContain('is made at the first start');
  });

  test('that is a file is a fault', () => {
    const config = configOf();
    const file = join(config.dataDir, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o700);
    expect(examineFolder({ ...config, dataDir: file }).level).toBe('fault');
  });
});

describe('backups', () => {
  const withBackup = (made: string) => {
    const config = configOf();
    writeFileSync(join(config.dataDir, 'exuvia.db'), '');
    mkdirSync(join(config.dataDir, 'backups'));
    const file = join(config.dataDir, 'backups', 'exuvia-2026-11-20T03-00-00Z.tar');
    if (made) {
      writeFileSync(file, '');
      utimesSync(file, new Date(made), new Date(made));
    }
    return config;
  };
  const levels = (made: string) => examineBackups(withBackup(made), now).map(({ level }) => level);

  test.each([
    ['2026-11-25T03:00:00Z', 'good'],
    ['2026-11-22T03:00:00Z', 'fault'],
    ['', 'warning'],
  ] as const)('whose newest is of %p: %s', (made, level) => {
    expect(levels(made)).toEqual([level]);
  });

  test('are not missed before the first start', () => {
    expect(examineBackups(configOf(), now)).toEqual([]);
  });
});

describe('copies of the backups', () => {
  const stored = (BACKUP_COPY_DIR: string) => {
    const config = configOf({ BACKUP_COPY_DIR });
    writeFileSync(join(config.dataDir, 'exuvia.db'), '');
    return config;
  };
  const said = (config: ReturnType<typeof configOf>) => examineCopies(config)[0];

  test('that nobody asked for are a warning once something is stored', () => {
    expect(examineCopies(configOf())).toEqual([]);
    expect(said(stored(''))?.level).toBe('warning');
  });

  test('need a disk that is connected, also before the first start', () => {
    for (const config of [configOf({ BACKUP_COPY_DIR: '/not/there' }), stored('/not/there')])
      expect(examineCopies(config)).toEqual([
        {
          level: 'fault',
          text: 'BACKUP_COPY_DIR: /not/there is not there. Is the disk connected?',
        },
      ]);
  });

  test('are not made on the disk of the data', () => {
    expect(said(stored(temporaryFolder('copies')))).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('is on the disk of the data'),
    });
  });

  test.skipIf(!existsSync('/dev/shm'))('on another disk are fine, unless the last failed', () => {
    const config = stored('/dev/shm');
    expect(said(config)?.level).toBe('good');
    mkdirSync(join(config.dataDir, 'backups'));
    const state = { name: 'x.tar', tried: '', problem: 'failed', reason: 'no space left' };
    writeFileSync(join(config.dataDir, 'backups', 'copy.json'), JSON.stringify(state));
    expect(said(config)).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('did not take the last backup: no space left'),
    });
  });
});

describe('a port', () => {
  const at = (port: number | undefined) => configOf({ PORT: String(port), HOST: '127.0.0.1' });

  test('of another program is a fault, that of Exuvia is not', async () => {
    using other = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('nginx') });
    expect(await examinePort('PORT', at(other.port))).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('another program has'),
    });
    const { db, app } = createTestApp();
    using own = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (asked) => app.handle(asked) });
    const config = at(own.port);
    copyDatabase(db, join(config.dataDir, 'exuvia.db'));
    expect(await examinePort('PORT', config)).toMatchObject({
      level: 'good',
      text: expect.stringContaining(' answers on '),
    });
  });

  test('of another installation is a fault, also where nothing is stored here yet', async () => {
    const { app } = createTestApp();
    using other = Bun.serve({
      ...{ port: 0, hostname: '127.0.0.1' },
      fetch: (asked) => app.handle(asked),
    });
    const config = at(other.port);
    const found = { level: 'fault', text: expect.stringContaining('another Exuvia (') };
    expect(await examinePort('PORT', config)).toMatchObject(found);
    const own = createTestApp();
    renewDatabaseId(own.db);
    copyDatabase(own.db, join(config.dataDir, 'exuvia.db'));
    expect(await examinePort('PORT', config)).toMatchObject(found);
  });

  test('of a program that answers like Exuvia is a fault', async () => {
    using other = Bun.serve({
      ...{ port: 0, hostname: '127.0.0.1' },
      fetch: () => Response.json({ status: 'ok', version: '0.9.0' }),
    });
    expect((await examinePort('PORT', at(other.port))).text).toContain('another program has');
  });

  test('that is free is said to be', async () => {
    const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() });
    const { port } = probe;
    await probe.stop(true);
    expect((await examinePort('PORT', at(port))).text).toContain('is free');
  });
});

describe('PUBLIC_URL', () => {
  test('of the machine itself is a warning', async () => {
    expect((await examineAddress(configOf(), true)).level).toBe('warning');
  });

  test('with a name that nobody knows is a fault', async () => {
    const config = configOf({ PUBLIC_URL: 'http://no-such-name.invalid' });
    expect(await examineAddress(config, true)).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('no-such-name.invalid is not found'),
    });
  });
});

describe('the mail server', () => {
  test('that answers is fine, one that is down is a fault, and no password is said', async () => {
    const smtp = await startSmtp();
    const url = smtp.url.replace('smtp://', 'smtp://ada:secret-word@');
    expect((await examineMail(configOf({ SMTP_URL: smtp.url }))).level).toBe('good');
    await smtp.down();
    const down = await examineMail(configOf({ SMTP_URL: url }));
    expect(down.text).not.toContain('secret-word');
    expect(down).toMatchObject({
      level: 'fault',
      text: expect.stringContaining('does not answer'),
    });
  });

  test('need not be', async () => {
    expect((await examineMail(configOf())).level).toBe('good');
  });
});

test('wrong settings are all that is said of them', async () => {
  const findings = await examine({ PORT: 'x', HTTPS: 'on' }, now);
  expect(findings.map(({ text }) => text)).toEqual([
    expect.stringContaining('Bun '),
    "PORT: 'x' must be a whole number from 1 to 65535",
    "HTTPS: 'on' must be one of off, home",
  ]);
});
