import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';

/** One of several exclusive options, as chips and segments take them. */
export type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  icon?: IconName;
  disabled?: boolean;
};
