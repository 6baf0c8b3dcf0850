import { useState } from 'react';
import { RecordNow } from '#web/features/animals/pet-details/dialogs.ts';
import type { Recording } from '#web/features/animals/pet-details/record-now.tsx';
import { palette } from '#web/state/palette.ts';
import { useSignalValue } from '#web/state/signal-value.ts';
import { Palette } from './palette.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** What the keys of a keeper open over any page. */
export function PaletteHost() {
  const open = useSignalValue(palette);
  const [recording, setRecording] = useState<Recording | null>(null);
  const close = () => (palette.value = null);
  return (
    <>
      {open === 'find' && (
        <Palette
          onClose={close}
          record={setRecording}
          showShortcuts={() => (palette.value = 'keys')}
        />
      )}
      {open === 'keys' && <ShortcutsDialog onClose={close} />}
      {recording && <RecordNow record={recording} onClose={() => setRecording(null)} />}
    </>
  );
}
