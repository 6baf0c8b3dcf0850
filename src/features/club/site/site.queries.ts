import { inArray, ne } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { siteConfig } from '#src/db/schema.ts';
import type { Context } from '#src/platform/context.ts';

const keys = ['legal_notice', 'donate_text'] as const;

export type SiteTexts = Record<(typeof keys)[number], string>;

/** The texts as they are shown: the administrator's, else LEGAL_NOTICE and DONATE_TEXT, else none. */
export function findShownTexts({ db, config }: Context): SiteTexts {
  const own = findSiteTexts(db);
  return {
    legal_notice: own.legal_notice || config.legalNotice,
    donate_text: own.donate_text || config.donateText,
  };
}

/** The administrator's texts; one never written is missing. */
export function findSiteTexts(db: Executor): Partial<SiteTexts> {
  const rows = db
    .select({ conf_key: siteConfig.conf_key, conf_val: siteConfig.conf_val })
    .from(siteConfig)
    .where(inArray(siteConfig.conf_key, [...keys]))
    .all();
  return Object.fromEntries(rows.map(({ conf_key, conf_val }) => [conf_key, conf_val]));
}

/** The revision of both texts together, and by text the one that last changed it. */
export function findSiteRevision(db: Executor) {
  const rows = db
    .select({ conf_key: siteConfig.conf_key, rev: siteConfig.rev })
    .from(siteConfig)
    .where(inArray(siteConfig.conf_key, [...keys]))
    .all();
  return {
    rev: Math.max(0, ...rows.map((row) => row.rev)),
    changed: Object.fromEntries(rows.map((row) => [row.conf_key, row.rev])),
  };
}

export function upsertSiteText(db: Executor, conf_key: keyof SiteTexts, conf_val: string): void {
  const rev = findSiteRevision(db).rev + 1;
  db.insert(siteConfig)
    .values({ conf_key, conf_val, rev })
    .onConflictDoUpdate({
      target: siteConfig.conf_key,
      set: { conf_val, rev },
      setWhere: ne(siteConfig.conf_val, conf_val),
    })
    .run();
}
