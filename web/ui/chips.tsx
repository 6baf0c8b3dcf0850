import { useId, type ReactNode } from 'react';
import type { Choice } from './choice.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type ChipGroupProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** One line that scrolls sideways, for filters above a list. */
  scroll?: boolean;
  /** Shows the label as the legend of a form field. */
  legend?: boolean;
  hint?: ReactNode;
  /** What stands after the chips, such as a button for a new choice. */
  children?: ReactNode;
};

/** Choose one of many. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, choices, value, onChange, scroll = false, legend = false, hint, children } = props;
  const name = useId();
  return (
    <fieldset className="field">
      <legend className={legend ? undefined : 'visually-hidden'}>{label}</legend>
      <div className={classes('chips', scroll && 'scroll')}>
        {choices.map((choice) => (
          <label key={choice.value} className="chip">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.icon !== undefined && <Icon name={choice.icon} />}
              {choice.label}
            </span>
          </label>
        ))}
        {children}
      </div>
      {hint !== undefined && <p className="hint">{hint}</p>}
    </fieldset>
  );
}
