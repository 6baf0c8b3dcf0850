import { onSessionEnd } from './session.ts';

// The list of animals that was open last: the pages of its animals lead on to the next and the previous one.

/** The query of `pet/list` that it shows, without its page. */
type PetOrder = Readonly<Record<string, unknown>>;

let order: PetOrder | null = null;

onSessionEnd(() => (order = null));

export const petOrder = (): PetOrder | null => order;

export function keepPetOrder(next: PetOrder): void {
  order = next;
}
