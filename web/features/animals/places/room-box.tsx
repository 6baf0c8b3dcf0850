import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Rack, Room } from '#src/domain/places/rooms.ts';
import { countSigns, slotSign } from '#src/domain/places/slot-signs.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Tiles, type TileSorting } from './tiles.tsx';
import type { Place, StandingIn } from './use-places.ts';

type Props = {
  room: Room<Place>;
  standingIn: StandingIn;
  sorting: TileSorting;
  isFar: boolean;
  /** What the room itself is dragged by. */
  grip: ReactNode;
};

/** A room with the racks in it. */
export function RoomBox({ room, standingIn, sorting, isFar, grip }: Props) {
  const { places } = useTexts();
  const { place, racks } = room;
  const { all, due } = countIn(racks, standingIn);
  return (
    <Box
      title={place ? <Link href={paths.place(place.id)}>{place.name}</Link> : places.noRoom}
      end={
        <span className="room-end">
          <span className="small muted num">{places.counts(all, due)}</span>
          {grip}
        </span>
      }
    >
      {racks.length === 0 ? (
        <p className="muted">{places.emptyRoom}</p>
      ) : (
        <Tiles parent={place} {...{ racks, standingIn, sorting, isFar }} />
      )}
    </Box>
  );
}

/** How many animals stand in these racks, and how many of them are due. */
export const countIn = (racks: readonly Rack<Place>[], standingIn: StandingIn) =>
  countSigns(
    racks
      .flatMap(({ shelves }) => shelves.flatMap(({ place }) => [...standingIn(place.id)]))
      .map(slotSign),
  );
