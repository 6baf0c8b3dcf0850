import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { sessionResponses } from '#src/features/accounts/accounts/session-responses.ts';
import { askPasskeyToEnter, completeWithCode, enterWithPasskey } from './second-step.service.ts';
import { Credential } from './webauthn.ts';

const Ticket = t.String({ minLength: 1, maxLength: 200 });
const Code = t.String({ minLength: 1, maxLength: 100 });

/** What completes a log-in after the password, and the log-in with a passkey, which needs none. */
export const logInRoutes = (context: Context) =>
  createRouter(context, '/user')
    .use(sessionResponses(context))
    .post(
      '/login_code',
      ({ body: { ticket, code }, address, language, enter }) =>
        enter(completeWithCode(context, ticket, code, { address, language })),
      { body: t.Object({ ticket: Ticket, code: Code }) },
    )
    .post(
      '/login_passkey_options',
      async ({ body, address }) => ({
        ...ok,
        ...(await askPasskeyToEnter(context, body.ticket, address)),
      }),
      { body: t.Object({ ticket: t.Optional(Ticket) }) },
    )
    .post(
      '/login_passkey',
      async ({ body, address, enter }) => enter(await enterWithPasskey(context, body, address)),
      { body: t.Object({ ticket: Ticket, response: Credential }) },
    );
