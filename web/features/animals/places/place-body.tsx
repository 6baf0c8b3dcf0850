import { freeIn, rackOf, racksOf, rowsOf, type Rack } from '#src/domain/places/rooms.ts';
import { countSigns, slotSign } from '#src/domain/places/slot-signs.ts';
import { inside } from '#src/domain/places/tree.ts';
import { useSkins } from '#web/components/skins.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sums } from '#web/ui/facts.tsx';
import { Front } from './front.tsx';
import { InsideBox } from './inside-box.tsx';
import { PlaceLabel } from './place-label.tsx';
import { PlaceNotes } from './place-notes.tsx';
import { SlotKey } from './rack.tsx';
import { ShelfBox } from './shelf-box.tsx';
import { RoomTiles } from './tiles.tsx';
import type { PlaceDetail } from './use-place.ts';
import { usePlaceRound } from './use-place-round.ts';
import type { Place, Standing, StandingIn } from './use-places.ts';

type Props = {
  place: PlaceDetail;
  places: readonly Place[];
  standingIn: StandingIn;
  below: readonly Standing[];
};

/** A room shows its racks; anything else its shelves, with who stands there. */
export function PlaceBody({ place, places, standingIn, below }: Props) {
  const { places: words } = useTexts();
  const isRoom = place.kind === 'room' && inside(places, place.id).length > 0;
  const rack = rackOf(places, place);
  const rows = rowsOf(rack).filter((row) => !isRoom || row.place.id === place.id);
  return (
    <div className="split">
      <div className="stack">
        <div className="stack tight">
          {isRoom ? (
            <RoomTiles
              room={place}
              racks={racksOf(places, place)}
              places={places}
              standingIn={standingIn}
            />
          ) : (
            <Front rack={rack} standingIn={standingIn} />
          )}
          <SlotKey of={below} />
        </div>
        {rows.map((row) => (
          <ShelfBox
            key={row.place.id}
            row={row}
            isOwn={row.place.id === place.id}
            standingIn={standingIn}
          />
        ))}
        <InsideBox place={place} places={places} />
      </div>
      <div className="stack">
        <PlaceLabel place={place} places={places} />
        <PlaceNotes place={place} />
        <PlaceSums rack={rack} below={below} />
        {place.notes && (
          <Box title={words.ownNotes}>
            <p className="ruled list">{place.notes}</p>
          </Box>
        )}
      </div>
      {below.length > 0 && <StartOnPhone place={place} places={places} below={below} />}
    </div>
  );
}

/** Within the thumb's reach. */
function StartOnPhone({ place, places, below }: Omit<Props, 'standingIn'>) {
  const { places: words } = useTexts();
  const round = usePlaceRound(place, places, below);
  return (
    <div className="place-start">
      <Button
        variant="primary"
        icon="tongs"
        large
        wide
        busy={round.busy}
        disabled={!round.isReady}
        onClick={round.begin}
      >
        {words.startRound}
      </Button>
    </div>
  );
}

function PlaceSums({ rack, below }: { rack: Rack<Place>; below: readonly Standing[] }) {
  const { places: words } = useTexts();
  const labels = { ...words.sums, pre_molt: useSkins(below).flags.pre_molt };
  const { due, pre_molt } = countSigns(below.map(slotSign));
  const refused = below.filter(({ refusals }) => refusals > 0).length;
  const slots = rowsOf(rack).flatMap((row) =>
    row.shelves.map(({ place }) => freeIn(row, place, place.count)),
  );
  const free = slots.reduce((sum, count) => sum + count, 0);
  const sums = Object.entries({ due, refused, pre_molt, free })
    .filter(([, value]) => value > 0)
    .map(([key, value]) => ({ label: labels[key as keyof typeof labels], value }));
  return sums.length > 0 && <Sums sums={sums} />;
}
