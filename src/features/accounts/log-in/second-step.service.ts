import { isAppCode, passkeyHost, type SecondFactor } from '#src/domain/accounts/second-factors.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { counter, ofHousehold } from '#src/platform/security/rate-limit-kinds.ts';
import { noteInLog, noteLogIn, type LogIn } from './log-in.service.ts';
import { countFactors, findApp } from '#src/features/accounts/second-factors/factors.queries.ts';
import { appWorks, useAppCode } from '#src/features/accounts/second-factors/app-codes.service.ts';
import { useRecoveryCode } from '#src/features/accounts/second-factors/recovery-codes.service.ts';
import {
  issueTicket,
  takeTicket,
  ticketHolder,
} from '#src/features/accounts/second-factors/tickets.service.ts';
import {
  askPasskey,
  usePasskey,
  type PasskeyProof,
} from '#src/features/accounts/second-factors/use-passkey.service.ts';

/** What is asked for after the right password; null where the password is enough. */
export function askSecondStep(context: Context, uid: number) {
  const { app, passkeys, recovery } = countFactors(context.db, uid);
  if (app + passkeys === 0) return null;
  const methods: SecondFactor[] = [];
  if (appWorks(context, uid)) methods.push('app');
  if (passkeys > 0 && passkeyHost(context.config.publicUrl)) methods.push('passkey');
  if (recovery > 0) methods.push('recovery');
  return { status: true as const, methods, ...issueTicket(context, 'second_factor', { uid }) };
}

/**
 * Completes a log-in with a code of the app or a recovery code. Returns who it is.
 * @throws Problem 422, 429
 */
export function completeWithCode(
  context: Context,
  ticket: string,
  code: string,
  { address, language }: LogIn,
): number {
  const uid = ticketHolder(context, ticket, 'second_factor');
  const isApp = isAppCode(code);
  const here = ofHousehold(isApp ? 'code' : 'recovery_code', address, String(uid));
  const everywhere = isApp ? [counter('code_account', uid)] : [];
  context.limits.take(...here, ...everywhere);
  const isRight = inTransaction(context.db, (tx) => {
    const used = isApp
      ? Boolean(findApp(tx, uid)?.confirmed) && useAppCode(tx, context, uid, code)
      : useRecoveryCode(tx, context, { uid, language }, code);
    if (used) takeTicket(tx, context, ticket, 'second_factor');
    return used;
  });
  if (!isRight) {
    noteInLog(context, uid, `Wrong second factor from ${address}`);
    throw new Problem('wrong_code', null, { field: 'code' });
  }
  context.limits.forget(...here);
  context.limits.giveBack(...everywhere);
  context.mailer.wake();
  return noteLogIn(context, uid, address);
}

/** Asks for a passkey, of the account where its password was right, else of any. @throws Problem 422, 429 */
export function askPasskeyToEnter(context: Context, ticket: string | undefined, address: string) {
  context.limits.take(...ofHousehold('passkey', address));
  const uid = ticket === undefined ? null : ticketHolder(context, ticket, 'second_factor');
  return askPasskey(context, 'passkey_login', uid);
}

/** Logs in with a passkey, which stands for the password and the second step. @throws Problem 422 */
export async function enterWithPasskey(
  context: Context,
  proof: PasskeyProof,
  address: string,
): Promise<number> {
  const uid = await usePasskey(context, 'passkey_login', proof);
  return noteLogIn(context, uid, address, ' with a passkey');
}
