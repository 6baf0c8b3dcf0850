import { useState } from 'react';
import { daysBetween, type Day } from '#src/domain/days.ts';
import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import { api } from '#web/lib/api.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { sizeText } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Ledger, LedgerEntry } from '#web/ui/ledger.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { WaitsTag } from '#web/components/waits-tag.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { EditEntry } from '#web/features/animals/records/edit-entry.tsx';
import type { Pet } from './use-pet.ts';

const filters = ['all', 'feeding', 'molt', 'event'] as const;
type Filter = (typeof filters)[number];

/** Entries per response. */
const PAGE = 20;

/** Feedings, molts and events in one record by date, the newest first. */
export function PetHistory({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState(1);
  function choose(next: Filter) {
    setFilter(next);
    setShown(1);
  }
  return (
    <Box title={pets.history}>
      <Tabs
        label={pets.history}
        tabs={filters.map((value) => ({ value, label: pets.filters[value] }))}
        value={filter}
        onChange={choose}
      >
        <Entries pet={pet} filter={filter} shown={shown} more={() => setShown(shown + 1)} />
      </Tabs>
    </Box>
  );
}

type EntriesProps = { pet: Pet; filter: Filter; shown: number; more: () => void };

function Entries({ pet, filter, shown, more }: EntriesProps) {
  const { pets } = useTexts();
  const first = useTimeline(pet.id, filter, 0);
  const count = first.data?.count ?? 0;
  if (first.loading) return <SkeletonRows count={6} />;
  if (!first.data) return <LoadFailed load={first} />;
  if (count === 0) return <Empty title={pets.noHistory}>{pets.noHistoryText}</Empty>;
  const left = count - shown * PAGE;
  return (
    <>
      <Ledger label={pets.filters[filter]} iso>
        {Array.from({ length: shown }, (_, page) => (
          <EntriesOfPage key={page} pet={pet} filter={filter} page={page} />
        ))}
      </Ledger>
      {left > 0 && (
        <Button wide onClick={more}>
          {pets.loadMore(Math.min(left, PAGE))}
        </Button>
      )}
    </>
  );
}

function EntriesOfPage({ pet, filter, page }: { pet: Pet; filter: Filter; page: number }) {
  const { data } = useTimeline(pet.id, filter, page);
  return data?.rows.map((entry) => (
    <Entry key={`${entry.kind} ${entry.id}`} pet={pet} entry={entry} />
  ));
}

function useTimeline(id: number, filter: Filter, page: number) {
  const { pets } = useTexts();
  const query = {
    id,
    offset: page * PAGE,
    limit: PAGE,
    ...(filter !== 'all' && { kind: filter }),
  };
  return useLoad(['pet', 'timeline', query], () => api.pet.timeline.get({ query }), {
    errorTitle: pets.loadingHistory,
    mayBeMissing: true,
  });
}

function Entry({ pet, entry }: { pet: Pet; entry: TimelineEntry }) {
  const { pets, places } = useTexts();
  const today = useToday();
  const [editing, setEditing] = useState(false);
  const { icon, title, words, note } = faceOf(entry, pets, places, today);
  const when = whenText(entry.day, today);
  return (
    <LedgerEntry
      when={when}
      dateTime={entry.day}
      icon={icon}
      what={
        <>
          <strong>{title}</strong> {words} <WaitsTag of={entry} />
        </>
      }
      note={note}
      end={
        pet.own === 1 &&
        entry.move !== 1 && (
          <>
            <Button
              variant="quiet"
              icon="pencil"
              label={pets.changeEntry(title, when)}
              onClick={() => setEditing(true)}
            />
            {editing && <EditEntry pet={pet} entry={entry} onClose={() => setEditing(false)} />}
          </>
        )
      }
    />
  );
}

type Face = { icon: IconName; title: string; words: string; note?: string };

function faceOf(
  entry: TimelineEntry,
  pets: Texts['pets'],
  places: Texts['places'],
  today: Day,
): Face {
  if (entry.kind === 'event') {
    const words = entry.event ?? '';
    if (entry.move === 1)
      return { icon: 'rack', title: places.moved, words: places.movedWords(words) };
    if (entry.day > today) return { icon: 'calendar', title: pets.planned, words };
    return { icon: 'flag', title: pets.event, words };
  }
  if (entry.kind === 'molt') {
    const { size, size_before, day_before, day } = entry;
    const grown = size !== null && size_before !== null && size > size_before;
    const note = [
      grown && pets.grownBy(sizeText(size - size_before)),
      day_before && pets.afterDays(daysBetween(day_before, day)),
    ].filter(Boolean);
    return {
      icon: 'molt',
      title: pets.molt,
      words: size === null ? '' : `${sizeText(size)} cm`,
      ...(note.length > 0 && { note: note.join(', ') }),
    };
  }
  const titles = [pets.fed, pets.attempt, pets.refused];
  const icons = ['tongs', 'attempt', 'refused'] as const;
  const progress = entry.progress ?? 0;
  return {
    icon: icons[progress],
    title: titles[progress] ?? '',
    words: [entry.food, entry.fp_id !== null && `(${pets.byPlan})`].filter(Boolean).join(' '),
  };
}

/** '19 Nov' within the year; older days with their year. */
function whenText(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : day;
}
