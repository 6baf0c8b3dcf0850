import { useState } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useStandingAnimals, type Place } from './use-places.ts';

/** Chooses animals that are put into a place; those that stand nowhere come first. */
export function PutHere({ place }: { place: Place }) {
  const { places } = useTexts();
  const [open, setOpen] = useState(false);
  const animals = useStandingAnimals().data?.rows ?? [];
  const others = animals
    .filter(({ place_id }) => place_id !== place.id)
    .toSorted((a, b) => Number(a.place_id !== null) - Number(b.place_id !== null));
  if (others.length === 0) return null;
  return (
    <>
      <Button variant="quiet" icon="plus" onClick={() => setOpen(true)}>
        {places.standHere}
      </Button>
      {open && (
        <MoveDialog
          ids={[]}
          among={others}
          to={{ id: place.id, path: place.path }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
