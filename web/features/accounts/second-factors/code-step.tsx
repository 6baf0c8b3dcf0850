import { useState } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { isOffline } from '#web/lib/failure.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showError } from '#web/state/dialogs.ts';
import { notify } from '#web/state/notices.ts';
import { focusFirstProblem } from '#web/ui/form-problems.ts';
import type { Entered } from '#web/features/accounts/accounts/start-session.ts';
import { CodeField } from './code-field.tsx';

/** The second step by a code of the app, or a recovery code. `onLate`: it took too long, and begins again. */
export function CodeStep(props: {
  method: 'app' | 'recovery';
  ticket: string;
  onEnter: (response: Entered) => void;
  onLate: () => void;
}) {
  const { method, ticket, onEnter, onLate } = props;
  const { errors, failures, secondFactors } = useTexts();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const complete = useAction(() => api.user.login_code.post({ ticket, code }), {
    errorTitle: errors.login,
    done: onEnter,
    onFailure(failure) {
      if (failure.fields['code']) return focusFirstProblem();
      const { error: server, status } = failure;
      if (isOffline(failure)) notify(failures.network);
      else showError({ title: errors.login, server, status });
      if (failure.code === 'ticket_expired') onLate();
    },
  });
  function submit() {
    setMissing(code.trim() === '' ? secondFactors.codeMissing : null);
    if (code.trim() !== '') void complete.run();
  }
  const field = { value: code, onChange: setCode, problem: missing ?? complete.problems['code'] };
  return (
    <Form onSubmit={submit}>
      <p>{method === 'app' ? secondFactors.codeText : secondFactors.recoveryText}</p>
      {method === 'app' ? (
        <CodeField {...field} />
      ) : (
        <TextField
          label={secondFactors.recoveryCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...field}
        />
      )}
      <Button type="submit" variant="primary" large wide busy={complete.busy}>
        {secondFactors.proceed}
      </Button>
    </Form>
  );
}
