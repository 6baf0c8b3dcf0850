import { useState } from 'react';
import { useLocation } from 'wouter';
import { withBelow } from '#src/domain/places/tree.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmDelete } from '#web/lib/confirm-delete.ts';
import { useToday } from '#web/lib/today.ts';
import { undoBy } from '#web/lib/undo.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { AddPlace } from './add-place.tsx';
import { EditPlace } from './edit-place.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MovePlace } from './move-place.tsx';
import { usePlaceRound } from './use-place-round.ts';
import { rearranged, type Place, type Standing } from './use-places.ts';

type Props = { place: Place; places: readonly Place[]; below: readonly Standing[] };

/** What can be done with a place as a whole. */
export function PlaceActions({ place, places, below }: Props) {
  const { places: words, pets } = useTexts();
  const [open, setOpen] = useState<'edit' | 'add' | 'move' | 'place' | null>(null);
  const round = usePlaceRound(place, places, below);
  const clean = useCleaned(place);
  const remove = useRemove(place, places, below.length);
  const close = () => setOpen(null);
  const items: MenuItem[] = [
    { kind: 'action', label: words.edit, icon: 'pencil', onSelect: () => setOpen('edit') },
    { kind: 'action', label: words.addTo, icon: 'plus', onSelect: () => setOpen('add') },
    ...(places.length > withBelow(places, place.id).size
      ? ([
          {
            kind: 'action',
            label: words.movePlace,
            icon: 'drag',
            onSelect: () => setOpen('place'),
          },
        ] as const)
      : []),
    ...(below.length > 0
      ? ([
          {
            kind: 'action',
            label: words.moveAnimals,
            icon: 'rack',
            onSelect: () => setOpen('move'),
          },
          {
            kind: 'link',
            label: pets.weigh.begin,
            icon: 'scale',
            href: paths.weigh(
              below.map(({ id }) => id),
              place.id,
            ),
          },
        ] as const)
      : []),
    {
      kind: 'action',
      label: words.delete,
      icon: 'trash',
      danger: true,
      onSelect: () => void remove(),
    },
  ];
  return (
    <>
      <Button icon="wash" busy={clean.busy} onClick={() => void clean.run()}>
        {words.cleaned}
      </Button>
      {below.length > 0 && (
        <Button
          variant="primary"
          icon="tongs"
          className="desktop-only"
          busy={round.busy}
          disabled={!round.isReady}
          onClick={round.begin}
        >
          {words.startRound}
        </Button>
      )}
      <Menu icon="more" label={words.more} items={items} />
      {open === 'edit' && <EditPlace place={place} places={places} onClose={close} />}
      {open === 'add' && <AddPlace places={places} parent={place} onClose={close} />}
      {open === 'place' && <MovePlace place={place} places={places} onClose={close} />}
      {open === 'move' && (
        <MoveDialog ids={below.map(({ id }) => id)} name={below[0]?.name} onClose={close} />
      )}
    </>
  );
}

/** Cleaned today, with one tap. */
function useCleaned(place: Place) {
  const { places } = useTexts();
  const date = useToday();
  return useAction(
    () => api.place.notes.add.post({ id: place.id, date, kind: 'cleaned', text: '' }),
    {
      errorTitle: places.errorNote,
      invalidates: rearranged,
      success: ({ id, known }) =>
        known
          ? places.saidCleaned(place.name)
          : {
              text: places.saidCleaned(place.name),
              undo: undoBy({ errorTitle: places.errorUndo, invalidates: rearranged }, () =>
                api.place.notes.delete.delete({ id }),
              ),
            },
    },
  );
}

function useRemove(place: Place, places: readonly Place[], pets: number) {
  const { places: words } = useTexts();
  const [, navigate] = useLocation();
  const confirmDelete = useConfirmDelete();
  const remove = useAction(() => api.place.delete.delete({ id: place.id }), {
    errorTitle: words.errorDeleting,
    invalidates: rearranged,
    success: ({ was }) => ({
      text: words.saidGone(place.name),
      undo: undoBy({ errorTitle: words.errorUndo, invalidates: rearranged }, () =>
        api.place.restore.post({ was }),
      ),
    }),
    done: () =>
      navigate(place.parent_id === null ? paths.places() : paths.place(place.parent_id), {
        replace: true,
      }),
  });
  const inside = withBelow(places, place.id).size - 1;
  return async () => {
    const text = words.deleteText(inside, pets);
    if (await confirmDelete(words.deleteTitle(place.name), text)) await remove.run();
  };
}
