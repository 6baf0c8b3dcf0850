import { Fragment, useState, type ReactNode } from 'react';
import { limits } from '#src/domain/limits.ts';
import type { Values } from '#src/records/fields.ts';
import { petFields, type petFormFields } from '#src/records/pet.ts';
import { GenderField } from '#web/components/gender-field.tsx';
import { SpeciesField, type ChosenSpecies } from '#web/components/species-field.tsx';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';

type PetValues = Values<typeof petFormFields>;
type PetDraft = PetValues & { species: ChosenSpecies | null };
export type PetBody = PetValues & { p_sc_id: number };

/** The fields that adding and editing share. `onSave` is called with a complete body. */
export function PetForm(props: {
  start: PetDraft;
  save: string;
  busy: boolean;
  /** Validation errors from the server, by field. */
  problems: Record<string, string>;
  onSave: (body: PetBody) => void;
  /** A cancel button beside the save button. */
  end?: ReactNode;
  children?: ReactNode;
}) {
  const { pets } = useTexts();
  const [draft, change] = useDraft(props.start);
  const [tried, setTried] = useState(false);
  const today = useToday();
  const { species, ...values } = draft;
  const noName = !values.name.trim();

  function submit() {
    setTried(true);
    if (!species || noName) return;
    props.onSave({ ...values, name: values.name.trim(), p_sc_id: species.sc_id });
  }
  const bind = <Key extends keyof PetValues>(key: Key) => ({
    name: key,
    value: values[key],
    onChange: (value: PetValues[Key]) => change({ [key]: value }),
    problem: props.problems[key],
  });
  const controls = {
    name: (
      <TextField
        label={pets.name}
        autoComplete="off"
        maxLength={petFields.name.max}
        hint={pets.nameHint}
        required
        {...bind('name')}
        problem={tried && noName ? pets.needName : props.problems['name']}
      />
    ),
    gender: <GenderField {...bind('gender')} />,
    an_count: (
      <Stepper
        label={pets.count}
        {...limits.an_count}
        hint={pets.countHint}
        {...bind('an_count')}
      />
    ),
    kept_since: (
      <DateField
        label={pets.since}
        max={today}
        hint={pets.sinceHint}
        {...bind('kept_since')}
        value={values.kept_since ?? ''}
        onChange={(day) => change({ kept_since: day || null })}
      />
    ),
    notes: <TextArea label={pets.notes} maxLength={petFields.notes.max} {...bind('notes')} />,
  } satisfies Record<keyof PetValues, ReactNode>;
  return (
    <Form onSubmit={submit}>
      <SpeciesField
        value={species}
        onChange={(chosen) => change({ species: chosen })}
        problem={tried && !species ? pets.needSpecies : props.problems['p_sc_id']}
      />
      {Object.entries(controls).map(([key, control]) => (
        <Fragment key={key}>{control}</Fragment>
      ))}
      {props.children}
      <div className="form-end">
        <Button type="submit" variant="primary" large busy={props.busy}>
          {props.save}
        </Button>
        {props.end}
      </div>
    </Form>
  );
}
