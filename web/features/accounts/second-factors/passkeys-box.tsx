import { useState } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { PasskeyAdd } from './passkey-add.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useWithoutPasskeys, type SecondFactors } from './use-second-factors.ts';

/** The keeper's passkeys; where none can be made here, the reason in place of the button. */
export function PasskeysBox(props: { factors: SecondFactors; onCodes: (codes: string[]) => void }) {
  const { factors, onCodes } = props;
  const { secondFactors } = useTexts();
  const [adding, setAdding] = useState(false);
  const obstacle = useWithoutPasskeys(factors.passkey_origin);
  return (
    <Box title={secondFactors.passkeys}>
      <div className="stack tight">
        <p className="muted">{secondFactors.passkeysText}</p>
        {factors.passkeys.length > 0 && (
          <Rows label={secondFactors.passkeys}>
            {factors.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </Rows>
        )}
        {obstacle === null ? (
          <div>
            <Button icon="plus" onClick={() => setAdding(true)}>
              {secondFactors.addPasskey}
            </Button>
          </div>
        ) : (
          <Note>{obstacle}</Note>
        )}
      </div>
      {adding && <PasskeyAdd onCodes={onCodes} onClose={() => setAdding(false)} />}
    </Box>
  );
}
