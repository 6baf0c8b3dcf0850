import { passwordProblem } from '#src/domain/passwords.ts';
import type { Spoken } from '#src/domain/languages.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { updateSuperseded } from '#src/platform/mail.queries.ts';
import { mayMail, publicLink, queueMail } from '#src/platform/mails.ts';
import { hashPassword, passwordMatches } from '#src/platform/passwords.ts';
import { hashToken } from '#src/platform/tokens.ts';
import { findCredentials, findPasswordHash, findUser, updatePassword } from './accounts.queries.ts';
import { tokenProblem } from './email.service.ts';
import { refuseFields } from './fields.ts';
import { deleteTokens, findToken, takeToken } from './tokens.queries.ts';
import { endOfLink, issueToken } from './tokens.service.ts';

const FIFTEEN_MINUTES = 15 * 60;

/** More than storing a token takes, on a slow card too: every answer comes after this many milliseconds. */
export const SAME_TIME = 400;

/**
 * Mails a link to set a new password. The answer, and the time it takes, are the same for an address that
 * nobody has. Answers when the link expires.
 */
export async function requestReset(
  context: Context,
  email: string,
  { address, language }: { address: string; language: Spoken },
): Promise<string> {
  context.limits.take(`reset ${address}`, 20, FIFTEEN_MINUTES);
  const answerTime = Bun.sleep(SAME_TIME);
  const now = context.now();
  try {
    queueReset(context, email.trim(), now, language);
  } finally {
    await answerTime;
  }
  context.mailer.wake();
  return endOfLink('reset', now);
}

/** Sets a new password with a link's token, which is used up, and ends every session. @throws Problem 422 */
export async function resetPassword(
  context: Context,
  token: string,
  password: string,
): Promise<void> {
  const hash = hashToken(token);
  const now = context.now().toISOString();
  if (!findToken(context.db, hash, 'reset', now)) throw tokenProblem(); // before hashing, which costs
  refuseFields({ upw: passwordProblem(password) });
  const password_hash = await hashPassword(password);
  const done = inTransaction(context.db, (tx) => {
    const taken = takeToken(tx, hash, 'reset', now);
    const owner = taken?.uid && findCredentials(tx, taken.email);
    if (!taken?.uid || !owner || owner.uid !== taken.uid || owner.suspended) return false;
    storePassword(tx, taken.uid, password_hash);
    return true;
  });
  if (!done) throw tokenProblem();
}

/** Changes the password of who knows the old one, and ends every session. @throws Problem 422, 429 */
export async function changePassword(
  context: Context,
  uid: number,
  { old, upw }: { old: string; upw: string },
): Promise<void> {
  await checkPassword(context, uid, 'old', old);
  refuseFields({ upw: passwordProblem(upw) });
  const password_hash = await hashPassword(upw);
  inTransaction(context.db, (tx) => storePassword(tx, uid, password_hash));
}

/** Asks for the password once more, where a found token must not be enough. @throws Problem 422, 429 */
export async function checkPassword(
  context: Context,
  uid: number,
  field: string,
  password: string,
): Promise<void> {
  const key = `password ${uid}`;
  context.limits.take(key, 10, FIFTEEN_MINUTES); // before hashing
  const matches = await passwordMatches(password, findPasswordHash(context.db, uid) || undefined);
  if (!matches) refuseFields({ [field]: 'The password is wrong' });
  context.limits.forget(key);
}

/** Stores a hash and ends every session. A link that is still on its way must not undo the new password. */
export function storePassword(tx: Executor, uid: number, password_hash: string): void {
  updatePassword(tx, uid, password_hash);
  deleteTokens(tx, uid, 'reset');
  updateSuperseded(tx, uid, 'reset');
}

function queueReset(context: Context, email: string, now: Date, language: Spoken): void {
  inTransaction(context.db, (tx) => {
    const found = findCredentials(tx, email);
    const user = found && !found.suspended && findUser(tx, found.uid);
    if (!user || !mayMail(tx, context, 'reset', user.email)) return;
    deleteTokens(tx, user.uid, 'reset'); // only the newest works
    updateSuperseded(tx, user.uid, 'reset');
    const token = issueToken(tx, now, { purpose: 'reset', uid: user.uid, email: user.email });
    const link = publicLink(context, '/reset-password', { token });
    queueMail(tx, context, {
      kind: 'reset',
      uid: user.uid,
      email: user.email,
      language,
      letter: ({ reset }) => reset(link),
    });
  });
}
