import { useState } from 'react';
import { onSessionEnd, useSession } from '#web/state/session.ts';
import { readStored, writeStored } from '#web/state/storage.ts';

// Nobody else needs it, so the keeper's address is stored on this device and removed with the session.

const storageKey = 'exuvia.keeper_address';

onSessionEnd(() => writeStored(storageKey, null));

/** The keeper's name and address as shown on documents. */
export function useKeeperAddress(): [string, (text: string) => void] {
  const session = useSession();
  const [text, setText] = useState(() => {
    const stored = readStored(storageKey);
    return typeof stored === 'string' ? stored : (session?.user.uname ?? '');
  });
  return [
    text,
    (next) => {
      setText(next);
      writeStored(storageKey, next);
    },
  ];
}
