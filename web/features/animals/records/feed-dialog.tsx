import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
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
import { AmountField } from './amount-field.tsx';
import { parseWhole } from './detail-words.ts';
import { FeederField } from './feeder-field.tsx';

export type FeedingDraft = {
  date_f: Day;
  food: string;
  progress: Progress;
  /** How many; left out where it is not asked. */
  amount?: number | null;
};

export type EntryDialogProps<Draft> = {
  title: string;
  /** What is edited, where the page has several dialogs with this title. */
  of?: string;
  start: Draft;
  save: Save<Draft>;
  onClose: () => void;
  /** Also offers to delete the edited entry. */
  onDelete?: () => void;
};

/** The name by which what is typed survives a session that ends meanwhile. */
export const formOf = ({ title, of }: { title: string; of?: string | undefined }): string =>
  of ? `${of} ${title}` : title;

type Props = EntryDialogProps<FeedingDraft> & { an_type?: AnimalType };

/** What was offered, when, and the outcome. How many is asked where `start` has an amount. */
export function FeedDialog(props: Props) {
  const { title, start, an_type, save, onClose, onDelete } = props;
  const { pets, animals } = useTexts();
  const today = useToday();
  const { amount: before, ...said } = start;
  const first = { ...said, typed: String(before ?? '') };
  const [form, change] = useDraft(first, formOf(props));
  const { typed, ...draft } = form;
  const [wrong, setWrong] = useState(false);
  const bind = bindFields({ draft: form, change, problems: save.problems });
  function submit() {
    const amount = parseWhole(typed, limits.amount);
    setWrong(amount === 'wrong');
    if (amount === 'wrong') return;
    const counted = before === undefined ? {} : { amount };
    void save.run({ ...draft, food: draft.food.trim(), ...counted });
  }
  const label = [pets.saveFeeding, pets.saveOffer, pets.saveRefusal][draft.progress];
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <DialogEnd save={label ?? ''} icon="tongs" {...{ busy: save.busy, onClose, onDelete }} />
      }
    >
      <FeederField an_type={an_type} {...bind('food')} />
      {before !== undefined && (
        <AmountField
          value={typed}
          onChange={(next) => change({ typed: next })}
          problem={wrong ? pets.recordDetails.amountProblem : save.problems['amount']}
        />
      )}
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
