import { DAY } from '#src/domain/durations.ts';
import { jwt } from '@elysiajs/jwt';
import { t } from 'elysia';
import { deviceOf } from '#src/domain/accounts/device.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { parseInteger } from '#src/domain/integers.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import type { Context } from '#src/platform/context.ts';
import { placeOf } from '#src/platform/http/client-address.ts';
import { unauthorized } from '#src/platform/http/problem.ts';
import {
  deleteIdleSessions,
  deleteOldSessions,
  findSession,
  insertSession,
  isGone,
  updateLastLanguage,
  updateSessionUse,
} from './sessions.queries.ts';

/** A session that nobody used for so long has ended. */
const IDLE_DAYS = 30;
/** However often it is used, a session asks for a new log-in after so long. */
const LIFE_DAYS = 365;
/** How often 'last used' is noted, in milliseconds: a call is no reason to write to the disk. */
const NOTED_EVERY = 5 * 60 * 1000;
const MOST_TOKENS = 5000;
/** Of one keeper; the one used longest ago ends first. */
const MOST_SESSIONS = 100;

/** Of whom, and which: what a call was made in. */
export type Session = { uid: number; sid: number };
/** Runs the writes of a call that had to wait, in one transaction. */
export type SessionWrite = <T>(work: (tx: Executor) => T) => T;

type Claims = { sub: string; sid: number; exp?: number; iat?: number };
type Verify = (token: string) => Promise<false | Claims>;
/** The caller, as far as a log-in records it; `language`: the one it says, if it does. */
type Caller = { address: string; userAgent: string; language?: Spoken | null };

/** Signs and reads session tokens: HS256 only. They name a row of `sessions`, which says whether they still hold. */
export const sessionTokens = (context: Context) =>
  jwt({
    name: 'jwt',
    secret: context.secret,
    alg: 'HS256',
    schema: t.Object({ sub: t.String(), sid: t.Integer() }),
  });

/** The claims of a token for a session. */
export const sessionClaims = (context: Context, session: Session) => {
  const exp = Math.floor((context.now().getTime() + LIFE_DAYS * DAY) / 1000);
  return { sub: String(session.uid), sid: session.sid, iat: true, exp };
};

/** Opens a session for a user who has just logged in. Returns its number. */
export function openSession(db: Executor, now: Date, uid: number, caller: Caller): number {
  const id = insertSession(db, {
    uid,
    device: deviceOf(caller.userAgent),
    place: placeOf(caller.address),
    created: now.toISOString(),
    last_used: now.toISOString(),
  });
  deleteOldSessions(db, uid, MOST_SESSIONS);
  if (caller.language) updateLastLanguage(db, uid, caller.language);
  return id;
}

/** A session that was last used before this instant has expired. */
export const idleLimit = (now: Date) => new Date(now.getTime() - IDLE_DAYS * DAY).toISOString();

/** The user of a session, with its rights of this moment; null when the session or its user is no longer valid. */
export function sessionUserOf(context: Context, { sub, sid }: Claims) {
  const uid = parseInteger(sub);
  if (uid === null || String(uid) !== sub) return null;
  return findSession(context.db, sid, uid, idleLimit(context.now())) ?? null;
}

/** Whether a token named the session of an account that was deleted. Its device is told, and empties itself. */
export function isOfGoneAccount({ db }: Context, { sub }: Claims): boolean {
  const uid = parseInteger(sub);
  return uid !== null && isGone(db, uid);
}

/** Writes in the same transaction as another look at the session, which may have ended while the call waited. @throws Problem 401 */
export const inSession =
  (context: Context, { uid, sid }: Session): SessionWrite =>
  (work) =>
    inTransaction(context.db, (tx) => {
      if (!findSession(tx, sid, uid, idleLimit(context.now()))) throw unauthorized();
      return work(tx);
    });

/**
 * Reads bearer tokens. A signature is checked once and remembered until the token ends: checking costs more than
 * the rest of a call. Whether the session is still valid is asked of the database each time.
 */
export function tokenReader(context: Context) {
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

type Use = { uid: number; place: string; last_used: string; language: Spoken | null };

/** What was used since it was last written, by session, the one used last at the end. */
const usesOf = ({ db }: Context) => prepared(db, 'session uses', () => new Map<number, Use>());

/**
 * Remembers that a session is in use, once in some minutes or when its pages have another language; writeSessionUses
 * stores it. `language`: what the call says, null for none.
 */
export function recordSessionUse(
  context: Context,
  session: { sid: number; uid: number; last_used: string; last_language: Spoken | null },
  { language, addressOf }: { language: Spoken | null; addressOf: () => string },
): void {
  const uses = usesOf(context);
  const { sid, uid } = session;
  const noted = uses.get(sid);
  const now = context.now();
  const lastUsed = new Date(noted?.last_used ?? session.last_used).getTime();
  const isOther = language !== null && language !== (noted?.language ?? session.last_language);
  if (now.getTime() - lastUsed < NOTED_EVERY && !isOther) return;
  uses.delete(sid);
  uses.set(sid, {
    uid,
    place: placeOf(addressOf()),
    last_used: now.toISOString(),
    language: language ?? noted?.language ?? null,
  });
}

/** Stores what sessions were used, and clears away those that ended by themselves. Run every few minutes. */
export function writeSessionUses(context: Context): void {
  const uses = usesOf(context);
  inTransaction(context.db, (tx) => {
    for (const [sid, { uid, language, ...use }] of uses) {
      updateSessionUse(tx, sid, use);
      if (language) updateLastLanguage(tx, uid, language);
    }
    deleteIdleSessions(tx, idleLimit(context.now()));
  });
  uses.clear();
}
