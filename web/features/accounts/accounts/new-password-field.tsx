import type { FieldProblem } from '#web/ui/field.tsx';
import { limits } from '#src/domain/limits.ts';
import { useTexts } from '#web/texts/texts.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

/** A field for a new password: says what is taken, and lets the browser suggest one. */
export function NewPasswordField(props: {
  label: string;
  name?: string;
  value: string;
  onChange: (upw: string) => void;
  problem?: FieldProblem | null;
}) {
  const { accounts } = useTexts();
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={accounts.passwordHint(limits.password)}
      maxLength={limits.password.max}
    />
  );
}
