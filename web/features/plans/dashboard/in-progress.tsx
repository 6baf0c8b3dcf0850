import { useState } from 'react';
import { daysBetween } from '#src/domain/days.ts';
import { feedingState } from '#src/domain/feeding/due-state.ts';
import { DaysAgo } from '#web/components/days-ago.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { RefusalTag } from '#web/components/refusal-tag.tsx';
import { RestingTag } from '#web/components/resting-tag.tsx';
import { SpeciesBeside } from '#web/components/species-name.tsx';
import { WaitsTag } from '#web/components/waits-tag.tsx';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Part } from './widget.tsx';
import { useDay } from './use-day.ts';
import { useFeedingSteps, type FeedingSteps } from './use-feeding-steps.ts';
import { useFeedings, type FeedingInProgress } from './use-feedings.ts';

/** Longer lists belong to the round of the evening. */
const MOST = 5;
/** What is on offer is asked for here alone. */
const MOST_OPEN = 12;

/**
 * Feedings in progress, open offers first: the check mark takes the next step, the cross cancels an attempt. `isCounted`: it
 * is known whether there are any animals.
 */
export function InProgress({ isCounted }: { isCounted: boolean }) {
  const { dashboard } = useTexts();
  const feedings = useFeedings();
  const steps = useFeedingSteps();
  const [all, setAll] = useState(false);
  const today = useToday();
  const day = useDay();
  const missed = day.data?.never_fed.length ?? 0;
  // that nobody is due is said once it is known
  const isEarly = feedings.data?.rows.length === 0 && (!isCounted || day.loading);
  const load = isEarly ? { ...feedings, data: undefined, loading: true } : feedings;
  return (
    <Part title={dashboard[titleOf(load.data?.rows ?? [], today)]} load={load} rows={4} plate>
      {({ rows }) => {
        const title = titleOf(rows, today);
        const sorted = rows.toSorted((a, b) => rankOf(a, today) - rankOf(b, today));
        const open = rows.filter(({ progress }) => progress === 1).length;
        const most = Math.max(MOST, Math.min(open, MOST_OPEN));
        const shown = all ? sorted : sorted.slice(0, most);
        const hidden = rows.length - shown.length;
        const resting = sorted.filter((row) => rankOf(row, today) === 2).length;
        if (rows.length === 0)
          return (
            <p className="muted">{dashboard[missed > 0 ? 'nothingOpen' : 'nothingInProgress']}</p>
          );
        return (
          <>
            <Rows label={dashboard[title]}>
              {shown.map((pet) => (
                <PetRow key={pet.id} pet={pet} steps={steps} />
              ))}
            </Rows>
            {hidden > 0 && (
              <Button wide onClick={() => setAll(true)}>
                {namesResting(title)
                  ? dashboard.showAll(rows.length)
                  : dashboard.showAllBut(rows.length - resting, resting, hidden)}
              </Button>
            )}
          </>
        );
      }}
    </Part>
  );
}

type Title = 'inProgress' | 'toFeed' | 'openAndToFeed' | 'openAndResting' | 'restingOnes';

/** Nothing is in progress where nobody was offered anything yet, or was skipped in a round: they are due, or rest. */
function titleOf(rows: readonly FeedingInProgress[], today: string): Title {
  const open = rows.filter(({ progress }) => progress === 1).length;
  if (open === rows.length) return 'inProgress';
  const isDue = rows.some((row) => row.progress !== 1 && feedingState(row, today) === 'due');
  if (open > 0) return isDue ? 'openAndToFeed' : 'openAndResting';
  return isDue ? 'toFeed' : 'restingOnes';
}

/** Elsewhere who rests is not counted among those that the title names. */
const namesResting = (title: Title): boolean =>
  title === 'openAndResting' || title === 'restingOnes';

/** Open offers, who is due, and at the end who rests. */
function rankOf(row: FeedingInProgress, today: string): number {
  if (row.progress === 1) return 0;
  return feedingState(row, today) === 'resting' ? 2 : 1;
}

function PetRow({ pet, steps }: { pet: FeedingInProgress; steps: FeedingSteps }) {
  const today = useToday();
  return (
    <Row
      title={pet.name}
      href={paths.petDetails(pet.id)}
      plate={<PetPicture pet={pet} />}
      beside={<SpeciesBeside pet={pet} />}
      line={<When pet={pet} today={today} />}
      end={<Steps pet={pet} steps={steps} />}
    />
  );
}

function When({ pet, today }: { pet: FeedingInProgress; today: string }) {
  const { dashboard, plans } = useTexts();
  const { next_date } = pet;
  const late = next_date === null ? 0 : daysBetween(next_date, today);
  return (
    <span className="tags">
      {pet.progress === 1 ? (
        <span className="since">
          <DaysAgo day={pet.date_f ?? today} today={today} />
          {pet.food && ` (${pet.food})`}
        </span>
      ) : (
        pet.food && <span className="since">{pet.food}</span>
      )}
      {pet.progress === 1 && (
        <Tag tone="attempt" icon="attempt">
          {dashboard.isOpen}
        </Tag>
      )}
      {feedingState(pet, today) === 'due' && (
        <Tag icon="plan">{late > 0 ? plans.dueSince(late) : plans.dueToday}</Tag>
      )}
      <RestingTag pet={pet} today={today} />
      <RefusalTag pet={pet} />
      <WaitsTag of={pet} />
    </span>
  );
}

function Steps({ pet, steps }: { pet: FeedingInProgress; steps: FeedingSteps }) {
  const { dashboard } = useTexts();
  const open = pet.progress === 1;
  const busy = steps.busyWith(pet.id);
  return (
    <>
      <Button
        icon="check"
        variant={open ? 'moss' : 'plain'}
        className="feed-step"
        label={open ? dashboard.eaten(pet.name) : dashboard.offer(pet.name)}
        busy={busy === 'check'}
        disabled={busy !== undefined && busy !== 'check'}
        onClick={() => steps.advance(pet)}
      >
        {open ? dashboard.eatenWord : dashboard.offerWord}
      </Button>
      {open && (
        <>
          <Button
            icon="refused"
            className="feed-step"
            label={dashboard.refused(pet.name)}
            busy={busy === 'refuse'}
            disabled={busy !== undefined && busy !== 'refuse'}
            onClick={() => steps.refuse(pet)}
          >
            {dashboard.refusedWord}
          </Button>
          <Button
            icon="x"
            variant="quiet"
            label={dashboard.remove(pet.name)}
            busy={busy === 'cross'}
            disabled={busy !== undefined && busy !== 'cross'}
            onClick={() => steps.remove(pet)}
          />
        </>
      )}
    </>
  );
}
