import { useState, type ReactNode } from 'react';
import { limits } from '#src/domain/limits.ts';
import type { Gender } from '#src/domain/vocabulary.ts';
import { GenderField } from '#web/components/gender-field.tsx';
import { SpeciesField, type ChosenSpecies } from '#web/components/species-field.tsx';
import { useDraft } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';

export type PetDraft = {
  species: ChosenSpecies | null;
  name: string;
  gender: Gender;
  an_count: number;
  notes: string;
};

export type PetBody = {
  p_sc_id: number;
  name: string;
  gender: Gender;
  an_count: number;
  notes: string;
};

/** The fields that adding and editing share. `onSave` is called with a body that is complete. */
export function PetForm(props: {
  start: PetDraft;
  save: string;
  busy: boolean;
  /** What the server found wrong, by field. */
  problems: Record<string, string>;
  onSave: (body: PetBody) => void;
  /** A way out beside the save button. */
  end?: ReactNode;
  children?: ReactNode;
}) {
  const { pets } = useTexts();
  const [draft, change] = useDraft(props.start);
  const [tried, setTried] = useState(false);
  const { species, name, gender, an_count, notes } = draft;

  function submit() {
    setTried(true);
    if (!species || !name.trim()) return;
    props.onSave({ p_sc_id: species.sc_id, name: name.trim(), gender, an_count, notes });
  }
  return (
    <Form onSubmit={submit}>
      <SpeciesField
        value={species}
        onChange={(chosen) => change({ species: chosen })}
        problem={tried && !species ? pets.needSpecies : props.problems['p_sc_id']}
      />
      <TextField
        label={pets.name}
        name="name"
        autoComplete="off"
        maxLength={limits.pet_name}
        value={name}
        onChange={(text) => change({ name: text })}
        hint={pets.nameHint}
        problem={tried && !name.trim() ? pets.needName : props.problems['name']}
        required
      />
      <GenderField value={gender} onChange={(chosen) => change({ gender: chosen })} />
      <Stepper
        label={pets.count}
        value={an_count}
        min={limits.an_count.min}
        max={limits.an_count.max}
        onChange={(count) => change({ an_count: count })}
        hint={pets.countHint}
        problem={props.problems['an_count']}
      />
      <TextArea
        label={pets.notes}
        name="notes"
        maxLength={limits.pet_notes}
        value={notes}
        onChange={(text) => change({ notes: text })}
        problem={props.problems['notes']}
      />
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
