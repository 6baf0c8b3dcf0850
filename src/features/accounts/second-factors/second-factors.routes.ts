import { t } from 'elysia';
import { passkeyHost, PASSKEY_NAME_LENGTH } from '#src/domain/accounts/second-factors.ts';
import type { Context } from '#src/platform/context.ts';
import { Id, OneLine } from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { proofFields } from '#src/features/accounts/accounts/step-up.service.ts';
import { beginApp, confirmApp, removeApp } from './app-codes.service.ts';
import { countFactors } from './factors.queries.ts';
import { listPasskeys, updatePasskeyName } from './passkeys.queries.ts';
import { addPasskey, beginPasskey, removePasskey } from './passkeys.service.ts';
import { renewRecoveryCodes } from './recovery-codes.service.ts';
import { askOwnPasskey } from './use-passkey.service.ts';
import { Credential } from './webauthn.ts';

const proven = { user: true, body: t.Object(proofFields) } as const;
const Name = OneLine(PASSKEY_NAME_LENGTH);

/** A keeper's second factors: an authenticator app, passkeys, and recovery codes for when both are lost. */
export const secondFactorRoutes = (context: Context) =>
  createRouter(context, '/user')
    .get('/second_factors', ({ uid }) => stateOf(context, uid), { user: true })
    .post(
      '/proof_options',
      async ({ uid }) => ({ ...ok, ...(await askOwnPasskey(context, uid)) }),
      { user: true },
    )
    .post(
      '/app_begin',
      async ({ uid, body }) => ({ ...ok, ...(await beginApp(context, uid, body)) }),
      {
        ...proven,
      },
    )
    .post(
      '/app_confirm',
      ({ uid, language, body }) => ({
        ...ok,
        recovery_codes: confirmApp(context, { uid, language }, body.code),
      }),
      { user: true, body: t.Object({ code: t.String({ minLength: 1, maxLength: 100 }) }) },
    )
    .delete(
      '/app_remove',
      async ({ uid, language, body }) => {
        await removeApp(context, { uid, language }, body);
        return ok;
      },
      proven,
    )
    .post(
      '/recovery_codes',
      async ({ uid, language, body }) => ({
        ...ok,
        recovery_codes: await renewRecoveryCodes(context, { uid, language }, body),
      }),
      proven,
    )
    .post(
      '/passkey_begin',
      async ({ uid, body }) => ({ ...ok, ...(await beginPasskey(context, uid, body)) }),
      proven,
    )
    .post(
      '/passkey_add',
      async ({ uid, language, body }) => ({
        ...ok,
        ...(await addPasskey(context, { uid, language }, body)),
      }),
      {
        user: true,
        body: t.Object({
          ticket: t.String({ minLength: 1, maxLength: 200 }),
          name: Name,
          response: Credential,
        }),
      },
    )
    .put(
      '/passkey_rename',
      ({ uid, body: { id, name } }) => {
        if (!updatePasskeyName(context.db, uid, id, name.trim())) throw notFound('passkey');
        return ok;
      },
      { user: true, body: t.Object({ id: Id, name: Name }) },
    )
    .delete(
      '/passkey_remove',
      async ({ uid, language, body: { id, ...proof } }) => {
        await removePasskey(context, { uid, language }, id, proof);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, ...proofFields }) },
    );

/** What is set up. `passkey_origin`: the address at which passkeys work, null where they don't. */
function stateOf(context: Context, uid: number) {
  const { publicUrl } = context.config;
  const { app, recovery } = countFactors(context.db, uid);
  const passkey_origin = passkeyHost(publicUrl) === null ? null : new URL(publicUrl).origin;
  return { app, recovery_left: recovery, passkeys: listPasskeys(context.db, uid), passkey_origin };
}
