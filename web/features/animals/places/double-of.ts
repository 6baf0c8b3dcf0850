import { numberedNames } from '#src/domain/places/numbered-names.ts';
import { fold } from '#src/domain/text/fold.ts';
import type { Place } from './use-places.ts';

type Wanted = { id?: number | undefined; name: string; parent_id: number | null; many?: number };

/** Another place of that name, or of one of the several, in the same place: no list could tell the two. */
export function doubleOf(wanted: Wanted, places: readonly Place[]): Place | undefined {
  const { id, name, parent_id, many = 1 } = wanted;
  const names = new Set(numberedNames(name, many).map(fold));
  return places.find(
    (place) => place.id !== id && place.parent_id === parent_id && names.has(fold(place.name)),
  );
}
