import { limits } from '#src/domain/limits.ts';
import { useTexts } from '#web/texts/texts.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

/** A password that is chosen: says how long it has to be, and lets the browser propose one. */
export function NewPasswordField(props: {
  label: string;
  name?: string;
  value: string;
  onChange: (upw: string) => void;
  problem?: string | null;
}) {
  const { accounts } = useTexts();
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={accounts.passwordHint(limits.password.min)}
      maxLength={limits.password.max}
    />
  );
}
