import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ArchiveDialog, type ArchiveDraft } from '#web/features/animals/records/archive-dialog.tsx';
import { recorded, undo } from '#web/features/animals/records/undo.ts';

type Props = {
  pet: { id: number; name: string; an_count: number };
  /** What is known of it already. */
  start?: Partial<ArchiveDraft>;
  onClose: () => void;
};

/** Archives an animal, or some of a group. */
export function Archiving({ pet, start, onClose }: Props) {
  const { pets } = useTexts();
  const { id, name, an_count } = pet;
  const whole = useAction(
    ({ reason, date, note }: ArchiveDraft) =>
      api.pet.archive.put({ id, archived: 1, reason, date, note }),
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
  const part = useAction((draft: ArchiveDraft) => api.pet.archive_part.post({ id, ...draft }), {
    errorTitle: pets.errorArchiving,
    invalidates: recorded,
    success: ({ id: left }, { count }) => ({
      text: pets.saidPartArchived(name, count),
      undo: undo(() => api.pet.archive_part.delete({ id: left, group_id: id })),
    }),
    done: onClose,
  });
  const save = {
    busy: whole.busy || part.busy,
    problems: { ...whole.problems, ...part.problems },
    run: (draft: ArchiveDraft) => (draft.count < an_count ? part : whole).run(draft),
  };
  return (
    <ArchiveDialog title={pets.archiveTitle(name)} of={an_count} {...{ start, save, onClose }} />
  );
}
