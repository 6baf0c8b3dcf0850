import { useState } from 'react';
import { isWeighed } from '#src/domain/animal/measurements.ts';
import { TakePicture } from '#web/features/animals/pictures/take-picture.tsx';
import { MeasureAdd } from '#web/features/animals/records/measure-add.tsx';
import { SellDialog } from '#web/features/trade/sales/sell-dialog.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { QuickPet } from './quick-view.page.tsx';

/** What a keeper does with a scanned animal now and then. */
export function QuickMore({ pet }: { pet: QuickPet }) {
  const { pets } = useTexts();
  const [open, setOpen] = useState<'sell' | 'measure' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="quick-more">
      <ButtonLink icon="arrow" href={paths.petDetails(pet.id)}>
        {pets.openPage}
      </ButtonLink>
      {!pet.archived && (
        <>
          <ButtonLink icon="image" href={paths.petPicture(pet.id)}>
            {pets.showPictures}
          </ButtonLink>
          <TakePicture pet={pet} />
          <Button icon="scale" onClick={() => setOpen('measure')}>
            {isWeighed(pet) ? pets.measure.weigh : pets.measure.action}
          </Button>
          <Button icon="receipt" onClick={() => setOpen('sell')}>
            {pets.sell}
          </Button>
          <ButtonLink icon="hand" href={paths.handOver({ ids: String(pet.id) })}>
            {pets.handOver}
          </ButtonLink>
        </>
      )}
      {open === 'sell' && <SellDialog pet={pet} onClose={close} />}
      {open === 'measure' && <MeasureAdd pet={pet} onClose={close} />}
    </div>
  );
}
