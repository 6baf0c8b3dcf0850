import { t } from 'elysia';
import { inTransaction, type Executor } from '#src/db/database.ts';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { clubCalls } from '#src/features/club/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { Words } from '#src/platform/http/params.ts';
import {
  refuseConflicts,
  requireFields,
  Revised,
  unlessRevised,
} from '#src/platform/http/edits.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import {
  findShownTexts,
  findSiteRevision,
  findSiteTexts,
  upsertSiteText,
  type SiteTexts,
} from './site.queries.ts';

const Text = t.Optional(Words(20_000));

const texts = ['legal_notice', 'donate_text'] as const;

/** An empty text restores the configured one; sending that back does not make it the administrator's. */
export const siteAdminRoutes = (context: Context) =>
  createRouter(context, '/admin/site').put(
    '/texts',
    (call) => {
      requireFields(call.body, texts);
      inTransaction(context.db, (tx) => {
        changeTexts(tx, call.body, findShownTexts(context));
        logAdmin(tx, call, 'Changed the legal notice and the donate page');
      });
      return ok;
    },
    {
      admin: true,
      body: unlessRevised(
        sentBack(t.Object({ legal_notice: Text, donate_text: Text, ...Revised }), clubCalls, [
          '/site/texts',
        ]),
        texts,
      ),
    },
  );

function changeTexts(
  tx: Executor,
  { if_rev, ...changes }: Partial<SiteTexts> & { if_rev?: number | undefined },
  shown: SiteTexts,
): void {
  refuseConflicts(findSiteRevision(tx), if_rev, changes, findSiteTexts(tx));
  for (const key of texts) {
    const text = changes[key]?.trim();
    if (text !== undefined && text !== shown[key]) upsertSiteText(tx, key, text);
  }
}
