import { useState } from 'react';
import { PASSKEY_NAME_LENGTH } from '#src/domain/accounts/second-factors.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { factorsChanged } from './use-second-factors.ts';

export function PasskeyRename(props: { id: number; name: string; onClose: () => void }) {
  const { id, onClose } = props;
  const { accounts, secondFactors } = useTexts();
  const [name, setName] = useState(props.name);
  const rename = useAction(() => api.user.passkey_rename.put({ id, name: name.trim() }), {
    errorTitle: secondFactors.renameFailed,
    invalidates: factorsChanged,
    done: onClose,
  });
  return (
    <Dialog
      title={secondFactors.rename}
      onClose={onClose}
      onSubmit={() => void rename.run()}
      actions={<DialogEnd save={accounts.save} busy={rename.busy} onClose={onClose} />}
    >
      <div className="form">
        <TextField
          label={secondFactors.passkeyName}
          maxLength={PASSKEY_NAME_LENGTH}
          data-autofocus
          value={name}
          onChange={setName}
          problem={rename.problems['name']}
        />
      </div>
    </Dialog>
  );
}
