import type { Day } from '#src/domain/days.ts';
import type { OwnPet } from '#web/features/trade/purchases/own-pet-field.tsx';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { useHandOverToo } from './hand-over-too.tsx';
import { suggestedDraft, type Suggestion } from './sale-draft.ts';
import { SaleFields } from './sale-fields.tsx';
import { useSaleForm } from '#web/features/trade/records/use-trade-record-form.ts';
import { useSell, useSuggestion } from './use-sell.ts';

/** `archive_date`: of one that is archived as sold already. */
type Sold = Pick<OwnPet, 'id' | 'name' | 'an_count'> & { archive_date?: Day | null };

/** Sells without leaving the animal's page. */
export function SellDialog({ pet, onClose }: { pet: Sold; onClose: () => void }) {
  const { inventory } = useTexts();
  const likely = useSuggestion(pet);
  if (likely) return <Open pet={pet} likely={likely} onClose={onClose} />;
  return (
    <Dialog title={inventory.sellTitle(pet.name)} onClose={onClose}>
      <SkeletonFacts count={3} />
    </Dialog>
  );
}

function Open(props: { pet: Sold; likely: Suggestion; onClose: () => void }) {
  const { pet, likely, onClose } = props;
  const { inventory } = useTexts();
  const today = useToday();
  const too = useHandOverToo(pet.id, { label: inventory.handOverToo, otherwise: onClose });
  const sell = useSell(pet, too.sold);
  const form = useSaleForm(
    suggestedDraft(likely, pet.archive_date ?? today),
    likely.price,
    (body) => void sell.run(body),
  );
  return (
    <Dialog
      title={inventory.sellTitle(pet.name)}
      onClose={onClose}
      onSubmit={form.submit}
      actions={
        <DialogEnd save={inventory.saveSale} icon="receipt" busy={sell.busy} onClose={onClose} />
      }
    >
      <SaleFields
        draft={form.draft}
        change={form.change}
        problems={{ ...sell.problems, ...form.problems }}
        most={likely.an_count}
        proposal={likely}
      />
      {too.question}
    </Dialog>
  );
}
