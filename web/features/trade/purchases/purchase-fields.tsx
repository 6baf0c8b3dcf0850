import { limits } from '#src/domain/limits.ts';
import { SpeciesField } from '#web/components/species-field.tsx';
import { useToday } from '#web/lib/today.ts';
import { useReachable } from '#web/state/network.ts';
import { units } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { NumberField, TextArea, TextField } from '#web/ui/text-field.tsx';
import { CurrencyField } from '#web/features/trade/records/currency-field.tsx';
import { MoneyField } from '#web/features/trade/records/money-field.tsx';
import { MoreFields } from '#web/features/trade/records/more-fields.tsx';
import { OwnPetField } from './own-pet-field.tsx';
import type { PurchaseDraft, PurchaseKind } from './purchase-draft.ts';
import { bindFields, type Typed } from '#web/lib/bind-fields.ts';

type FieldsProps = Typed<PurchaseDraft> & {
  /** The purchase of an existing pet: its species is known. */
  ofPet: boolean;
  /** The draft is one that was typed before. */
  isBack: boolean;
  startOver: () => void;
};

/** All fields of a purchase; those that don't apply to its kind are hidden. */
export function PurchaseFields(props: FieldsProps) {
  const { draft, ofPet, isBack, startOver } = props;
  const { inventory } = useTexts();
  const today = useToday();
  const isReachable = useReachable();
  const bind = bindFields(props);
  const kinds: PurchaseKind[] = ofPet ? ['animals', 'bred'] : ['animals', 'bred', 'thing'];
  const { kind } = draft;
  return (
    <>
      {!isReachable && (
        <div className="note" role="status">
          <Icon name="offline" />
          <p>{inventory.purchaseOffline}</p>
        </div>
      )}
      {isBack && (
        <div className="note">
          <Icon name="pencil" />
          <p className="grow">{inventory.draftBack}</p>
          <Button variant="quiet" onClick={startOver}>
            {inventory.startOver}
          </Button>
        </div>
      )}
      <Segmented
        label={inventory.kind}
        legend
        {...bind('kind')}
        choices={kinds.map((value) => ({
          value,
          label: ofPet && value === 'animals' ? inventory.bought : inventory.kinds[value],
        }))}
      />
      <WhatFields {...props} />
      <div className="count-and-price">
        <Stepper
          label={kind === 'thing' ? inventory.pieces : inventory.animals}
          {...limits.an_count}
          {...bind('count')}
        />
        {kind !== 'bred' && (
          <MoneyField
            label={inventory.totalPrice(draft.count)}
            currency={draft.currency}
            {...bind('price')}
            onCurrency={bind('currency').onChange}
          />
        )}
      </div>
      {kind !== 'thing' && (
        <NumberField label={inventory.sizeCm} unit={units().length} decimals {...bind('size')} />
      )}
      <RecentDateField
        label={kind === 'bred' ? inventory.hatched : inventory.when}
        today={today}
        max={today}
        {...bind('date')}
      />
      {kind !== 'bred' && (
        <TextField label={inventory.seller} autoComplete="off" {...bind('seller', limits.seller)} />
      )}
      <PaperFields {...props} />
    </>
  );
}

function WhatFields(props: FieldsProps) {
  const { draft, change, problems, ofPet } = props;
  const { inventory } = useTexts();
  const bind = bindFields(props);
  const { kind, species, parent } = draft;
  const text = (label: string, placeholder: string) => (
    <TextField
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      {...bind('custom_text', limits.custom_text)}
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
          onChange={(pet) => change({ parent: pet, ...(pet && !ofPet && { species: pet }) })}
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

function PaperFields(props: FieldsProps) {
  const { draft, problems } = props;
  const { inventory } = useTexts();
  const bind = bindFields(props);
  const folded = ['seller_address', 'document_no', 'notes'] as const;
  return (
    <MoreFields
      title={inventory.morePapers}
      open={
        Boolean(problems['currency']) || folded.some((field) => draft[field] || problems[field])
      }
    >
      {draft.kind !== 'bred' && (
        <TextArea
          label={inventory.sellerAddress}
          rows={2}
          {...bind('seller_address', limits.seller_address)}
        />
      )}
      {draft.kind !== 'thing' && (
        <TextField
          label={inventory.documentNo}
          hint={inventory.documentHint}
          autoComplete="off"
          {...bind('document_no', limits.document_no)}
        />
      )}
      {draft.kind !== 'bred' && <CurrencyField {...bind('currency')} />}
      <TextArea label={inventory.notes} {...bind('notes', limits.purchase_notes)} />
    </MoreFields>
  );
}
