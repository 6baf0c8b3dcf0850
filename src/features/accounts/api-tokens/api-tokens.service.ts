import type { TokenScope } from '#src/domain/accounts/token-scopes.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { apiTokenMail } from '#src/platform/mail/templates/api-token.ts';
import { drawApiToken } from '#src/platform/security/api-tokens.ts';
import {
  deleteApiToken,
  insertApiToken,
  listApiTokens,
} from '#src/platform/security/api-tokens.queries.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';
import { notifyOwner, type Owner } from '#src/features/accounts/accounts/notify-owner.ts';

const MOST_TOKENS = 50;

/** Makes a token, and mails its keeper that there is a new one. `secret` is stored nowhere. @throws Problem 409, 429 */
export function addApiToken(
  context: Context,
  owner: Owner,
  { name, scope }: { name: string; scope: TokenScope },
): { id: number; secret: string } {
  const { uid } = owner;
  context.limits.take(counter('api_token_added', uid));
  const { secret, hash, hint } = drawApiToken();
  const created = context.now().toISOString();
  const id = inTransaction(context.db, (tx) => {
    if (listApiTokens(tx, uid).length >= MOST_TOKENS)
      throw new Problem('too_many_tokens', { most: MOST_TOKENS });
    const message = `Made an API token (${scope}): ${name}`;
    logEvent(tx, { log_type: 'account', message, uid });
    notifyOwner(tx, context, owner, {
      kind: 'token',
      path: '/profile/settings#prog',
      mail: { en: (url) => apiTokenMail.en(url), de: (url) => apiTokenMail.de(url) },
    });
    return insertApiToken(tx, { uid, name, scope, token_hash: hash, hint, created });
  });
  context.mailer.wake();
  return { id, secret };
}

/** Ends a token at once. @throws Problem 404 */
export function removeApiToken(context: Context, uid: number, id: number): void {
  inTransaction(context.db, (tx) => {
    const token = deleteApiToken(tx, uid, id);
    if (!token) throw notFound('token', 'id');
    logEvent(tx, { log_type: 'account', message: `Revoked an API token: ${token.name}`, uid });
  });
}
