import { useState } from 'react';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { readPartialDay } from '#src/domain/dates/read-dates.ts';
import { usualDateOrder } from '#web/lib/country-here.ts';
import { useTexts } from '#web/texts/texts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';

/** A day, a month or a year as typed. What is none of them is passed on as it is, so that its form can refuse it. */
export function PartialDayField(props: {
  label: string;
  value: PartialDay | '';
  onChange: (value: PartialDay | '') => void;
  name?: string;
  problem?: FieldProblem;
}) {
  const { value, onChange, ...field } = props;
  const { pets } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      hint={pets.partialDayHint}
      autoComplete="off"
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        onChange(readPartialDay(text, usualDateOrder() ?? 'dmy') ?? text.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
