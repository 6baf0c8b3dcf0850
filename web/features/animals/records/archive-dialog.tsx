import type { Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { archiveReasons, type ArchiveReason } from '#src/domain/enums.ts';
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
  busy: boolean;
  onArchive: (draft: ArchiveDraft) => void;
  onClose: () => void;
}) {
  const { title, busy, onArchive, onClose } = props;
  const { pets } = useTexts();
  const today = useToday();
  const [draft, change] = useDraft<ArchiveDraft>({ reason: null, date: today, note: '' });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => onArchive({ ...draft, note: draft.note.trim() })}
      actions={<DialogEnd save={pets.archive} icon="archive" busy={busy} onClose={onClose} />}
    >
      <p>{pets.archiveText}</p>
      <ChipGroup
        label={pets.reason}
        legend
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        choices={archiveReasons.map((value) => ({ value, label: pets.reasons[value] }))}
      />
      <RecentDateField
        label={pets.when}
        today={today}
        max={today}
        value={draft.date}
        onChange={(day) => day && change({ date: day })}
      />
      <TextArea
        label={pets.archiveNote}
        maxLength={limits.archive_note}
        value={draft.note}
        onChange={(note) => change({ note })}
      />
    </Dialog>
  );
}
