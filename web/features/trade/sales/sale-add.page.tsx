import { useState } from 'react';
import { useLocation } from 'wouter';
import { SpeciesName } from '#web/components/species-name.tsx';
import { GenderCount } from '#web/components/gender-count.tsx';
import { Page } from '#web/layout/page.tsx';
import { useIdParam } from '#web/lib/params.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { InventoryCrumbs } from '#web/features/trade/records/inventory-crumbs.tsx';
import {
  OwnPetField,
  useOwnPet,
  type OwnPet,
} from '#web/features/trade/purchases/own-pet-field.tsx';
import { suggestedDraft, type Suggestion } from './sale-draft.ts';
import { useHandOverToo } from './hand-over-too.tsx';
import { SaleForm } from './sale-form.tsx';
import { useSell, useSuggestion } from './use-sell.ts';

/** A new sale; with the animal in the address it takes a price and one tap. */
export function SaleAddPage() {
  const { inventory } = useTexts();
  const named = useOwnPet(useIdParam('pet'));
  const [chosen, setChosen] = useState<OwnPet | null>(null);
  const pet: OwnPet | null = chosen ?? named.pet;
  const likely = useSuggestion(pet);
  return (
    <Page
      title={pet ? inventory.sellTitle(pet.name) : inventory.addSale}
      sub={
        named.pet && (
          <>
            <SpeciesName name={named.pet.sc_name} />{' '}
            <GenderCount gender={named.pet.gender} count={named.pet.an_count} />
          </>
        )
      }
      crumbs={<InventoryCrumbs list="sales" here={inventory.addSale} />}
      narrow
    >
      {!named.pet && !named.loading && (
        <OwnPetField
          label={inventory.pet}
          placeholder={inventory.petPlaceholder}
          value={pet}
          onChange={setChosen}
          required
          toSell
        />
      )}
      {(named.loading || (pet && !likely)) && <SkeletonForm fields={4} />}
      {pet && likely && <AddForm key={pet.id} pet={pet} likely={likely} />}
    </Page>
  );
}

function AddForm({ pet, likely }: { pet: OwnPet; likely: Suggestion }) {
  const { inventory } = useTexts();
  const today = useToday();
  const [, navigate] = useLocation();
  const too = useHandOverToo(pet.id, {
    label: inventory.handOverToo,
    otherwise: () => navigate(paths.sales(), { replace: true }),
  });
  const sell = useSell(pet, too.sold);
  return (
    <SaleForm
      start={suggestedDraft(likely, pet.archive_date ?? today)}
      most={likely.an_count}
      proposal={likely}
      label={inventory.saveSale}
      save={sell}
      cancel={paths.sales()}
    >
      {too.question}
    </SaleForm>
  );
}
