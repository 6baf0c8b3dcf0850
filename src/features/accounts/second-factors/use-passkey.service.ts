import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';
import { findCredential, listCredentials, updatePasskeyUse } from './passkeys.queries.ts';
import type { TicketPurpose } from './tickets.queries.ts';
import { issueTicket, takeTicket } from './tickets.service.ts';
import { relyingParty, verified, webauthn, type Asked, type Credential } from './webauthn.ts';

/** A passkey that was used, and the ticket of the call that asked for it. */
export type PasskeyProof = { ticket: string; response: Credential };

/** Asks for a passkey: of one account, or of any where `uid` is null. @throws Problem 404 where the account has none, 422 */
export async function askPasskey(
  context: Context,
  purpose: TicketPurpose & ('passkey_login' | 'proof'),
  uid: number | null,
): Promise<Asked> {
  const { id: rpID } = relyingParty(context);
  const allowed = uid === null ? {} : { allowCredentials: listCredentials(context.db, uid) };
  if (allowed.allowCredentials?.length === 0) throw notFound('passkey');
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    ...allowed,
  });
  const { ticket } = issueTicket(context, purpose, { uid, challenge: options.challenge });
  return { ticket, options };
}

/** Asks who is logged in for an own passkey. @throws Problem 404, 422, 429 */
export function askOwnPasskey(context: Context, uid: number): Promise<Asked> {
  context.limits.take(counter('passkey', uid));
  return askPasskey(context, 'proof', uid);
}

/** Whose passkey was used. The ticket is used up, whatever comes of it. @throws Problem 422 */
export async function usePasskey(
  context: Context,
  purpose: TicketPurpose,
  { ticket, response }: PasskeyProof,
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context);
  const asked = takeTicket(context.db, context, ticket, purpose);
  const known = findCredential(context.db, response.id);
  if (!known || (asked.uid !== null && asked.uid !== known.uid))
    throw new Problem('passkey_refused');
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: response as unknown as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      expectedChallenge: asked.challenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: known.counter,
      },
    }),
  );
  const use = { counter: authenticationInfo.newCounter, last_used: context.now().toISOString() };
  inTransaction(context.db, (tx) => {
    // removed, or its keeper suspended, while it was checked
    if (findCredential(tx, response.id)?.id !== known.id) throw new Problem('passkey_refused');
    updatePasskeyUse(tx, known.id, use);
  });
  return known.uid;
}
