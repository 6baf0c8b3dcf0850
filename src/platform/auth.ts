import { jwt } from '@elysiajs/jwt';
import { eq, sql } from 'drizzle-orm';
import { Elysia, t } from 'elysia';
import { dayOf, isDay } from '#src/domain/days.ts';
import { spokenOf } from '#src/domain/languages.ts';
import { prepared, preparedRows } from '#src/db/prepared.ts';
import { users } from '#src/db/schema.ts';
import type { Context } from './context.ts';
import { noteToday } from './dates.ts';
import { logEvent } from './event-log.ts';
import { forbidden, unauthorized } from './problem.ts';

/** Who calls. Permissions come from the database at each request, never from the token. */
export type Keeper = {
  uid: number;
  uname: string;
  email: string;
  can_edit_sp: 0 | 1;
  is_admin: 0 | 1;
};

const WEEKS_4 = 60 * 60 * 24 * 28;

/**
 * Adds `keeper` (or null), `today` (the caller's calendar day), `language` (what the caller reads), and the guards
 * `user`, `admin` and `speciesEditor`. They refuse before validation, so that strangers learn nothing about a call.
 */
export const auth = (context: Context) => {
  // one of each for all slices
  const findKeeper = prepared(context.db, 'keeper', () => prepareFindKeeper(context));
  const readToken = prepared(context.db, 'tokens', () => tokenReader(context));
  return new Elysia({ name: 'auth' })
    .use(sessionTokens(context))
    .derive({ as: 'scoped' }, async ({ headers, jwt }) => {
      const claims = await readToken(headers['authorization'], (token) =>
        jwt.verify(token, { algorithms: ['HS256'], currentDate: context.now() }),
      );
      const keeper = claims ? findKeeper(claims) : null;
      const today = todayOf(headers['x-today'], context);
      if (keeper) noteToday(context, today);
      return { keeper, today, language: spokenOf(headers['accept-language']) };
    })
    .macro('user', {
      transform: ({ keeper }: { keeper?: Keeper | null }) => {
        if (!keeper) throw unauthorized();
      },
      resolve: ({ keeper }: { keeper?: Keeper | null }) => {
        if (!keeper) throw unauthorized();
        return { uid: keeper.uid, user: keeper };
      },
      detail: { security: [{ bearer: [] }] },
    })
    .macro('admin', {
      user: true,
      transform: ({
        keeper,
        request,
        path,
      }: {
        keeper?: Keeper | null;
        request: Request;
        path: string;
      }) => {
        if (!keeper) throw unauthorized();
        if (keeper.is_admin) return;
        logEvent(context.db, {
          path: `${request.method} ${path}`,
          log_type: 'refused',
          message: 'Only the administrator may do this',
          uid: keeper.uid,
        });
        throw forbidden('Only the administrator may do this.');
      },
    })
    .macro('speciesEditor', {
      user: true,
      transform: ({ keeper }: { keeper?: Keeper | null }) => {
        if (!keeper) throw unauthorized();
        if (!keeper.can_edit_sp) throw forbidden('You are not allowed to edit species.');
      },
    });
};

/** Signs and reads session tokens: HS256 only, four weeks, void when the user's token version changes. */
export const sessionTokens = (context: Context) =>
  jwt({
    name: 'jwt',
    secret: context.secret,
    alg: 'HS256',
    schema: t.Object({ sub: t.String(), version: t.Integer() }),
  });

/** The claims of a new session. Tokens last four weeks. */
export const sessionClaims = (context: Context, user: { uid: number; token_version: number }) => {
  const seconds = Math.floor(context.now().getTime() / 1000);
  return { sub: String(user.uid), version: user.token_version, iat: true, exp: seconds + WEEKS_4 };
};

type Claims = { sub: string; version: number; exp?: number; iat?: number };
type Verify = (token: string) => Promise<false | Claims>;

const MOST_TOKENS = 5000;

/**
 * Reads bearer tokens. A signature is checked once and remembered until the token ends: checking costs more than
 * the rest of a call. Whether the session is still valid is asked of the database each time.
 */
function tokenReader(context: Context) {
  const known = new Map<string, Claims & { exp: number }>();
  return (header: string | undefined, verify: Verify): Claims | null | Promise<Claims | null> => {
    const token = /^bearer /i.test(header ?? '') ? (header ?? '').slice(7) : '';
    if (!token) return null;
    const claims = known.get(token);
    if (claims && claims.exp * 1000 > context.now().getTime()) return claims;
    known.delete(token);
    return remember(token, verify);
  };

  async function remember(token: string, verify: Verify): Promise<Claims | null> {
    const claims = await verify(token);
    if (!claims || !claims.exp || !claims.iat) return null;
    if (known.size >= MOST_TOKENS) known.delete(known.keys().next().value ?? '');
    known.set(token, { ...claims, exp: claims.exp });
    return claims;
  }
}

function prepareFindKeeper({ db, config }: Context) {
  const query = preparedRows(db, 'keeper row', () =>
    db
      .select({
        uid: users.uid,
        uname: users.uname,
        email: users.email,
        can_edit_sp: users.can_edit_sp,
        suspended: users.suspended,
        token_version: users.token_version,
      })
      .from(users)
      .where(eq(users.uid, sql.placeholder('uid'))),
  );
  return ({ sub, version }: Claims): Keeper | null => {
    const [row] = query({ uid: Number(sub) });
    if (!row || row.suspended || row.token_version !== version) return null;
    const is_admin = row.uid === config.adminUid ? 1 : 0;
    const { uid, uname, email } = row;
    return { uid, uname, email, is_admin, can_edit_sp: is_admin || row.can_edit_sp ? 1 : 0 };
  };
}

/** Days are the keeper's days: the client says which one it is there. Others get the server's day. */
function todayOf(header: string | undefined, context: Context): string {
  return header && isDay(header) ? header : dayOf(context.now());
}
