import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { formatInstant, formatInstantDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/rows.tsx';
import { PasskeyRename } from './passkey-rename.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import type { SecondFactors } from './use-second-factors.ts';

type Passkey = SecondFactors['passkeys'][number];

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { secondFactors } = useTexts();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { id, name, created, last_used } = passkey;
  const used = last_used
    ? secondFactors.lastUsed(formatInstant(last_used))
    : secondFactors.neverUsed;
  const remove = secondFactors.removePasskey(name);
  const close = () => setOpen(null);
  return (
    <Row
      title={name}
      line={`${used} · ${secondFactors.since(formatInstantDay(created))}`}
      end={
        <>
          <Button
            variant="quiet"
            icon="pencil"
            label={`${secondFactors.rename}: ${name}`}
            onClick={() => setOpen('rename')}
          />
          <Button variant="quiet" icon="trash" label={remove} onClick={() => setOpen('remove')} />
        </>
      }
    >
      {open === 'rename' && <PasskeyRename id={id} name={name} onClose={close} />}
      {open === 'remove' && (
        <ProofDialog
          title={remove}
          save={secondFactors.remove}
          danger
          errorTitle={secondFactors.removeFailed}
          success={secondFactors.passkeyRemoved(name)}
          call={(step, proof) => step(() => api.user.passkey_remove.delete({ id, ...proof }))}
          onClose={close}
        />
      )}
    </Row>
  );
}
