import type { ReactNode } from 'react';
import { limits } from '#src/domain/limits.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { formatDay } from '#web/lib/format.ts';
import { lengthText, sizeText, units } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { Note } from '#web/ui/note.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { NumberField } from '#web/ui/text-field.tsx';
import { MOST_LETTERS } from './detail-words.ts';
import { MoltDetails } from './molt-details.tsx';
import type { EntryDialogProps } from './feed-dialog.tsx';
import { useMoltForm, type MoltDraft, type MoltFormProps } from './use-molt-form.ts';

type Props = EntryDialogProps<MoltDraft> &
  MoltFormProps & {
    /** None of several animals. */
    an_type?: AnimalType;
    /** It is already stored, and this takes it back. */
    takeBack?: () => void;
    /** What else is asked. */
    more?: ReactNode;
    /** Asks for the sex: only when a new molt is recorded. */
    asksSex?: boolean;
  };

/** When it molted, its size now, and what the exuvia showed. A size that nobody said was not measured. */
export function MoltDialog(props: Props) {
  const { an_type, title, before = null, lastMolt = null, other = null } = props;
  const { asksSex = false, asksDetails = false } = props;
  const { more, save, onClose, onDelete, takeBack } = props;
  const { animals } = useTexts();
  const pets = wordsFor(an_type, useTexts().pets);
  const today = useToday();
  const form = useMoltForm(props);
  const { draft, change, details, size, setSize, wrong, asks } = form;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={form.submit}
      actions={
        <>
          {takeBack && (
            <Button variant="quiet" className="to-start" onClick={takeBack}>
              {pets.undoMolt}
            </Button>
          )}
          <DialogEnd
            save={asks ? pets.measure.saveAnyway : pets.saveMolt}
            icon="molt"
            {...(takeBack && { cancel: pets.withoutSize })}
            {...{ busy: save.busy, onClose, onDelete }}
          />
        </>
      }
    >
      <RecentDateField label={pets.when} today={today} max={today} {...form.bind('date_mt')} />
      <NumberField
        label={other ? pets.measure.kinds[other] : pets.sizeAfter}
        unit={units().length}
        decimals
        maxLength={MOST_LETTERS}
        value={size}
        onChange={setSize}
        onFocus={(event) => event.currentTarget.select()}
        hint={before === null ? undefined : pets.sizeHint(lengthText(before))}
        problem={
          wrong === 'size' ? pets.sizeProblem(lengthText(limits.size.max)) : save.problems['size']
        }
      />
      {before !== null && size === '' && (
        <div>
          <Button onClick={() => setSize(sizeText(before))}>{pets.sameSize}</Button>
        </div>
      )}
      {asksSex && (
        <Segmented
          label={pets.sexSeen}
          legend
          value={draft.gender ?? 'none'}
          onChange={(seen) => change({ gender: seen === 'none' ? null : seen })}
          choices={[
            { value: 'none', label: pets.sexKeep },
            { value: 'f', label: animals.gender.f, icon: 'female' },
            { value: 'm', label: animals.gender.m, icon: 'male' },
          ]}
        />
      )}
      {asksDetails && (
        <MoltDetails
          an_type={an_type}
          draft={details}
          change={form.changeDetails}
          asksSign={draft.gender !== null}
          problems={{
            ...save.problems,
            ...(wrong === 'molt_no' && { molt_no: pets.recordDetails.moltNoProblem }),
          }}
        />
      )}
      {more}
      {asks && lastMolt && (
        <Note tone="amber" live>
          {pets.moltAgain(formatDay(lastMolt))}
        </Note>
      )}
    </Dialog>
  );
}
