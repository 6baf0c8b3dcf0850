import { inTransaction } from '#src/db/database.ts';
import { storePassword, tellOfPassword } from '#src/features/accounts/accounts/password.service.ts';
import { countFactors } from '#src/features/accounts/second-factors/factors.queries.ts';
import { hashPassword } from '#src/platform/security/password-hashes.ts';
import { readableSecret } from '#src/platform/security/readable-secret.ts';
import { ofAccount } from './of-account.ts';

/** For an administrator without a mail server. */
export const resetPasswordCommand = ofAccount(
  'reset-password',
  'set a new password, print it and end all sessions',
  async (db, { uid, email }, context) => {
    const password = readableSecret(4);
    const password_hash = await hashPassword(password);
    inTransaction(db, (tx) => {
      storePassword(tx, uid, password_hash);
      const owner = { uid, language: 'en' } as const;
      tellOfPassword(tx, context, owner, 'Password reset at the command line');
    });
    console.log(`The new password of ${email} is: ${password}`);
    console.log(
      'All its sessions have ended. Change the password in the settings, under “Signing in”.',
    );
    const { app, passkeys } = countFactors(db, uid);
    if (app + passkeys > 0)
      console.log(
        'The log-in asks for the second step as before; remove-second-factors ends that.',
      );
  },
);
