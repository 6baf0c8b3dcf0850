import { usualDateOrder } from '#web/lib/country-here.ts';
import { readDayHere } from '#web/lib/said-day.ts';
import { firstDayOf } from '#src/domain/partial-days.ts';
import { formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** A day as it is said, with what was understood below; `isPartial` where a month or a year is kept as such. */
export function SaidDayField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isPartial?: boolean;
  /** Offers today and yesterday. */
  isRecent?: boolean;
  problem?: FieldProblem;
}) {
  const { isPartial = false, isRecent = false, ...field } = props;
  const { pets, ui } = useTexts();
  const { addForm } = pets;
  const today = useToday();
  const hint = usualDateOrder() === 'mdy' ? addForm.dayHintMonthFirst : addForm.dayHint;
  const said = readDayHere(field.value, today);
  const day = said && (isPartial ? formatPartialDay(said) : formatDay(firstDayOf(said)));
  return (
    <div className="stack close">
      <TextField
        {...field}
        autoComplete="off"
        hint={<span role="status">{day ? addForm.understood(day) : hint}</span>}
      />
      {isRecent && (
        <div className="cluster" role="group" aria-label={field.label}>
          {[ui.today, ui.yesterday].map((word) => (
            <Button key={word} onClick={() => field.onChange(word)}>
              {word}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
