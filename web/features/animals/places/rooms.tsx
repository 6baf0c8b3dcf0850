import { roomsOf } from '#src/domain/places/rooms.ts';
import { Grip } from './grip.tsx';
import { RoomBox } from './room-box.tsx';
import { areFar } from './tiles.tsx';
import { useArrangePlaces } from './use-arranging.ts';
import type { Place, StandingIn } from './use-places.ts';
import { sortedEntry, sortedList, useSortedLists, useSorting } from './use-sorting.ts';

type Props = { places: readonly Place[]; standingIn: StandingIn };

/** What stands in no room. */
const NO_ROOM = 0;
const parentOf = (key: number) => (key === NO_ROOM ? null : key);

/** Each room with the racks in it, what stands in none comes last. Rooms are dragged, and racks from room to room. */
export function Rooms({ places, standingIn }: Props) {
  const rooms = roomsOf(places);
  const { roomOrder, racks } = useRoomSorting(places, rooms);
  const drawn = new Map(rooms.flatMap((room) => room.racks.map((rack) => [rack.place.id, rack])));
  const roomOf = (id: number) => rooms.find(({ place }) => place?.id === id) ?? [];
  const isFar = areFar(rooms.flatMap((room) => room.racks));
  const others = rooms.filter(({ place }) => place === null);
  return [...roomOrder.order.flatMap(roomOf), ...others].map(({ place, racks: inRoom }) => {
    const key = place?.id ?? NO_ROOM;
    // animals that stand in the room itself keep their place before the racks
    const own = inRoom.filter((rack) => rack.place === place);
    const order = racks.orderOf(key);
    return (
      <div
        key={key}
        className={roomOrder.dragged === key ? 'is-dragged' : undefined}
        {...(place && sortedEntry(place.id))}
        {...sortedList(key)}
      >
        <RoomBox
          room={{ place, racks: [...own, ...order.flatMap((id) => drawn.get(id) ?? [])] }}
          standingIn={standingIn}
          isFar={isFar}
          sorting={{ ...racks, order, isOnly: rooms.length === 1 }}
          grip={
            place &&
            roomOrder.order.length > 1 && (
              <Grip id={key} name={place.name} sorting={roomOrder} order={roomOrder.order} />
            )
          }
        />
      </div>
    );
  });
}

/** The order of the rooms, and that of the racks in each of them. */
function useRoomSorting(places: readonly Place[], rooms: ReturnType<typeof roomsOf<Place>>) {
  const arrange = useArrangePlaces(places);
  const ids = rooms.flatMap(({ place }) => place?.id ?? []);
  const roomOrder = useSorting({
    ids,
    onSorted: (sorted) => arrange.run({ from: null, to: null, ids: sorted }),
  });
  const racks = useSortedLists({
    lists: rooms.map(({ place, racks: inRoom }) => ({
      key: place?.id ?? NO_ROOM,
      ids: inRoom.flatMap((rack) => (rack.place === place ? [] : rack.place.id)),
    })),
    onSorted: (sorted) =>
      arrange.run({
        from: parentOf(sorted.from),
        to: parentOf(sorted.to),
        // rooms are drawn before what stands in none
        ids: sorted.to === NO_ROOM ? [...ids, ...sorted.ids] : sorted.ids,
      }),
  });
  return { roomOrder, racks };
}
