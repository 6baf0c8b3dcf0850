import { t } from 'elysia';
import { passkeyHost, PASSKEY_NAME_LENGTH } from '#src/domain/accounts/second-factors.ts';
import type { Context } from '#src/platform/context.ts';
import { Id, OneLine } from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { accountCalls } from '#src/features/accounts/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { Code, Token } from '#src/features/accounts/accounts/account-shapes.ts';
import { proofFields } from '#src/features/accounts/accounts/step-up.service.ts';
import { appWorks, beginApp, confirmApp, removeApp } from './app-codes.service.ts';
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
      async ({ uid, sid, body }) => ({ ...ok, ...(await beginApp(context, { uid, sid }, body)) }),
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
      { user: true, body: t.Object({ code: Code }) },
    )
    .delete(
      '/app_remove',
      async ({ uid, sid, language, body }) => {
        await removeApp(context, { uid, sid, language }, body);
        return ok;
      },
      proven,
    )
    .post(
      '/recovery_codes',
      async ({ uid, sid, language, body }) => ({
        ...ok,
        recovery_codes: await renewRecoveryCodes(context, { uid, sid, language }, body),
      }),
      proven,
    )
    .post(
      '/passkey_begin',
      async ({ uid, sid, body }) => ({
        ...ok,
        ...(await beginPasskey(context, { uid, sid }, body)),
      }),
      proven,
    )
    .post(
      '/passkey_add',
      async ({ uid, sid, language, body }) => ({
        ...ok,
        ...(await addPasskey(context, { uid, sid, language }, body)),
      }),
      {
        user: true,
        body: t.Object({
          ticket: Token,
          name: Name,
          response: Credential,
        }),
      },
    )
    .put(
      '/passkey_rename',
      ({ uid, body: { id, name } }) => {
        if (!updatePasskeyName(context.db, uid, id, name.trim())) throw notFound('passkey', 'id');
        return ok;
      },
      {
        user: true,
        body: sentBack(t.Object({ id: Id, name: Name }), accountCalls, ['created', 'last_used']),
      },
    )
    .delete(
      '/passkey_remove',
      async ({ uid, sid, language, body: { id, ...proof } }) => {
        await removePasskey(context, { uid, sid, language }, id, proof);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, ...proofFields }) },
    );

/** What is set up. `passkey_origin`: the address at which passkeys work, null where they don't. */
function stateOf(context: Context, uid: number) {
  const { publicUrl } = context.config;
  const { app, recovery } = countFactors(context.db, uid);
  const passkey_origin = passkeyHost(publicUrl) === null ? null : new URL(publicUrl).origin;
  const app_works: 0 | 1 = appWorks(context, uid) ? 1 : 0;
  const passkeys = listPasskeys(context.db, uid);
  return { app, app_works, recovery_left: recovery, passkeys, passkey_origin };
}
