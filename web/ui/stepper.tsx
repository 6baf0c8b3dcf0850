import { useState } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Field, takeFrame, type FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

type StepperProps = FieldFrame & {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
};

/** A small whole number, by button or by key. What is typed counts when it lies within the limits. */
export function Stepper(props: StepperProps) {
  const { frame, rest } = takeFrame(props);
  const { value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, disabled } = rest;
  const { ui } = useTexts();
  // What is being typed, while it is not yet (or never) a number within the limits.
  const [typed, setTyped] = useState<string | null>(null);
  const clamp = (n: number) => Math.min(max, Math.max(min, n));
  function move(by: number) {
    setTyped(null);
    onChange(clamp(value + by));
  }
  function type(text: string) {
    setTyped(text);
    if (/^\d+$/.test(text) && clamp(Number(text)) === Number(text)) onChange(Number(text));
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="stepper">
          <button
            type="button"
            aria-label={`${ui.less}: ${frame.label}`}
            disabled={disabled || value <= min}
            onClick={() => move(-step)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...wiring}
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={typed ?? String(value)}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => setTyped(null)}
          />
          <button
            type="button"
            aria-label={`${ui.more}: ${frame.label}`}
            disabled={disabled || value >= max}
            onClick={() => move(step)}
          >
            <Icon name="plus" />
          </button>
        </span>
      )}
    </Field>
  );
}
