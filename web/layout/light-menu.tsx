import { useEffect } from 'react';
import { Lights } from '#web/components/lights.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dailySheet } from './deferred-sheets.ts';

/** The second of two taps to the red lamp. */
export function LightMenu({ onClose }: { onClose: () => void }) {
  const { common, layout } = useTexts();
  // a visitor may have seen the first screen alone
  useEffect(() => void dailySheet(), []);
  return (
    <Dialog title={layout.light} variant="menu" onClose={onClose}>
      <div className="stack">
        <Lights onChosen={onClose} />
        <Button wide large onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </Dialog>
  );
}
