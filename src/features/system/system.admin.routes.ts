import { t } from 'elysia';
import { logAdmin } from '#src/platform/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { choice } from '#src/platform/params.ts';
import { setRegistration } from '#src/platform/registration.ts';
import { done, slice } from '#src/platform/slice.ts';
import { systemState } from './system.service.ts';

const registrations = ['open', 'closed', 'invite'] as const;

export const systemRoutes = (context: Context) =>
  slice(context, '/admin/system')
    .get('/', () => systemState(context), { admin: true })
    .put(
      '/registration',
      (call) => {
        setRegistration(context.db, call.body.registration);
        logAdmin(context.db, call, `Registration is ${call.body.registration} now`);
        return done;
      },
      { admin: true, body: t.Object({ registration: choice(registrations) }) },
    );
