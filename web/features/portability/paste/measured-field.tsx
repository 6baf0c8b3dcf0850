import { useState } from 'react';
import { NumberField } from '#web/ui/text-field.tsx';

/** What a person must not have typed: it is asked for. */
const WRONG = '?';

/** A length or weight in the keeper's unit, of a value that is kept in cm or g as a text. */
export function MeasuredField(props: {
  label: string;
  unit: string;
  value: string;
  /** The stored value as it reads in that unit, and back. */
  show: (stored: number) => string;
  parse: (typed: string) => number | null | 'wrong';
  onChange: (stored: string) => void;
  problem: string | null;
}) {
  const { label, unit, value, show, parse, onChange, problem } = props;
  const [typed, setTyped] = useState(() =>
    value !== '' && Number.isFinite(Number(value)) ? show(Number(value)) : value,
  );
  function type(text: string) {
    setTyped(text);
    const stored = parse(text);
    onChange(stored === 'wrong' ? WRONG : String(stored ?? ''));
  }
  return (
    <NumberField
      label={label}
      unit={unit}
      decimals
      problem={problem}
      value={typed}
      onChange={type}
    />
  );
}
