import { limits } from '#src/domain/limits.ts';
import { SpeciesField } from '#web/features/pets/species-field.tsx';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { NumberField, TextArea, TextField } from '#web/ui/text-field.tsx';
import { MoneyField } from './money-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { OwnPetField } from './own-pet-field.tsx';
import type { PurchaseDraft, PurchaseKind } from './purchase-draft.ts';

type FieldsProps = {
  draft: PurchaseDraft;
  change: (part: Partial<PurchaseDraft>) => void;
  problems: Record<string, string>;
  /** The purchase of a pet that is there: its species needs no asking. */
  ofPet: boolean;
};

/** All of a purchase; what is not asked of its kind is not shown. */
export function PurchaseFields(props: FieldsProps) {
  const { draft, change, problems, ofPet } = props;
  const { inventory } = useTexts();
  const today = useToday();
  const kinds: PurchaseKind[] = ofPet ? ['animals', 'bred'] : ['animals', 'bred', 'thing'];
  const { kind } = draft;
  return (
    <>
      <Segmented
        label={inventory.kind}
        legend
        value={kind}
        onChange={(next) => change({ kind: next })}
        choices={kinds.map((value) => ({
          value,
          label: ofPet && value === 'animals' ? inventory.bought : inventory.kinds[value],
        }))}
      />
      <WhatFields {...props} />
      <div className="count-and-price">
        <Stepper
          label={kind === 'thing' ? inventory.pieces : inventory.animals}
          value={draft.count}
          min={limits.an_count.min}
          max={limits.an_count.max}
          onChange={(count) => change({ count })}
          problem={problems['count']}
        />
        {kind !== 'bred' && (
          <MoneyField
            label={inventory.totalPrice(draft.count)}
            value={draft.price}
            onChange={(price) => change({ price })}
            problem={problems['price']}
          />
        )}
      </div>
      {kind !== 'thing' && (
        <NumberField
          label={inventory.sizeCm}
          unit="cm"
          decimals
          value={draft.size}
          onChange={(size) => change({ size })}
          problem={problems['size']}
        />
      )}
      <RecentDateField
        label={kind === 'bred' ? inventory.hatched : inventory.when}
        today={today}
        max={today}
        value={draft.date}
        onChange={(day) => day && change({ date: day })}
        problem={problems['date']}
      />
      {kind !== 'bred' && (
        <TextField
          label={inventory.seller}
          autoComplete="off"
          maxLength={limits.seller}
          value={draft.seller}
          onChange={(seller) => change({ seller })}
          problem={problems['seller']}
        />
      )}
      <PaperFields {...props} />
    </>
  );
}

function WhatFields({ draft, change, problems, ofPet }: FieldsProps) {
  const { inventory } = useTexts();
  const { kind, species, parent } = draft;
  const text = (label: string, placeholder: string) => (
    <TextField
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={limits.custom_text}
      value={draft.custom_text}
      onChange={(custom_text) => change({ custom_text })}
      problem={problems['custom_text']}
    />
  );
  if (kind === 'thing') return text(inventory.thing, inventory.thingPlaceholder);
  return (
    <>
      {kind === 'bred' && (
        <OwnPetField
          label={inventory.parent}
          placeholder={inventory.parentPlaceholder}
          hint={inventory.parentUnknown}
          value={parent}
          onChange={(pet) =>
            change({ parent: pet, ...(pet && !species && !ofPet && { species: pet }) })
          }
          problem={problems['parent_id']}
        />
      )}
      {!ofPet && (
        <SpeciesField
          value={species}
          onChange={(chosen) => change({ species: chosen })}
          problem={problems['p_sc_id']}
        />
      )}
      {text(inventory.remark, inventory.remarkPlaceholder)}
    </>
  );
}

function PaperFields({ draft, change, problems }: FieldsProps) {
  const { inventory } = useTexts();
  const { kind, seller_address, document_no, notes } = draft;
  const wrong = ['seller_address', 'document_no', 'notes'].some((field) => problems[field]);
  return (
    <MoreFields
      title={inventory.morePapers}
      open={wrong || Boolean(seller_address || document_no || notes)}
    >
      {kind !== 'bred' && (
        <TextArea
          label={inventory.sellerAddress}
          rows={2}
          maxLength={limits.seller_address}
          value={seller_address}
          onChange={(text) => change({ seller_address: text })}
          problem={problems['seller_address']}
        />
      )}
      {kind !== 'thing' && (
        <TextField
          label={inventory.documentNo}
          hint={inventory.documentHint}
          autoComplete="off"
          maxLength={limits.document_no}
          value={document_no}
          onChange={(text) => change({ document_no: text })}
          problem={problems['document_no']}
        />
      )}
      <TextArea
        label={inventory.notes}
        maxLength={limits.purchase_notes}
        value={notes}
        onChange={(text) => change({ notes: text })}
        problem={problems['notes']}
      />
    </MoreFields>
  );
}
