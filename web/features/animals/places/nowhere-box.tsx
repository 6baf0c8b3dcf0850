import { useState } from 'react';
import { Link } from 'wouter';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { Standing } from './use-places.ts';

/** As many as one looks through. */
const FEW = 18;

/** The animals that have no place yet. */
export function NowhereBox({ animals }: { animals: readonly Standing[] }) {
  const { places } = useTexts();
  const [moving, setMoving] = useState(false);
  const [all, setAll] = useState(false);
  if (animals.length === 0) return null;
  return (
    <Box
      title={places.nowhereYet}
      end={
        <Button icon="rack" onClick={() => setMoving(true)}>
          {places.putAway}
        </Button>
      }
    >
      <ul className="nowhere">
        {(all ? animals : animals.slice(0, FEW)).map((pet) => (
          <li key={pet.id}>
            <Link href={paths.petDetails(pet.id)}>
              <PetPicture pet={pet} />
              {pet.name}
            </Link>
          </li>
        ))}
      </ul>
      {animals.length > FEW && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? places.showLess : places.showAll(animals.length)}
        </Button>
      )}
      {moving && (
        <MoveDialog
          ids={animals.map(({ id }) => id)}
          among={animals}
          onClose={() => setMoving(false)}
        />
      )}
    </Box>
  );
}
