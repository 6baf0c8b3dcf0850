import type { PlaceChoice } from '#web/features/animals/places/place-field.tsx';

/** What all animals that are brought in have in common. */
export type ForAllChoice = { place: PlaceChoice | null; plan_ids: readonly number[] };

export const nothingForAll: ForAllChoice = { place: null, plan_ids: [] };

/** The path of the chosen place, as rows have it: what they name is made with them where it is not there. */
export const placePath = ({ place }: ForAllChoice): string | null =>
  place && (place.id !== null || place.isNew) ? place.path : null;
