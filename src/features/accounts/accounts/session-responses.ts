import { Elysia } from 'elysia';
import { saidLanguage, spokenOf } from '#src/domain/accounts/languages.ts';
import { sentenceOf } from '#src/domain/problems/codes.ts';
import { german } from '#src/domain/problems/german.ts';
import type { Context } from '#src/platform/context.ts';
import { clientAddress, isFromHome } from '#src/platform/http/client-address.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { ok } from '#src/platform/http/router.ts';
import { openSession, sessionClaims, sessionTokens } from '#src/platform/security/sessions.ts';
import { sessionUser } from './accounts.service.ts';

/**
 * For routes that return a token: `caller` is where the call comes from, `enter` opens a session for the
 * authenticated user, `stay` responds again for the session that the call came with.
 */
export const sessionResponses = (context: Context) =>
  new Elysia({ name: 'session responses' })
    .use(sessionTokens(context))
    .derive({ as: 'scoped' }, ({ request, server, jwt }) => {
      if (isOldPage(request)) throw pageOutdated(request);
      const caller = {
        address: clientAddress(request, server, context.config.trustedProxies),
        userAgent: request.headers.get('user-agent') ?? '',
        language: saidLanguage(request.headers.get('accept-language')),
      };
      const stay = async (uid: number, sid: number) => {
        const data = [sessionUser(context, uid)];
        return { ...ok, data, token: await jwt.sign(sessionClaims(context, { uid, sid })) };
      };
      const enter = (uid: number) => {
        sessionUser(context, uid); // 401 where the account was deleted meanwhile
        return stay(uid, openSession(context.db, context.now(), uid, caller));
      };
      const atHome = isFromHome(request, server, context.config);
      return { caller, address: caller.address, atHome, enter, stay };
    });

/** In the language of the browser: 0.1.0 shows the server's sentence where it has none of its own. */
function pageOutdated({ headers }: Request): Problem {
  const problem = new Problem('page_outdated');
  if (spokenOf(headers.get('accept-language') ?? undefined) === 'de')
    problem.message = sentenceOf(german, problem.issue);
  return problem;
}

/**
 * Whether a page of 0.1.0 asks that was left open over the update: it named its day, and sent no key with a write. It would
 * go on with amounts in cents. Programs name no origin.
 */
const isOldPage = ({ method, headers }: Request) =>
  method !== 'GET' &&
  headers.has('origin') &&
  headers.has('x-today') &&
  !headers.has('idempotency-key');
