import { useState } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useOverlays } from './overlays.ts';

/** The first of two taps to the red lamp, on every page that has a header. */
export function LightButton() {
  const { layout } = useTexts();
  const [open, setOpen] = useState(false);
  const overlays = useOverlays(open, () => setOpen(false));
  return (
    <>
      <Button
        variant="quiet"
        icon="lamp"
        label={layout.light}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && overlays && <overlays.LightMenu onClose={() => setOpen(false)} />}
    </>
  );
}
