import { useState } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { factorsChanged } from './use-second-factors.ts';

export type NewApp = { secret: string; uri: string };

/** The secret for the app, as a QR code and as text, and the first code that shows that the app has it. */
export function AppSetUp(props: {
  app: NewApp;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}) {
  const { app, onCodes, onClose } = props;
  const { secondFactors } = useTexts();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const confirm = useAction(() => api.user.app_confirm.post({ code }), {
    errorTitle: secondFactors.appSetUpFailed,
    success: secondFactors.appDone,
    invalidates: factorsChanged,
    done(response) {
      onClose();
      onCodes(response.recovery_codes);
    },
  });
  function submit() {
    setMissing(code.trim() === '' ? secondFactors.codeMissing : null);
    if (code.trim() !== '') void confirm.run();
  }
  const groups = app.secret.match(/.{1,4}/g) ?? [];
  return (
    <Dialog
      title={secondFactors.app}
      onClose={onClose}
      onSubmit={submit}
      actions={<DialogEnd save={secondFactors.setUp} busy={confirm.busy} onClose={onClose} />}
    >
      <div className="form">
        <p>{secondFactors.scan}</p>
        <QrCode text={app.uri} label={secondFactors.qr} />
        <p className="secret-key">
          <span className="muted">{secondFactors.key}</span> <code>{groups.join(' ')}</code>
        </p>
        <CodeField
          label={secondFactors.firstCode}
          value={code}
          onChange={setCode}
          problem={missing ?? confirm.problems['code']}
        />
      </div>
    </Dialog>
  );
}
