import { useId, type ReactNode } from 'react';
import type { Choice } from './choice.ts';
import { classes } from './classes.ts';
import { FieldGroup, type FieldProblem } from './field.tsx';
import { Icon } from './icon.tsx';

type SegmentedProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shows the label as the legend of a form field; otherwise only screen readers get it. */
  legend?: boolean;
  hint?: ReactNode;
};

/** Two to four exclusive views or values. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, value, onChange, legend = false, hint } = props;
  const name = useId();
  return (
    <FieldGroup label={label} hideLabel={!legend} hint={hint}>
      <div className="segmented">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <Segment choice={choice} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

type SegmentedManyProps<Value extends string> = Omit<
  SegmentedProps<Value>,
  'value' | 'onChange'
> & {
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  problem?: FieldProblem;
};

/** Any number of seven: the weekdays of a plan. */
export function SegmentedMany<Value extends string>(props: SegmentedManyProps<Value>) {
  const { label, choices, values, onChange, legend = false, hint, problem } = props;
  function toggle(value: Value) {
    const chosen = choices.map((choice) => choice.value);
    onChange(chosen.filter((each) => values.includes(each) !== (each === value)));
  }
  return (
    <FieldGroup label={label} hideLabel={!legend} hint={hint} problem={problem}>
      <div className={classes('segmented', 'days')}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              checked={values.includes(choice.value)}
              disabled={choice.disabled}
              onChange={() => toggle(choice.value)}
            />
            <Segment choice={choice} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function Segment<Value extends string>({ choice }: { choice: Choice<Value> }) {
  return (
    <span>
      {choice.icon !== undefined && <Icon name={choice.icon} />}
      {choice.label}
    </span>
  );
}
