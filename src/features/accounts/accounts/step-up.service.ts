import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { counter } from '#src/platform/security/limit-kinds.ts';
import { passwordMatches } from '#src/platform/security/passwords.ts';
import {
  usePasskey,
  type PasskeyProof,
} from '#src/features/accounts/second-factors/use-passkey.service.ts';
import { Credential } from '#src/features/accounts/second-factors/webauthn.ts';
import { findPasswordHash } from './accounts.queries.ts';

/** What shows once more who it is, where a found session must not be enough: the password, or a passkey. */
export type Proof = { upw?: string | undefined; passkey?: PasskeyProof | undefined };

const Ticket = t.String({ minLength: 1, maxLength: 200 });

/** The passkey of a proof in a body; `user/proof_options` asks for it. */
export const PasskeyField = t.Optional(t.Object({ ticket: Ticket, response: Credential }));

/** A proof in the body of a call. */
export const proofFields = {
  upw: t.Optional(t.String({ minLength: 1, maxLength: 1000 })),
  passkey: PasskeyField,
};

/**
 * Asks once more who it is, before an account changes hands. Failures name `field`.
 * @throws Problem 422, 429
 */
export async function confirmIdentity(
  context: Context,
  uid: number,
  { upw = '', passkey }: Proof,
  field = 'upw',
): Promise<void> {
  if (passkey) return confirmByPasskey(context, uid, passkey);
  if (upw === '') throw new Problem('password_missing', null, { field });
  const tries = counter('password', uid);
  context.limits.take(tries); // before hashing
  const matches = await passwordMatches(upw, findPasswordHash(context.db, uid) || undefined);
  if (!matches) throw new Problem('wrong_password', null, { field });
  context.limits.forget(tries);
}

/** The ticket was asked for by the account itself, and only its own passkeys fit it. */
async function confirmByPasskey(context: Context, uid: number, proof: PasskeyProof): Promise<void> {
  if ((await usePasskey(context, 'proof', proof)) !== uid) throw new Problem('passkey_refused');
}
