import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Fills its row, for lists in which each entry is a choice. */
  whole?: boolean;
  children: ReactNode;
};

/** A choice that applies when its form is submitted. */
export function Check({ checked, onChange, whole = false, children, ...rest }: CheckProps) {
  return (
    <label className={classes('check', whole && 'fills-row')}>
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}

/** One option of several, listed below each other. */
export function Radio({ checked, onChange, whole = false, children, ...rest }: CheckProps) {
  return (
    <label className={classes('check', whole && 'fills-row')}>
      <input
        {...rest}
        type="radio"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
