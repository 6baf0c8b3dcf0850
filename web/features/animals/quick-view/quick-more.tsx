import { useState } from 'react';
import { TakePicture } from '#web/features/animals/pictures/take-picture.tsx';
import { SellDialog } from '#web/features/trade/sales/sell-dialog.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { QuickPet } from './quick-view.page.tsx';

/** What a keeper does with a scanned animal now and then. */
export function QuickMore({ pet }: { pet: QuickPet }) {
  const { pets } = useTexts();
  const [selling, setSelling] = useState(false);
  return (
    <div className="quick-more">
      <ButtonLink icon="arrow" href={paths.petDetails(pet.id)}>
        {pets.openPage}
      </ButtonLink>
      {!pet.archived && (
        <>
          <TakePicture pet={pet} />
          <Button icon="receipt" onClick={() => setSelling(true)}>
            {pets.sell}
          </Button>
          <ButtonLink icon="hand" href={paths.handOver({ ids: String(pet.id) })}>
            {pets.handOver}
          </ButtonLink>
        </>
      )}
      {selling && <SellDialog pet={pet} onClose={() => setSelling(false)} />}
    </div>
  );
}
