import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { sessionClaims, sessionTokens } from '#src/platform/auth.ts';
import { clientAddress } from '#src/platform/client-address.ts';
import type { Context } from '#src/platform/context.ts';
import { OneLine } from '#src/platform/params.ts';
import { done, slice } from '#src/platform/slice.ts';
import { endSessions, findTokenVersion } from './accounts.queries.ts';
import { deleteAccount, logIn, register, sessionUser } from './accounts.service.ts';
import { requestConfirmation, updateUser, verifyEmail } from './email.service.ts';
import { changePassword, requestReset, resetPassword } from './password.service.ts';

const Email = t.String({ minLength: 1, maxLength: limits.email });
const Password = t.String({ minLength: 1, maxLength: 1000 });
const Token = t.String({ minLength: 1, maxLength: 200 });
/** Accounts as their users see them (spec 7.2). Sessions are answered with a token in the body. */
export const accountRoutes = (context: Context) =>
  slice(context, '/user')
    .use(sessionTokens(context))
    .derive(({ request, server }) => ({
      address: clientAddress(request, server, context.config.trustedProxies),
    }))
    .post(
      '/login',
      async ({ body, jwt, address }) => {
        const uid = await logIn(context, body.un, body.upw, address);
        return session(context, uid, jwt.sign);
      },
      { body: t.Object({ un: Email, upw: Password }) },
    )
    .post(
      '/register',
      async ({ body: { un, uname, upw, invite }, jwt, address, language }) => {
        const account = { email: un, uname, password: upw, invite, address, language };
        const uid = await register(context, account);
        return session(context, uid, jwt.sign);
      },
      {
        body: t.Object({
          un: Email,
          uname: OneLine(limits.uname),
          upw: Password,
          invite: t.Optional(Token),
        }),
      },
    )
    .post(
      '/verifymail',
      ({ body }) => {
        verifyEmail(context, body.token);
        return done;
      },
      { body: t.Object({ token: Token }) },
    )
    .post(
      '/verifymail_request',
      async ({ uid, language }) => ({
        ...done,
        mail: await requestConfirmation(context, uid, language),
        configured: context.mailer.configured ? (1 as const) : (0 as const),
      }),
      { user: true },
    )
    .post(
      '/password_reset_request',
      async ({ body, address, language }) => ({
        ...done,
        expires: await requestReset(context, body.un, { address, language }),
      }),
      { body: t.Object({ un: Email }) },
    )
    .post(
      '/password_reset',
      async ({ body }) => {
        await resetPassword(context, body.token, body.upw);
        return done;
      },
      { body: t.Object({ token: Token, upw: Password }) },
    )
    .get('/me', ({ uid }) => ({ ...done, data: [sessionUser(context, uid)] }), { user: true })
    .put(
      '/update',
      ({ uid, body, jwt, language }) => {
        updateUser(context, uid, { uname: body.uname, email: body.un, language });
        return session(context, uid, jwt.sign);
      },
      { user: true, body: t.Object({ uname: OneLine(limits.uname), un: Email }) },
    )
    .put(
      '/password',
      async ({ uid, body, jwt }) => {
        await changePassword(context, uid, body);
        return session(context, uid, jwt.sign);
      },
      { user: true, body: t.Object({ old: Password, upw: Password }) },
    )
    .post(
      '/logout_everywhere',
      ({ uid }) => {
        endSessions(context.db, uid);
        return done;
      },
      { user: true },
    )
    .delete(
      '/delete',
      async ({ uid, body }) => {
        await deleteAccount(context, uid, body.upw);
        return done;
      },
      { user: true, body: t.Object({ upw: Password }) },
    );

type Sign = (claims: ReturnType<typeof sessionClaims>) => Promise<string>;

async function session(context: Context, uid: number, sign: Sign) {
  const data = [sessionUser(context, uid)];
  const token_version = findTokenVersion(context.db, uid);
  return {
    ...done,
    data,
    token: await sign(sessionClaims(context, { uid, token_version })),
  };
}
