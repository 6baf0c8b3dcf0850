import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { useState } from 'react';
import { passwordProblem } from '#src/domain/accounts/passwords.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { passkeyProof } from '#web/lib/passkeys.ts';
import { PasskeyInstead } from '#web/features/accounts/second-factors/passkey-instead.tsx';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { enter } from './start-session.ts';
import { NewPasswordField } from './new-password-field.tsx';

export function ChangePassword() {
  const { accounts } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <div className="cluster">
      <Button icon="key" onClick={() => setOpen(true)}>
        {accounts.changePassword}
      </Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Needs no mail server: the old password is enough to set a new one. Other devices are logged out. */
function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { accounts } = useTexts();
  const [old, setOld] = useState('');
  const [upw, setUpw] = useState('');
  const [problem, setProblem] = useState<Issue | null>(null);
  const save = (by: 'password' | 'passkey') =>
    inSteps(async (step) => {
      const proof = by === 'password' ? { old } : await passkeyProof(step);
      return step(() => api.user.password.put({ ...proof, upw }));
    });
  const change = useAction(save, {
    errorTitle: accounts.errors.updatingProfile,
    done(response) {
      if (!enter(response)) return;
      notify(accounts.passwordChanged);
      onClose();
    },
  });

  function submit(by: 'password' | 'passkey' = 'password') {
    const isMissing = by === 'password' && old === '';
    const found = isMissing ? issue('password_missing') : passwordProblem(upw);
    setProblem(found);
    if (!found) void change.run(by);
  }
  return (
    <Dialog
      title={accounts.changePassword}
      onClose={onClose}
      onSubmit={() => submit()}
      actions={<DialogEnd save={accounts.savePassword} busy={change.busy} onClose={onClose} />}
    >
      <div className="form">
        <PasswordField
          label={accounts.oldPassword}
          autoComplete="current-password"
          data-autofocus
          value={old}
          onChange={setOld}
          problem={change.problems['old']}
        />
        <NewPasswordField
          label={accounts.newPassword}
          value={upw}
          onChange={setUpw}
          problem={problem ?? change.problems['upw']}
        />
        <PasskeyInstead busy={change.busy} onUse={() => submit('passkey')} />
      </div>
    </Dialog>
  );
}
