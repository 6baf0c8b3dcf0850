import { Link } from 'wouter';
import { freeSlots, type Rack, type Shelf } from '#src/domain/places/rooms.ts';
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
      {rack.shelves.map((shelf) => (
        <FrontShelf key={shelf.place.id} shelf={shelf} animals={standingIn(shelf.place.id)} />
      ))}
    </ol>
  );
}

function FrontShelf(props: { shelf: Shelf<Place>; animals: readonly Standing[] }) {
  const { shelf, animals } = props;
  const { place, mark } = shelf;
  const { places } = useTexts();
  const free = freeSlots({ slots: place.slots, count: animals.length });
  return (
    <li className={mark ? 'shelf' : 'shelf unmarked'}>
      {mark && (
        <Link href={paths.place(place.id)}>
          {mark}
          <span className="visually-hidden">, {place.name}</span>
        </Link>
      )}
      <span className="slots">
        {animals.map((animal) => (
          <Slot key={animal.id} animal={animal} />
        ))}
        {Array.from({ length: free }, (_, at) => (
          <span key={`free ${at}`} className="slot is-free">
            {places.keyWords.free}
          </span>
        ))}
      </span>
    </li>
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
