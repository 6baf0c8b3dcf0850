import { useState } from 'react';
import { Link } from 'wouter';
import type { Row } from '#src/domain/places/rooms.ts';
import { countSigns, slotSign } from '#src/domain/places/slot-signs.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { AnimalRow } from './animal-row.tsx';
import { Grip } from './grip.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PutHere } from './put-here.tsx';
import { useOrderPets } from './use-arranging.ts';
import type { Place, StandingIn } from './use-places.ts';
import { sortedEntry, useSorting } from './use-sorting.ts';

/** As many as show where the shelf is. */
const FEW = 6;

type Props = { row: Row<Place>; isOwn: boolean; standingIn: StandingIn };

/**
 * The animals of a shelf, in their order, which can be changed here unless boxes hold them. `isOwn`: the page is that of
 * this shelf.
 */
export function ShelfBox({ row, isOwn, standingIn }: Props) {
  const { places } = useTexts();
  const [whole, setWhole] = useState(isOwn);
  const [isOrdering, setOrdering] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { place: shelf, shelves } = row;
  const hasBoxes = shelves.length > 1;
  const animals = shelves.flatMap(({ place }) => standingIn(place.id));
  const boxOf = (place_id: number | null) =>
    shelves.find(({ place }) => hasBoxes && place.id === place_id && place !== shelf)?.place.name;
  const { all, due } = countSigns(animals.map(slotSign));
  const ids = animals.map(({ id }) => id);
  const order = useOrderPets(shelf.id, ids);
  const sorting = useSorting({ ids, onSorted: order.run });
  const sorted = sorting.order.flatMap((id) => animals.find((pet) => pet.id === id) ?? []);
  const shown = whole || isOrdering ? sorted : sorted.slice(0, FEW);
  const title = isOwn ? places.animals : shelf.name;
  return (
    <Box
      title={isOwn ? title : <Link href={paths.place(shelf.id)}>{title}</Link>}
      end={<span className="small muted num">{places.counts(all, due)}</span>}
    >
      {isOrdering && <p className="small muted">{places.arrangeHint}</p>}
      {all === 0 && <p className="muted">{places.noAnimals}</p>}
      <ol className="rows" aria-label={title}>
        {shown.map((pet) => (
          <AnimalRow
            key={pet.id}
            pet={pet}
            box={boxOf(pet.place_id)}
            isDragged={sorting.dragged === pet.id}
            {...(isOrdering && {
              entry: sortedEntry(pet.id),
              grip: <Grip id={pet.id} name={pet.name} sorting={sorting} order={sorting.order} />,
            })}
          />
        ))}
      </ol>
      <div className="cluster">
        {all > FEW && !isOrdering && (
          <Button aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? places.showLess : places.showAll(all)}
          </Button>
        )}
        {all > 1 && !hasBoxes && (
          <Button
            variant="quiet"
            icon={isOrdering ? 'check' : 'drag'}
            onClick={() => setOrdering(!isOrdering)}
          >
            {isOrdering ? places.arrangeDone : places.changeOrder}
          </Button>
        )}
        {!hasBoxes && <PutHere place={shelf} />}
        {all > 0 && !isOrdering && (
          <Button variant="quiet" icon="rack" onClick={() => setMoving(true)}>
            {places.moveAll}
          </Button>
        )}
      </div>
      {isMoving && (
        <MoveDialog ids={ids} name={animals[0]?.name} onClose={() => setMoving(false)} />
      )}
    </Box>
  );
}
