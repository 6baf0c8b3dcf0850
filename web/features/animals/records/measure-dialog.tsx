import { useState } from 'react';
import { measurementBounds } from '#src/domain/animal/measurements.ts';
import type { Misread } from '#src/domain/animal/read-measurement.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { numberIn } from '#web/lib/size.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { NumberField } from '#web/ui/text-field.tsx';
import { MOST_LETTERS } from './detail-words.ts';
import type { EntryDialogProps } from './feed-dialog.tsx';
import { kindsToOffer, useMeasured } from './measure.ts';
import { changeText, measuredText, unitOf } from './measurement-words.ts';
import {
  useMeasureForm,
  type MeasureFormProps,
  type MeasurementDraft,
} from './use-measure-form.ts';

type Props = MeasureFormProps & Omit<EntryDialogProps<MeasurementDraft>, 'start'>;

/** One big number, what it is and when it was. What is hardly true is asked about, never refused. */
export function MeasureDialog(props: Props) {
  const { pet, title, save, onClose, onDelete } = props;
  const { measure, when } = useTexts().pets;
  const today = useToday();
  const form = useMeasureForm(props);
  const { kind, value, last } = form;
  const unit = unitOf(kind);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={form.submit}
      actions={
        <DialogEnd
          save={form.doubt ? measure.saveAnyway : measure.save}
          icon={kind === 'weight' ? 'scale' : 'ruler'}
          {...{ busy: save.busy, onClose, onDelete }}
        />
      }
    >
      <Kinds pet={pet} form={form} problem={save.problems['kind']} />
      <div className="measured-value">
        <NumberField
          label={measure.units[unit]}
          unit={unit}
          decimals
          data-autofocus
          maxLength={MOST_LETTERS}
          value={form.typed}
          onChange={form.setTyped}
          onFocus={(event) => event.currentTarget.select()}
          hint={
            last &&
            [
              value !== null && changeText(kind, value, last.value),
              measure.last(measuredText(kind, last.value), formatDay(last.date_ms)),
            ]
              .filter(Boolean)
              .join(', ')
          }
          problem={
            form.misread ? misreadText(form.misread.why, form, measure) : save.problems['value']
          }
        />
      </div>
      {form.doubt && <Doubt doubt={form.doubt} hatched={pet.hatched} form={form} />}
      <RecentDateField label={when} today={today} max={today} {...form.bind('date_ms')} />
    </Dialog>
  );
}

type Form = ReturnType<typeof useMeasureForm>;

/** What is usually measured of its type and was measured of it; the rest behind a button. */
function Kinds(props: { pet: Props['pet']; form: Form; problem?: FieldProblem | undefined }) {
  const { pet, form, problem } = props;
  const { measure } = useTexts().pets;
  const [all, setAll] = useState(false);
  const { kind, change } = form;
  const known = useMeasured(pet.id).data?.rows ?? [];
  const { offered, others } = kindsToOffer(pet.an_type, known);
  const shown = [...offered, ...others.filter((one) => all || one === kind)];
  return (
    <ChipGroup
      label={measure.what}
      legend
      value={kind}
      onChange={(next) => change({ kind: next })}
      choices={shown.map((one) => ({ value: one, label: measure.kinds[one] }))}
      problem={problem}
    >
      {shown.length < offered.length + others.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {measure.more}
        </Button>
      )}
    </ChipGroup>
  );
}

function Doubt(props: {
  doubt: NonNullable<Form['doubt']>;
  hatched: Props['pet']['hatched'];
  form: Form;
}) {
  const { doubt, hatched, form } = props;
  const { kind, last } = form;
  const { measure } = useTexts().pets;
  return (
    <Note tone="amber" live>
      {doubt === 'before_hatching' && measure.beforeHatching(formatPartialDay(hatched ?? ''))}
      {doubt === 'too_large' && measure.largest}
      {last &&
        (doubt === 'much_more' || doubt === 'much_less') &&
        measure.doubt[doubt](measuredText(kind, last.value))}
    </Note>
  );
}

function misreadText(
  why: Misread | null,
  { kind, typed }: Pick<Form, 'kind' | 'typed'>,
  words: Texts['pets']['measure'],
): string {
  const unit = unitOf(kind);
  const { min, max } = measurementBounds[kind];
  const inText = (of: number) => numberIn(of, unit);
  if (why === null || why === 'none') return words.problem(unit, inText(min), inText(max));
  if ('unknown' in why) return words.unknownUnit(why.unknown, kind === 'weight');
  return words.twoReadings(typed.trim(), formatNumber(why.many), formatNumber(why.few), why.unit);
}
