import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '#src/platform/version.ts';
import { readContent, type BackupContent } from './content.ts';

/** Each kind is a pool of its own, so that none pushes another out. */
export type BackupKind = 'nightly' | 'manual' | 'before-update';

export type Backup = {
  name: string;
  kind: BackupKind;
  bytes: number;
  made: string;
  /** What it holds; null for archives of older versions, which did not say. */
  content: BackupContent | null;
};

const NAME =
  /^exuvia-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z(?:-(manual|before-update)(?:-([\w.]+))?)?\.tar$/;

/** A second in UTC as file names contain it, '2026-01-02T03-04-05'. */
export const secondOf = (instant: Date) => instant.toISOString().slice(0, 19).replaceAll(':', '-');

/** This version as names of archives have it. */
export const updateVersion = version.replace(/[^\w.]/g, '_');

/** `toVersion`: the one that the database is about to be brought to. */
export function backupName(now: Date, kind: BackupKind, toVersion = ''): string {
  const note = kind === 'nightly' ? '' : `-${kind}`;
  return `exuvia-${secondOf(now)}Z${note}${toVersion && `-${toVersion}`}.tar`;
}

export type NamedBackup = { name: string; second: string; kind: BackupKind; version: string };

/** What the name of an archive says; null for any other file. */
export function parseBackupName(name: string): NamedBackup | null {
  const [, second, kind = 'nightly', version = ''] = NAME.exec(name) ?? [];
  return second ? { name, second, kind: kind as BackupKind, version } : null;
}

/** The archives of a folder, by their names alone. */
export function namedBackups(folder: string): NamedBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => parseBackupName(name) ?? []);
}

/** The archives of a data folder, newest first. */
export const listBackups = (dataDir: string): Backup[] => backupsIn(join(dataDir, 'backups'));

/** The archives of a folder, newest first. */
export function backupsIn(folder: string): Backup[] {
  return namedBackups(folder)
    .map(({ name, kind }) => {
      const { size, mtime } = statSync(join(folder, name));
      const content = readContent(join(folder, name));
      return { name, kind, bytes: size, made: mtime.toISOString(), content };
    })
    .toSorted((a, b) => b.made.localeCompare(a.made));
}
