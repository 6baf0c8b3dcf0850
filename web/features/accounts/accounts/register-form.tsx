import type { Issue } from '#src/domain/problems/codes.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { registerProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { passwordProblem } from '#src/domain/accounts/passwords.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTextParam } from '#web/lib/params.ts';
import { invalidate } from '#web/lib/queries.ts';
import { paths } from '#web/paths.ts';
import { showError } from '#web/state/dialogs.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { enter, reasonIn } from './start-session.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** `invited`: registration needs an invitation. */
export function RegisterForm({ invited }: { invited: boolean }) {
  const { accounts, errors, notices } = useTexts();
  const [, navigate] = useLocation();
  const [un, setUn] = useState('');
  const [uname, setUname] = useState('');
  const [upw, setUpw] = useState('');
  const [problem, setProblem] = useState<Issue | null>(null);
  const [invite, setInvite] = useState(useTextParam('invite')[0]);
  const [setupCode, setSetupCode] = useState('');
  const own = { un: un.trim(), uname: uname.trim(), upw };
  const body = {
    ...own,
    ...(invited && { invite: invite.trim() }),
    ...(setupCode && { setup_code: setupCode.trim() }),
  };
  const register = useAction(() => api.user.register.post(body), {
    errorTitle: errors.registering,
    done(answer) {
      if (!enter(answer)) return showError({ title: errors.registering, server: reasonIn(answer) });
      notify(notices.registered);
      // The installation is no longer new.
      void invalidate([['health']]);
      navigate(paths.profile(), { replace: true });
    },
  });

  const asksSetupCode = setupCode !== '' || register.problems['setup_code'] !== undefined;

  function submit() {
    const found = registerProblem(body) ?? passwordProblem(upw);
    setProblem(found);
    if (!found) void register.run();
  }
  return (
    <Form onSubmit={submit}>
      <EmailField
        label={accounts.email}
        name="email"
        autoComplete="username"
        value={un}
        onChange={setUn}
        problem={register.problems['un']}
      />
      <TextField
        label={accounts.name}
        name="name"
        autoComplete="nickname"
        maxLength={limits.uname}
        value={uname}
        onChange={setUname}
        problem={register.problems['uname']}
      />
      <NewPasswordField
        label={accounts.password}
        name="password"
        value={upw}
        onChange={setUpw}
        problem={problem ?? register.problems['upw']}
      />
      {invited && (
        <TextField
          label={accounts.invite}
          hint={accounts.inviteHint}
          autoComplete="off"
          autoCapitalize="none"
          value={invite}
          onChange={setInvite}
          problem={register.problems['invite']}
        />
      )}
      {asksSetupCode && (
        <TextField
          label={accounts.setupCode}
          hint={accounts.setupCodeHint}
          autoComplete="off"
          autoCapitalize="none"
          value={setupCode}
          onChange={setSetupCode}
          problem={register.problems['setup_code']}
        />
      )}
      <Button type="submit" variant="primary" large wide busy={register.busy}>
        {accounts.register}
      </Button>
    </Form>
  );
}
