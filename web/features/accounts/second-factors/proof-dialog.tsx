import { useState, type ReactNode } from 'react';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { useAction } from '#web/lib/action.ts';
import { inSteps, type Step } from '#web/lib/ask.ts';
import { passkeyProof, type Proof } from '#web/lib/passkeys.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PasskeyInstead } from './passkey-instead.tsx';
import { factorsChanged } from './use-second-factors.ts';

type ProofDialogProps<T> = {
  title: string;
  text?: string;
  save: string;
  danger?: boolean;
  errorTitle: string;
  success?: string;
  call: (step: Step, proof: Proof) => Promise<T>;
  done?: (data: T) => void;
  onClose: () => void;
  /** More fields, above the password. */
  children?: ReactNode;
};

/** Asks once more who it is, by password or passkey, and does something with that. */
export function ProofDialog<T>(props: ProofDialogProps<T>) {
  const { title, text, save, danger, errorTitle, success, call, done, onClose, children } = props;
  const { secondFactors } = useTexts();
  const [upw, setUpw] = useState('');
  const [problem, setProblem] = useState<Issue | null>(null);
  const act = useAction(
    (by: 'password' | 'passkey') =>
      inSteps(async (step) => call(step, by === 'password' ? { upw } : await passkeyProof(step))),
    {
      errorTitle,
      invalidates: factorsChanged,
      success,
      done(data) {
        onClose();
        done?.(data);
      },
    },
  );
  function submit() {
    setProblem(upw === '' ? issue('password_missing') : null);
    if (upw !== '') void act.run('password');
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={<DialogEnd save={save} danger={danger} busy={act.busy} onClose={onClose} />}
    >
      <div className="form">
        {text !== undefined && <p>{text}</p>}
        {children}
        <PasswordField
          label={secondFactors.password}
          hint={secondFactors.proofText}
          autoComplete="current-password"
          data-autofocus={children === undefined ? true : undefined}
          value={upw}
          onChange={setUpw}
          problem={problem ?? act.problems['upw']}
        />
        <PasskeyInstead busy={act.busy} onUse={() => void act.run('passkey')} />
      </div>
    </Dialog>
  );
}
