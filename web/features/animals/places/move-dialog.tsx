import { useState } from 'react';
import { Link } from 'wouter';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { PetPicker } from '#web/components/pet-picker.tsx';
import { useUnsaved } from '#web/lib/draft.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { PlaceField, type PlaceChoice } from './place-field.tsx';
import { useMove } from './use-move.ts';
import { usePlaces, type Place, type Standing } from './use-places.ts';

type MoveProps = {
  ids: readonly number[];
  /** Of the only one, unless it is among those to choose. */
  name?: string | undefined;
  /** To choose among, instead of `ids`. */
  among?: readonly Standing[];
  /** Where they go, unless the keeper says otherwise. */
  to?: PlaceChoice;
  onClose: () => void;
};

/** Moves one animal or many to a place, which can be made right here. */
export function MoveDialog(props: MoveProps) {
  const load = usePlaces();
  if (load.data) return <Moving {...props} places={load.data.rows} />;
  const { onClose } = props;
  return <NotThere load={load} onClose={onClose} />;
}

function NotThere({ load, onClose }: { load: ReturnType<typeof usePlaces>; onClose: () => void }) {
  const { places } = useTexts();
  return (
    <Dialog title={places.move} onClose={onClose}>
      {load.loading ? <SkeletonRows count={3} /> : <LoadFailed load={load} />}
    </Dialog>
  );
}

function Moving(props: MoveProps & { places: readonly Place[] }) {
  const { ids, among, places, onClose } = props;
  const { places: words } = useTexts();
  const [to, setTo] = useState<PlaceChoice | null>(props.to ?? null);
  const [before] = useState<ReadonlySet<number>>(() => new Set(ids));
  const [chosen, setChosen] = useState(before);
  const [tried, setTried] = useState(false);
  useUnsaved(isOther(to, props.to ?? null) || !isSame(chosen, before));
  const move = useMove(places, onClose);
  const moving = among ? [...chosen] : ids;
  const [first] = moving;
  const name = among ? among.find(({ id }) => id === first)?.name : props.name;
  function submit() {
    setTried(true);
    if (to && moving.length > 0) void move.run({ ids: moving, to, name });
  }
  return (
    <Dialog
      title={moving.length === 0 ? words.move : words.moveTitle(moving.length, name)}
      onClose={onClose}
      onSubmit={submit}
      actions={<DialogEnd save={words.move} icon="rack" busy={move.busy} onClose={onClose} />}
    >
      <PlaceField
        label={words.where}
        places={places}
        value={to}
        onChange={setTo}
        none={places.length > 0 ? words.takeOut : undefined}
        creates
        hint={places.length === 0 ? `${words.first} ${words.makeHint}` : words.makeHint}
        problem={tried && !to ? words.whereNeeded : move.problems['place_id']}
        required
      />
      {among && tried && moving.length === 0 && (
        <p className="problem" role="alert">
          {words.whoNeeded}
        </p>
      )}
      {among && <PetPicker pets={among} chosen={chosen} onChange={setChosen} />}
      <p className="small">
        <Link href={paths.places()}>{words.managePlaces}</Link>
      </p>
    </Dialog>
  );
}

const isOther = (to: PlaceChoice | null, start: PlaceChoice | null): boolean =>
  to?.id !== start?.id || to?.path !== start?.path;

const isSame = (ids: ReadonlySet<number>, before: ReadonlySet<number>): boolean =>
  ids.size === before.size && [...ids].every((id) => before.has(id));
