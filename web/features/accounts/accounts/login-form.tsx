import { useState, type ReactNode } from 'react';
import { loginProblem } from '#src/domain/form-checks.ts';
import type { Issue } from '#src/domain/problems/codes.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useHealth } from '#web/lib/may-register.ts';
import { browserHasPasskeys } from '#web/lib/passkeys.ts';
import { lastKeeper } from '#web/state/last-keeper.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { PasskeyButton } from '#web/features/accounts/second-factors/passkey-button.tsx';
import type { Begun } from '#web/features/accounts/second-factors/second-step.tsx';
import type { Entered } from './start-session.ts';

export function LoginForm(props: {
  onEnter: (response: Entered) => void;
  onSecondStep: (begun: Begun) => void;
  children: ReactNode;
}) {
  const { onEnter, onSecondStep, children } = props;
  const { accounts, errors } = useTexts();
  const [un, setUn] = useState(() => lastKeeper()?.email ?? '');
  const [upw, setUpw] = useState('');
  const [problem, setProblem] = useState<Issue | null>(null);
  const login = useAction(() => api.user.login.post({ un: un.trim(), upw }), {
    errorTitle: errors.login,
    done: (response) => ('ticket' in response ? onSecondStep(response) : onEnter(response)),
  });

  function submit() {
    const found = loginProblem({ un, upw });
    setProblem(found);
    if (!found) void login.run();
  }
  return (
    <Form onSubmit={submit}>
      <EmailField
        label={accounts.email}
        name="email"
        autoComplete="username"
        value={un}
        onChange={setUn}
      />
      <PasswordField
        label={accounts.password}
        name="password"
        autoComplete="current-password"
        value={upw}
        onChange={setUpw}
        problem={problem}
      />
      {children}
      <Button type="submit" variant="primary" large wide busy={login.busy}>
        {accounts.login}
      </Button>
      <WithPasskey onEnter={onEnter} />
    </Form>
  );
}

/** Where this installation and this browser have passkeys. */
function WithPasskey({ onEnter }: { onEnter: (response: Entered) => void }) {
  const health = useHealth();
  if (!health.data?.passkeys || !browserHasPasskeys()) return null;
  return <PasskeyButton onEnter={onEnter} />;
}
