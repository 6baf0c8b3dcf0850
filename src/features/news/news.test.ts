import { expect, test } from 'bun:test';
import { news } from '#src/db/schema.ts';
import { createTestApp } from '#src/testing/test-app.ts';

test('everybody reads the newest news first, but for what was dismissed or is yet to come', async () => {
  const { as, visitor, db } = createTestApp();
  for (const date_n of ['2026-03-01', '2026-03-09', '2026-03-05', '2026-03-12'])
    db.insert(news)
      .values({ date_n, n_text: `News of ${date_n}` })
      .run();
  const today = { 'x-today': '2026-03-10' };
  const days = async (who: typeof visitor, since?: number) => {
    const query = since === undefined ? undefined : { since: String(since) };
    const { rows } = (await who.get('news/newest', query, today)).data;
    return rows.map((row: { date_n: string }) => row.date_n);
  };
  for (const who of [visitor, as(2), as(3)]) {
    expect(await days(who)).toEqual(['2026-03-09', '2026-03-05', '2026-03-01']);
    expect(await days(who, 2)).toEqual(['2026-03-05']);
  }
  expect((await visitor.get('news/newest', { since: 'x' })).status).toBe(422);
});
