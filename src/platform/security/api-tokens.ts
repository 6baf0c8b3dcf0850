import { MINUTE } from '#src/domain/durations.ts';
import { TOKEN_PREFIX, tokenMay, type TokenScope } from '#src/domain/accounts/token-scopes.ts';
import { inTransaction } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';
import { findTokenUser, updateTokenUse } from './api-tokens.queries.ts';
import { drawSecret, hashOfSecret } from './drawn-secret.ts';
import { ofHousehold } from './rate-limit-kinds.ts';

/** How often 'last used' is noted: a call is no reason to write to the disk. */
const NOTED_EVERY = MINUTE;

/** A new token: hand out `secret` once, store `hash`, show `hint`. */
export function drawApiToken(): { secret: string; hash: string; hint: string } {
  const secret = TOKEN_PREFIX + drawSecret();
  return {
    ...{ secret, hash: hashOfSecret(secret) },
    hint: `${secret.slice(0, 6)}…${secret.slice(-2)}`,
  };
}

/** The token of a request, where it comes with one of a program; null for a session's. */
export function apiTokenOf(request: Request): string | null {
  const [, token = ''] = /^bearer +(.*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return token.startsWith(TOKEN_PREFIX) ? token : null;
}

/** What was used since it was last written, by token. */
const usesOf = ({ db }: Context) => prepared(db, 'token uses', () => new Map<number, string>());

/** When a token was last used, which may not be stored yet. */
export const lastUseOf = (context: Context, id: number, stored: string | null): string | null =>
  usesOf(context).get(id) ?? stored;

/** Whose token it is, with the rights of this moment; null when it was revoked or never was. @throws Problem 429 */
export function tokenUserOf(context: Context, token: string, addressOf: () => string) {
  const found = findTokenUser(context.db, hashOfSecret(token));
  if (!found) {
    refuseGuesses(context, addressOf());
    return null;
  }
  const noted = usesOf(context).get(found.id) ?? found.last_used;
  const now = context.now();
  if (!noted || now.getTime() - new Date(noted).getTime() >= NOTED_EVERY)
    usesOf(context).set(found.id, now.toISOString());
  return found;
}

function refuseGuesses(context: Context, address: string): void {
  logRepeated(context.db, {
    log_type: 'refused',
    message: 'A call with an API token that was revoked, or never was one',
  });
  context.limits.take(...ofHousehold('api_token', address));
}

/** @throws Problem 403: the call is beyond the token's scope */
export function requireScope(
  context: Context,
  user: { uid: number; scope?: TokenScope } | null,
  { method, path }: { method: string; path: string },
): void {
  if (!user?.scope || tokenMay(user.scope, method, path.replace(/(.)\/$/, '$1'))) return;
  logRepeated(context.db, {
    path: `${method} ${path}`,
    log_type: 'refused',
    message: `Beyond the scope of an API token (${user.scope})`,
    uid: user.uid,
  });
  throw new Problem('token_scope', { scope: user.scope });
}

/** Stores what tokens were used. Run every few minutes. */
export function writeTokenUses(context: Context): void {
  const uses = usesOf(context);
  inTransaction(context.db, (tx) => {
    for (const [id, last_used] of uses) updateTokenUse(tx, id, last_used);
  });
  uses.clear();
}
