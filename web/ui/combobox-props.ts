import type { ReactNode } from 'react';
import type { FieldFrame } from './field.tsx';

export type ComboboxProps<Option> = FieldFrame & {
  options: readonly Option[];
  value: Option | null;
  onChange: (option: Option | null) => void;
  itemKey: (option: Option) => string | number;
  /** What stands in the field when the option is chosen. */
  itemText: (option: Option) => string;
  /** Whether a search means the option, where its text does not say enough; else every word stands in its text. */
  finds?: (option: Option, typed: string) => boolean;
  /** What stands in the list; the text when it is left out. */
  renderItem?: (option: Option) => ReactNode;
  /** Told what was typed, a moment after the last key. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /** A last row that makes a new option of what was typed; `whenLeft`: going on is enough to make it. */
  create?: {
    text: (typed: string) => string;
    onCreate: (typed: string) => void;
    whenLeft?: boolean;
  };
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
};
