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
export const Check = (props: CheckProps) => <CheckInput {...props} type="checkbox" />;

/** One option of several, listed below each other. */
export const Radio = (props: CheckProps) => <CheckInput {...props} type="radio" />;

function CheckInput(props: CheckProps & { type: 'checkbox' | 'radio' }) {
  const { checked, onChange, whole = false, children, ...rest } = props;
  return (
    <label className={classes('check', whole && 'fills-row')}>
      <input
        {...rest}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
