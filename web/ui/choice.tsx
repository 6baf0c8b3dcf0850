import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** One of several options, as chips and segments take them. */
export type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: IconName;
};

/** A choice to tap: one of those with the same `name`, or without it one of any number. */
export function ChoiceInput<Value extends string>(props: {
  choice: Choice<Value>;
  name?: string;
  checked: boolean;
  onChange: () => void;
  className?: string;
}) {
  const { choice, name, checked, onChange, className } = props;
  return (
    <label className={className}>
      <input
        type={name === undefined ? 'checkbox' : 'radio'}
        name={name}
        value={choice.value}
        checked={checked}
        onChange={onChange}
      />
      <span>
        {choice.icon !== undefined && <Icon name={choice.icon} />}
        {choice.label}
      </span>
    </label>
  );
}
