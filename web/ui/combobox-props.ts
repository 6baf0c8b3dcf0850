import type { ReactNode } from 'react';
import type { Searchable } from '#src/domain/text/search-words.ts';
import type { FieldFrame } from './field.tsx';

export type ComboboxProps<Option> = FieldFrame & {
  options: readonly Option[];
  value: Option | null;
  onChange: (option: Option | null) => void;
  itemKey: (option: Option) => string | number;
  /** Shown in the field when the option is chosen. */
  itemText: (option: Option) => string;
  /** Additional text that a search finds the option by. */
  itemSearch?: (option: Option) => Searchable;
  /** Shown in the list; the text when omitted. */
  renderItem?: (option: Option) => ReactNode;
  /** Receives what was typed, debounced. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  /**
   * A last row that creates a new option of what was typed; `whenLeft`: leaving the field is enough to create it, or is
   * where nothing else fits ('alone'); `isWhole`: it is a name in full, before which no option stands that has its words
   * somewhere only, or goes on with another number.
   */
  create?: {
    text: (typed: string) => string;
    onCreate: (typed: string) => void;
    whenLeft?: boolean | 'alone';
    isWhole?: (typed: string) => boolean;
  };
  placeholder?: string;
  required?: boolean;
};
