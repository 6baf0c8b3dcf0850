import { useToday } from '#web/lib/today.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Rack } from '#src/domain/places/rooms.ts';
import { formatCount, formatNearDay } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Grip } from './grip.tsx';
import { RackDrawing } from './rack.tsx';
import { countIn } from './room-box.tsx';
import { useArrangePlaces } from './use-arranging.ts';
import { signsIn, type Place, type StandingIn } from './use-places.ts';
import { sortedEntry, useSorting, type SortedLists } from './use-sorting.ts';

/** `order`: of what can be moved; `isOnly`: there is no other room to move it into. */
export type TileSorting = Pick<SortedLists, 'grip' | 'dragged'> & {
  order: readonly number[];
  isOnly: boolean;
};

type Props = {
  /** What they stand in; null for the top. */
  parent: Place | null;
  /** In the order in which they are drawn. */
  racks: readonly Rack<Place>[];
  standingIn: StandingIn;
  sorting: TileSorting;
  /** A phone draws them from further away, two side by side. */
  isFar: boolean;
  /** What their names are: a room that has a heading of its own stands above. */
  heading?: 'h2' | 'h3';
};

/** So many fit on a phone as large as they are. */
const FEW = 6;

/** Whether so many racks are on one page that a phone would show little of them at a time. */
export const areFar = (racks: readonly unknown[]): boolean => racks.length > FEW;

/** Racks side by side on the floor, in the order in which the keeper walks past them. */
export function Tiles(props: Props) {
  const { parent, racks, standingIn, sorting, isFar, heading = 'h3' } = props;
  const { places } = useTexts();
  const { order, isOnly, dragged } = sorting;
  const name = parent?.name ?? places.noRoom;
  return (
    <ul className={classes('room', isFar && 'is-far')} aria-label={name}>
      {racks.map((rack) => (
        <li
          key={rack.place.id}
          className={classes('place-tile', dragged === rack.place.id && 'is-dragged')}
          {...(order.includes(rack.place.id) && sortedEntry(rack.place.id))}
        >
          <RackDrawing rack={rack} signsOf={signsIn(standingIn)} />
          <Floor {...{ rack, standingIn, heading }}>
            {order.includes(rack.place.id) && !(isOnly && order.length === 1) && (
              <Grip
                id={rack.place.id}
                name={rack.place.name}
                sorting={sorting}
                order={order}
                {...(!isOnly && { within: name })}
              />
            )}
          </Floor>
        </li>
      ))}
    </ul>
  );
}

/** Those of one room, on its page. */
export function RoomTiles(props: {
  room: Place;
  racks: readonly Rack<Place>[];
  places: readonly Place[];
  standingIn: StandingIn;
}) {
  const { room, racks, places, standingIn } = props;
  const arrange = useArrangePlaces(places);
  const movable = racks.filter(({ place }) => place.id !== room.id);
  const own = racks.filter(({ place }) => place.id === room.id);
  const sorting = useSorting({
    ids: movable.map(({ place }) => place.id),
    onSorted: (ids) => arrange.run({ from: room.id, to: room.id, ids }),
  });
  const sorted = sorting.order.flatMap((id) => movable.find(({ place }) => place.id === id) ?? []);
  return (
    <Tiles
      parent={room}
      racks={[...own, ...sorted]}
      standingIn={standingIn}
      sorting={{ ...sorting, isOnly: true }}
      isFar={areFar(racks)}
      heading="h2"
    />
  );
}

type FloorProps = {
  rack: Rack<Place>;
  standingIn: StandingIn;
  heading: 'h2' | 'h3';
  children: ReactNode;
};

function Floor({ rack, standingIn, heading: Heading, children }: FloorProps) {
  const { places } = useTexts();
  const { place } = rack;
  const { all, due } = countIn([rack], standingIn);
  const today = useToday();
  const cleaned = place.cleaned && places.cleanedOn(formatNearDay(place.cleaned, today));
  const [firstLine = ''] = place.notes.split('\n');
  return (
    <div className="place-floor">
      <div className="place-name">
        {children}
        <Heading>
          <Link href={paths.place(place.id)}>{place.name}</Link>
        </Heading>
        <span className="end">
          <strong className="num">{formatCount(all)}</strong>
          {due > 0 && `, ${places.countDue(due)}`}
        </span>
      </div>
      <p className="small muted">{[firstLine, cleaned].filter(Boolean).join(' ')}</p>
    </div>
  );
}
