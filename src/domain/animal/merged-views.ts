import { isRecord } from '#src/domain/is-record.ts';

// The saved views of a keeper's list (web/features/animals/pet-filters/kept-views.ts) after a species was merged into
// another one: `query` is the address of the list, whose parameter `species` names species by their ids.

/** The views with the kept species in place of the merged one, and how many changed. Whatever is no view stays. */
export function mergedViews(
  value: unknown,
  sc_id: number,
  into: number,
): { value: unknown; changed: number } {
  if (!isRecord(value) || !Array.isArray(value['views'])) return { value, changed: 0 };
  let changed = 0;
  const views = value['views'].map((view: unknown) => {
    if (!isRecord(view) || typeof view['query'] !== 'string') return view;
    const query = mergedQuery(view['query'], sc_id, into);
    if (query === null) return view;
    changed += 1;
    return { ...view, query };
  });
  return { value: { ...value, views }, changed };
}

/** Null where the query does not name the species. */
function mergedQuery(query: string, sc_id: number, into: number): string | null {
  const params = new URLSearchParams(query);
  const ids = (params.get('species') ?? '').split(',');
  if (!ids.includes(`${sc_id}`)) return null;
  const kept = ids.map((id) => (id === `${sc_id}` ? `${into}` : id));
  params.set('species', [...new Set(kept)].join(','));
  return params.toString();
}
