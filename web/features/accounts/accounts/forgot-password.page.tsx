import type { Issue } from '#src/domain/problems/codes.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { forgotProblem } from '#src/domain/form-checks.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { Form } from '#web/ui/form.tsx';

export function ForgotPasswordPage() {
  const { accounts } = useTexts();
  const [un, setUn] = useState('');
  const [problem, setProblem] = useState<Issue | null>(null);
  const [expires, setExpires] = useState<string | null>(null);
  const request = useAction(() => api.user.password_reset_request.post({ un: un.trim() }), {
    errorTitle: accounts.errors.requestingReset,
    done: (response) => setExpires(response.expires),
  });

  function submit() {
    const found = forgotProblem({ un });
    setProblem(found);
    if (!found) void request.run();
  }
  return (
    <AuthLayout title={accounts.forgot}>
      {expires ? (
        <div className="stack tight">
          <Note tone="moss" live>
            {accounts.notices.resetRequested(formatInstant(expires))}
          </Note>
          <p>{accounts.spamHint}</p>
          <p className="muted">{accounts.noMailHint}</p>
        </div>
      ) : (
        <Form onSubmit={submit}>
          <p>{accounts.forgotText}</p>
          <EmailField
            label={accounts.email}
            autoComplete="username"
            value={un}
            onChange={setUn}
            problem={problem ?? request.problems['un']}
          />
          <Button type="submit" variant="primary" large wide busy={request.busy}>
            {accounts.requestReset}
          </Button>
        </Form>
      )}
      <ul>
        <li>
          <Link href={paths.login()}>{accounts.login}</Link>
        </li>
      </ul>
    </AuthLayout>
  );
}
