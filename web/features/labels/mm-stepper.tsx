import { withDecimalMark } from '#web/lib/format.ts';
import { useState } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Field, type FieldFrame } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

type MmStepperProps = FieldFrame & {
  /** mm */
  value: number;
  min: number;
  max: number;
  onChange: (mm: number) => void;
};

/** Millimetres by tenths, below zero too. */
export function MmStepper({ value, min, max, onChange, ...frame }: MmStepperProps) {
  const { ui } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const tenths = (mm: number) => Math.round(mm * 10) / 10;
  function move(by: number) {
    setTyped(null);
    onChange(tenths(Math.min(max, Math.max(min, value + by))));
  }
  function type(text: string) {
    setTyped(text);
    const mm = readMm(text);
    if (mm !== null && mm >= min && mm <= max) onChange(tenths(mm));
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="stepper">
          <button
            type="button"
            aria-label={`${ui.less}: ${frame.label}`}
            disabled={value <= min}
            onClick={() => move(-0.1)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...wiring}
            inputMode="text"
            autoComplete="off"
            value={typed ?? withDecimalMark(value.toFixed(1))}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => setTyped(null)}
          />
          <button
            type="button"
            aria-label={`${ui.more}: ${frame.label}`}
            disabled={value >= max}
            onClick={() => move(0.1)}
          >
            <Icon name="plus" />
          </button>
        </span>
      )}
    </Field>
  );
}

/** '63.5' and '63,5', a minus in any of its forms; null when it is no number. */
export function readMm(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace(/^[−–]/, '-');
  return /^-?\d{1,3}(\.\d{0,3})?$|^-?\.\d{1,3}$/.test(plain) ? Number(plain) : null;
}
