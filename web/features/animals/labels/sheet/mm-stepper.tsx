import { withDecimalMark } from '#web/lib/format.ts';
import type { FieldFrame } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';

type MmStepperProps = FieldFrame & {
  /** mm */
  value: number;
  min: number;
  max: number;
  onChange: (mm: number) => void;
};

/** Millimetres in steps of a tenth, below zero too. */
export function MmStepper({ onChange, ...props }: MmStepperProps) {
  const tenths = (mm: number) => onChange(Math.round(mm * 10) / 10);
  return <Stepper {...props} step={0.1} spoken={inTenths} onChange={tenths} />;
}

/** '63.5' and '63,5', a minus in any of its forms; null when it is no number. */
export function readMm(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace(/^[−–]/, '-');
  return /^-?\d{1,3}(\.\d{0,3})?$|^-?\.\d{1,3}$/.test(plain) ? Number(plain) : null;
}

const inTenths = {
  read: readMm,
  show: (mm: number) => withDecimalMark(mm.toFixed(1)),
  inputMode: 'text',
} as const;
