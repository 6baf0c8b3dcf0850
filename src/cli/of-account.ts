import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '#src/cli.ts';
import { openDatabase, type Db } from '#src/db/database.ts';
import { findCredentials } from '#src/features/accounts/accounts/accounts.queries.ts';
import { readConfig } from '#src/platform/config.ts';

type Account = { uid: number; email: string };

/** A command for one account, named by its address. Works beside a running Exuvia, on the same data folder. */
export const ofAccount = (
  name: string,
  about: string,
  work: (db: Db, account: Account) => Promise<void> | void,
): Command => ({
  usage: `${name} EMAIL`.padEnd(23) + about,
  async run([email = '', ...rest]) {
    if (!email || rest.length) {
      console.error(`Usage: bun src/cli.ts ${name} EMAIL`);
      return 2;
    }
    const { dataDir } = readConfig(process.env);
    const file = join(dataDir, 'exuvia.db');
    if (!existsSync(file)) {
      console.error(
        `There is no database in ${dataDir}. Set DATA_DIR to the data folder of your Exuvia.`,
      );
      return 1;
    }
    const db = openDatabase(file, { beforeMigration });
    try {
      const user = findCredentials(db, email.trim());
      if (user) await work(db, { uid: user.uid, email: email.trim() });
      else console.error(`There is no account with the address ${email}.`);
      return user ? 0 : 1;
    } finally {
      db.$client.close();
    }
  },
});

/** A server of the older version may be running, and the update makes a backup first. */
function beforeMigration(): never {
  throw new Error(
    'The database is of an older version: start this one of Exuvia once, then try again.',
  );
}
