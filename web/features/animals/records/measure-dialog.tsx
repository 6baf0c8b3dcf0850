import { useState } from 'react';
import {
  doubtOf,
  lastBefore,
  measurementBounds,
  type MeasurementKind,
} from '#src/domain/animal/measurements.ts';
import { readMeasurement, type Misread } from '#src/domain/animal/read-measurement.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft, useUnsaved } from '#web/lib/draft.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { numberIn, useSizes } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { Note } from '#web/ui/note.tsx';
import { NumberField } from '#web/ui/text-field.tsx';
import { MOST_LETTERS } from './detail-words.ts';
import type { EntryDialogProps } from './feed-dialog.tsx';
import { kindsToOffer, useMeasured } from './measure.ts';
import { changeText, measuredText, unitOf } from './measurement-words.ts';

export type MeasurementDraft = { date_ms: Day; kind: MeasurementKind; value: number };

type Props = Omit<EntryDialogProps<MeasurementDraft>, 'start'> & {
  pet: { id: number; an_type: AnimalType; hatched?: PartialDay | null };
  /** Without a value it is a new one. */
  start: Omit<MeasurementDraft, 'value'> & { value: number | null };
  /** The one that is edited, which is not compared with itself. */
  entry?: number;
};

/** One big number, what it is and when it was. What is hardly true is asked about, never refused. */
export function MeasureDialog(props: Props) {
  const { pet, title, start, entry, save, onClose, onDelete } = props;
  const { measure, when } = useTexts().pets;
  const today = useToday();
  useSizes();
  const [draft, change] = useDraft({ date_ms: start.date_ms, kind: start.kind });
  const bind = bindFields({ draft, change, problems: save.problems });
  const [opened] = useState(start.value === null ? '' : numberIn(start.value, unitOf(start.kind)));
  const [typed, setTyped] = useState(opened);
  useUnsaved(typed !== opened);
  const [wrong, setWrong] = useState(false);
  const [asked, setAsked] = useState('');
  const [all, setAll] = useState(false);

  const { kind, date_ms } = draft;
  const { min, max } = measurementBounds[kind];
  const unit = unitOf(kind);
  const known = useMeasured(pet.id).data?.rows ?? [];
  const others = (useMeasured(pet.id, kind).data?.rows ?? []).filter(({ id }) => id !== entry);
  const last = lastBefore(others, date_ms);
  // in ounces or inches what is stored is not said exactly
  const isAsBefore = kind === start.kind && typed === opened && start.value !== null;
  const value = isAsBefore ? start.value : readMeasurement(kind, typed, unit);
  const isValue = typeof value === 'number';
  const doubt = isValue ? doubtOf(pet, kind, { date_ms, value }, last) : null;
  const question = doubt ? `${kind} ${value} ${date_ms}` : '';
  const asks = doubt !== null && asked === question;
  const { offered, others: rare } = kindsToOffer(pet.an_type, known);
  const shown = [...offered, ...rare.filter((one) => all || one === kind)];

  const inText = (of: number) => numberIn(of, unit);
  function misread(said: string, of: Misread | null, otherwise: string): string {
    if (of === null || of === 'none') return otherwise;
    if ('unknown' in of) return measure.unknownUnit(of.unknown, kind === 'weight');
    return measure.twoReadings(said.trim(), formatNumber(of.many), formatNumber(of.few), of.unit);
  }
  function submit() {
    setWrong(!isValue);
    if (!isValue) return;
    if (doubt && !asks) setAsked(question);
    else void save.run({ ...draft, value });
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <DialogEnd
          save={asks ? measure.saveAnyway : measure.save}
          icon={kind === 'weight' ? 'scale' : 'ruler'}
          {...{ busy: save.busy, onClose, onDelete }}
        />
      }
    >
      <ChipGroup
        label={measure.what}
        legend
        value={kind}
        onChange={(next) => change({ kind: next })}
        choices={shown.map((one) => ({ value: one, label: measure.kinds[one] }))}
        problem={save.problems['kind']}
      >
        {shown.length < offered.length + rare.length && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {measure.more}
          </Button>
        )}
      </ChipGroup>
      <div className="measured-value">
        <NumberField
          label={measure.units[unit]}
          unit={unit}
          decimals
          data-autofocus
          maxLength={MOST_LETTERS}
          value={typed}
          onChange={setTyped}
          onFocus={(event) => event.currentTarget.select()}
          hint={
            last &&
            [
              isValue && changeText(kind, value, last.value),
              measure.last(measuredText(kind, last.value), formatDay(last.date_ms)),
            ]
              .filter(Boolean)
              .join(', ')
          }
          problem={
            wrong && !isValue
              ? misread(typed, value, measure.problem(unit, inText(min), inText(max)))
              : save.problems['value']
          }
        />
      </div>
      {asks && (
        <Note tone="amber" live>
          {doubt === 'before_hatching' &&
            measure.beforeHatching(formatPartialDay(pet.hatched ?? ''))}
          {doubt === 'too_large' && measure.largest}
          {last &&
            (doubt === 'much_more' || doubt === 'much_less') &&
            measure.doubt[doubt](measuredText(kind, last.value))}
        </Note>
      )}
      <RecentDateField label={when} today={today} max={today} {...bind('date_ms')} />
    </Dialog>
  );
}
