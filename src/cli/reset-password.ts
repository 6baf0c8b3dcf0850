import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '#src/cli.ts';
import { inTransaction, openDatabase, type Db } from '#src/db/database.ts';
import { findCredentials } from '#src/features/accounts/accounts/accounts.queries.ts';
import { storePassword } from '#src/features/accounts/accounts/password.service.ts';
import { readConfig } from '#src/platform/config.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { readableSecret } from '#src/platform/security/readable-secret.ts';
import { hashPassword } from '#src/platform/security/passwords.ts';

/** For an administrator without a mail server. Works beside a running Exuvia, on the same data folder. */
export const resetPasswordCommand: Command = {
  usage: 'reset-password EMAIL   set a new password, print it and end all sessions',
  async run([email, ...rest]) {
    if (!email || rest.length) {
      console.error('Usage: bun src/cli.ts reset-password EMAIL');
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
    const db = openDatabase(file, {
      beforeMigration: () => {
        // a server of the older version may be running, and the update makes a backup first
        throw new Error(
          'The database is of an older version: start this one of Exuvia once, then try again.',
        );
      },
    });
    try {
      return await resetPasswordOf(db, email);
    } finally {
      db.$client.close();
    }
  },
};

async function resetPasswordOf(db: Db, email: string): Promise<number> {
  const user = findCredentials(db, email.trim());
  if (!user) {
    console.error(`There is no account with the address ${email}.`);
    return 1;
  }
  const password = readableSecret(4);
  const password_hash = await hashPassword(password);
  inTransaction(db, (tx) => {
    storePassword(tx, user.uid, password_hash);
    logEvent(tx, {
      log_type: 'admin',
      message: 'Password reset at the command line',
      uid: user.uid,
    });
  });
  console.log(`The new password of ${email.trim()} is: ${password}`);
  console.log('All its sessions have ended. Change the password in the profile after logging in.');
  return 0;
}
