export const PAGE_SIZE = 12;

const PAGES_BEFORE = 4;
const PAGES_AFTER = 5;

type PageWindow = { lastPage: number; items: (number | 'gap')[] };

/**
 * The items of the control: first and last page, 4 pages before and 5 after the current one, gaps between.
 * Pages count from zero; one beyond the end counts as the last. Null for a single page.
 */
export function pageWindow(
  count: number,
  page: number,
  pageSize: number = PAGE_SIZE,
): PageWindow | null {
  if (count <= pageSize) return null;
  const lastPage = Math.ceil((count - pageSize) / pageSize);
  const current = Math.min(Math.max(page, 0), lastPage);
  const from = Math.max(current - PAGES_BEFORE, 0);
  const to = Math.min(current + PAGES_AFTER, lastPage);

  const items: (number | 'gap')[] = [];
  if (from > 0) items.push(0);
  if (from > 1) items.push('gap');
  for (let item = from; item <= to; item++) items.push(item);
  if (to < lastPage - 1) items.push('gap');
  if (to < lastPage) items.push(lastPage);
  return { lastPage, items };
}

export function offsetOf(page: number, pageSize: number = PAGE_SIZE): number {
  return Math.max(page, 0) * pageSize;
}
