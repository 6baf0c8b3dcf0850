import type { Command } from '#src/cli.ts';
import { openDatabase } from '#src/db/database.ts';
import { fillDemo } from '#src/demo/demo.ts';
import { countUsers } from '#src/features/accounts/accounts/accounts.queries.ts';
import { readConfig } from '#src/platform/config.ts';
import { createLog } from '#src/platform/log/log.ts';
import { takeDataFolder } from '#src/platform/files/data-folder.ts';
import { backUpBeforeUpdate } from '#src/platform/backup/nightly.ts';

/** Fills an empty data folder with the example club. */
export const makeDemoCommand: Command = {
  usage: 'make-demo              fill an empty data folder with an example club',
  async run() {
    const config = readConfig(process.env);
    const folder = takeDataFolder(config.dataDir);
    const db = openDatabase(folder.database, {
      beforeMigration: () => backUpBeforeUpdate(config.dataDir),
    });
    try {
      if (countUsers(db) > 0) {
        console.error(
          `There are accounts in ${config.dataDir} already: a demo needs an empty folder.`,
        );
        return 1;
      }
      await fillDemo({ db, config, log: createLog(config.logLevel), now: () => new Date() });
      console.log(
        `The example club is ready in ${config.dataDir}. Start Exuvia with DATA_DIR=${config.dataDir} and DEMO=1, which draws a password and prints it.`,
      );
      return 0;
    } finally {
      db.$client.close();
      folder.release();
    }
  },
};
