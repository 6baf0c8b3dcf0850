import { useState } from 'react';
import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { prefetch } from '#web/lib/prefetch.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HistoryMonths } from './history-months.tsx';
import type { Pet } from './use-pet.ts';

const filters = ['all', 'feeding', 'molt', 'measurement', 'event'] as const;
type Filter = (typeof filters)[number];

/** Entries per response. */
const PAGE = 20;

/** Feedings, molts, measurements and events in one record by date and month, the newest first. */
export function PetHistory({ pet }: { pet: Pet }) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState(1);
  // what is not used is not seen
  const isUsed = (one: Filter) => one !== 'measurement' || pet.records.measurement > 0;
  function choose(next: Filter) {
    setFilter(next);
    setShown(1);
  }
  return (
    <Box
      title={pets.history}
      end={
        <Menu
          variant="quiet"
          icon="filter"
          items={filters.filter(isUsed).map((value) => ({
            kind: 'action',
            label: pets.filters[value],
            onSelect: () => choose(value),
          }))}
        >
          {pets.filters[filter]}
        </Menu>
      }
    >
      <Entries pet={pet} filter={filter} shown={shown} more={() => setShown(shown + 1)} />
    </Box>
  );
}

type EntriesProps = { pet: Pet; filter: Filter; shown: number; more: () => void };

function Entries({ pet, filter, shown, more }: EntriesProps) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const first = useTimeline(pet.id, filter, 0);
  const count = first.data?.count ?? 0;
  if (first.loading) return <SkeletonRows count={6} />;
  if (!first.data) return <LoadFailed load={first} />;
  if (count === 0) return <Empty title={pets.noHistory}>{pets.noHistoryText}</Empty>;
  const left = count - shown * PAGE;
  return (
    <>
      <Pages pet={pet} filter={filter} page={0} last={shown - 1} before={[]} isAll={left <= 0} />
      {left > 0 && (
        <Button wide onClick={more}>
          {pets.loadMore(Math.min(left, PAGE))}
        </Button>
      )}
    </>
  );
}

type PagesProps = {
  pet: Pet;
  filter: Filter;
  page: number;
  last: number;
  before: readonly TimelineEntry[];
  isAll: boolean;
};

/** Loads one page after the other, and draws the months of all of them. */
function Pages({ page, before, ...props }: PagesProps) {
  const { pet, filter, last, isAll } = props;
  const { data } = useTimeline(pet.id, filter, page);
  const rows = [...before, ...(data?.rows ?? [])];
  if (data && page < last) return <Pages {...props} page={page + 1} before={rows} />;
  return <HistoryMonths pet={pet} rows={rows} isAll={isAll && data !== undefined} />;
}

function useTimeline(id: number, filter: Filter, page: number) {
  const { pets } = useTexts();
  const query = queryOf(id, filter, page);
  return useLoad(...timeline(query), { errorTitle: pets.loadingHistory, mayBeMissing: true });
}

const queryOf = (id: number, filter: Filter, page: number) => ({
  id,
  offset: page * PAGE,
  limit: PAGE,
  ...(filter !== 'all' && { kind: filter }),
});

const timeline = (query: ReturnType<typeof queryOf>) =>
  [['pet', 'timeline', query], () => api.pet.timeline.get({ query })] as const;

/** Asks for its first page before there is a screen. */
export const prefetchTimeline = (id: number): void => prefetch(...timeline(queryOf(id, 'all', 0)));
