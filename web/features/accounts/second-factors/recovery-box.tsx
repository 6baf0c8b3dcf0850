import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const FEW = 3;

/** How many recovery codes are left, and new ones. */
export function RecoveryBox(props: { left: number; onCodes: (codes: string[]) => void }) {
  const { left, onCodes } = props;
  const { secondFactors } = useTexts();
  const [asking, setAsking] = useState(false);
  const said = secondFactors.recoveryLeft(left);
  return (
    <Box title={secondFactors.recovery}>
      <div className="stack tight">
        <p className="muted">{secondFactors.recoveryAbout}</p>
        {left > FEW ? (
          <p>{said}</p>
        ) : (
          <Note tone="amber">
            {said} {secondFactors.recoveryFew}
          </Note>
        )}
        <div>
          <Button onClick={() => setAsking(true)}>{secondFactors.renew}</Button>
        </div>
      </div>
      {asking && (
        <ProofDialog
          title={secondFactors.renew}
          text={secondFactors.renewText}
          save={secondFactors.renew}
          errorTitle={secondFactors.renewFailed}
          call={(step, proof) => step(() => api.user.recovery_codes.post(proof))}
          done={(response) => onCodes(response.recovery_codes)}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
