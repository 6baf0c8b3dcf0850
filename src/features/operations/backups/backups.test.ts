import { describe, expect, test } from 'bun:test';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTestApp } from '#src/testing/test-app.ts';

describe('backups', () => {
  test('that failed are reported until a newer one exists', async () => {
    const { as, context } = createTestApp();
    const failed = await as(2).post('admin/backups/add'); // there is no database file to copy
    expect(failed.data.code).toBe('backup_failed');
    const warnings = async () => JSON.stringify((await as(2).get('admin/system')).data.warnings);
    expect(await warnings()).toContain('"backup_failed"');
    const made = join(context.config.dataDir, 'backups', 'exuvia-2026-01-02T03-04-05Z.tar');
    mkdirSync(dirname(made), { recursive: true });
    writeFileSync(made, '');
    const later = Date.now() / 1000 + 60;
    utimesSync(made, later, later);
    const { data } = await as(2).get('admin/system');
    expect(data).toMatchObject({ backups: 1, last_backup_verified: 1, backup_running: 0 });
    expect(JSON.stringify(data.warnings)).not.toContain('backup_failed');
  });

  test('are listed, and nothing else of the data folder can be downloaded', async () => {
    const { as } = createTestApp();
    expect((await as(2).get('admin/backups/list')).data).toEqual({ rows: [], count: 0 });
    for (const name of ['exuvia.tar', '..%2Fsecret'])
      expect((await as(2).get(`admin/backups/download/${name}`)).status).toBe(404);
  });
});
