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
import { Stepper } from '#web/ui/stepper.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

/** `count`: how many of a group. */
export type ArchiveDraft = { reason: ArchiveReason | null; date: Day; note: string; count: number };

/** Why and when an animal left; of a group (`of`: how many they are) also how many. */
export function ArchiveDialog(props: {
  title: string;
  of?: number;
  start?: Partial<ArchiveDraft> | undefined;
  save: Save<ArchiveDraft>;
  onClose: () => void;
}) {
  const { title, of = 1, start, save, onClose } = props;
  const { pets } = useTexts();
  const today = useToday();
  const [draft, change] = useDraft<ArchiveDraft>(
    { ...{ reason: null, date: today, note: '', count: of }, ...start },
    title,
  );
  const bind = bindFields({ draft, change, problems: save.problems });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => void save.run({ ...draft, note: draft.note.trim() })}
      actions={<DialogEnd save={pets.archive} icon="archive" busy={save.busy} onClose={onClose} />}
    >
      <p>{draft.count < of ? pets.archivePartText : pets.archiveText}</p>
      {of > 1 && <Stepper label={pets.archiveCount(of)} min={1} max={of} {...bind('count')} />}
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
