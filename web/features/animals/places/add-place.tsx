import type { PlaceKind } from '#src/domain/enums.ts';
import { numberedNames } from '#src/domain/places/numbered-names.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { undoBy } from '#web/lib/undo.ts';
import { useTexts } from '#web/texts/texts.ts';
import { PlaceDialog, type PlaceDraft } from './place-dialog.tsx';
import { rearranged, type Place } from './use-places.ts';

/** What most likely stands in what. */
const within: Record<PlaceKind, PlaceKind> = {
  room: 'rack',
  rack: 'shelf',
  shelf: 'box',
  box: 'box',
};

/** Adds one place, or several alike. `parent`: what they stand in, unless the keeper says otherwise. */
export function AddPlace(props: { places: readonly Place[]; parent?: Place; onClose: () => void }) {
  const { places, parent, onClose } = props;
  const { places: words } = useTexts();
  const kind = parent ? within[parent.kind] : places.length === 0 ? 'room' : 'rack';
  const add = useAction(addAll, {
    errorTitle: words.errorSaving,
    invalidates: rearranged,
    success: (ids, { name }) => ({
      text: ids.length === 1 ? words.saidAdded(name) : words.saidAddedMany(ids.length),
      undo: undoBy(
        { errorTitle: words.errorUndo, invalidates: rearranged },
        ...ids.map((id) => () => api.place.delete.delete({ id })),
      ),
    }),
    done: onClose,
  });
  return (
    <PlaceDialog
      title={parent ? words.addInside(parent.name) : words.add}
      start={{ name: '', kind, slots: 0, notes: '', parent_id: parent?.id ?? null }}
      places={places}
      save={add}
      onClose={onClose}
    />
  );
}

const addAll = ({ many, name, notes, ...place }: PlaceDraft) =>
  inSteps(async (step): Promise<number[]> => {
    if (many === 1) return [(await step(() => api.place.add.post({ ...place, name, notes }))).id];
    const names = numberedNames(name, many);
    return (await step(() => api.place.add_many.post({ ...place, names }))).ids;
  });
