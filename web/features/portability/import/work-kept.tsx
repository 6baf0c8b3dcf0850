import { useState } from 'react';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Note } from '#web/ui/note.tsx';

/** Said before the work, not after it: animals out of lists are stored with a network only, and the work waits for it. */
export function WorkKept() {
  const { petImport } = useTexts();
  const isReachable = useReachable();
  const [wasAway, setWasAway] = useState(false);
  if (!isReachable && !wasAway) setWasAway(true);
  if (isReachable && !wasAway) return null;
  return isReachable ? (
    <Note icon="check" live>
      {petImport.networkBack}
    </Note>
  ) : (
    <Note icon="offline" live>
      {petImport.workKept}
    </Note>
  );
}
