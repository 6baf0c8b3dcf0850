import { plural } from '#src/domain/text/english-plural.ts';

const papers = (n: number) => plural(n, 'paper');
const pictures = (n: number) => plural(n, 'picture');

/** Everything that can be wrong with an installation, by code, with the parameters of its message. */
export const warningsInEnglish = {
  little_space: ({ megabytes }: { megabytes: number }) =>
    `Only ${megabytes} MB are free on the disk. Make room.`,
  disk_failing: ({ reason }: { reason: string }) =>
    `The disk does not keep what is written to the database (${reason}). Back up to another disk, and replace this one.`,
  no_backup: () => 'There is no backup yet.',
  old_backup: () => 'The last backup is older than two days.',
  backup_failed: ({ reason }: { reason: string }) => `The last backup failed: ${reason}`,
  pictures_missing: ({ count }: { count: number }) =>
    `The last backup lacks files of ${pictures(count)}: they are gone from the uploads folder. Older backups may have them and are kept.`,
  pictures_damaged: ({ count }: { count: number }) =>
    `${pictures(count)} in the last backup ${count === 1 ? 'is' : 'are'} not what was stored: the disk may be failing. Older backups may be whole and are kept.`,
  documents_missing: ({ count }: { count: number }) =>
    `The last backup lacks files of ${papers(count)}: they are gone from the documents folder. Older backups may have them and are kept.`,
  documents_damaged: ({ count }: { count: number }) =>
    `${papers(count)} in the last backup ${count === 1 ? 'is' : 'are'} not what was stored: the disk may be failing. Older backups may be whole and are kept.`,
  fewer_records: ({ kind, count }: { kind: string; count: number }) =>
    `The last backup lacks ${count} of the ${kind} that the one before has, though nobody deleted them. The one before is kept.`,
  database_damaged: ({ verdict }: { verdict: string }) =>
    `The database is damaged (${verdict}). Restore the last sound backup.`,
  no_copy: () =>
    'Backups are on this disk only. Set BACKUP_COPY_DIR to a folder on another one: a mounted NAS or a stick.',
  copy_missing: () =>
    'The last backup was not copied: the folder BACKUP_COPY_DIR is not there. Is the disk connected?',
  copy_same_disk: () =>
    'The last backup was not copied: BACKUP_COPY_DIR is on the disk of the data. Is the other disk mounted?',
  copy_failed: ({ reason }: { reason: string }) =>
    `The last backup was not copied to the other disk: ${reason}`,
  no_mail_server: () =>
    'No mail server is set (SMTP_URL): mails wait in the outbox, where their links can be copied.',
  mails_not_sent: ({ count, reason }: { count: number; reason: string }) =>
    `${plural(count, 'email')} could not be sent yet, and ${count === 1 ? 'is' : 'are'} tried again: ${reason}`,
  local_address: ({ url }: { url: string }) =>
    `PUBLIC_URL is ${url}: labels and links in mails work on this machine only.`,
  before_restore: ({ folder }: { folder: string }) =>
    `What was there before a restore is still in ${folder}. Remove it when nothing is missing.`,
  large_wal: () => 'The write-ahead log of the database is unusually large.',
};
