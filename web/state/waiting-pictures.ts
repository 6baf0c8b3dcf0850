import { signal } from '@preact/signals-react';
import { useSignalValue } from './signal-value.ts';

// Pictures that were taken on this device and wait for the network, by animal. web/lib/waiting-pictures.ts shows them.

const pictures = signal<ReadonlyMap<number, string>>(new Map());

/** The address of the picture that is kept on the device for an animal. */
export const useWaitingPicture = (id: number): string | undefined =>
  useSignalValue(pictures).get(id);

export const showWaitingPictures = (next: ReadonlyMap<number, string>): void =>
  void (pictures.value = next);
