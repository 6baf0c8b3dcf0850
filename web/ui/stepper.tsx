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
  /** How to parse and format a number that is not a whole one from 0. */
  spoken?: Spoken;
};

type Spoken = {
  read: (text: string) => number | null;
  show: (value: number) => string;
  inputMode: 'numeric' | 'decimal' | 'text';
};

const wholeNumber: Spoken = {
  read: (text) => (/^\d+$/.test(text) ? Number(text) : null),
  show: String,
  inputMode: 'numeric',
};

/** A small number, changed by buttons or typed. What is typed counts when it is within the limits. */
export function Stepper(props: StepperProps) {
  const { frame, rest } = takeFrame(props);
  const { value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = rest;
  const { read, show, inputMode } = rest.spoken ?? wholeNumber;
  const { ui } = useTexts();
  // What is being typed, while it is not (yet) a number within the limits.
  const [typed, setTyped] = useState<string | null>(null);
  const clamp = (n: number) => Math.min(max, Math.max(min, n));
  function move(by: number) {
    setTyped(null);
    onChange(clamp(value + by));
  }
  function type(text: string) {
    setTyped(text);
    const number = read(text);
    if (number !== null && clamp(number) === number) onChange(number);
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="stepper">
          <button
            type="button"
            aria-label={`${ui.less}: ${frame.label}`}
            disabled={value <= min}
            onClick={() => move(-step)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...wiring}
            inputMode={inputMode}
            autoComplete="off"
            value={typed ?? show(value)}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => setTyped(null)}
          />
          <button
            type="button"
            aria-label={`${ui.more}: ${frame.label}`}
            disabled={value >= max}
            onClick={() => move(step)}
          >
            <Icon name="plus" />
          </button>
        </span>
      )}
    </Field>
  );
}
