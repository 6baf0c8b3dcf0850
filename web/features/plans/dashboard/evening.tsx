import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { rackOf } from '#src/domain/places/rooms.ts';
import { groupingOf, type Grouping } from '#src/domain/feeding/evening-choice.ts';
import { RackDrawing, SlotKey } from '#web/features/animals/places/rack.tsx';
import {
  signsIn,
  useStandingAnimals,
  useStandingIn,
} from '#web/features/animals/places/use-places.ts';
import { nameOfPlace } from '#web/features/plans/feeding-round/place-scope.ts';
import type { RoundPlaces } from '#web/features/plans/feeding-round/use-round-places.ts';
import { paths } from '#web/paths.ts';
import { useSetting } from '#web/state/settings.ts';
import { formatCount, formatShortDay } from '#web/lib/format.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { DayInNumbers } from './use-day.ts';
import type { EveningRound } from './use-evening-round.ts';

type Props = { day: DayInNumbers; places: RoundPlaces | null; round: EveningRound };

/**
 * Who is due this evening, by place or by plan, and who was never fed, each with its round. Nothing where there is nobody
 * to feed.
 */
export function Evening({ day, places, round }: Props) {
  const { feeding, places: placeWords } = useTexts();
  const [setting, set] = useSetting('evening');
  const isAlongPlaces = day.by_place.some(({ place_id }) => place_id !== null);
  const by = groupingOf(setting, day.by_place);
  if (day.due + day.never_fed.length === 0) return null;
  const choices = [
    { value: 'place' as const, label: placeWords.place },
    { value: 'plan' as const, label: feeding.today.byPlan },
  ];
  return (
    <Box
      title={feeding.today.evening}
      end={
        isAlongPlaces && (
          <Segmented<Grouping>
            label={feeding.today.groupBy}
            choices={choices}
            value={by}
            onChange={(next) => set({ ...setting, by: next })}
          />
        )
      }
    >
      {day.due > 0 && by === 'place' && <ByPlace day={day} places={places} round={round} />}
      {day.due > 0 && by === 'plan' && <ByPlan day={day} round={round} />}
      {day.never_fed.length > 0 && <NeverFed rows={day.never_fed} round={round} />}
    </Box>
  );
}

function ByPlace({ day, places, round }: Props) {
  const { feeding, places: words } = useTexts();
  const animals = useStandingAnimals({ enabled: places !== null });
  const standingIn = useStandingIn(animals.data?.rows);
  return (
    <>
      <ul className="evening" aria-label={feeding.today.evening}>
        {day.by_place.map((group) => {
          const place = places?.rows.find(({ id }) => id === group.place_id);
          const name =
            place && places ? nameOfPlace(places.rows, place) : (group.place ?? words.nowhere);
          return (
            <Group key={group.place_id ?? 0} group={group} name={name} round={round}>
              {group.place_id === null ? (
                <strong>{name}</strong>
              ) : (
                <Link href={paths.place(group.place_id)}>{name}</Link>
              )}
              {place && places && (
                <div className="mini">
                  <RackDrawing rack={rackOf(places.rows, place)} signsOf={signsIn(standingIn)} />
                </div>
              )}
              <Line group={group} day={day} />
            </Group>
          );
        })}
      </ul>
      <SlotKey of={animals.data?.rows ?? []} />
    </>
  );
}

function ByPlan({ day, round }: Pick<Props, 'day' | 'round'>) {
  const { feeding, places } = useTexts();
  return (
    <ul className="evening" aria-label={feeding.today.evening}>
      {day.by_plan.map((group) => {
        const where = group.places
          .filter(({ place_id }) => place_id !== null || group.places.length > 1)
          .map(({ place, due }) => feeding.today.inPlace(place ?? places.nowhere, due));
        return (
          <Group key={group.fp_id} group={group} name={group.fp_name} round={round}>
            <Link href={paths.planDetails(group.fp_id)}>{group.fp_name}</Link>
            <Line group={group} day={day} />
            {where.length > 0 && <span className="line">{where.join(', ')}</span>}
          </Group>
        );
      })}
    </ul>
  );
}

/** They are not due, so nothing else would ever remind of them before their day comes again. */
function NeverFed({ rows, round }: { rows: DayInNumbers['never_fed']; round: EveningRound }) {
  const { feeding } = useTexts();
  const title = feeding.today.neverFed;
  return (
    <ul className="evening" aria-label={title}>
      <li>
        <p className="count">
          <b>{formatCount(rows.length)}</b> <span>{feeding.today.animal(rows.length)}</span>
        </p>
        <div className="main">
          <strong>{title}</strong>
          <span className="line">{whyOf(rows, feeding.today)}</span>
        </div>
        <Button
          icon="tongs"
          label={feeding.today.startAt(title)}
          disabled={!round.isReady}
          busy={round.busy}
          onClick={() => round.startNeverFed(rows, title)}
        >
          {feeding.today.start}
        </Button>
      </li>
    </ul>
  );
}

function whyOf(rows: DayInNumbers['never_fed'], words: Texts['feeding']['today']): string {
  const [since = '', ...others] = new Set(rows.map((row) => row.since));
  const next = rows.map(({ next_date }) => next_date).toSorted();
  const said = others.length === 0 ? formatShortDay(since) : null;
  return words.neverFedWhy(said, formatShortDay(next[0] ?? ''), next[0] === next.at(-1));
}

type DueGroup = Pick<DayInNumbers['by_place'][number], 'due' | 'refused' | 'foods' | 'pet_ids'>;

function Group(props: { group: DueGroup; name: string; round: EveningRound; children: ReactNode }) {
  const { group, name, round, children } = props;
  const { feeding } = useTexts();
  return (
    <li>
      <p className="count">
        <b>{formatCount(group.due)}</b> <span>{feeding.today.due}</span>
      </p>
      <div className="main">{children}</div>
      <Button
        icon="tongs"
        label={feeding.today.startAt(name)}
        disabled={!round.isReady}
        busy={round.busy}
        onClick={() => round.start(group.pet_ids, name)}
      >
        {feeding.today.start}
      </Button>
    </li>
  );
}

/** As many feeders or names as one reads at a glance. */
const SHOWN = 3;

function Line({ group: { foods, refused, pet_ids }, day }: { group: DueGroup; day: DayInNumbers }) {
  const { feeding } = useTexts();
  const end = foods.length > SHOWN ? ' …' : '.';
  const named = foods.length > 0 && foods.slice(0, SHOWN).join(', ') + end;
  const said = [
    named,
    refused > 0 && feeding.today.refusedLast(refused),
    weighingOf(
      day.to_weigh.filter(({ id }) => pet_ids.includes(id)),
      feeding.today,
    ),
  ];
  const line = said.filter(Boolean).join(' ');
  return line === '' ? null : <span className="line">{line}</span>;
}

/** Whom to weigh on the way. */
function weighingOf(pets: DayInNumbers['to_weigh'], words: Texts['feeding']['today']): string {
  const [first, ...others] = pets;
  if (!first) return '';
  if (others.length === 0) return words.weighHere(first.name, formatShortDay(first.weight_date));
  const names = pets.slice(0, SHOWN).map(({ name }) => name);
  return words.weighThese(names.join(', ') + (pets.length > SHOWN ? ' …' : ''));
}
