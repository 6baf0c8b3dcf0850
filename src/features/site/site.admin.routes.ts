import { t } from 'elysia';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/event-log.ts';
import { Words } from '#src/platform/params.ts';
import { slice } from '#src/platform/slice.ts';
import { upsertSiteText } from './site.queries.ts';

const TEXT_LIMIT = 20_000;

/** An empty text gives the word back to the configuration. */
export const siteAdminRoutes = (context: Context) =>
  slice(context, '/admin/site').put(
    '/texts',
    ({ body, uid, request, path }) => {
      inTransaction(context.db, (tx) => {
        upsertSiteText(tx, 'legal_notice', body.legal_notice.trim());
        upsertSiteText(tx, 'donate_text', body.donate_text.trim());
        const message = 'Changed the legal notice and the donate page';
        logEvent(tx, { path: `${request.method} ${path}`, log_type: 'admin', message, uid });
      });
      return { status: true as const };
    },
    {
      admin: true,
      body: t.Object({ legal_notice: Words(TEXT_LIMIT), donate_text: Words(TEXT_LIMIT) }),
    },
  );
