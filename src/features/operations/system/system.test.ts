import { describe, expect, test } from 'bun:test';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const now = '2026-03-10T12:00:00Z';

/** Puts a file with a given time into the data folder. */
function put({ config }: TestApp, name: string, written: string, bytes = 1): void {
  const path = join(config.dataDir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, new Uint8Array(bytes));
  utimesSync(path, new Date(written), new Date(written));
}

const codesOf = ({ warnings }: { warnings: { code: string }[] }) =>
  warnings.map(({ code }) => code);

const stateOf = async (app: TestApp) => (await app.as(2).get('admin/system')).data;

describe('the state of the system', () => {
  test('has sizes, backups and plain-text warnings', async () => {
    const { as } = createTestApp();
    const { data } = await as(2).get('admin/system');
    expect(data).toMatchObject({ version: 'test', smtp: null, registration: 'open', backups: 0 });
    expect(data.warnings).toContainEqual(expect.objectContaining({ code: 'no_backup' }));
    expect(data.disk_free).toBeGreaterThan(0);
  });

  test('has the size of the database’s log, and warns when it does not shrink', async () => {
    const app = createTestApp({ now });
    put(app, 'exuvia.db-wal', now, 4096);
    const state = await stateOf(app);
    expect(state.wal).toBe(4096);
    expect(codesOf(state)).not.toContain('large_wal');
    put(app, 'exuvia.db-wal', now, 65 * 1024 * 1024);
    expect(codesOf(await stateOf(app))).toContain('large_wal');
  });

  test('warns of an old last backup, whatever files have a future time', async () => {
    const app = createTestApp({ now });
    expect((await stateOf(app)).warnings).toContainEqual({
      code: 'no_backup',
      error: 'There is no backup yet.',
    });
    put(app, 'backups/exuvia-2026-03-01T03-00-00Z.tar', '2026-03-01T03:00:00Z');
    put(app, 'backups/exuvia-2100-01-01T03-00-00Z.tar', '2100-01-01T03:00:00Z');
    const state = await stateOf(app);
    expect(state.last_backup.name).toBe('exuvia-2026-03-01T03-00-00Z.tar');
    expect(codesOf(state)).toContain('old_backup');
    put(app, 'backups/exuvia-2026-03-10T03-00-00Z.tar', '2026-03-10T03:00:00Z');
    expect(codesOf(await stateOf(app)).join(' ')).not.toContain('backup');
  });

  test('warns of an address that only this machine can reach', async () => {
    const warnings = async (PUBLIC_URL: string) =>
      codesOf(await stateOf(createTestApp({ env: { PUBLIC_URL } })));
    expect(await warnings('http://localhost:3000')).toContain('local_address');
    expect(await warnings('https://keep.example.org')).not.toContain('local_address');
  });
});
