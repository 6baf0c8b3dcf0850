import { describe, expect, test } from 'bun:test';
import { fstatSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caughtUp, syncInBackground } from '#src/db/durable.ts';
import type { BackupContent } from '#src/platform/backup/content.ts';
import { tellDiskFault } from '#src/platform/files/disk-fault.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { writeRepeats } from '#src/platform/log/repeats.ts';
import { aFile, writePages } from '#src/testing/lossy-disk.ts';
import { inbox } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { mailWarnings } from './warning-mails.service.ts';

const now = '2026-03-10T12:00:00Z';
const env = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://keep.example.org' };

/** Puts an archive into the data folder whose content has these faults. */
function putBackup({ config }: TestApp, faults: BackupContent['faults'], at = now): void {
  const folder = join(config.dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const name = `exuvia-${at.slice(0, 19).replaceAll(':', '-')}Z`;
  const content: BackupContent = { counts: {}, deletions: {}, checked: false, faults };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  writeFileSync(join(folder, `${name}.tar`), 'x');
  utimesSync(join(folder, `${name}.tar`), new Date(at), new Date(at));
}

const codes = async (app: TestApp, path = 'admin/system/warnings') => {
  const { data } = await app.as(2).get(path);
  return (data.rows ?? data.warnings).map(({ code }: { code: string }) => code);
};
const health = async (app: TestApp) => (await app.visitor.get('health')).data;

describe('what puts records in danger', () => {
  test('is told to the administrator only, and counted for everybody', async () => {
    const app = createTestApp({ now, env });
    putBackup(app, [
      { code: 'pictures_missing', count: 3 },
      { code: 'fewer_records', kind: 'pets', count: 2 },
    ]);
    expect(await codes(app)).toEqual(['pictures_missing', 'fewer_records']);
    expect((await app.as(3).get('admin/system/warnings')).status).toBe(403);
    expect(await health(app)).toMatchObject({ status: 'ok', warnings: 2 });
  });

  test('excludes the installation’s set-up, which is on the system page only', async () => {
    const app = createTestApp({ now });
    mkdirSync(join(app.config.dataDir, 'before-restore-2026-03-01T03-00-00Z-x'));
    expect(await codes(app)).toEqual([]);
    expect(await codes(app, 'admin/system')).toEqual([
      'no_backup',
      'no_copy',
      'before_restore',
      'no_mail_server',
      'local_address',
    ]);
    expect((await health(app)).warnings).toBe(0);
  });

  test('includes a failed or old backup, and a missing copy', async () => {
    const app = createTestApp({ now, env: { ...env, BACKUP_COPY_DIR: '/nowhere' } });
    putBackup(app, [], '2026-03-01T03:00:00Z');
    logEvent(app.db, { log_type: 'backup', message: 'Backup failed: no room' });
    const copy = { name: 'x', tried: now, problem: 'missing', reason: '' };
    writeFileSync(join(app.config.dataDir, 'backups/copy.json'), JSON.stringify(copy));
    expect(await codes(app)).toEqual(['old_backup', 'backup_failed', 'copy_missing']);
  });

  test('includes a disk with less than the floor', async () => {
    const app = createTestApp({ now, env: { ...env, DISK_FLOOR_MB: '99999999' } });
    expect((await app.as(2).get('admin/system/warnings')).data.rows[0]).toMatchObject({
      code: 'little_space',
      error: expect.stringMatching(/^Only \d+ MB are free/),
    });
  });

  test('includes a disk that fails, which the event log tells, too', async () => {
    const { db, file } = aFile();
    const app = createTestApp({ now, env, db, people: true });
    const sync = async (handle: number) => {
      if (fstatSync(handle).ino === statSync(file).ino) throw new Error('EIO');
    };
    syncInBackground(db, file, { sync, onFault: (fault) => tellDiskFault(app.context, fault) });
    for (let turn = 0; turn < 2; turn += 1) {
      writePages(db, 1100);
      await caughtUp(db);
    }
    putBackup(app, []);
    expect((await app.as(2).get('admin/system/warnings')).data.rows).toEqual([
      { code: 'disk_failing', reason: 'EIO', error: expect.stringContaining('(EIO)') },
    ]);
    writeRepeats(db);
    const { rows } = (await app.as(2).get('admin/event_log', { limit: '1' })).data;
    expect(rows[0]).toMatchObject({ log_type: 'system', times: 2 });
  });

  test('a loss of rows can be confirmed as intended', async () => {
    const app = createTestApp({ now, env });
    putBackup(app, [{ code: 'fewer_records', kind: 'pets', count: 2 }]);
    expect((await app.as(3).post('admin/backups/accept')).status).toBe(403);
    expect((await app.as(2).post('admin/backups/accept')).status).toBe(200);
    expect(await codes(app)).toEqual([]);
  });
});

describe('the mail about it', () => {
  const sent = (app: TestApp) => inbox(app).filter(({ kind }) => kind === 'warning');

  test('is sent at once, not again within a week, and again for something new', async () => {
    const app = createTestApp({ now, env });
    mailWarnings(app.context);
    expect(sent(app)).toEqual([]);
    putBackup(app, [{ code: 'pictures_damaged', count: 1 }]);
    for (let turn = 0; turn < 3; turn += 1) mailWarnings(app.context);
    expect(sent(app)).toMatchObject([
      { email: 'ada@example.org', link: 'https://keep.example.org/admin/system' },
    ]);
    expect(sent(app)[0]?.body).toContain('1 picture in the last backup is not what was stored');

    app.setNow('2026-03-11T12:00:00Z');
    putBackup(app, [{ code: 'pictures_missing', count: 1 }], '2026-03-11T03:00:00Z');
    for (let turn = 0; turn < 3; turn += 1) mailWarnings(app.context);
    expect(sent(app)).toHaveLength(2);

    app.setNow('2026-03-18T12:00:01Z');
    putBackup(app, [{ code: 'pictures_missing', count: 1 }], '2026-03-18T03:00:00Z');
    for (let turn = 0; turn < 3; turn += 1) mailWarnings(app.context);
    expect(sent(app)).toHaveLength(3);
  });

  test('is sent again when a fault was fixed and is back', async () => {
    const app = createTestApp({ now, env });
    for (const [day, faults] of [
      [10, 1],
      [11, 0],
      [12, 1],
    ] as const) {
      app.setNow(`2026-03-${day}T12:00:00Z`);
      const count = { code: 'pictures_missing' as const, count: 1 };
      putBackup(app, faults ? [count] : [], `2026-03-${day}T03:00:00Z`);
      mailWarnings(app.context);
    }
    expect(sent(app)).toHaveLength(2);
  });

  test('is written in the administrator’s language', async () => {
    const app = createTestApp({ now, env });
    await app.as(2).post('user_config/set', { conf_key: 'language', conf_val: '"de"' });
    putBackup(app, [{ code: 'pictures_missing', count: 2 }]);
    mailWarnings(app.context);
    expect(sent(app)[0]?.subject).toBe('Exuvia braucht Aufmerksamkeit');
    expect(sent(app)[0]?.body).toContain('fehlen Dateien von 2 Bildern');
  });
});
