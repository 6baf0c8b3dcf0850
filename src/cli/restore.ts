import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from '#src/cli.ts';
import { readConfig } from '#src/platform/config.ts';
import { takeDataFolder } from '#src/platform/data-folder.ts';
import { finishInterruptedRestore, restoreBackup } from '#src/platform/restore.ts';

/** Puts a backup in the place of the data. Exuvia must be stopped: the folder's lock says so otherwise. */
export const restoreCommand: Command = {
  usage: 'restore ARCHIVE        put a backup in the place of the data (stop Exuvia first)',
  run: async ([archive]) => {
    if (!archive) {
      console.error('restore: which archive? A path, or a name in DATA_DIR/backups.');
      return 2;
    }
    const { dataDir } = readConfig(process.env);
    const folder = takeDataFolder(dataDir);
    try {
      finishInterruptedRestore(dataDir);
      const named = join(folder.backups, archive);
      const { pets, feedings, pictures, aside } = await restoreBackup(
        dataDir,
        existsSync(named) ? named : resolve(archive),
        new Date(),
      );
      console.log(`Restored. Pets: ${pets}, feedings: ${feedings}, pictures: ${pictures}.`);
      console.log(`The data from before is kept in ${aside}; remove it when all is well.`);
      return 0;
    } finally {
      folder.release();
    }
  },
};
