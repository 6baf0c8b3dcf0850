import { useState } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import { Field, takeFrame } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** `autoComplete` has to name the kind of password: current-password or new-password. */
export function PasswordField(
  props: Omit<TextFieldProps, 'type' | 'icon'> & {
    autoComplete: 'current-password' | 'new-password';
  },
) {
  const { ui } = useTexts();
  const [shown, setShown] = useState(false);
  const { frame, rest } = takeFrame(props);
  const { onChange, ...input } = rest;
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="affix trailing">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="input"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Button
            variant="quiet"
            icon={shown ? 'eyeoff' : 'eye'}
            label={shown ? ui.hidePassword : ui.showPassword}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}
