import { t } from 'elysia';
import { inTransaction } from '#src/db/database.ts';
import { logAdmin } from '#src/platform/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { Words } from '#src/platform/params.ts';
import { done, slice } from '#src/platform/slice.ts';
import { upsertSiteText } from './site.queries.ts';

const TEXT_LIMIT = 20_000;

/** An empty text lets the configuration speak again. */
export const siteAdminRoutes = (context: Context) =>
  slice(context, '/admin/site').put(
    '/texts',
    (call) => {
      inTransaction(context.db, (tx) => {
        upsertSiteText(tx, 'legal_notice', call.body.legal_notice.trim());
        upsertSiteText(tx, 'donate_text', call.body.donate_text.trim());
        logAdmin(tx, call, 'Changed the legal notice and the donate page');
      });
      return done;
    },
    {
      admin: true,
      body: t.Object({ legal_notice: Words(TEXT_LIMIT), donate_text: Words(TEXT_LIMIT) }),
    },
  );
