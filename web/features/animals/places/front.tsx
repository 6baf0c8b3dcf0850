import { Link } from 'wouter';
import { freeIn, rowsOf, type Rack, type Row } from '#src/domain/places/rooms.ts';
import { slotSign } from '#src/domain/places/slot-signs.ts';
import { paths } from '#web/paths.ts';
import { useSkins } from '#web/components/skins.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { signClasses } from './rack.tsx';
import type { Place, Standing, StandingIn } from './use-places.ts';

/** A rack, large: each slot leads to its animal, each shelf to its own page. */
export function Front({ rack, standingIn }: { rack: Rack<Place>; standingIn: StandingIn }) {
  return (
    <ol className="front">
      {rowsOf(rack).map((row) => (
        <FrontRow key={row.place.id} row={row} standingIn={standingIn} />
      ))}
    </ol>
  );
}

function FrontRow({ row, standingIn }: { row: Row<Place>; standingIn: StandingIn }) {
  const { place, mark, shelves } = row;
  return (
    <li className={mark ? 'shelf' : 'shelf unmarked'}>
      {mark && (
        <Link href={paths.place(place.id)}>
          {mark}
          <span className="visually-hidden">, {place.name}</span>
        </Link>
      )}
      <span className="slots">
        {shelves.map((shelf) => (
          <Slots
            key={shelf.place.id}
            row={row}
            place={shelf.place}
            animals={standingIn(shelf.place.id)}
          />
        ))}
      </span>
    </li>
  );
}

function Slots(props: { row: Row<Place>; place: Place; animals: readonly Standing[] }) {
  const { row, place, animals } = props;
  const { places } = useTexts();
  return (
    <>
      {animals.map((animal) => (
        <Slot key={animal.id} animal={animal} />
      ))}
      {Array.from({ length: freeIn(row, place, animals.length) }, (_, at) => (
        <span key={`free ${at}`} className="slot is-free">
          {places.keyWords.free}
        </span>
      ))}
    </>
  );
}

function Slot({ animal }: { animal: Standing }) {
  const { places } = useTexts();
  const { signs } = useSkins([animal]);
  const sign = slotSign(animal);
  const said =
    sign === 'pre_molt' || sign === 'fresh_molt' ? places.rests(signs[sign]) : places.signs[sign];
  return (
    <Link className={classes('slot', signClasses[sign])} href={paths.petDetails(animal.id)}>
      <b>{animal.id > 0 ? animal.id : animal.slot}</b>
      <span className="who-in">{animal.name}</span>
      <span className="visually-hidden">, {said}</span>
    </Link>
  );
}
