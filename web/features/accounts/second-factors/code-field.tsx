import { useTexts } from '#web/texts/texts.ts';
import type { FieldProblem } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** For a code of an authenticator app: digits on the phone's keyboard, filled in where the system knows it. */
export function CodeField(props: {
  label?: string;
  value: string;
  onChange: (code: string) => void;
  problem?: FieldProblem | null;
}) {
  const { secondFactors } = useTexts();
  const { label = secondFactors.code, ...rest } = props;
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
      data-autofocus
      {...rest}
    />
  );
}
