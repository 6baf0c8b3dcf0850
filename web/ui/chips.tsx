import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ChoiceInput, type Choice } from './choice.tsx';
import { classes } from './classes.ts';
import { FieldGroup, type FieldProblem } from './field.tsx';

type ChipGroupProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** One line that scrolls sideways, for filters above a list. */
  scroll?: boolean;
  /** What is chosen for: for another one the chosen chip is brought into sight, too. */
  of?: number | null;
  /** Shows the label as the legend of a form field. */
  legend?: boolean;
  hint?: ReactNode;
  problem?: FieldProblem;
  /** Comes after the chips, such as a button for a new choice. */
  children?: ReactNode;
};

/** Choose one of many. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const {
    label,
    choices,
    value,
    onChange,
    scroll = false,
    of,
    legend = false,
    hint,
    problem,
    children,
  } = props;
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = choices.findIndex((choice) => choice.value === value);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    // a row begins with its first chip in sight: to look would lay out the page twice
    const isSeen = !scroll || (isNew.current && at <= 0);
    isNew.current = false;
    if (isSeen) return;
    const frame = requestAnimationFrame(() => showChosen(row.current, at));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the chip of the next animal is shown, too
  }, [scroll, at, of]);
  return (
    <FieldGroup label={label} hideLabel={!legend} hint={hint} problem={problem}>
      <div ref={row} className={classes('chips', scroll && 'scroll')}>
        {choices.map((choice) => (
          <ChoiceInput
            key={choice.value}
            className="chip"
            name={name}
            choice={choice}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        ))}
        {children}
      </div>
    </FieldGroup>
  );
}

/** Choose any of many. */
export function ChipsMany<Value extends string>(props: {
  label: string;
  choices: readonly Choice<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}) {
  const { label, choices, values, onChange } = props;
  const toggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <FieldGroup label={label}>
      <div className="chips">
        {choices.map((choice) => (
          <ChoiceInput
            key={choice.value}
            className="chip"
            choice={choice}
            checked={values.includes(choice.value)}
            onChange={() => toggle(choice.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Scrolls the row sideways until the chosen chip is visible. The page does not scroll. */
function showChosen(row: HTMLElement | null, at: number): void {
  const chip = row?.children[at];
  if (!row || !chip || row.scrollWidth <= row.clientWidth) return;
  const [place, { left, right, width }] = [
    row.getBoundingClientRect(),
    chip.getBoundingClientRect(),
  ];
  if (left >= place.left && right <= place.right) return;
  row.scrollLeft += left - place.left - (place.width - width) / 2;
}
