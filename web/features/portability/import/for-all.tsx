import { pathProblem } from '#src/domain/places/path-names.ts';
import { PlaceField } from '#web/features/animals/places/place-field.tsx';
import { usePlaces } from '#web/features/animals/places/use-places.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { placePath, type ForAllChoice } from './for-all-choice.ts';

type Props = { value: ForAllChoice; onChange: (part: Partial<ForAllChoice>) => void };

/** Where all of them stand, also in a place that comes with them, and which plans they get: only for keepers who have some. */
export function ForAll(props: Props) {
  return (
    <>
      <PlaceOfAll {...props} />
      <PlansOfAll {...props} />
    </>
  );
}

function PlaceOfAll({ value, onChange }: Props) {
  const { petImport, places: words } = useTexts();
  const { paste } = petImport;
  const places = usePlaces({ quiet: true }).data?.rows;
  if (!places) return null;
  const path = placePath(value);
  return (
    <PlaceField
      label={paste.place}
      hint={`${paste.placeHint}. ${words.makeHint}`}
      places={places}
      none={words.nowhere}
      value={value.place ?? { id: null, path: words.nowhere }}
      onChange={(place) => onChange({ place })}
      creates
      problem={path === null ? undefined : (pathProblem(path) ?? undefined)}
    />
  );
}

function PlansOfAll({ value: { plan_ids }, onChange }: Props) {
  const { petImport, errors } = useTexts();
  const { data } = useLoad(['plan', 'list'], () => api.plan.list.get(), {
    errorTitle: errors.loadingPlans,
    quiet: true,
  });
  // one that is still to be sent is unknown to the server, and one with a filter finds its animals by itself
  const plans = (data?.rows ?? []).filter(({ fp_id, fp_filter }) => fp_id > 0 && !fp_filter);
  if (plans.length === 0) return null;
  const chosen = plans.filter(({ fp_id }) => plan_ids.includes(fp_id));
  return (
    <Fold title={petImport.paste.plans} said={chosen.map(({ fp_name }) => fp_name).join(', ')}>
      {plans.map(({ fp_id, fp_name }) => (
        <Check
          key={fp_id}
          checked={plan_ids.includes(fp_id)}
          onChange={(on) =>
            onChange({
              plan_ids: on ? [...plan_ids, fp_id] : plan_ids.filter((one) => one !== fp_id),
            })
          }
        >
          {fp_name}
        </Check>
      ))}
    </Fold>
  );
}
