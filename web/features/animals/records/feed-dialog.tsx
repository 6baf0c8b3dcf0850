import type { Day } from '#src/domain/days.ts';
import type { AnimalType, Progress } from '#src/domain/enums.ts';
import type { Save } from '#web/lib/action.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { FeederField } from './feeder-field.tsx';

export type FeedingDraft = { date_f: Day; food: string; progress: Progress };

export type EntryDialogProps<Draft> = {
  title: string;
  start: Draft;
  save: Save<Draft>;
  onClose: () => void;
  /** Also offers to delete the edited entry. */
  onDelete?: () => void;
};

/** What was offered, when, and the outcome. */
export function FeedDialog(props: EntryDialogProps<FeedingDraft> & { an_type?: AnimalType }) {
  const { title, start, an_type, save, onClose, onDelete } = props;
  const { pets, animals } = useTexts();
  const today = useToday();
  const [draft, change] = useDraft(start);
  const bind = bindFields({ draft, change, problems: save.problems });
  const label = [pets.saveFeeding, pets.saveOffer, pets.saveRefusal][draft.progress];
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => void save.run({ ...draft, food: draft.food.trim() })}
      actions={
        <DialogEnd save={label ?? ''} icon="tongs" {...{ busy: save.busy, onClose, onDelete }} />
      }
    >
      <FeederField an_type={an_type} {...bind('food')} />
      <RecentDateField label={pets.when} today={today} max={today} {...bind('date_f')} />
      <Segmented
        label={pets.state}
        legend
        value={String(draft.progress)}
        onChange={(progress) => change({ progress: Number(progress) as Progress })}
        choices={[
          { value: '0', label: animals.fed, icon: 'check' },
          { value: '1', label: pets.offered, icon: 'attempt' },
          { value: '2', label: animals.refused, icon: 'refused' },
        ]}
      />
    </Dialog>
  );
}
