import { t } from 'elysia';
import { tokenScopes } from '#src/domain/accounts/token-scopes.ts';
import type { Context } from '#src/platform/context.ts';
import { choice, Id, OneLine } from '#src/platform/http/params.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { listApiTokens } from '#src/platform/security/api-tokens.queries.ts';
import { lastUseOf } from '#src/platform/security/api-tokens.ts';
import { addApiToken, removeApiToken } from './api-tokens.service.ts';

/** What programs of a keeper call with. Never called by such a token itself. */
export const apiTokenRoutes = (context: Context) =>
  createRouter(context, '/user')
    .get(
      '/tokens',
      ({ uid }) => {
        const rows = listApiTokens(context.db, uid).map((token) => ({
          ...token,
          last_used: lastUseOf(context, token.id, token.last_used),
        }));
        return { rows, count: rows.length };
      },
      { user: true },
    )
    .post(
      '/tokens/add',
      ({ uid, body, language }) => ({
        ...ok,
        ...addApiToken(context, { uid, language }, body),
        public_url: context.config.publicUrl,
      }),
      {
        user: true,
        body: t.Object({ name: OneLine(60), scope: choice(tokenScopes) }),
      },
    )
    .delete(
      '/tokens/delete',
      ({ uid, body: { id } }) => {
        removeApiToken(context, uid, id);
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    );
