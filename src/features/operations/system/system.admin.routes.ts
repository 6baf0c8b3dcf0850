import { t } from 'elysia';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { choice } from '#src/platform/http/params.ts';
import { setRegistration } from '#src/features/accounts/accounts/registration.ts';
import { counted, createRouter, ok } from '#src/platform/http/router.ts';
import { listUrgent } from '#src/features/operations/warnings/warnings.service.ts';
import { systemState, withSentence } from './system.service.ts';

const registrations = ['open', 'closed', 'invite'] as const;

export const systemRoutes = (context: Context) =>
  createRouter(context, '/admin/system')
    .get('/', () => systemState(context), { admin: true })
    .get('/warnings', () => counted(listUrgent(context).map(withSentence)), { admin: true })
    .put(
      '/registration',
      (call) => {
        setRegistration(context.db, call.body.registration);
        logAdmin(context.db, call, `Registration is ${call.body.registration} now`);
        return ok;
      },
      { admin: true, body: t.Object({ registration: choice(registrations) }) },
    );
