import { isPartialDay } from '#src/domain/partial-days.ts';
import { Fragment, useState, type ReactNode } from 'react';
import { limits } from '#src/domain/limits.ts';
import type { Values } from '#src/records/fields.ts';
import { petFields, type petFormFields } from '#src/records/pet.ts';
import { GenderField } from '#web/components/gender-field.tsx';
import { SpeciesField, type ChosenSpecies } from '#web/components/species-field.tsx';
import { PlaceField, type PlaceChoice } from '#web/features/animals/places/place-field.tsx';
import { usePlaces } from '#web/features/animals/places/use-places.ts';
import type { Save } from '#web/lib/action.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { PartialDayField } from '#web/components/partial-day-field.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { Form } from '#web/ui/form.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';

type PetValues = Values<typeof petFormFields>;
type PetDraft = PetValues & { species: ChosenSpecies | null; place?: PlaceChoice | null };
/** `place`: left out by keepers who have no places. */
export type PetBody = PetValues & { p_sc_id: number; place?: PlaceChoice | null };

/** The form of an animal that is there. */
export function PetForm(props: {
  start: PetDraft;
  label: string;
  /** Is only called with a complete body. */
  save: Save<PetBody>;
  cancel: string;
  children?: ReactNode;
}) {
  const { save } = props;
  const { pets, places: placeWords } = useTexts();
  const [draft, change] = useDraft(props.start, 'animal');
  const [tried, setTried] = useState(false);
  const today = useToday();
  const places = usePlaces({ quiet: true }).data?.rows ?? [];
  const { species, place = null, ...values } = draft;
  const noName = !values.name.trim();
  const wrongHatched =
    values.hatched !== null && (!isPartialDay(values.hatched) || values.hatched > today);

  function submit() {
    setTried(true);
    if (!species || noName || wrongHatched) return;
    void save.run({
      ...values,
      name: values.name.trim(),
      p_sc_id: species.sc_id,
      ...(places.length > 0 && { place }),
    });
  }
  const bound = bindFields({ draft, change, problems: save.problems });
  const bind = <Key extends keyof PetValues>(key: Key) => ({ name: key, ...bound(key) });
  const controls = {
    name: (
      <TextField
        label={pets.fields.name}
        autoComplete="off"
        maxLength={petFields.name.max}
        hint={pets.nameHint}
        required
        {...bind('name')}
        problem={tried && noName ? pets.needName : save.problems['name']}
      />
    ),
    gender: <GenderField {...bind('gender')} />,
    an_count: (
      <Stepper
        label={pets.fields.an_count}
        {...limits.an_count}
        hint={pets.countHint}
        {...bind('an_count')}
      />
    ),
    kept_since: (
      <DateField
        label={pets.fields.kept_since}
        max={today}
        hint={pets.sinceHint}
        {...bind('kept_since')}
        value={values.kept_since ?? ''}
        onChange={(day) => change({ kept_since: day || null })}
      />
    ),
    hatched: (
      <PartialDayField
        label={pets.fields.hatched}
        {...bind('hatched')}
        value={values.hatched ?? ''}
        onChange={(day) => change({ hatched: day || null })}
        problem={tried && wrongHatched ? pets.hatchedWrong : save.problems['hatched']}
      />
    ),
    notes: (
      <TextArea label={pets.fields.notes} maxLength={petFields.notes.max} {...bind('notes')} />
    ),
  } satisfies Record<keyof PetValues, ReactNode>;
  return (
    <Form onSubmit={submit}>
      <SpeciesField
        value={species}
        onChange={(chosen) => change({ species: chosen })}
        problem={tried && !species ? pets.needSpecies : save.problems['p_sc_id']}
      />
      {Object.entries(controls).map(([key, control]) => (
        <Fragment key={key}>{control}</Fragment>
      ))}
      {places.length > 0 && (
        <PlaceField
          label={placeWords.place}
          places={places}
          none={placeWords.nowhere}
          value={place ?? { id: null, path: placeWords.nowhere }}
          onChange={(chosen) => change({ place: chosen })}
          creates
          hint={placeWords.makeHint}
          problem={save.problems['place_id']}
        />
      )}
      {props.children}
      <FormEnd label={props.label} busy={save.busy} cancel={props.cancel} />
    </Form>
  );
}
