import type { Issue } from '#src/domain/problems/codes.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { registerProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { passwordProblem } from '#src/domain/accounts/passwords.ts';
import { usualUnits } from '#src/domain/accounts/usual-country.ts';
import { usualCurrency } from '#src/domain/trade/usual-currency.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { countryHere } from '#web/lib/country-here.ts';
import { useTextParam } from '#web/lib/params.ts';
import { invalidate } from '#web/lib/queries.ts';
import { paths } from '#web/paths.ts';
import { showError } from '#web/state/dialogs.ts';
import { notify } from '#web/state/notices.ts';
import { currentSession } from '#web/state/session.ts';
import { setSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Note } from '#web/ui/note.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { enter, reasonIn } from './start-session.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** `invited`: registration needs an invitation. */
export function RegisterForm({ invited }: { invited: boolean }) {
  const { accounts } = useTexts();
  const [, navigate] = useLocation();
  const [invite] = useTextParam('invite');
  const [un] = useTextParam('un');
  const [draft, setDraft] = useState({ un, uname: '', upw: '', invite, setup_code: '' });
  const [problem, setProblem] = useState<Issue | null>(null);
  const body = {
    un: draft.un.trim(),
    uname: draft.uname.trim(),
    upw: draft.upw,
    ...(invited && { invite: draft.invite.trim() }),
    ...(draft.setup_code && { setup_code: draft.setup_code.trim() }),
  };
  const register = useAction(() => api.user.register.post(body), {
    errorTitle: accounts.errors.registering,
    done(response) {
      if (!enter(response))
        return showError({ title: accounts.errors.registering, server: reasonIn(response) });
      const isConfirmed = currentSession()?.user.mail_confirmed === 1;
      notify(isConfirmed ? accounts.notices.registeredFirst : accounts.notices.registered);
      setSetting('first_steps', 1);
      const country = countryHere();
      const [currency, units] = [usualCurrency(country), usualUnits(country)];
      if (currency) setSetting('display_currency', currency);
      if (units) setSetting('units', units);
      if (country === 'US') setSetting('week_start', 'sunday');
      // The installation is no longer new.
      void invalidate([['health']]);
      navigate(paths.home(), { replace: true });
    },
  });

  const bind = bindFields({
    draft,
    change: (part) => setDraft((newest) => ({ ...newest, ...part })),
    problems: register.problems,
  });
  const isGone = register.failed?.code === 'invitation_gone';
  const asksSetupCode = draft.setup_code !== '' || register.problems['setup_code'] !== undefined;

  function submit() {
    const found = registerProblem(body) ?? passwordProblem(draft.upw);
    setProblem(found);
    if (!found) void register.run();
  }
  return (
    <Form onSubmit={submit}>
      {invited && invite !== '' && !isGone && <Note tone="moss">{accounts.invited}</Note>}
      <EmailField label={accounts.email} name="email" autoComplete="username" {...bind('un')} />
      <TextField
        label={accounts.name}
        name="name"
        autoComplete="nickname"
        {...bind('uname', limits.uname)}
      />
      <NewPasswordField
        label={accounts.password}
        name="password"
        {...bind('upw')}
        problem={problem ?? register.problems['upw']}
      />
      {invited && (
        <TextField
          label={accounts.invite}
          hint={isGone ? <WhereNow /> : invite === '' ? accounts.inviteHint : accounts.inviteOnce}
          autoComplete="off"
          autoCapitalize="none"
          {...bind('invite')}
        />
      )}
      {asksSetupCode && (
        <TextField
          label={accounts.setupCode}
          hint={accounts.setupCodeHint}
          autoComplete="off"
          autoCapitalize="none"
          {...bind('setup_code')}
        />
      )}
      <Button type="submit" variant="primary" large wide busy={register.busy}>
        {accounts.register}
      </Button>
    </Form>
  );
}

/** What whose invitation is gone can do: it was probably used by the same person. */
function WhereNow() {
  const { accounts } = useTexts();
  const [redirect] = useTextParam('redirect');
  return (
    <>
      {accounts.inviteGone} <Link href={paths.login(redirect)}>{accounts.inviteLogin}</Link>
      {accounts.inviteOr} <Link href={paths.contact()}>{accounts.inviteAsk}</Link>.
    </>
  );
}
