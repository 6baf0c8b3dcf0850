import { isRecord } from '#src/domain/is-record.ts';

/** A set of filters with a name. `query`: what the list's address says of it. */
export type SavedView = { name: string; query: string };
/** `start`: the name of the view that the list begins with. */
export type SavedViews = { start: string; views: readonly SavedView[] };

const MOST_VIEWS = 20;
export const LONGEST_NAME = 40;
const LONGEST_QUERY = 2000;

/** The views of a keeper's setting; other clients may have stored something else under its key. */
export function readViews(value: unknown): SavedViews {
  const { start, views } = isRecord(value) ? value : {};
  const rows = Array.isArray(views) ? views.filter(isView).slice(0, MOST_VIEWS) : [];
  const isStart = rows.some(({ name }) => name === start);
  return { start: isStart ? String(start) : '', views: rows };
}

/** What of an address belongs to a view: the order of its parameters means nothing, nor does its page. */
export function viewQuery(address: string): string {
  const params = new URLSearchParams(address);
  for (const [name, value] of [...params]) if (value === '') params.delete(name);
  params.delete('page');
  params.delete('all');
  params.sort();
  return params.toString();
}

/** With one more view; one of the same name or the same query gives way to it. */
export function withView({ start, views }: SavedViews, view: SavedView): SavedViews {
  const others = views.filter(({ name, query }) => name !== view.name && query !== view.query);
  return { start, views: [...others, view] };
}

/** Renamed, in its place; another one of that name goes. */
export function withName({ start, views }: SavedViews, from: string, to: string): SavedViews {
  const others = views.filter(({ name }) => name === from || name !== to);
  return {
    start: start === from ? to : start,
    views: others.map((view) => (view.name === from ? { ...view, name: to } : view)),
  };
}

export function withoutView({ start, views }: SavedViews, gone: string): SavedViews {
  return { start: start === gone ? '' : start, views: views.filter(({ name }) => name !== gone) };
}

function isView(view: unknown): view is SavedView {
  if (!isRecord(view)) return false;
  const { name, query } = view;
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= LONGEST_NAME &&
    typeof query === 'string' &&
    query.length <= LONGEST_QUERY
  );
}
