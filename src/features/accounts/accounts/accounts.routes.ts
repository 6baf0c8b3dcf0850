import { accountCalls } from '#src/features/accounts/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { requireFields, Revised, unlessRevised } from '#src/platform/http/edits.ts';
import { OneLine } from '#src/platform/http/params.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { deleteAccount, register, sessionUser } from './accounts.service.ts';
import { requestConfirmation, updateUser, verifyEmail } from './email.service.ts';
import { changePassword, requestReset, resetPassword } from './password.service.ts';
import { Email, Password, Token } from './account-shapes.ts';
import { sessionResponses } from './session-responses.ts';
import { PasskeyField, proofFields } from './step-up.service.ts';

/** What an account can't be without. */
const needed = ['uname', 'un'] as const;
const UpdateUser = unlessRevised(
  sentBack(
    t.Object({
      uname: t.Optional(OneLine(limits.uname)),
      un: t.Optional(Email),
      ...proofFields,
      ...Revised,
    }),
    accountCalls,
    ['/user/me'],
    { email: 'un' },
  ),
  needed,
);

/** Accounts as their users see them. Sessions are answered with a token in the body. */
export const accountRoutes = (context: Context) =>
  createRouter(context, '/user')
    .use(sessionResponses(context))
    .post(
      '/register',
      async ({ body, enter, address, atHome, language }) => {
        const { un, uname, upw, invite, setup_code: setupCode } = body;
        const caller = { address, atHome, language };
        const account = { email: un, uname, password: upw, invite, setupCode, ...caller };
        return enter(await register(context, account));
      },
      {
        body: t.Object({
          un: Email,
          uname: OneLine(limits.uname),
          upw: Password,
          invite: t.Optional(Token),
          setup_code: t.Optional(Token),
        }),
      },
    )
    .post(
      '/verifymail',
      ({ body }) => {
        verifyEmail(context, body.token);
        return ok;
      },
      { body: t.Object({ token: Token }) },
    )
    .post(
      '/verifymail_request',
      async ({ uid, language }) => ({
        ...ok,
        mail: await requestConfirmation(context, uid, language),
        configured: context.mailer.configured ? (1 as const) : (0 as const),
      }),
      { user: true },
    )
    .post(
      '/password_reset_request',
      async ({ body, address, language }) => ({
        ...ok,
        expires: await requestReset(context, body.un, { address, language }),
      }),
      { body: t.Object({ un: Email }) },
    )
    .post(
      '/password_reset',
      async ({ body, language }) => {
        await resetPassword(context, body.token, body.upw, language);
        return ok;
      },
      { body: t.Object({ token: Token, upw: Password }) },
    )
    .get('/me', ({ uid }) => ({ ...ok, data: [sessionUser(context, uid)] }), { user: true })
    .put(
      '/update',
      async ({ uid, sid, body, stay, language }) => {
        requireFields(body, needed);
        await updateUser(context, { uid, sid }, body, language);
        return stay(uid, sid);
      },
      { user: true, body: UpdateUser },
    )
    .put(
      '/password',
      async ({ uid, sid, body, enter, language }) => {
        await changePassword(context, { uid, sid }, { ...body, language });
        return enter(uid);
      },
      {
        user: true,
        body: t.Object({ old: t.Optional(Password), upw: Password, passkey: PasskeyField }),
      },
    )
    .delete(
      '/delete',
      async ({ uid, sid, body }) => {
        await deleteAccount(context, { uid, sid }, body);
        return ok;
      },
      { user: true, long: true, body: t.Object(proofFields) },
    );
