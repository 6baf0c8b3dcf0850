import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { Code, Email, Password, Token } from '#src/features/accounts/accounts/account-shapes.ts';
import { sessionResponses } from '#src/features/accounts/accounts/session-responses.ts';
import { Credential } from '#src/features/accounts/second-factors/webauthn.ts';
import { checkPassword, noteLogIn } from './log-in.service.ts';
import {
  askPasskeyToEnter,
  askSecondStep,
  completeWithCode,
  enterWithPasskey,
} from './second-step.service.ts';

/** A log-in with a password, what completes it where there is a second step, and one with a passkey, which needs neither. */
export const logInRoutes = (context: Context) =>
  createRouter(context, '/user')
    .use(sessionResponses(context))
    .post(
      '/login',
      ({ body: { un: email, upw: password }, address, enter }) =>
        checkPassword(
          context,
          { email, password, address },
          (uid) => askSecondStep(context, uid) ?? enter(noteLogIn(context, uid, address)),
        ),
      { body: t.Object({ un: Email, upw: Password }) },
    )
    .post(
      '/login_code',
      ({ body: { ticket, code }, address, language, enter }) =>
        enter(completeWithCode(context, ticket, code, { address, language })),
      { body: t.Object({ ticket: Token, code: Code }) },
    )
    .post(
      '/login_passkey_options',
      async ({ body, address }) => ({
        ...ok,
        ...(await askPasskeyToEnter(context, body.ticket, address)),
      }),
      { body: t.Object({ ticket: t.Optional(Token) }) },
    )
    .post(
      '/login_passkey',
      async ({ body, address, enter }) => enter(await enterWithPasskey(context, body, address)),
      { body: t.Object({ ticket: Token, response: Credential }) },
    );
