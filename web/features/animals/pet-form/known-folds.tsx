import { limits } from '#src/domain/limits.ts';
import { petFields } from '#src/records/pet.ts';
import { SaidDayField } from '#web/components/said-day-field.tsx';
import { PlaceField } from '#web/features/animals/places/place-field.tsx';
import { usePlaces } from '#web/features/animals/places/use-places.ts';
import { FeederField } from '#web/features/animals/records/feeder-field.tsx';
import { MoneyField } from '#web/features/trade/records/money-field.tsx';
import { bindFields, type Typed } from '#web/lib/bind-fields.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { parseSize } from '#web/lib/parse-size.ts';
import { lengthText, units } from '#web/lib/size.ts';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Note } from '#web/ui/note.tsx';
import { NumberField, TextArea, TextField } from '#web/ui/text-field.tsx';
import { isSizeDoubted, type AddDraft } from './add-draft.ts';

type Props = Typed<AddDraft> & { currency: string };

const sizeSaid = (typed: string) => {
  const cm = parseSize(typed);
  return typeof cm === 'number' ? lengthText(cm) : typed;
};

const said = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ');

/** What else somebody may know of a new animal; each fold says what it holds. */
export function KnownFolds(props: Props) {
  const { draft, change, problems, currency } = props;
  const { pets } = useTexts();
  const { addForm } = pets;
  const bind = bindFields(props);
  const isReachable = useReachable();
  const has = (...fields: (keyof AddDraft)[]) => fields.some((field) => problems[field]);
  return (
    <>
      <Fold
        title={addForm.size}
        said={said(sizeSaid(draft.size), draft.date_mt)}
        hasProblem={has('size', 'date_mt')}
      >
        <NumberField
          label={addForm.sizeNow}
          unit={units().length}
          decimals
          hint={addForm.sizeHint}
          {...bind('size')}
          onChange={(size) => change({ size, is_large: false })}
        />
        {isSizeDoubted(draft) && (
          <Check checked={draft.is_large} onChange={(is_large) => change({ is_large })}>
            {addForm.isLarge}
          </Check>
        )}
        <SaidDayField label={addForm.molted} isRecent {...bind('date_mt')} />
      </Fold>
      <Fold
        title={addForm.since}
        said={said(draft.kept_since, draft.hatched && `${pets.fields.hatched} ${draft.hatched}`)}
        hasProblem={has('kept_since', 'hatched')}
      >
        <SaidDayField label={pets.fields.kept_since} {...bind('kept_since')} />
        <SaidDayField label={pets.fields.hatched} isPartial {...bind('hatched')} />
      </Fold>
      <Fold
        title={addForm.fed}
        said={said(draft.date_f, draft.food)}
        hasProblem={has('date_f', 'food')}
      >
        <SaidDayField label={addForm.fed} isRecent {...bind('date_f')} />
        <FeederField an_type={draft.species?.an_type} {...bind('food')} />
      </Fold>
      <PlaceFold {...props} />
      <PlanFold {...props} />
      <Fold
        title={addForm.bought}
        said={said(draft.seller, draft.price && `${draft.price} ${currency}`)}
        hasProblem={has('price', 'seller')}
      >
        {!isReachable && <Note icon="offline">{addForm.boughtOffline}</Note>}
        <MoneyField
          label={draft.count > 1 ? addForm.priceOfAll : addForm.price}
          currency={currency}
          {...bind('price')}
        />
        <TextField
          label={addForm.seller}
          autoComplete="off"
          hint={addForm.boughtHint}
          {...bind('seller', limits.seller)}
        />
      </Fold>
      <Fold title={addForm.notes} said={draft.notes.split('\n')[0]} hasProblem={has('notes')}>
        <TextArea label={pets.fields.notes} {...bind('notes', petFields.notes.max)} />
      </Fold>
    </>
  );
}

/** Only for keepers who have places. */
function PlaceFold({ draft, change, problems }: Props) {
  const { pets, places: words } = useTexts();
  const places = usePlaces({ quiet: true }).data?.rows ?? [];
  if (places.length === 0) return null;
  return (
    <Fold
      title={pets.addForm.place}
      said={draft.place?.id || draft.place?.isNew ? draft.place.path : ''}
      hasProblem={problems['place_id'] !== undefined}
    >
      <PlaceField
        label={words.place}
        places={places}
        none={words.nowhere}
        value={draft.place ?? { id: null, path: words.nowhere }}
        onChange={(place) => change({ place })}
        creates
        hint={words.makeHint}
        problem={problems['place_id']}
      />
    </Fold>
  );
}

/** Only for keepers who have plans. */
function PlanFold({ draft, change }: Props) {
  const { pets, errors } = useTexts();
  const { data } = useLoad(['plan', 'list'], () => api.plan.list.get(), {
    errorTitle: errors.loadingPlans,
    quiet: true,
  });
  const choices = (data?.rows ?? []).map((plan) => ({
    value: String(plan.fp_id),
    label: plan.fp_name,
  }));
  if (choices.length === 0) return null;
  const chosen = choices.filter(({ value }) => draft.plan_ids.includes(value));
  return (
    <Fold title={pets.addForm.plan} said={said(...chosen.map(({ label }) => label))}>
      {choices.map(({ value, label }) => (
        <Check
          key={value}
          checked={draft.plan_ids.includes(value)}
          onChange={(on) =>
            change({
              plan_ids: on
                ? [...draft.plan_ids, value]
                : draft.plan_ids.filter((one) => one !== value),
            })
          }
        >
          {label}
        </Check>
      ))}
    </Fold>
  );
}
