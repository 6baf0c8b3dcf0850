import type { Command } from '#src/cli.ts';
import { copyBackup, type CopyState } from '#src/platform/backup/copy.ts';
import type { BackupFault } from '#src/platform/backup/content.ts';
import { updateVersion, type BackupKind } from '#src/platform/backup/names.ts';
import { makeBackup } from '#src/platform/backup/make-backup.ts';
import { readConfig } from '#src/platform/config.ts';

/**
 * Makes a verified backup of the data folder and copies it to BACKUP_COPY_DIR; Exuvia may be running. The server itself
 * calls it with --json, and starts the copy separately.
 */
export const backupCommand: Command = {
  usage:
    'backup                 make a verified backup in DATA_DIR/backups (Exuvia may be running)',
  run: async (args) => {
    const { dataDir, backupCopyDir, diskFloor } = readConfig(process.env);
    const now = new Date();
    const kind = kindOf(args);
    const options = {
      manual: { kind, floor: diskFloor },
      nightly: { kind, floor: diskFloor },
      // an urgent update must not fail for lack of spare disk space
      'before-update': { kind, version: updateVersion },
    }[kind];
    const backup = await makeBackup(dataDir, now, options);
    if (args.includes('--json')) {
      console.log(JSON.stringify(backup));
      return 0;
    }
    const { name, pets, feedings, pictures, content } = backup;
    console.log(
      `${dataDir}/backups/${name}: verified. Pets: ${pets}, feedings: ${feedings}, pictures: ${pictures}.`,
    );
    for (const fault of content?.faults ?? []) console.error(`Warning: ${sentenceOf(fault)}`);
    return copied(backupCopyDir ? await copyBackup(dataDir, backupCopyDir, name, now) : null);
  },
};

/** Copies an archive to BACKUP_COPY_DIR. The server runs this in a child process, since a network share may hang. */
export const copyBackupCommand: Command = {
  usage: 'copy-backup ARCHIVE    copy a backup of DATA_DIR/backups to BACKUP_COPY_DIR',
  run: async ([name]) => {
    const { dataDir, backupCopyDir } = readConfig(process.env);
    if (!name || !backupCopyDir) {
      console.error('copy-backup: which archive? And BACKUP_COPY_DIR must be set.');
      return 2;
    }
    return copied(await copyBackup(dataDir, backupCopyDir, name, new Date()));
  },
};

function kindOf(args: string[]): BackupKind {
  if (args.includes('--before-update')) return 'before-update';
  return args.includes('--nightly') ? 'nightly' : 'manual';
}

function copied(state: CopyState | null): number {
  if (!state?.problem) return 0;
  const why = {
    missing: 'the folder BACKUP_COPY_DIR is not there. Is the disk connected?',
    same_disk: 'BACKUP_COPY_DIR is on the disk of the data. Is the other disk mounted?',
    failed: state.reason,
  }[state.problem];
  console.error(`The copy could not be made: ${why}`);
  return 1;
}

function sentenceOf(fault: BackupFault): string {
  if (fault.code === 'database_damaged') return `The database is damaged (${fault.verdict}).`;
  if (fault.code === 'fewer_records')
    return `${fault.count} fewer ${fault.kind} than before, though nobody deleted them.`;
  const [kind, fate] = fault.code.split('_');
  const what = fate === 'missing' ? 'lack a file' : 'are not what was stored';
  return `${fault.count} ${kind} ${what}.`;
}
