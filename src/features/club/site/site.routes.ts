import type { Context } from '#src/platform/context.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { findShownTexts, findSiteRevision } from './site.queries.ts';

/** The texts of the legal notice and the donate page; for an empty one the pages show their general text. */
export const siteRoutes = (context: Context) =>
  createRouter(context, '/site').get('/texts', () => ({
    ...findShownTexts(context),
    rev: findSiteRevision(context.db).rev,
  }));
