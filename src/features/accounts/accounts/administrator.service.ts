import { tidyEmail } from '#src/domain/accounts/email.ts';
import { inTransaction } from '#src/db/database.ts';
import { noteVersion } from '#src/features/accounts/settings/settings.service.ts';
import { ConfigMistakes } from '#src/platform/config.ts';
import type { Context } from '#src/platform/context.ts';
import { hashPassword, passwordMatches } from '#src/platform/security/password-hashes.ts';
import { newPasswordProblem } from '#src/platform/security/weak-passwords.ts';
import { countUsers, findPasswordHash, findUser, insertUser } from './accounts.queries.ts';

const uname = 'Administrator';
const WEAK = 'ADMIN_PASSWORD: is among the passwords that are tried first. Choose another one.';

/**
 * ADMIN_EMAIL and ADMIN_PASSWORD make the administrator's account at the first start; later they change nothing.
 * @throws ConfigMistakes for a password that is among the first that are tried
 */
export async function createAdministrator(context: Context): Promise<void> {
  const { adminEmail, adminPassword, adminUid } = context.config;
  if (!adminEmail) return;
  const problem = newPasswordProblem(adminPassword, { uname, email: adminEmail });
  if (findUser(context.db, adminUid)) return problem ? warnOfPassword(context) : undefined;
  if (problem) throw new ConfigMistakes([WEAK]);
  const password_hash = await hashPassword(adminPassword);
  const email = tidyEmail(adminEmail);
  inTransaction(context.db, (tx) => {
    insertUser(tx, { uid: adminUid, uname, email, password_hash, mail_confirmed: 1 });
    noteVersion(tx, context, adminUid);
  });
}

/** An installation whose administrator has a weak password for long is told, and starts as ever. */
async function warnOfPassword({ config, db, log }: Context): Promise<void> {
  const hash = findPasswordHash(db, config.adminUid);
  if (!(await passwordMatches(config.adminPassword, hash || undefined))) return;
  log.warn(
    'The administrator still has ADMIN_PASSWORD, which is among the first that are tried. Set another one in the settings.',
  );
}

/**
 * An ADMIN_UID that no user has would make the next user with that number an administrator.
 * @throws ConfigMistakes
 */
export function requireAdministrator({ db, config: { adminUid } }: Context): void {
  if (countUsers(db) === 0 || findUser(db, adminUid)) return;
  throw new ConfigMistakes([
    `ADMIN_UID: nobody has the number ${adminUid}. Set it to the administrator's, which is 2 unless it was changed.`,
  ]);
}
