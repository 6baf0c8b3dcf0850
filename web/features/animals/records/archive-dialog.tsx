import type { Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { archiveReasons, type ArchiveReason } from '#src/domain/enums.ts';
import type { Save } from '#web/lib/action.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipGroup } from '#web/ui/chips.tsx';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

export type ArchiveDraft = { reason: ArchiveReason | null; date: Day; note: string };

/** Why and when an animal left. */
export function ArchiveDialog(props: {
  title: string;
  save: Save<ArchiveDraft>;
  onClose: () => void;
}) {
  const { title, save, onClose } = props;
  const { pets } = useTexts();
  const today = useToday();
  const [draft, change] = useDraft<ArchiveDraft>({ reason: null, date: today, note: '' });
  const bind = bindFields({ draft, change, problems: save.problems });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => void save.run({ ...draft, note: draft.note.trim() })}
      actions={<DialogEnd save={pets.archive} icon="archive" busy={save.busy} onClose={onClose} />}
    >
      <p>{pets.archiveText}</p>
      <ChipGroup
        label={pets.reason}
        legend
        {...bind('reason')}
        choices={archiveReasons.map((value) => ({ value, label: pets.reasons[value] }))}
      />
      <RecentDateField label={pets.when} today={today} max={today} {...bind('date')} />
      <TextArea label={pets.archiveNote} {...bind('note', limits.archive_note)} />
    </Dialog>
  );
}
