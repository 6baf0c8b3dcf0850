import type { Issue } from '#src/domain/problems/codes.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loginProblem } from '#src/domain/form-checks.ts';
import { safeRedirect } from '#src/domain/accounts/redirect.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { showError } from '#web/state/dialogs.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { enter } from './start-session.ts';
import { Form } from '#web/ui/form.tsx';
import { LogoutButton } from './logout-button.tsx';

export function LoginPage() {
  const { accounts } = useTexts();
  const session = useSession();
  return (
    <AuthLayout title={accounts.login}>
      {session ? <LoggedIn name={session.user.uname} /> : <LoginForm />}
    </AuthLayout>
  );
}

function LoginForm() {
  const { accounts, errors } = useTexts();
  const [, navigate] = useLocation();
  const [redirect] = useTextParam('redirect');
  const [un, setUn] = useState('');
  const [upw, setUpw] = useState('');
  const [problem, setProblem] = useState<Issue | null>(null);
  const login = useAction(() => api.user.login.post({ un: un.trim(), upw }), {
    errorTitle: errors.login,
    done(answer) {
      if (enter(answer)) navigate(safeRedirect(redirect), { replace: true });
      else showError({ title: errors.login });
    },
  });

  function submit() {
    const found = loginProblem({ un, upw });
    setProblem(found);
    if (!found) void login.run();
  }
  return (
    <>
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
        <Button type="submit" variant="primary" large wide busy={login.busy}>
          {accounts.login}
        </Button>
      </Form>
      <ul>
        <li>
          <Link href={paths.forgotPassword()}>{accounts.resetPassword}</Link>
        </li>
        <li>
          {accounts.newHere} <Link href={paths.register(redirect)}>{accounts.register}</Link>
        </li>
      </ul>
    </>
  );
}

/** The login page of somebody who is already logged in. */
function LoggedIn({ name }: { name: string }) {
  const { accounts } = useTexts();
  return (
    <div className="stack tight">
      <p>{accounts.loggedInAs(name)}</p>
      <div className="cluster">
        <LogoutButton />
        <ButtonLink href={paths.profile()}>{accounts.toProfile}</ButtonLink>
      </div>
    </div>
  );
}
