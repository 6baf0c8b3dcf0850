import { RECOVERY_CODES, tidyCode } from '#src/domain/accounts/second-factors.ts';
import type { Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { readableSecret } from '#src/platform/security/readable-secret.ts';
import type { Session } from '#src/platform/security/sessions.ts';
import { confirmIdentity, type Proof } from '#src/features/accounts/accounts/step-up.service.ts';
import type { Owner } from '#src/features/accounts/accounts/notify-owner.ts';
import { hashToken } from '#src/features/accounts/accounts/tokens.ts';
import {
  countFactors,
  countRecoveryCodes,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from './factors.queries.ts';
import { noteFactor } from './note-factor.ts';

/** A code has 79 bits, so that a plain hash keeps it. */
const GROUPS = 4;

/** Makes new codes in the place of all others. This is the only time that they are shown. */
function issueRecoveryCodes(tx: Executor, uid: number): string[] {
  const codes = Array.from({ length: RECOVERY_CODES }, () => readableSecret(GROUPS));
  replaceRecoveryCodes(tx, uid, codes.map(hashOf));
  return codes;
}

/** The codes that come with an account's first second factor; none where it has some. */
export const firstRecoveryCodes = (tx: Executor, uid: number): string[] =>
  countRecoveryCodes(tx, uid) > 0 ? [] : issueRecoveryCodes(tx, uid);

/** Makes new codes because the keeper wants them. @throws Problem 409 without a second factor, 422, 429 */
export async function renewRecoveryCodes(
  context: Context,
  owner: Owner & Session,
  proof: Proof,
): Promise<string[]> {
  const write = await confirmIdentity(context, owner, proof);
  const codes = write((tx) => {
    const { app, passkeys } = countFactors(tx, owner.uid);
    if (app + passkeys === 0) throw new Problem('no_second_factor');
    noteFactor(tx, context, owner, 'recoveryRenewed');
    return issueRecoveryCodes(tx, owner.uid);
  });
  context.mailer.wake();
  return codes;
}

/** Uses a recovery code up, and tells its owner. False when it is none of the account's. */
export function useRecoveryCode(
  tx: Executor,
  context: Context,
  owner: Owner,
  code: string,
): boolean {
  if (!takeRecoveryCode(tx, owner.uid, hashOf(code))) return false;
  noteFactor(tx, context, owner, 'recoveryUsed');
  return true;
}

/** Codes without anything to recover would be a second factor of their own. */
export function dropIdleRecoveryCodes(tx: Executor, uid: number): void {
  const { app, passkeys } = countFactors(tx, uid);
  if (app + passkeys === 0) replaceRecoveryCodes(tx, uid, []);
}

const hashOf = (code: string) => hashToken(tidyCode(code));
