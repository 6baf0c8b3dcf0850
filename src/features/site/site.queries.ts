import { inArray } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { siteConfig } from '#src/db/schema.ts';

const keys = ['legal_notice', 'donate_text'] as const;

export type SiteTexts = Record<(typeof keys)[number], string>;

/** What the administrator wrote; a text never written is missing. */
export function findSiteTexts(db: Executor): Partial<SiteTexts> {
  const rows = db
    .select({ conf_key: siteConfig.conf_key, conf_val: siteConfig.conf_val })
    .from(siteConfig)
    .where(inArray(siteConfig.conf_key, [...keys]))
    .all();
  return Object.fromEntries(rows.map(({ conf_key, conf_val }) => [conf_key, conf_val]));
}

export function upsertSiteText(db: Executor, conf_key: keyof SiteTexts, conf_val: string): void {
  db.insert(siteConfig)
    .values({ conf_key, conf_val })
    .onConflictDoUpdate({ target: siteConfig.conf_key, set: { conf_val } })
    .run();
}
