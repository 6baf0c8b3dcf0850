import { knownTransports, MOST_PASSKEYS } from '#src/domain/accounts/second-factors.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound, Problem, unauthorized } from '#src/platform/http/problem.ts';
import { inSession, type Session } from '#src/platform/security/sessions.ts';
import { findUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { confirmIdentity, type Proof } from '#src/features/accounts/accounts/step-up.service.ts';
import type { Owner } from '#src/features/accounts/accounts/notify-owner.ts';
import { noteFactor } from './note-factor.ts';
import { deletePasskey, insertPasskey, listCredentials } from './passkeys.queries.ts';
import { dropIdleRecoveryCodes, firstRecoveryCodes } from './recovery-codes.service.ts';
import { issueTicket, takeTicket } from './tickets.service.ts';
import {
  ALGORITHMS,
  relyingParty,
  verified,
  webauthn,
  type Asked,
  type Credential,
} from './webauthn.ts';

/** Begins to add a passkey: what the browser needs to make one. @throws Problem 409, 422, 429 */
export async function beginPasskey(
  context: Context,
  session: Session,
  proof: Proof,
): Promise<Asked> {
  const { uid } = session;
  const { id: rpID } = relyingParty(context);
  const write = await confirmIdentity(context, session, proof);
  const user = findUser(context.db, uid);
  if (!user) throw unauthorized();
  const excludeCredentials = listCredentials(context.db, uid);
  if (excludeCredentials.length >= MOST_PASSKEYS)
    throw new Problem('too_many_passkeys', { max: MOST_PASSKEYS });
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Exuvia',
    rpID,
    userName: user.email,
    userDisplayName: user.uname,
    userID: new TextEncoder().encode(`exuvia-${uid}`),
    excludeCredentials,
    supportedAlgorithmIDs: ALGORITHMS,
    // kept on the device and opened by finger, face or PIN, so that it can stand in for the password
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  const { ticket } = write(() => issueTicket(context, 'passkey_add', { uid, challenge }));
  return { ticket, options };
}

type NewPasskey = { ticket: string; name: string; response: Credential };

/** Stores a new passkey. Returns its number and the recovery codes, where the account has none yet. @throws Problem 422 */
export async function addPasskey(
  context: Context,
  owner: Owner & Session,
  { ticket, name, response }: NewPasskey,
): Promise<{ id: number; recovery_codes: string[] }> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context);
  const { uid } = owner;
  const asked = takeTicket(context.db, context, ticket, 'passkey_add');
  if (asked.uid !== uid) throw new Problem('ticket_expired');
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: asked.challenge,
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const { credential } = registrationInfo ?? {};
  // the id inside, of which the schema knows nothing, is the one that was sent
  if (credential?.id !== response.id) throw new Problem('passkey_refused');
  const added = inSession(
    context,
    owner,
  )((tx) => {
    const id = insertPasskey(tx, {
      uid,
      name: name.trim(),
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(knownTransports(response.response.transports ?? [])),
      created: context.now().toISOString(),
    });
    if (id === undefined) throw new Problem('passkey_refused');
    noteFactor(tx, context, owner, 'passkeyAdded');
    return { id, recovery_codes: firstRecoveryCodes(tx, uid) };
  });
  context.mailer.wake();
  return added;
}

/** @throws Problem 404, 422, 429 */
export async function removePasskey(
  context: Context,
  owner: Owner & Session,
  id: number,
  proof: Proof,
): Promise<void> {
  const write = await confirmIdentity(context, owner, proof);
  write((tx) => {
    if (!deletePasskey(tx, owner.uid, id)) throw notFound('passkey', 'id');
    dropIdleRecoveryCodes(tx, owner.uid);
    noteFactor(tx, context, owner, 'passkeyRemoved');
  });
  context.mailer.wake();
}
