import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/event-log.ts';
import { slice } from '#src/platform/slice.ts';
import { sendConfirmation } from './email.service.ts';
import { invite } from './invite.service.ts';

const Email = t.String({ minLength: 1, maxLength: limits.email });

/** Mails about accounts that the administrator asks for. The answer says how far the mail came. */
export const accountAdminRoutes = (context: Context) =>
  slice(context, '/admin')
    .post(
      '/sendmail',
      async ({ body, uid, request, path, language }) => {
        const mail = await sendConfirmation(context, body.email, language);
        const message = `Confirmation for ${body.email}: ${mail}`;
        logEvent(context.db, {
          path: `${request.method} ${path}`,
          log_type: 'admin',
          message,
          uid,
        });
        return { status: true as const, mail };
      },
      { admin: true, body: t.Object({ email: Email }) },
    )
    .post(
      '/invite',
      async ({ body, uid, request, path, language }) => {
        const invitation = await invite(context, language, body.email);
        const message = `Invitation ${body.email ? `for ${body.email}` : 'as a link'}`;
        logEvent(context.db, {
          path: `${request.method} ${path}`,
          log_type: 'admin',
          message,
          uid,
        });
        return { status: true as const, ...invitation };
      },
      { admin: true, body: t.Object({ email: t.Optional(Email) }) },
    );
