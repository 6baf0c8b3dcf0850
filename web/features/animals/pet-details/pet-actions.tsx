import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useShortcuts } from '#web/components/shortcuts.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmDelete } from '#web/lib/confirm-delete.ts';
import { AssignPlansDialog } from '#web/features/plans/plans/assign-plans-dialog.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { ArchiveDialog, type ArchiveDraft } from '#web/features/animals/records/archive-dialog.tsx';
import { MoveDialog } from '#web/features/animals/places/move-dialog.tsx';
import { usePlaces } from '#web/features/animals/places/use-places.ts';
import { recorded, undo } from '#web/features/animals/records/undo.ts';
import type { Pet } from './use-pet.ts';

/** Actions on an animal's record as a whole. */
export function PetActions({ pet }: { pet: Pet }) {
  const { pets, places, plans } = useTexts();
  const hasPlaces = (usePlaces({ enabled: pet.own === 1, quiet: true }).data?.rows.length ?? 0) > 0;
  const [moving, setMoving] = useState(false);
  const [archiving, setArchiving] = useState(false);
  const [planning, setPlanning] = useState(false);
  const erase = useDelete(pet);
  const back = useUnarchive(pet);
  useShortcuts('animal', {
    edit: pet.own === 1 ? () => navigate(paths.petEdit(pet.id)) : undefined,
  });
  if (pet.own !== 1) return null;
  const link = (label: string, icon: MenuItem['icon'], href: string): MenuItem => ({
    kind: 'link',
    label,
    icon,
    href,
  });
  const items: MenuItem[] = [
    link(pets.quickView, 'qr', paths.petQuick(pet.tag)),
    ...(pet.archived ? [] : [planItem(plans.title, () => setPlanning(true))]),
    ...(hasPlaces && !pet.archived ? [moveItem(places.move, () => setMoving(true))] : []),
    link(pets.addAnother, 'plus', paths.petAdd({ species: pet.sc_id })),
    ...(pet.archived ? [] : [link(pets.sell, 'receipt', paths.saleAdd({ pet: pet.id }))]),
    ...(canGo(pet) ? [link(pets.handOver, 'hand', paths.handOver({ ids: String(pet.id) }))] : []),
    ...(pet.purchase_id
      ? []
      : [link(pets.addPurchase, 'cart', paths.purchaseAdd({ pet: pet.id }))]),
    pet.archived
      ? { kind: 'action', label: pets.unarchive, icon: 'undo', onSelect: () => void back.run() }
      : {
          kind: 'action',
          label: pets.archive,
          icon: 'archive',
          onSelect: () => setArchiving(true),
        },
    { kind: 'action', label: pets.delete, icon: 'trash', danger: true, onSelect: erase },
  ];
  return (
    <>
      <ButtonLink brief icon="pencil" href={paths.petEdit(pet.id)}>
        {pets.edit}
      </ButtonLink>
      <ButtonLink brief icon="tag" href={paths.labels({ ids: String(pet.id) })}>
        {pets.label}
      </ButtonLink>
      <Menu icon="more" brief items={items}>
        {pets.more}
      </Menu>
      {moving && <MoveDialog ids={[pet.id]} name={pet.name} onClose={() => setMoving(false)} />}
      {archiving && <Archiving pet={pet} onClose={() => setArchiving(false)} />}
      {planning && <AssignPlansDialog pet={pet} onClose={() => setPlanning(false)} />}
    </>
  );
}

/** Whether its history can go to another keeper: it is here, or left without it. */
const canGo = ({ archived, archive_reason, handed_over }: Pet) =>
  !archived || (!handed_over && (archive_reason === 'sold' || archive_reason === 'given'));

function moveItem(label: string, onSelect: () => void): MenuItem {
  return { kind: 'action', label, icon: 'rack', onSelect };
}

function planItem(label: string, onSelect: () => void): MenuItem {
  return { kind: 'action', label, icon: 'plan', onSelect };
}

function Archiving({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const { pets } = useTexts();
  const { id, name } = pet;
  const archive = useAction(
    (draft: ArchiveDraft) => api.pet.archive.put({ id, archived: 1, ...draft }),
    {
      errorTitle: pets.errorArchiving,
      invalidates: recorded,
      success: () => ({
        text: pets.saidArchived(name),
        undo: undo(() => api.pet.archive.put({ id, archived: 0 })),
      }),
      done: onClose,
    },
  );
  return <ArchiveDialog title={pets.archiveTitle(name)} save={archive} onClose={onClose} />;
}

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

/** Asks first, and lists what is deleted with it. */
function useDelete(pet: Pet): () => void {
  const { pets } = useTexts();
  const confirmDelete = useConfirmDelete();
  const { feeding, molt, event } = pet.records;
  const erase = useAction(() => api.pet.delete.delete({ id: pet.id }), {
    errorTitle: pets.errorDeletingPet,
    invalidates: [['pet', 'list'], ['pet', 'overview'], ['plan'], ['species']],
    success: pets.saidDeletedPet(pet.name),
    to: paths.pets(),
  });
  return async () => {
    const goes = pets.deleteText(feeding, molt, event, pet.has_img === 1);
    if (await confirmDelete(pets.deleteTitle(pet.name), goes)) await erase.run();
  };
}
