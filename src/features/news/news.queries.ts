import { and, desc, gt, lte } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { news } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

export type NewsItem = ReturnType<typeof listNewest>[number];

/** The news of today and before that came after the item `since`, the newest first. */
export function listNewest(db: Executor, today: Day, since: number, limit: number) {
  return db
    .select({ nid: news.nid, date_n: news.date_n, n_text: news.n_text })
    .from(news)
    .where(and(lte(news.date_n, today), gt(news.nid, since)))
    .orderBy(desc(news.date_n), desc(news.nid))
    .limit(limit)
    .all();
}
