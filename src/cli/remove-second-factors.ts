import { inTransaction } from '#src/db/database.ts';
import {
  countFactors,
  deleteFactors,
} from '#src/features/accounts/second-factors/factors.queries.ts';
import { noteFactor } from '#src/features/accounts/second-factors/note-factor.ts';
import { deleteApiTokens } from '#src/platform/security/api-tokens.queries.ts';
import { deleteSessions } from '#src/platform/security/sessions.queries.ts';
import { ofAccount } from './of-account.ts';

/** For who lost the phone and the recovery codes: from then on the password is enough again. */
export const removeSecondFactorsCommand = ofAccount(
  'remove-second-factors',
  'remove app, passkeys and recovery codes, and end all sessions',
  (db, { uid, email }, context) => {
    const { app, passkeys } = countFactors(db, uid);
    if (app + passkeys === 0) return console.log(`${email} has no second factor.`);
    inTransaction(db, (tx) => {
      deleteFactors(tx, uid);
      deleteSessions(tx, uid);
      deleteApiTokens(tx, uid);
      noteFactor(tx, context, { uid, language: 'en' }, 'allRemoved');
    });
    console.log(`${email} logs in with the password alone again. All its sessions have ended.`);
    console.log('Set up a second factor again in the settings, under “Two-step log-in”.');
  },
);
