import type { ComponentProps, ReactNode } from 'react';
import { limits } from '#src/domain/limits.ts';
import { Field, takeFrame, type FieldFrame } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';

type Controlled = { value: string; onChange: (value: string) => void };

export type TextFieldProps = FieldFrame &
  Controlled &
  Omit<ComponentProps<'input'>, keyof FieldFrame | keyof Controlled> & { icon?: IconName };

export function TextField(props: TextFieldProps) {
  const { frame, rest } = takeFrame(props);
  const { icon, onChange, ...input } = rest;
  return (
    <Field {...frame}>
      {(wiring) => (
        <WithIcon icon={icon}>
          <input
            type="text"
            {...input}
            {...wiring}
            className="input"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </WithIcon>
      )}
    </Field>
  );
}

/** For an address: no capital at its start, and a keyboard with the @. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={limits.email}
      {...props}
    />
  );
}

type TextAreaProps = FieldFrame &
  Controlled &
  Omit<ComponentProps<'textarea'>, keyof FieldFrame | keyof Controlled>;

/** Grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { frame, rest } = takeFrame(props);
  const { onChange, ...area } = rest;
  return (
    <Field {...frame}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          className="input"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'icon'> & {
  /** Shown after the number: cm, €. */
  unit?: string;
  /** Asks the phone for a keyboard with a decimal separator. */
  decimals?: boolean;
};

/**
 * A number as typed, with comma or point: the value stays text, the domain parses it. A field of type number would
 * swallow "4,5" in half of all browsers.
 */
export function NumberField(props: NumberFieldProps) {
  const { frame, rest } = takeFrame(props);
  const { unit, decimals = false, onChange, ...input } = rest;
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className={unit === undefined ? undefined : 'affix unit'}>
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            className="input num"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {unit !== undefined && <span className="affix-unit">{unit}</span>}
        </span>
      )}
    </Field>
  );
}

function WithIcon({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  if (icon === undefined) return children;
  return (
    <span className="affix">
      <Icon name={icon} />
      {children}
    </span>
  );
}
