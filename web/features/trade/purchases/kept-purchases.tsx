import { useState } from 'react';
import { useStandingAnimals } from '#web/features/animals/places/use-places.ts';
import { keptPurchases } from '#web/lib/kept-draft.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Callout } from '#web/ui/note.tsx';

/** What was typed of purchases without the network and is not stored yet: it waits in its form, and nothing sends it. */
export function KeptPurchases() {
  const { inventory } = useTexts();
  const [kept] = useState(keptPurchases);
  // a tag is never digits alone
  const isTag = (of: string) => /\D/.test(of);
  const animals = useStandingAnimals({ enabled: kept.some(isTag) }).data?.rows;
  return kept.map((of) => {
    const pet = isTag(of) ? animals?.find(({ tag }) => tag === of) : undefined;
    if (isTag(of) && !pet) return null;
    const href = pet
      ? paths.petDetails(pet.id)
      : of
        ? paths.purchaseEdit(Number(of))
        : paths.purchaseAdd();
    return (
      <Callout key={of} icon="tray" href={href}>
        {pet ? inventory.keptOf(pet.name) : of ? inventory.keptChanges : inventory.keptPurchase}
      </Callout>
    );
  });
}
