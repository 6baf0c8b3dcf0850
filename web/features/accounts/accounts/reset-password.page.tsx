import type { Issue } from '#src/domain/problems/codes.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { resetProblem } from '#src/domain/form-checks.ts';
import { passwordProblem } from '#src/domain/accounts/passwords.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { endSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** Opened from the mail: sets a new password, which ends every session. */
export function ResetPasswordPage() {
  const { accounts } = useTexts();
  const [, navigate] = useLocation();
  const [token] = useTextParam('token');
  const [upw, setUpw] = useState('');
  const [problem, setProblem] = useState<Issue | null>(null);
  const reset = useAction(() => api.user.password_reset.post({ token, upw }), {
    errorTitle: accounts.errors.resettingPassword,
    done() {
      endSession();
      notify(accounts.notices.passwordReset);
      navigate(paths.login(), { replace: true });
    },
  });

  function submit() {
    const found = resetProblem({ token, upw }) ?? passwordProblem(upw);
    setProblem(found);
    if (!found) void reset.run();
  }
  return (
    <AuthLayout title={accounts.setPassword}>
      <Form onSubmit={submit}>
        <NewPasswordField
          label={accounts.newPassword}
          value={upw}
          onChange={setUpw}
          problem={problem ?? reset.problems['upw']}
        />
        <Button type="submit" variant="primary" large wide busy={reset.busy}>
          {accounts.savePassword}
        </Button>
      </Form>
    </AuthLayout>
  );
}
