import { useState, type ReactNode } from 'react';
import { mayBeSameMolt } from '#src/domain/animal/counted-molts.ts';
import type { Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft, useUnsaved } from '#web/lib/draft.ts';
import { formatDay } from '#web/lib/format.ts';
import { parseSize } from '#web/lib/parse-size.ts';
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
import { MOST_LETTERS, parseWhole } from './detail-words.ts';
import { MoltDetails, type DetailsDraft } from './molt-details.tsx';
import type { EntryDialogProps } from './feed-dialog.tsx';

/** `gender`: the sex seen on the exuvia; null when unknown. Size in cm. */
export type MoltDraft = {
  date_mt: Day;
  size: number | null;
  gender: Gender | null;
} & Partial<Details>;
type Details = Omit<DetailsDraft, 'molt_no'> & { molt_no: number | null };

type Props = EntryDialogProps<MoltDraft> & {
  /** None of several animals. */
  an_type?: AnimalType;
  /** The last known size, in cm: one tap says that it is still the same. */
  before?: number | null;
  /** The day of its last molt, where a second one within a few days is asked about. */
  lastMolt?: Day | null;
  /** It is already stored, and this takes it back. */
  takeBack?: () => void;
  /** What else is asked. */
  more?: ReactNode;
  /** Asks for the sex: only when a new molt is recorded. */
  asksSex?: boolean;
  /** Asks how it went, too. */
  asksDetails?: boolean;
};

/** When it molted, its size now, and what the exuvia showed. A size that nobody said was not measured. */
export function MoltDialog(props: Props) {
  const {
    an_type,
    title,
    start,
    before = null,
    lastMolt = null,
    asksSex = false,
    asksDetails = false,
  } = props;
  const { more, save, onClose, onDelete, takeBack } = props;
  const { animals } = useTexts();
  const pets = wordsFor(an_type, useTexts().pets);
  const today = useToday();
  const { outcome = null, molt_no = null, note = '', sex_by = null, ...seen } = start;
  const [draft, change] = useDraft(seen);
  const [details, detail] = useDraft<DetailsDraft>({
    ...{ outcome, note, sex_by },
    molt_no: String(molt_no ?? ''),
  });
  const bind = bindFields({ draft, change, problems: save.problems });
  const [opened] = useState(start.size === null ? '' : sizeText(start.size));
  const [size, setSize] = useState(opened);
  useUnsaved(size !== opened);
  const [wrong, setWrong] = useState<'size' | 'molt_no' | null>(null);

  const isAgain = mayBeSameMolt(lastMolt, draft.date_mt);
  const [asked, setAsked] = useState<Day | null>(null);
  const asks = isAgain && asked === draft.date_mt;

  function submit() {
    const parsed = parseSize(size, start.size, before);
    const number = parseWhole(details.molt_no, limits.molt_no);
    setWrong(parsed === 'wrong' ? 'size' : number === 'wrong' ? 'molt_no' : null);
    if (parsed === 'wrong' || number === 'wrong') return;
    // no sex was seen by anything
    const sex_by = draft.gender === null ? null : details.sex_by;
    const said = { ...details, note: details.note.trim(), molt_no: number, sex_by };
    if (isAgain && !asks) setAsked(draft.date_mt);
    else void save.run({ ...draft, size: parsed, ...(asksDetails && said) });
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
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
      <RecentDateField label={pets.when} today={today} max={today} {...bind('date_mt')} />
      <NumberField
        label={pets.sizeAfter}
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
          change={detail}
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
