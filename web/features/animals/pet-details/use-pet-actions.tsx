import { useState, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useShortcuts } from '#web/components/shortcuts.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmDelete } from '#web/lib/confirm-delete.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { MoreItem } from '#web/ui/more-sheet.tsx';
import { usePlaces } from '#web/features/animals/places/use-places.ts';
import { recorded, undo } from '#web/features/animals/records/undo.ts';
import { Archiving, AssignPlansDialog, MoveDialog, SellDialog } from './dialogs.ts';
import type { Pet } from './use-pet.ts';

/** Actions on an animal's record as a whole, with their dialogs; `own`: those of every animal of its keeper. */
export function usePetActions(pet: Pet) {
  const { pets, places, plans } = useTexts();
  const hasPlaces = (usePlaces({ enabled: pet.own === 1, quiet: true }).data?.rows.length ?? 0) > 0;
  const [open, setOpen] = useState<'move' | 'archive' | 'plans' | 'sell' | null>(null);
  const erase = useDelete(pet, () => setOpen('archive'));
  const back = useUnarchive(pet);
  useShortcuts('animal', {
    edit: pet.own === 1 ? () => navigate(paths.petEdit(pet.id)) : undefined,
  });
  const close = () => setOpen(null);
  const isKept = pet.archived === 0;
  const canMove = hasPlaces && isKept;
  const own: MoreItem[] = [
    link(pets.picture, 'camera', paths.petPicture(pet.id)),
    link(pets.edit, 'pencil', paths.petEdit(pet.id)),
    link(pets.label, 'tag', paths.labelsPrint({ ids: String(pet.id), from: pet.id })),
  ];
  const items: MoreItem[] = [
    link(pets.quickView, 'qr', paths.petQuick(pet.tag)),
    link(pets.sheet.print, 'printer', paths.petSheet(pet.id)),
    ...(isKept ? [action(plans.title, 'plan', () => setOpen('plans'))] : []),
    ...(canMove ? [action(places.move, 'rack', () => setOpen('move'))] : []),
    link(pets.addAnother, 'plus', paths.petAdd({ species: pet.sc_id })),
    ...(isKept ? [action(pets.sell, 'receipt', () => setOpen('sell'))] : []),
    ...(canGo(pet) ? [link(pets.handOver, 'hand', paths.handOver({ ids: String(pet.id) }))] : []),
    ...(pet.purchase_id
      ? []
      : [link(pets.addPurchase, 'cart', paths.purchaseAdd({ pet: pet.id }))]),
    isKept
      ? action(pets.archive, 'archive', () => setOpen('archive'))
      : action(pets.unarchive, 'undo', () => void back.run()),
    { kind: 'action', label: pets.delete, icon: 'trash', danger: true, onSelect: erase },
  ];
  const dialogs: ReactNode = (
    <>
      {open === 'move' && <MoveDialog ids={[pet.id]} name={pet.name} onClose={close} />}
      {open === 'sell' && <SellDialog pet={pet} onClose={close} />}
      {open === 'archive' && <Archiving pet={pet} onClose={close} />}
      {open === 'plans' && <AssignPlansDialog pet={pet} onClose={close} />}
    </>
  );
  return { own, items, dialogs };
}

const link = (label: string, icon: MoreItem['icon'], href: string): MoreItem => ({
  kind: 'link',
  label,
  icon,
  href,
});

const action = (label: string, icon: MoreItem['icon'], onSelect: () => void): MoreItem => ({
  kind: 'action',
  label,
  icon,
  onSelect,
});

/** Whether its history can go to another keeper: it is here, or left without it. */
const canGo = ({ archived, archive_reason, handed_over }: Pet) =>
  !archived || (!handed_over && (archive_reason === 'sold' || archive_reason === 'given'));

function useUnarchive({ id, name, archive_date, archive_reason, archive_note }: Pet) {
  const { pets } = useTexts();
  const before = { reason: archive_reason, date: archive_date, note: archive_note };
  return useAction(() => api.pet.archive.put({ id, archived: 0 }), {
    errorTitle: pets.errorUnarchiving,
    invalidates: recorded,
    success: () => ({
      text: pets.saidUnarchived(name),
      undo: undo(() => api.pet.archive.put({ id, archived: 1, ...before })),
    }),
  });
}

/** Asks first, and lists what is deleted with it. Of one that is kept with a history `archive` is the better way. */
function useDelete(pet: Pet, archive: () => void): () => void {
  const { common, pets } = useTexts();
  const confirmDelete = useConfirmDelete();
  const { feeding, molt, measurement, event } = pet.records;
  const erase = useAction(() => api.pet.delete.delete({ id: pet.id }), {
    errorTitle: pets.errorDeletingPet,
    invalidates: [['pet', 'list'], ['pet', 'overview'], ['plan'], ['species']],
    success: pets.saidDeletedPet(pet.name),
    to: paths.pets(),
  });
  return async () => {
    const goes = pets.deleteText(feeding, molt, event, pet.has_img === 1, measurement);
    const hasHistory = feeding + molt + event + measurement > 0;
    const instead =
      hasHistory && pet.archived === 0
        ? { button: pets.archiveInstead, onChoose: archive }
        : undefined;
    const text = instead ? `${goes} ${pets.archiveKeeps}` : goes;
    const title = pets.deleteTitle(pet.name);
    if (await confirmDelete(title, text, common.delete, instead)) await erase.run();
  };
}
