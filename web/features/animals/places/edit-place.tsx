import type { PlaceKind } from '#src/domain/enums.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useEdit, type FieldWords } from '#web/lib/edit.ts';
import { useTexts } from '#web/texts/texts.ts';
import { PlaceDialog, type PlaceBody, type PlaceDraft } from './place-dialog.tsx';
import { rearranged, type Place } from './use-places.ts';

/** Changes what a place is called, what it is, and what it stands in. */
export function EditPlace(props: { place: Place; places: readonly Place[]; onClose: () => void }) {
  const { place, places, onClose } = props;
  const { places: words } = useTexts();
  const { name, kind, slots, notes, parent_id } = place;
  const start: PlaceBody = { name, kind, slots, notes, parent_id };
  const edit = useEdit(() => start, place.rev, usePlaceWords(places));
  const save = useAction(
    ({ name, kind, slots, notes, parent_id }: PlaceDraft) =>
      edit({ name, kind, slots, notes, parent_id }, (changes) =>
        api.place.update.put({ ...changes, id: place.id }),
      ),
    {
      errorTitle: words.errorSaving,
      invalidates: rearranged,
      success: (_answer, body) => words.saidSaved(body.name),
      done: onClose,
    },
  );
  return (
    <PlaceDialog
      title={words.editTitle(name)}
      start={start}
      places={places}
      own={place.id}
      save={save}
      onClose={onClose}
    />
  );
}

function usePlaceWords(places: readonly Place[]): FieldWords {
  const { places: words } = useTexts();
  return {
    labels: {
      name: words.name,
      kind: words.kind,
      slots: words.slots,
      notes: words.notesLabel,
      parent_id: words.parent,
    },
    say(field, value) {
      if (field === 'kind') return words.kinds[value as PlaceKind];
      if (field === 'parent_id') return places.find(({ id }) => id === value)?.path ?? words.top;
      return undefined;
    },
  };
}
