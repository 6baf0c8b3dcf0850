import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS, isAppCode, tidyCode } from '#src/domain/accounts/second-factors.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';
import type { Session } from '#src/platform/security/sessions.ts';
import { sealText, unsealText } from '#src/platform/security/sealed-text.ts';
import { findUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { confirmIdentity, type Proof } from '#src/features/accounts/accounts/step-up.service.ts';
import type { Owner } from '#src/features/accounts/accounts/notify-owner.ts';
import { deleteApp, findApp, updateLastStep, upsertApp } from './factors.queries.ts';
import { noteFactor } from './note-factor.ts';
import { dropIdleRecoveryCodes, firstRecoveryCodes } from './recovery-codes.service.ts';

const FIFTEEN_MINUTES = 15 * 60 * 1000;
/** Of 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps of 30 s by which the clocks of phone and server may differ. */
const WINDOW = 1;

/** Begins the set-up of an authenticator app: its secret is shown now and never again. @throws Problem 409, 422, 429 */
export async function beginApp(
  context: Context,
  session: Session,
  proof: Proof,
): Promise<{ secret: string; uri: string }> {
  const { uid } = session;
  const write = await confirmIdentity(context, session, proof);
  const secret = new Secret({ size: SECRET_BYTES });
  const sealed = sealText(context.factorKey, secret.base32);
  const email = write((tx) => {
    if (findApp(tx, uid)?.confirmed) throw new Problem('app_exists');
    upsertApp(tx, { uid, secret: sealed, created: context.now().toISOString() });
    return findUser(tx, uid)?.email ?? '';
  });
  return { secret: secret.base32, uri: codesOf(secret.base32, email).toString() };
}

/**
 * Completes the set-up with a first code. Returns the recovery codes, where the account has none yet.
 * @throws Problem 409 when it is set up, 404 when it was not begun in the last quarter of an hour, 422, 429
 */
export function confirmApp(context: Context, owner: Owner, code: string): string[] {
  const { uid } = owner;
  const app = findApp(context.db, uid);
  if (app?.confirmed) throw new Problem('app_exists');
  const since = new Date(context.now().getTime() - FIFTEEN_MINUTES).toISOString();
  if (!app || app.created < since) throw notFound('app_setup');
  context.limits.take(counter('app_setup', uid));
  const codes = inTransaction(context.db, (tx) => {
    if (!useAppCode(tx, context, uid, code))
      throw new Problem('wrong_code', null, { field: 'code' });
    noteFactor(tx, context, owner, 'appAdded');
    return firstRecoveryCodes(tx, uid);
  });
  context.mailer.wake();
  return codes;
}

/** @throws Problem 404, 422, 429 */
export async function removeApp(
  context: Context,
  owner: Owner & Session,
  proof: Proof,
): Promise<void> {
  const write = await confirmIdentity(context, owner, proof);
  write((tx) => {
    const isSetUp = findApp(tx, owner.uid)?.confirmed;
    if (!deleteApp(tx, owner.uid) || !isSetUp) throw notFound('app');
    dropIdleRecoveryCodes(tx, owner.uid);
    noteFactor(tx, context, owner, 'appRemoved');
  });
  context.mailer.wake();
}

/** Whether the codes of an app that is set up can be checked: after a restore without its key they can't. */
export function appWorks({ db, factorKey }: Context, uid: number): boolean {
  const app = findApp(db, uid);
  return app?.confirmed === 1 && unsealText(factorKey, app.secret) !== null;
}

/** Uses a code up. False when it is wrong, or when it or a later one was used before. */
export function useAppCode(tx: Executor, context: Context, uid: number, typed: string): boolean {
  const app = findApp(tx, uid);
  const secret = app && unsealText(context.factorKey, app.secret);
  if (!secret || !isAppCode(typed)) return false;
  const timestamp = context.now().getTime();
  const codes = codesOf(secret);
  const delta = codes.validate({ token: tidyCode(typed), timestamp, window: WINDOW });
  return delta !== null && updateLastStep(tx, uid, codes.counter({ timestamp }) + delta);
}

const codesOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Exuvia', label, secret, digits: CODE_DIGITS, period: 30, algorithm: 'SHA1' });
