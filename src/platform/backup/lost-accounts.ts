import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefused, restoreCommand } from '#src/db/database-refused.ts';
import type { Context } from '#src/platform/context.ts';
import { pictureNamed, sizes } from '#src/platform/pictures/picture-files.ts';
import { listBackups } from './names.ts';
import { countRows } from './verify.ts';

/**
 * To be asked of a database without accounts: where nobody ever deleted one, and a backup has some or there are pictures,
 * this is no new installation, and who registers next would be the administrator of somebody's data.
 * @throws DatabaseRefused
 */
export function assertAccountsNotLost({ db, config }: Pick<Context, 'db' | 'config'>): void {
  const { counts, deletions } = countRows(db.$client);
  if (deletions['users']) return;
  const inBackup = listBackups(config.dataDir).some(
    ({ content }) => (content?.counts['users'] ?? 0) > (counts['users'] ?? 0),
  );
  if (!inBackup && !hasPictures(config.dataDir)) return;
  const file = join(config.dataDir, 'exuvia.db');
  throw new DatabaseRefused(
    `${file} has no accounts, though there are pictures or a backup with accounts: most likely its log, ${file}-wal, was lost or not copied. Restore a backup: ${restoreCommand} (or, to start again, move the rest of the folder away).`,
  );
}

/** Those of the guide's examples, below 0, come with the program. */
const hasPictures = (dataDir: string): boolean =>
  sizes
    .map((size) => join(dataDir, 'uploads', size))
    .some(
      (folder) =>
        existsSync(folder) && readdirSync(folder).some((name) => (pictureNamed(name)?.id ?? 0) > 0),
    );
