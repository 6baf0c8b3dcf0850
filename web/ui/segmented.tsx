import { useId, type ReactNode } from 'react';
import { ChoiceInput, type Choice } from './choice.tsx';
import { classes } from './classes.ts';
import { FieldGroup, type FieldProblem } from './field.tsx';

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
          <ChoiceInput
            key={choice.value}
            name={name}
            choice={choice}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
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
          <ChoiceInput
            key={choice.value}
            choice={choice}
            checked={values.includes(choice.value)}
            onChange={() => toggle(choice.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
