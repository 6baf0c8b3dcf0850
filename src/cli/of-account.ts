import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '#src/cli.ts';
import { openDatabase, type Db } from '#src/db/database.ts';
import { findCredentials } from '#src/features/accounts/accounts/accounts.queries.ts';
import { readConfig } from '#src/platform/config.ts';
import type { MailContext } from '#src/platform/mail/mails.ts';
import { calledAs } from './usage.ts';

type Account = { uid: number; email: string };
type Work = (db: Db, account: Account, context: MailContext) => Promise<void> | void;

/**
 * A command for one account, named by its address. Works beside a running Exuvia, on the same data folder, which sends
 * the mails that it queues.
 */
export const ofAccount = (name: string, about: string, work: Work): Command => ({
  usage: `${name} EMAIL  ${about}`,
  async run([email = '', ...rest]) {
    if (!email || rest.length) {
      console.error(`Usage: ${calledAs(name)} ${name} EMAIL`);
      return 2;
    }
    const config = readConfig(process.env);
    const { dataDir } = config;
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
      const account = user && { uid: user.uid, email: email.trim() };
      if (account) await work(db, account, { config, now: () => new Date() });
      else console.error(`There is no account with the address ${email} in ${dataDir}.`);
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
