import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Rack } from '#src/domain/places/rooms.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Grip } from './grip.tsx';
import { RackDrawing } from './rack.tsx';
import { countIn } from './rooms.tsx';
import { useArrangePlaces } from './use-arranging.ts';
import { signsIn, type Place, type StandingIn } from './use-places.ts';
import { sortedEntry, useSorting } from './use-sorting.ts';

type Props = {
  /** What they stand in; null for the top. */
  parent: Place | null;
  racks: readonly Rack<Place>[];
  standingIn: StandingIn;
};

/** Racks side by side on the floor, in the order in which the keeper walks past them. */
export function Tiles({ parent, racks, standingIn }: Props) {
  const { places } = useTexts();
  const parent_id = parent?.id ?? null;
  // animals that stand in the room itself keep their place before the racks
  const movable = racks.filter(({ place }) => place.id !== parent_id);
  const ids = movable.map(({ place }) => place.id);
  const arrange = useArrangePlaces(parent_id, ids);
  const sorting = useSorting({ ids, onSorted: arrange.run });
  const sorted = sorting.order.flatMap((id) => movable.find(({ place }) => place.id === id) ?? []);
  const own = racks.filter(({ place }) => place.id === parent_id);
  return (
    <ul className="room" aria-label={parent?.name ?? places.noRoom}>
      {[...own, ...sorted].map((rack) => (
        <li
          key={rack.place.id}
          className={classes('place-tile', sorting.dragged === rack.place.id && 'is-dragged')}
          {...(rack.place.id === parent_id ? {} : sortedEntry(rack.place.id))}
        >
          <RackDrawing rack={rack} signsOf={signsIn(standingIn)} />
          <Floor rack={rack} standingIn={standingIn}>
            {rack.place.id !== parent_id && movable.length > 1 && (
              <Grip id={rack.place.id} name={rack.place.name} sorting={sorting} />
            )}
          </Floor>
        </li>
      ))}
    </ul>
  );
}

function Floor(props: { rack: Rack<Place>; standingIn: StandingIn; children: ReactNode }) {
  const { rack, standingIn, children } = props;
  const { places } = useTexts();
  const { place } = rack;
  const { all, due } = countIn([rack], standingIn);
  const cleaned = place.cleaned && places.cleanedOn(formatShortDay(place.cleaned));
  const [firstLine = ''] = place.notes.split('\n');
  return (
    <div className="place-floor">
      <div className="place-name">
        {children}
        <h3>
          <Link href={paths.place(place.id)}>{place.name}</Link>
        </h3>
        <span className="end">
          <strong className="num">{all}</strong>
          {due > 0 && `, ${places.countDue(due)}`}
        </span>
      </div>
      <p className="small muted">{[firstLine, cleaned].filter(Boolean).join(' ')}</p>
    </div>
  );
}
