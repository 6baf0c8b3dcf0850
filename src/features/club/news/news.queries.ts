import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { news } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

export type NewsItem = ReturnType<typeof listNewest>[number];

/** The news up to today that were added after the item `since`, newest first. */
export function listNewest(db: Executor, today: Day, since: number, limit: number) {
  return db
    .select({ nid: news.nid, date_n: news.date_n, n_text: news.n_text })
    .from(news)
    .where(and(lte(news.date_n, today), gt(news.nid, since)))
    .orderBy(desc(news.date_n), desc(news.nid))
    .limit(limit)
    .all();
}

const ALL = Number.MAX_SAFE_INTEGER; // SQLite has no OFFSET without a LIMIT

/** All items for the administrator, newest first, future ones too. Without a limit: every one. */
export function listNews(db: Executor, offset: number, limit = ALL) {
  const rows = db
    .select({ nid: news.nid, date_n: news.date_n, n_text: news.n_text })
    .from(news)
    .orderBy(desc(news.date_n), desc(news.nid))
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, count: countRows(db, news) };
}

export function insertNews(db: Executor, item: NewsText): number {
  return db.insert(news).values(item).returning({ nid: news.nid }).get().nid;
}

type NewsText = { date_n: Day; n_text: string };

export function updateNews(db: Executor, nid: number, item: NewsText): boolean {
  const changed = db.update(news).set(item).where(eq(news.nid, nid)).returning({ nid: news.nid });
  return changed.all().length > 0;
}

export function deleteNews(db: Executor, nid: number): boolean {
  return db.delete(news).where(eq(news.nid, nid)).returning({ nid: news.nid }).all().length > 0;
}
