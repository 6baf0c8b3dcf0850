import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';
import { passwordMatches } from '#src/platform/security/password-hashes.ts';
import { inSession, type Session, type SessionWrite } from '#src/platform/security/sessions.ts';
import {
  usePasskey,
  type PasskeyProof,
} from '#src/features/accounts/second-factors/use-passkey.service.ts';
import { Credential } from '#src/features/accounts/second-factors/webauthn.ts';
import { Password, Token } from './account-shapes.ts';
import { findPasswordHash } from './accounts.queries.ts';

/** What shows once more who it is, where a found session must not be enough: the password, or a passkey. */
export type Proof = { upw?: string | undefined; passkey?: PasskeyProof | undefined };

/** The passkey of a proof in a body; `user/proof_options` asks for it. */
export const PasskeyField = t.Optional(t.Object({ ticket: Token, response: Credential }));

/** A proof in the body of a call. */
export const proofFields = {
  upw: t.Optional(Password),
  passkey: PasskeyField,
};

/**
 * Asks once more who it is, before an account changes hands. Failures name `field`. Returns what writes the change:
 * checking takes a while, and nothing is written once the session has ended.
 * @throws Problem 422, 429
 */
export async function confirmIdentity(
  context: Context,
  session: Session,
  { upw = '', passkey }: Proof,
  field = 'upw',
): Promise<SessionWrite> {
  const write = inSession(context, session);
  if (passkey) {
    await confirmByPasskey(context, session.uid, passkey);
    return write;
  }
  if (upw === '') throw new Problem('password_missing', null, { field });
  const tries = counter('password', session.uid);
  context.limits.take(tries); // before hashing
  const matches = await passwordMatches(
    upw,
    findPasswordHash(context.db, session.uid) || undefined,
  );
  if (!matches) throw new Problem('wrong_password', null, { field });
  context.limits.forget(tries);
  return write;
}

/** The ticket was asked for by the account itself, and only its own passkeys fit it. */
async function confirmByPasskey(context: Context, uid: number, proof: PasskeyProof): Promise<void> {
  if ((await usePasskey(context, 'proof', proof)) !== uid) throw new Problem('passkey_refused');
}
