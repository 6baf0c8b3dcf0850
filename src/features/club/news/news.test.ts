import { describe, expect, test } from 'bun:test';
import { news } from '#src/db/schema.ts';
import { createTestApp } from '#src/testing/test-app.ts';

test('everybody reads the newest news first, without dismissed and future items', async () => {
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

test('the administrator reads all of it, by page or at once, future items too', async () => {
  const { as, db } = createTestApp();
  for (let day = 1; day <= 14; day += 1)
    db.insert(news)
      .values({ date_n: `2099-03-${String(day).padStart(2, '0')}`, n_text: `${day}` })
      .run();
  const texts = async (query?: Record<string, string>) => {
    const { rows, count } = (await as(2).get('admin/news_log', query)).data;
    expect(count).toBe(14);
    return rows.map(({ n_text }: { n_text: string }) => n_text);
  };
  expect(await texts()).toHaveLength(14);
  expect(await texts({ offset: '12', limit: '12' })).toEqual(['2', '1']);
  expect(await texts({ offset: '13' })).toEqual(['1']);
  expect(await texts({ limit: '2' })).toEqual(['14', '13']);
  expect((await as(2).get('admin/news_log', { limit: '0' })).status).toBe(422);
});

describe('news', () => {
  test('are added and deleted by the administrator', async () => {
    const { as, visitor } = createTestApp();
    const added = await as(2).post('admin/news_add', {
      date_n: '2026-01-02',
      n_text: 'Two\nlines',
    });
    expect(added.data).toEqual({ status: true, id: 1 });
    expect((await visitor.get('news/newest')).data.rows).toEqual([
      { nid: 1, date_n: '2026-01-02', n_text: 'Two\nlines' },
    ]);
    expect(
      (await as(2).post('admin/news_add', { date_n: '2026-02-30', n_text: 'x' })).data.fields,
    ).toHaveProperty('date_n');
    expect((await as(2).delete('admin/news_delete', { nid: 1 })).data).toEqual({ status: true });
    expect((await as(2).delete('admin/news_delete', { nid: 1 })).status).toBe(404);
  });

  test('are changed where they stand', async () => {
    const { as, visitor } = createTestApp();
    const nid = (await as(2).post('admin/news_add', first)).data.id;
    const mended = { nid, date_n: '2026-01-03', n_text: ' Fair on Sunday ' };
    expect((await as(2).put('admin/news_update', mended)).data).toEqual({ status: true });
    expect((await visitor.get('news/newest')).data.rows).toEqual([
      { nid, date_n: '2026-01-03', n_text: 'Fair on Sunday' },
    ]);
    for (const [who, status] of [
      [visitor, 401],
      [as(3), 403],
    ] as const)
      expect((await who.put('admin/news_update', mended)).status).toBe(status);
    const { data } = await as(2).put('admin/news_update', { ...mended, n_text: ' ' });
    expect(data.fields).toHaveProperty('n_text');
  });
});

const first = { date_n: '2026-01-02', n_text: 'Fair on Sundy' };
