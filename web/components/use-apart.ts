import { useSizes } from '#web/lib/size.ts';
import { nearPlace } from './near-place.ts';

// A round that an earlier version began may lack either.
type Apart = { size?: number | null; place?: string | null };

/** What tells an animal from others of its name and species: '4.5 cm, Rack A'; '' where nothing is known. */
export function useApart(): (pet: Apart) => string {
  const { lengthText } = useSizes();
  return ({ size, place }) =>
    [typeof size === 'number' && lengthText(size), place && nearPlace(place)]
      .filter(Boolean)
      .join(', ');
}
