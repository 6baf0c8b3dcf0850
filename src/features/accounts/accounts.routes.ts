import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { sessionClaims, sessionTokens } from '#src/platform/auth.ts';
import { clientAddress } from '#src/platform/client-address.ts';
import type { Context } from '#src/platform/context.ts';
import { Name } from '#src/platform/params.ts';
import { slice } from '#src/platform/slice.ts';
import { endSessions, findTokenVersion } from './accounts.queries.ts';
import { logIn, register, sessionUser } from './accounts.service.ts';

const Email = t.String({ minLength: 1, maxLength: limits.email });
const Password = t.String({ minLength: 1, maxLength: 1000 });

export const accountRoutes = (context: Context) =>
  slice(context, '/user')
    .use(sessionTokens(context))
    .post(
      '/login',
      async ({ body, jwt, request, server }) => {
        const address = clientAddress(request, server, context.config.trustedProxies);
        const uid = await logIn(context, body.un, body.upw, address);
        return session(context, uid, jwt.sign);
      },
      { body: t.Object({ un: Email, upw: Password }) },
    )
    .post(
      '/register',
      async ({ body, jwt }) => {
        const uid = await register(context, { email: body.un, uname: body.uname, password: body.upw });
        return session(context, uid, jwt.sign);
      },
      { body: t.Object({ un: Email, uname: Name(limits.uname), upw: Password }) },
    )
    .get('/me', ({ uid }) => ({ status: true as const, data: [sessionUser(context, uid)] }), { user: true })
    .post(
      '/logout_everywhere',
      ({ uid }) => {
        endSessions(context.db, uid);
        return { status: true as const };
      },
      { user: true },
    );

type Sign = (claims: ReturnType<typeof sessionClaims>) => Promise<string>;

async function session(context: Context, uid: number, sign: Sign) {
  const data = [sessionUser(context, uid)];
  const token_version = findTokenVersion(context.db, uid);
  return { status: true as const, data, token: await sign(sessionClaims(context, { uid, token_version })) };
}
