import type { Issue } from '#src/domain/problems/codes.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { emailProblem } from '#src/domain/accounts/email.ts';
import { profileProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useEdit } from '#web/lib/edit.ts';
import { inSteps } from '#web/lib/ask.ts';
import { passkeyProof } from '#web/lib/passkeys.ts';
import { PasskeyInstead } from '#web/features/accounts/second-factors/passkey-instead.tsx';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useSession } from '#web/state/session.ts';
import type { SessionUser } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { ChangePassword } from './change-password.tsx';
import { enter } from './start-session.ts';
import { Form } from '#web/ui/form.tsx';

export function ProfileEditPage() {
  const { accounts } = useTexts();
  const session = useSession();
  if (!session) return null;
  const crumbs = (
    <Crumbs path={[{ href: paths.profile(), label: accounts.profile }]} here={accounts.edit} />
  );
  return (
    <Page title={accounts.editProfile} crumbs={crumbs} narrow>
      <ProfileForm user={session.user} />
      <ChangePassword />
    </Page>
  );
}

function ProfileForm({ user }: { user: SessionUser }) {
  const { accounts, common } = useTexts();
  const [, navigate] = useLocation();
  const [opened] = useState({ uname: user.uname, un: user.email });
  const [draft, change] = useDraft(opened);
  const { uname, un } = draft;
  const [problem, setProblem] = useState<Issue | null>(null);
  const [upw, setUpw] = useState('');
  const moved = un.trim().toLowerCase() !== opened.un.toLowerCase();
  const body = { uname: uname.trim(), un: un.trim() };
  const edit = useEdit(() => opened, user.rev, {
    labels: { uname: accounts.name, un: accounts.email },
  });
  const save = (by: 'password' | 'passkey') =>
    edit(body, (changes) =>
      inSteps(async (step) => {
        const proof = by === 'passkey' ? await passkeyProof(step) : moved && upw ? { upw } : {};
        return step(() => api.user.update.put({ ...changes, ...proof }));
      }),
    );
  const update = useAction(save, {
    errorTitle: accounts.errors.updatingProfile,
    done(response) {
      if (!enter(response)) return;
      notify(moved ? accounts.notices.confirmNewEmail(body.un) : accounts.notices.profileSaved);
      navigate(paths.profile());
    },
  });

  const bind = bindFields({ draft, change, problems: update.problems });

  function submit(by: 'password' | 'passkey' = 'password') {
    const found =
      profileProblem({ uname: opened.uname, email: opened.un }, body) ?? emailProblem(body.un);
    setProblem(found);
    if (!found) void update.run(by);
  }
  return (
    <Form onSubmit={() => submit()}>
      <TextField label={accounts.name} autoComplete="nickname" {...bind('uname', limits.uname)} />
      <EmailField
        label={accounts.email}
        {...bind('un')}
        problem={problem ?? update.problems['un']}
      />
      {moved && (
        <>
          <PasswordField
            label={accounts.password}
            hint={accounts.passwordForEmail}
            autoComplete="current-password"
            value={upw}
            onChange={setUpw}
            problem={update.problems['upw']}
          />
          <PasskeyInstead busy={update.busy} onUse={() => submit('passkey')} />
        </>
      )}
      <div className="form-end">
        <Button type="submit" variant="primary" busy={update.busy}>
          {accounts.save}
        </Button>
        <ButtonLink href={paths.profile()}>{common.cancel}</ButtonLink>
      </div>
    </Form>
  );
}
