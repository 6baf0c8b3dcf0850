import type { Context } from '#src/platform/context.ts';
import { slice } from '#src/platform/slice.ts';
import { findSiteTexts, type SiteTexts } from './site.queries.ts';

/**
 * What this installation says on its legal notice and its donate page: the administrator's words, else
 * LEGAL_NOTICE and DONATE_TEXT, else nothing, and the pages say what holds everywhere.
 */
export const siteRoutes = (context: Context) =>
  slice(context, '/site').get('/texts', (): SiteTexts => {
    const { legalNotice, donateText } = context.config;
    const own = findSiteTexts(context.db);
    return {
      legal_notice: own.legal_notice || legalNotice,
      donate_text: own.donate_text || donateText,
    };
  });
