import { useState } from 'react';
import { inside, withBelow } from '#src/domain/places/tree.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { doubleOf } from './double-of.ts';
import { PlaceField, type PlaceChoice } from './place-field.tsx';
import { useArrangePlaces } from './use-arranging.ts';
import type { Place } from './use-places.ts';

/** Puts a place with all that stands in it into another one, by its name. */
export function MovePlace(props: { place: Place; places: readonly Place[]; onClose: () => void }) {
  const { place, places, onClose } = props;
  const { places: words } = useTexts();
  const [to, setTo] = useState<PlaceChoice | null>(null);
  const [tried, setTried] = useState(false);
  useUnsaved(to !== null);
  const move = useArrangePlaces(places, onClose);
  const below = withBelow(places, place.id);
  const others = places.filter(({ id }) => !below.has(id) && id !== place.parent_id);
  const double = to && doubleOf({ ...place, parent_id: to.id }, places);
  function submit() {
    setTried(true);
    if (!to) return;
    const there = inside(places, to.id).map(({ id }) => id);
    void move.run({ from: place.parent_id, to: to.id, ids: [...there, place.id] });
  }
  return (
    <Dialog
      title={words.movePlaceTitle(place.name)}
      onClose={onClose}
      onSubmit={submit}
      actions={<DialogEnd save={words.move} icon="rack" busy={move.busy} onClose={onClose} />}
    >
      <PlaceField
        label={words.where}
        places={others}
        none={place.parent_id === null ? undefined : words.top}
        value={to}
        onChange={setTo}
        hint={double ? words.doubleHint(double.path) : words.movePlaceHint}
        problem={tried && !to ? words.whereNeeded : move.problems['parent_id']}
        required
      />
    </Dialog>
  );
}
