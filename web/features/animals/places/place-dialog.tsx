import { useState } from 'react';
import { placeKinds, type PlaceKind } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import { numberedNames } from '#src/domain/places/numbered-names.ts';
import { nameProblem } from '#src/domain/places/path-names.ts';
import { withBelow } from '#src/domain/places/tree.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import type { Save } from '#web/lib/action.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { doubleOf } from './double-of.ts';
import { PlaceField } from './place-field.tsx';
import type { Place } from './use-places.ts';

export type PlaceBody = {
  name: string;
  kind: PlaceKind;
  slots: number;
  notes: string;
  parent_id: number | null;
};
/** `many`: how many of them are made. */
export type PlaceDraft = PlaceBody & { many: number };

/** As many as a rack has shelves, and more. */
const MOST_AT_ONCE = 50;

/** The fields of a place; several alike can be made at once. `own`: the one that is edited, which can't stand in itself. */
export function PlaceDialog(props: {
  title: string;
  start: PlaceBody;
  places: readonly Place[];
  own?: number;
  save: Save<PlaceDraft>;
  onClose: () => void;
}) {
  const { title, start, places, own, save, onClose } = props;
  const { places: words } = useTexts();
  const [draft, change] = useDraft<PlaceDraft>({ ...start, many: 1 });
  const [tried, setTried] = useState(false);
  const bind = bindFields({ draft, change, problems: save.problems });
  const noName = !draft.name.trim();
  const wrong = draft.name === start.name ? null : nameProblem(draft.name);
  const below = own === undefined ? new Set() : withBelow(places, own);
  const parent = places.find(({ id }) => id === draft.parent_id);
  const double = doubleOf({ ...draft, id: own }, places);
  function submit() {
    setTried(true);
    if (!noName && !wrong) void save.run({ ...draft, name: draft.name.trim() });
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={<DialogEnd save={words.save} icon="check" busy={save.busy} onClose={onClose} />}
    >
      <Segmented
        label={words.kind}
        legend
        choices={placeKinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label={words.name}
        placeholder={words.namePlaceholder[draft.kind]}
        autoComplete="off"
        required
        hint={double && words.doubleHint(double.path)}
        {...bind('name', limits.place_name)}
        problem={
          (tried && (noName ? words.nameNeeded : wrong)) ||
          (save.problems['name'] ?? save.problems['names'])
        }
      />
      {own === undefined && (
        <Stepper
          label={words.howMany}
          min={1}
          max={MOST_AT_ONCE}
          hint={draft.many > 1 && !noName ? words.severalHint(namesOf(draft, words)) : undefined}
          {...bind('many')}
        />
      )}
      {places.length > 0 && (
        <PlaceField
          label={words.parent}
          places={places.filter(({ id }) => !below.has(id))}
          none={words.top}
          value={{ id: draft.parent_id, path: parent?.path ?? words.top }}
          onChange={(chosen) => change({ parent_id: chosen?.id ?? null })}
          problem={save.problems['parent_id']}
        />
      )}
      {draft.kind !== 'room' && (
        <Stepper label={words.slots} {...limits.slots} hint={words.slotsHint} {...bind('slots')} />
      )}
      {draft.many === 1 && (
        <TextArea
          label={words.notesLabel}
          hint={words.notesHint}
          {...bind('notes', limits.place_notes)}
        />
      )}
    </Dialog>
  );
}

function namesOf(
  { name, many }: PlaceDraft,
  words: { severalNames: (...of: [string, string, number]) => string },
) {
  const names = numberedNames(name, many);
  return words.severalNames(names[0] ?? '', names.at(-1) ?? '', names.length);
}
