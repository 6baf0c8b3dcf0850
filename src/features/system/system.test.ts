import { describe, expect, test } from 'bun:test';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const now = '2026-03-10T12:00:00Z';

/** Puts a file into the data folder that was written at a time. */
function put({ config }: TestApp, name: string, written: string, bytes = 1): void {
  const path = join(config.dataDir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, new Uint8Array(bytes));
  utimesSync(path, new Date(written), new Date(written));
}

const stateOf = async (app: TestApp) => (await app.as(2).get('admin/system')).data;

describe('the state of the system', () => {
  test('says how large the database’s log is, and warns when it does not get shorter', async () => {
    const app = createTestApp({ now });
    put(app, 'exuvia.db-wal', now, 4096);
    const state = await stateOf(app);
    expect(state.wal).toBe(4096);
    expect(String(state.warnings)).not.toContain('write-ahead');
    put(app, 'exuvia.db-wal', now, 65 * 1024 * 1024);
    expect(String((await stateOf(app)).warnings)).toContain('write-ahead log');
  });

  test('warns of a last backup that is old, whatever lies there from a time to come', async () => {
    const app = createTestApp({ now });
    expect((await stateOf(app)).warnings).toContain('There is no backup yet.');
    put(app, 'backups/exuvia-2026-03-01T03-00-00Z.tar', '2026-03-01T03:00:00Z');
    put(app, 'backups/exuvia-2100-01-01T03-00-00Z.tar', '2100-01-01T03:00:00Z');
    const state = await stateOf(app);
    expect(state.last_backup.name).toBe('exuvia-2026-03-01T03-00-00Z.tar');
    expect(state.warnings).toContain('The last backup is older than two days.');
    put(app, 'backups/exuvia-2026-03-10T03-00-00Z.tar', '2026-03-10T03:00:00Z');
    expect(String((await stateOf(app)).warnings)).not.toContain('backup');
  });

  test('warns of an address that only this machine knows', async () => {
    const warnings = async (PUBLIC_URL: string) =>
      String((await stateOf(createTestApp({ env: { PUBLIC_URL } }))).warnings);
    expect(await warnings('http://localhost:3000')).toContain('work on this machine only');
    expect(await warnings('https://keep.example.org')).not.toContain('this machine only');
  });
});
