import { useState } from 'react';
import { deviceOf } from '#src/domain/accounts/device.ts';
import { PASSKEY_NAME_LENGTH } from '#src/domain/accounts/second-factors.ts';
import { api } from '#web/lib/api.ts';
import type { Step } from '#web/lib/ask.ts';
import { createPasskey, type Proof } from '#web/lib/passkeys.ts';
import { useTexts } from '#web/texts/texts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ProofDialog } from './proof-dialog.tsx';

/** Asks for a name and the password, then the browser makes the passkey. */
export function PasskeyAdd(props: { onCodes: (codes: string[]) => void; onClose: () => void }) {
  const { onCodes, onClose } = props;
  const { secondFactors } = useTexts();
  const [name, setName] = useState(() => deviceOf(navigator.userAgent));
  async function add(step: Step, proof: Proof) {
    const { ticket, options } = await step(() => api.user.passkey_begin.post(proof));
    const response = await createPasskey(options);
    const named = name.trim() || secondFactors.passkeys;
    return step(() => api.user.passkey_add.post({ ticket, name: named, response }));
  }
  return (
    <ProofDialog
      title={secondFactors.addPasskey}
      save={secondFactors.proceed}
      errorTitle={secondFactors.addFailed}
      success={secondFactors.passkeyAdded}
      call={add}
      done={(response) => onCodes(response.recovery_codes)}
      onClose={onClose}
    >
      <TextField
        label={secondFactors.passkeyName}
        hint={secondFactors.passkeyNameHint}
        maxLength={PASSKEY_NAME_LENGTH}
        data-autofocus
        value={name}
        onChange={setName}
      />
    </ProofDialog>
  );
}
