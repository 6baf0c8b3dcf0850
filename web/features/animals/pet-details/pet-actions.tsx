import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { MoreSheet } from '#web/ui/more-sheet.tsx';
import { usePetActions } from './use-pet-actions.tsx';
import type { Pet } from './use-pet.ts';

/** Actions on an animal's record as a whole, beside its name at the desk. */
export function PetActions({ pet }: { pet: Pet }) {
  return pet.own === 1 && <DeskActions pet={pet} />;
}

function DeskActions({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const { items, dialogs } = usePetActions(pet);
  return (
    <>
      <ButtonLink brief icon="pencil" href={paths.petEdit(pet.id)}>
        {pets.edit}
      </ButtonLink>
      <ButtonLink brief icon="tag" href={paths.labels({ ids: String(pet.id) })}>
        {pets.label}
      </ButtonLink>
      <Menu icon="more" brief items={items}>
        {pets.more}
      </Menu>
      {dialogs}
    </>
  );
}

/** The same on a phone, for an animal of which nothing is recorded any more. */
export function PhoneActions({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { own, items, dialogs } = usePetActions(pet);
  return (
    <>
      <Button icon="more" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {pets.more}
      </Button>
      {isOpen && (
        <MoreSheet
          title={pets.moreOf(pet.name)}
          items={[...own, ...items]}
          onClose={() => setOpen(false)}
        />
      )}
      {dialogs}
    </>
  );
}
