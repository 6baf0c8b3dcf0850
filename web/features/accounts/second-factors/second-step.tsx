import { useState } from 'react';
import type { SecondFactor } from '#src/domain/accounts/second-factors.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Entered } from '#web/features/accounts/accounts/start-session.ts';
import { browserHasPasskeys } from '#web/lib/passkeys.ts';
import { CodeStep } from './code-step.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export type Begun = { ticket: string; methods: SecondFactor[] };

/** After the right password: a code, a passkey or a recovery code. */
export function SecondStep(props: {
  begun: Begun;
  onEnter: (response: Entered) => void;
  onBack: () => void;
}) {
  const { begun, onEnter, onBack } = props;
  const { secondFactors } = useTexts();
  const usable = begun.methods.filter((one) => one !== 'passkey' || browserHasPasskeys());
  const [method, setMethod] = useState(usable[0]);
  const words: Record<SecondFactor, string> = {
    app: secondFactors.useCode,
    passkey: secondFactors.usePasskey,
    recovery: secondFactors.useRecovery,
  };
  return (
    <div className="stack tight">
      <h2>{secondFactors.stepTitle}</h2>
      {method === undefined && <Note tone="amber">{secondFactors.noMethod}</Note>}
      {method === 'passkey' && (
        <div className="form" ref={focusFirst}>
          <p>{secondFactors.passkeyText}</p>
          <PasskeyButton ticket={begun.ticket} onEnter={onEnter} primary />
        </div>
      )}
      {(method === 'app' || method === 'recovery') && (
        <div key={method} ref={focusFirst}>
          <CodeStep method={method} ticket={begun.ticket} onEnter={onEnter} onLate={onBack} />
        </div>
      )}
      <div className="stack close other-steps">
        {usable
          .filter((one) => one !== method)
          .map((one) => (
            <Button key={one} variant="quiet" onClick={() => setMethod(one)}>
              {words[one]}
            </Button>
          ))}
        <Button variant="quiet" onClick={onBack}>
          {secondFactors.back}
        </Button>
      </div>
    </div>
  );
}

/** What was pressed to come here is gone, and the focus with it. */
const focusFirst = (step: HTMLElement | null): void =>
  step?.querySelector<HTMLElement>('input, button')?.focus();
