import { signal } from '@preact/signals-react';
import { useSignalValue } from './signal-value.ts';

// Pictures that were taken on this device and wait for the network, by animal. web/lib/waiting-pictures.ts shows them.

/** A picture that is kept on the device until it is sent. */
export type WaitingPicture = {
  address: string;
  caption: string;
  /** It stands for its animal. */
  cover: boolean;
};

const pictures = signal<ReadonlyMap<number, readonly WaitingPicture[]>>(new Map());
const none: readonly WaitingPicture[] = [];

/** The pictures that are kept on the device for an animal. */
export const useWaitingPictures = (id: number): readonly WaitingPicture[] =>
  useSignalValue(pictures).get(id) ?? none;

/** The address of the one that is its cover. */
export const useWaitingPicture = (id: number): string | undefined =>
  useWaitingPictures(id).findLast(({ cover }) => cover)?.address;

export const showWaitingPictures = (next: ReadonlyMap<number, readonly WaitingPicture[]>): void =>
  void (pictures.value = next);
