import { t } from 'elysia';
import { passkeyHost } from '#src/domain/accounts/second-factors.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';

/** Bytes as base64url: more than the longest attestation of a device. */
const Bytes = t.String({ maxLength: 20_000 });

/** What a browser sends of a passkey, a new one or one that is used: its own words, which the library checks. */
export const Credential = t.Object(
  {
    id: t.String({ minLength: 1, maxLength: 2000 }),
    rawId: t.String({ minLength: 1, maxLength: 2000 }),
    type: t.Literal('public-key'),
    response: t.Object({
      clientDataJSON: Bytes,
      attestationObject: t.Optional(Bytes),
      authenticatorData: t.Optional(Bytes),
      signature: t.Optional(Bytes),
      userHandle: t.Optional(t.String({ maxLength: 200 })),
      publicKey: t.Optional(Bytes),
      publicKeyAlgorithm: t.Optional(t.Integer()),
      transports: t.Optional(t.Array(t.String({ maxLength: 100 }), { maxItems: 20 })),
    }),
    clientExtensionResults: t.Record(t.String({ maxLength: 100 }), t.Unknown()),
    authenticatorAttachment: t.Optional(t.String({ maxLength: 100 })),
  },
  { description: 'As the browser answers it (toJSON of PublicKeyCredential).' },
);
export type Credential = typeof Credential.static;

/** What the browser is told, which hands it on as it is; the library's own type is too deep for a tree of routes. */
export type Asked = { ticket: string; options: { challenge: string } };

/** EdDSA, ES256 and RS256. The library's own list begins with keys of 1.3 KB. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded when somebody uses a passkey: it needs as much memory as a small part of the program. */
export const webauthn = () => import('@simplewebauthn/server');

/** What passkeys of this installation are bound to. @throws Problem 422 where browsers offer none */
export function relyingParty({ config }: Context): { id: string; origin: string } {
  const id = passkeyHost(config.publicUrl);
  if (id === null) throw new Problem('passkeys_need_https');
  return { id, origin: new URL(config.publicUrl).origin };
}

/** The library throws for whatever does not fit, in words for programmers. @throws Problem 422 */
export async function verified<T extends { verified: boolean }>(
  check: () => Promise<T>,
): Promise<T> {
  const result = await check().catch(() => null);
  if (!result?.verified) throw new Problem('passkey_refused');
  return result;
}
