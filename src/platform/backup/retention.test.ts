import { expect, test } from 'bun:test';
import { backupName, parseBackupName, type BackupKind, type NamedBackup } from './names.ts';
import { backupsToKeep, KEPT } from './retention.ts';

const RIPE = '2026-12-31T23-59-59';

function archive(at: string, kind: BackupKind = 'nightly', version = ''): NamedBackup {
  const named = parseBackupName(backupName(new Date(at), kind, version));
  if (!named) throw new Error(`${at} makes no name`);
  return named;
}

const nights = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) =>
    archive(new Date(Date.parse(`${from}T03:00:00Z`) + day * 86_400_000).toISOString()),
  );

const kept = (all: NamedBackup[], lastSound?: string) => {
  const names = backupsToKeep(all, all.at(-1)?.name ?? '', RIPE, lastSound);
  return all.filter(({ name }) => names.has(name));
};

test('a year of nights leaves 14 nights, 8 weeks and 12 months, whenever it is cleared up', () => {
  let left: NamedBackup[] = [];
  for (const night of nights('2025-12-01', 395)) left = kept([...left, night]);
  const days = left.map(({ second }) => second.slice(0, 10));
  expect(days.slice(-KEPT.nightly)).toEqual(
    nights('2026-12-17', 14).map(({ second }) => second.slice(0, 10)),
  );
  for (const sunday of ['2026-11-15', '2026-11-29', '2026-12-13']) expect(days).toContain(sunday);
  for (const monthEnd of ['2026-01-31', '2026-02-28', '2026-10-31'])
    expect(days).toContain(monthEnd);
  expect(days).not.toContain('2025-12-31');
  expect(days.length).toBeWithin(26, 34);
});

test('backups by hand and before updates take no night its place, nor each other theirs', () => {
  const all = [
    ...nights('2026-03-01', 14),
    ...Array.from({ length: 15 }, (_, n) =>
      archive(`2026-03-14T12:00:${String(n).padStart(2, '0')}Z`, 'manual'),
    ),
    ...Array.from({ length: 16 }, (_, n) =>
      archive(`2026-03-14T13:00:${String(n).padStart(2, '0')}Z`, 'before-update', '1.3.0'),
    ),
    archive('2025-03-14T13:00:00Z', 'before-update', '1.2.0'),
  ];
  const left = kept(all);
  const count = (kind: BackupKind) => left.filter((one) => one.kind === kind).length;
  expect([count('nightly'), count('manual'), count('before-update')]).toEqual([14, 5, 4]);
  const names = left.map(({ name }) => name);
  for (const second of [13, 14, 15])
    expect(names).toContain(`exuvia-2026-03-14T13-00-${second}Z-before-update-1.3.0.tar`);
});

test('fifteen starts in one day are one night', () => {
  const starts = Array.from({ length: 15 }, (_, n) =>
    archive(`2026-03-20T12:00:${String(n).padStart(2, '0')}Z`),
  );
  const left = kept([...nights('2026-03-01', 14), ...starts]).map(({ second }) => second);
  expect(left).toContain('2026-03-02T03-00-00');
  expect(left.filter((second) => second.startsWith('2026-03-20'))).toEqual(['2026-03-20T12-00-14']);
});

test('the last archive without a fault is kept, however many with a fault follow', () => {
  const sound = archive('2026-03-01T03:00:00Z');
  const left = kept([sound, ...nights('2026-06-01', 300)], sound.name);
  expect(left.map(({ name }) => name)).toContain(sound.name);
});

test('a clock that was wrong once, in either direction, costs no good night', () => {
  const wrong = ['1970-01-01T00:01:00Z', '2099-01-01T03:00:00Z'].map((at) => archive(at));
  const good = nights('2026-03-01', 14);
  const left = kept([...wrong, ...good]).map(({ name }) => name);
  for (const { name } of good) expect(left).toContain(name);
  expect(left).not.toContain(wrong[1]?.name);
});

test.each(['exuvia-2026-03-10T03-00-00Z-before-update.tar', 'exuvia-2026-03-10T03-00-00Z.tar'])(
  'the name %s of older versions is still known',
  (name) => expect(parseBackupName(name)?.name).toBe(name),
);

test.each(['exuvia-2026-03-10.tar', 'mine.tar', 'exuvia-2026-03-10T03-00-00Z.json'])(
  '%s is no archive',
  (name) => expect(parseBackupName(name)).toBeNull(),
);
