import { Link } from 'wouter';
import { roomsOf, type Rack, type Room } from '#src/domain/places/rooms.ts';
import { countSigns, slotSign } from '#src/domain/places/slot-signs.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Tiles } from './tiles.tsx';
import type { Place, StandingIn } from './use-places.ts';

type Props = { places: readonly Place[]; standingIn: StandingIn };

/** Each room with the racks in it; what stands in none comes last. */
export function Rooms({ places, standingIn }: Props) {
  return roomsOf(places).map((room) => (
    <RoomBox key={room.place?.id ?? 0} room={room} standingIn={standingIn} />
  ));
}

function RoomBox({ room, standingIn }: { room: Room<Place>; standingIn: StandingIn }) {
  const { places } = useTexts();
  const { place, racks } = room;
  const { all, due } = countIn(racks, standingIn);
  return (
    <Box
      title={place ? <Link href={paths.place(place.id)}>{place.name}</Link> : places.noRoom}
      end={<span className="small muted num">{places.counts(all, due)}</span>}
    >
      {racks.length === 0 ? (
        <p className="muted">{places.emptyRoom}</p>
      ) : (
        <Tiles parent={place} racks={racks} standingIn={standingIn} />
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
