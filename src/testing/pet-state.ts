import type { TestApp } from './test-app.ts';

/** The columns of keeper 3's pet that a sale changes. */
export async function petOf({ as }: TestApp, id: number) {
  const { an_count, archived, archive_reason, archive_date } = (await as(3).get(`pet/detail/${id}`))
    .data;
  return { an_count, archived, archive_reason, archive_date };
}

export const kept = (an_count: number) => ({
  an_count,
  archived: 0,
  archive_reason: null,
  archive_date: null,
});

export const soldOn = (day: string, an_count: number) => ({
  an_count,
  archived: 1,
  archive_reason: 'sold',
  archive_date: day,
});
