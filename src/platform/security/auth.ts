import { Elysia } from 'elysia';
import { dayOf, isDay, type Day } from '#src/domain/days.ts';
import { issue } from '#src/domain/problems/codes.ts';
import type { TokenScope } from '#src/domain/accounts/token-scopes.ts';
import { saidLanguage, spokenOf } from '#src/domain/accounts/languages.ts';
import type { Context } from '#src/platform/context.ts';
import { clientAddress } from '#src/platform/http/client-address.ts';
import { latestDayHere } from '#src/platform/http/server-clock.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';
import { invalid, Problem, unauthorized } from '#src/platform/http/problem.ts';
import { apiTokenOf, requireScope, tokenUserOf } from './api-tokens.ts';
import { keeperDay } from './keeper-day.ts';
import {
  isOfGoneAccount,
  recordSessionUse,
  sessionTokens,
  sessionUserOf,
  tokenReader,
} from './sessions.ts';

/** Who calls: a keeper or the administrator. Permissions come from the database at each request, never from the token. */
export type User = {
  /** The session of the token that the call came with. */
  sid: number;
  uid: number;
  uname: string;
  email: string;
  can_edit_sp: 0 | 1;
  is_admin: 0 | 1;
  /** Of a program that calls with a token: what that may do. Then `sid` is 0. */
  scope?: TokenScope;
};

/**
 * Adds `maybeUser` (the user or null), `today` (the caller's calendar day), `latest` (the last day that a record may have),
 * `language` (what the caller reads), `refusal` (what is said where there is no user), and the guards `user` (which adds `user`
 * and `uid`), `admin` and `speciesEditor`. They refuse before validation, so that strangers learn nothing about a call.
 */
export const auth = (context: Context) => {
  const userOf = userReader(context);
  const refusalOf = refusalReader(context);
  return new Elysia({ name: 'auth' })
    .derive({ as: 'scoped' }, async ({ headers, request, server, path }) => {
      const maybeUser = await userOf(request, server);
      const refusal = maybeUser ? null : await refusalOf(request);
      requireScope(context, maybeUser, { method: request.method, path });
      // Days are the keeper's days: the client says which one it is there. Programs get that of the keeper's zone.
      const claimed = claimedDay(headers['x-today'] || null);
      const today = claimed ?? dayWithoutClaim(context, maybeUser);
      const latest = latestDayHere(context, claimed);
      return { maybeUser, refusal, today, latest, language: spokenOf(headers['accept-language']) };
    })
    .macro('user', {
      transform: ({ maybeUser, refusal }: Called) => {
        if (!maybeUser) throw refusal ?? unauthorized();
      },
      resolve: ({ maybeUser, refusal }: Called) => {
        if (!maybeUser) throw refusal ?? unauthorized();
        return { uid: maybeUser.uid, sid: maybeUser.sid, user: maybeUser };
      },
      detail: { security: [{ bearer: [] }] },
    })
    .macro('admin', {
      user: true,
      transform: ({
        maybeUser,
        refusal,
        request,
        path,
      }: Called & { request: Request; path: string }) => {
        if (!maybeUser) throw refusal ?? unauthorized();
        if (maybeUser.is_admin) return;
        logRepeated(context.db, {
          path: `${request.method} ${path}`,
          log_type: 'refused',
          message: 'Only the administrator may do this',
          uid: maybeUser.uid,
        });
        throw new Problem('forbidden');
      },
    })
    .macro('speciesEditor', {
      user: true,
      transform: ({ maybeUser, refusal }: Called) => {
        if (!maybeUser) throw refusal ?? unauthorized();
        if (!maybeUser.can_edit_sp) throw new Problem('not_species_editor');
      },
    });
};

type Called = { maybeUser?: User | null; refusal?: Problem | null };

/** @throws Problem 422: another day would be taken for the caller's without a word */
function claimedDay(text: string | null): Day | null {
  if (text !== null && !isDay(text)) throw invalid({ 'x-today': issue('not_a_day') });
  return text;
}

/** A program rarely says which day it has: the keeper's, even where this machine stands in another zone. */
const dayWithoutClaim = ({ db, now }: Context, user: User | null): Day =>
  user?.scope ? keeperDay(db, user.uid, now()) : dayOf(now());

type Server = Parameters<typeof clientAddress>[1];

type Readers = {
  userOf: (request: Request, server: Server) => Promise<User | null>;
  refusalOf: (request: Request) => Promise<Problem>;
};

/** One for all slices. */
const readers = new WeakMap<Context, Readers>();

function readersOf(context: Context): Readers {
  const known = readers.get(context) ?? createReaders(context);
  readers.set(context, known);
  return known;
}

/** Tells who sent a request; null without a session that is still valid. */
export const userReader = (context: Context) => readersOf(context).userOf;

/** What a request without a user is told: only who had a session here learns that its account is gone. */
export const refusalReader = (context: Context) => readersOf(context).refusalOf;

function createReaders(context: Context): Readers {
  const { jwt } = sessionTokens(context).decorator;
  const readToken = tokenReader(context);
  const claimsOf = (request: Request) =>
    readToken(request.headers.get('authorization') ?? undefined, (token) =>
      jwt.verify(token, { algorithms: ['HS256'], currentDate: context.now() }),
    );
  return {
    async userOf(request, server) {
      const addressOf = () => clientAddress(request, server, context.config.trustedProxies);
      const program = apiTokenOf(request);
      if (program !== null) return findProgram(context, program, addressOf);
      const claims = await claimsOf(request);
      const language = saidLanguage(request.headers.get('accept-language'));
      return claims ? findKeeper(context, claims, { language, addressOf }) : null;
    },
    async refusalOf(request) {
      const claims = apiTokenOf(request) === null ? await claimsOf(request) : null;
      const isGone = claims !== null && isOfGoneAccount(context, claims);
      return isGone ? new Problem('account_gone') : unauthorized();
    },
  };
}

function findProgram(context: Context, token: string, addressOf: () => string): User | null {
  const found = tokenUserOf(context, token, addressOf);
  return found ? { ...asUser(context, { ...found, sid: 0 }), scope: found.scope } : null;
}

function findKeeper(
  context: Context,
  claims: Parameters<typeof sessionUserOf>[1],
  call: Parameters<typeof recordSessionUse>[2],
): User | null {
  const found = sessionUserOf(context, claims);
  if (!found) return null;
  recordSessionUse(context, found, call);
  return asUser(context, found);
}

type Found = Omit<User, 'is_admin' | 'can_edit_sp' | 'scope'> & { can_edit_sp: number };

function asUser(context: Context, { sid, uid, uname, email, can_edit_sp }: Found): User {
  const is_admin = uid === context.config.adminUid ? 1 : 0;
  return { sid, uid, uname, email, is_admin, can_edit_sp: is_admin || can_edit_sp ? 1 : 0 };
}
