import { useSetting } from '#web/state/settings.ts';
import { useLocation } from 'wouter';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/params.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useFirst } from '#web/lib/use-lasting.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { InventoryCrumbs } from '#web/features/trade/records/inventory-crumbs.tsx';
import { useOwnPet, type OwnPet } from './own-pet-field.tsx';
import { useLastBought } from './last-bought.ts';
import { emptyPurchase, type PurchaseBody, type PurchaseDraft } from './purchase-draft.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { traded } from '#web/features/trade/records/trade-cache-keys.ts';

/** A new purchase; `pet` in the address is a pet that came with it, `parent` one that it descends from. */
export function PurchaseAddPage() {
  const { inventory } = useTexts();
  const [pet_id, parent_id] = [useIdParam('pet'), useIdParam('parent')];
  const { pet, load } = useOwnPet(pet_id);
  const parent = useOwnPet(parent_id);
  const last = useLastBought(pet_id === null && parent_id === null);
  const isWaitedFor = useFirst(load.loading || parent.loading || last.loading, pet_id);
  return (
    <Page
      title={pet ? inventory.forPet(pet.name) : inventory.addPurchase}
      crumbs={<InventoryCrumbs list="purchases" here={inventory.addPurchase} />}
      narrow
    >
      {isWaitedFor ? (
        <SkeletonForm fields={6} />
      ) : load.failed && !load.data && !load.missing ? (
        <LoadFailed load={load} />
      ) : (
        <AddForm
          of={pet?.tag ?? parent.pet?.tag ?? ''}
          pet={pet?.purchase_id === null ? pet : null}
          parent={parent.pet}
          last={last}
        />
      )}
    </Page>
  );
}

type AddProps = {
  /** Whose: by tag, since an animal that was added here has another number once it is on the server. */
  of: string;
  pet: OwnPet | null;
  parent: OwnPet | null;
  last: Pick<PurchaseDraft, 'species' | 'size'>;
};

function AddForm({ of, pet, parent, last: { species, size } }: AddProps) {
  const { inventory } = useTexts();
  const today = useToday();
  const [currency] = useSetting('display_currency');
  const [, navigate] = useLocation();
  const add = useAction(
    (body: PurchaseBody) =>
      api.purchases.add.post({ ...body, ...(pet && { pet_id: pet.id, p_sc_id: pet.sc_id }) }),
    {
      errorTitle: inventory.errorAddingPurchase,
      invalidates: traded,
      done({ id }) {
        notify(inventory.purchaseSaved);
        // After a batch its pets are added next; after the purchase of one pet, that pet's page.
        navigate(pet ? paths.petDetails(pet.id) : paths.purchaseDetails(id), { replace: true });
      },
    },
  );
  const start = emptyPurchase(today, currency);
  return (
    <PurchaseForm
      start={{
        ...start,
        ...{ species, size },
        ...(pet && { count: pet.an_count, species: pet }),
        ...(parent && { kind: 'bred' as const, parent, species: parent }),
      }}
      of={of}
      ofPet={pet !== null}
      label={inventory.savePurchase}
      save={add}
      cancel={pet ? paths.petDetails(pet.id) : paths.purchases()}
    />
  );
}
