import { t } from 'elysia';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { Email } from './account-shapes.ts';
import { sendConfirmation } from './email.service.ts';
import { invite } from './invite.service.ts';

/** Mails about accounts that the administrator asks for. The response says how far the mail got. */
export const accountAdminRoutes = (context: Context) =>
  createRouter(context, '/admin')
    .post(
      '/sendmail',
      async (call) => {
        const { email } = call.body;
        const mail = await sendConfirmation(context, email, call.language);
        logAdmin(context.db, call, `Confirmation for ${email}: ${mail}`);
        return { ...ok, mail };
      },
      { admin: true, body: t.Object({ email: Email }) },
    )
    .post(
      '/invite',
      async (call) => {
        const { email } = call.body;
        const invitation = await invite(context, call.language, email);
        logAdmin(context.db, call, `Invitation ${email ? `for ${email}` : 'as a link'}`);
        return { ...ok, ...invitation };
      },
      { admin: true, body: t.Object({ email: t.Optional(Email) }) },
    );
