import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aDataFolder, names, parts } from '#src/testing/data-folder.ts';
import { aPet } from '#src/testing/samples.ts';
import { KEPT, listBackups, makeBackup } from './backups.ts';
import { restoreBackup } from './restore.ts';

const now = new Date('2026-03-10T03:00:00Z');

describe('a backup', () => {
  test('holds what was acknowledged while the database is in use, and brings it back', async () => {
    const { dataDir, db, pet } = aDataFolder();
    const backup = await makeBackup(dataDir, now);
    expect(backup).toMatchObject({ name: 'exuvia-2026-03-10T03-00-00Z.tar', pets: 1, pictures: 1 });
    aPet(db, { name: 'Later' });
    db.$client.close();
    rmSync(join(dataDir, 'uploads', 'large', `tid_${pet}.webp`));
    const restored = await restoreBackup(dataDir, join(dataDir, 'backups', backup.name), now);
    expect(names(join(dataDir, 'exuvia.db'))).toEqual(['First']);
    expect(readFileSync(join(dataDir, 'uploads', 'large', `tid_${pet}.webp`), 'utf8')).toBe(
      'picture large',
    );
    expect(names(join(restored.aside, 'exuvia.db')).toSorted()).toEqual(['First', 'Later']);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring-'))).toEqual([]);
  });

  test('leaves nothing half-made and strikes out pictures that are gone', async () => {
    const { dataDir, pet } = aDataFolder();
    rmSync(join(dataDir, 'uploads', 'thumb', `tid_${pet}.webp`));
    expect(await makeBackup(dataDir, now)).toMatchObject({ pictures: 0 });
    expect(readdirSync(join(dataDir, 'backups'))).toEqual(['exuvia-2026-03-10T03-00-00Z.tar']);
  });

  test('is kept fourteen times, and a wrong clock does not wipe out the good ones', async () => {
    const { dataDir } = aDataFolder();
    for (let day = 1; day <= KEPT + 2; day += 1) {
      await makeBackup(dataDir, new Date(Date.UTC(2026, 2, day, 3)));
    }
    expect(listBackups(dataDir)).toHaveLength(KEPT);
    const wrong = await makeBackup(dataDir, new Date('1970-01-01T00:00:00Z'));
    const kept = listBackups(dataDir).map((backup) => backup.name);
    expect(kept).toHaveLength(KEPT);
    expect(kept).toContain(wrong.name);
    expect(kept).toContain('exuvia-2026-03-16T03-00-00Z.tar');
  });

  test('of 2026 outlives a clock that jumps to 1970 and to 2100 and comes back', async () => {
    const { dataDir } = aDataFolder();
    const at = (text: string) => new Date(text);
    for (let day = 1; day <= KEPT; day += 1)
      await makeBackup(dataDir, new Date(Date.UTC(2026, 2, day, 3)));
    for (const moment of ['1970-01-01T00:01:00Z', '2100-01-01T03:00:00Z', '1970-01-01T00:02:00Z'])
      await makeBackup(dataDir, at(moment));
    await makeBackup(dataDir, at('2026-03-15T03:00:00Z'));
    const kept = listBackups(dataDir).map(({ name }) => name);
    expect(kept).toHaveLength(KEPT);
    expect(kept).toContain('exuvia-2026-03-15T03-00-00Z.tar');
    expect(kept.filter((name) => name.includes('2026-03')).length).toBeGreaterThan(10);
    for (let day = 16; day <= 29; day += 1)
      await makeBackup(dataDir, new Date(Date.UTC(2026, 2, day, 3)));
    const later = listBackups(dataDir).map(({ name }) => name);
    expect(later.filter((name) => !name.includes('2026-03'))).toEqual([]);
  });

  test('from a clock that ran ahead is the first to go', async () => {
    const { dataDir } = aDataFolder();
    await makeBackup(dataDir, now);
    const folder = join(dataDir, 'backups');
    for (let day = 1; day <= KEPT; day += 1) {
      const name = (year: number) =>
        `exuvia-${year}-01-${String(day).padStart(2, '0')}T03-00-00Z.tar`;
      for (const year of [2026, 2099]) writeFileSync(join(folder, name(year)), 'x');
    }
    await makeBackup(dataDir, new Date('2026-03-11T03:00:00Z'));
    const kept = listBackups(dataDir).map((backup) => backup.name);
    expect(kept).toHaveLength(KEPT);
    expect(kept.filter((name) => name.includes('2099'))).toEqual([]);
    expect(kept).toContain('exuvia-2026-03-10T03-00-00Z.tar');
  });

  test.each([
    ['cut off', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
    ['changed in one place', (bytes: Uint8Array) => bytes.with(1500, (bytes[1500] ?? 0) ^ 255)],
    ['no archive at all', () => new TextEncoder().encode('something else')],
  ])('that is %s is refused, and the data stays as it was', async (_how, spoil) => {
    const { dataDir, db } = aDataFolder();
    const { name } = await makeBackup(dataDir, now);
    db.$client.close();
    const archive = join(dataDir, 'backups', name);
    writeFileSync(archive, spoil(new Uint8Array(readFileSync(archive))));
    const before = parts(dataDir);
    await expect(restoreBackup(dataDir, archive, now)).rejects.toThrow(/damaged|cut off|no backup/);
    expect(parts(dataDir)).toEqual(before);
    expect(names(join(dataDir, 'exuvia.db'))).toEqual(['First']);
  });

  test('of another program is refused before anything is touched', async () => {
    const { dataDir } = aDataFolder();
    await expect(restoreBackup(dataDir, join(dataDir, 'nothing.tar'), now)).rejects.toThrow(
      'no file',
    );
    expect(existsSync(join(dataDir, 'exuvia.db'))).toBe(true);
  });
});
