import { api } from './api.ts';

/** As many names as one page of the list has. */
const MOST = 100;

/** Names of the keeper's animals that begin with one of these; where they can't be had, none. */
export async function takenNames(bases: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    [...new Set(bases)].map(async (search) => {
      const query = { search, sort_by: 'id', asc: 'DESC', limit: MOST } as const;
      const { data } = await api.pet.list.get({ query });
      return (data?.rows ?? []).map(({ name }) => name);
    }),
  );
  return lists.flat();
}
