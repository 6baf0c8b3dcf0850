import type { Context } from '#src/platform/context.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { findSiteRevision, findSiteTexts, type SiteTexts } from './site.queries.ts';

/**
 * The texts of the legal notice and the donate page: the administrator's, else LEGAL_NOTICE and DONATE_TEXT, else none,
 * and the pages show their general text.
 */
export const siteRoutes = (context: Context) =>
  createRouter(context, '/site').get('/texts', (): SiteTexts & { rev: number } => {
    const { legalNotice, donateText } = context.config;
    const own = findSiteTexts(context.db);
    return {
      legal_notice: own.legal_notice || legalNotice,
      donate_text: own.donate_text || donateText,
      rev: findSiteRevision(context.db).rev,
    };
  });
