import { signal } from '@preact/signals-react';
import { useSignalValue } from './signal-value.ts';
import { readStored, writeStored } from './storage.ts';

export type Hand = 'left' | 'right';

const key = 'exuvia.hand';
const hand = signal<Hand | null>(null);

/** Which hand holds this device; the other one holds the tongs. */
export function useHandedness(): [Hand, (hand: Hand) => void] {
  const chosen = useSignalValue(hand);
  return [chosen ?? (readStored(key) === 'left' ? 'left' : 'right'), choose];
}

function choose(next: Hand): void {
  writeStored(key, next);
  hand.value = next;
}
