import { sizeKind, type LengthKind } from '#src/domain/animal/measurements.ts';
import { useMeasured } from './measure.ts';
import type { Recordable } from './records.ts';

/**
 * How the size of an animal was measured last, where it is not the length by which its type is known: a molt of it has no
 * size of its own then, and its new size is a measurement of that day.
 */
export function useOtherLength(pet: Pick<Recordable, 'id' | 'an_type' | 'size'>): {
  loading: boolean;
  other: LengthKind | null;
} {
  const { data, loading } = useMeasured(pet.id);
  for (const { kind, value } of data?.rows ?? []) {
    if (kind === 'weight') continue;
    const isSize = value === pet.size && kind !== sizeKind(pet.an_type);
    return { loading, other: isSize ? kind : null };
  }
  return { loading, other: null };
}
