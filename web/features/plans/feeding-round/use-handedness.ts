import { useState } from 'react';
import { readStored, writeStored } from '#web/state/storage.ts';

export type Hand = 'left' | 'right';

const key = 'exuvia.hand';

/** Which hand holds this device; the other one holds the tongs. */
export function useHandedness(): [Hand, (hand: Hand) => void] {
  const [hand, setHand] = useState<Hand>(readStored(key) === 'left' ? 'left' : 'right');
  return [
    hand,
    (next) => {
      writeStored(key, next);
      setHand(next);
    },
  ];
}
