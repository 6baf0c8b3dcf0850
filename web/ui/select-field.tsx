import type { ComponentProps } from 'react';
import { Field, takeFrame, type FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

type Option<Value extends string> = { value: Value; label: string };

type SelectFieldProps<Value extends string> = FieldFrame & {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
} & Omit<ComponentProps<'select'>, keyof FieldFrame | 'value' | 'onChange' | 'children'>;

/** Up to seven choices; more than that want a combobox. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { frame, rest } = takeFrame(props);
  const { options, value, onChange, ...select } = rest;
  function choose(text: string) {
    const option = options.find((each) => each.value === text);
    if (option !== undefined) onChange(option.value);
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="affix trailing">
          <select
            {...select}
            {...wiring}
            className="input"
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
