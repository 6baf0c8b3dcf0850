import { addDays, type Day } from '#src/domain/days.ts';
import type { MeasurementKind } from './measurements.ts';

/** When a size was noted that was told with a new animal: it is of a day that nobody knows. */
export const TAKEN_OVER = '1970-01-01T00:00:00.000Z';

/** `taken`: it came with the animal, and was not noted since. */
type Length = { date_ms: Day; kind: MeasurementKind; taken?: boolean | 1 };

/**
 * The size that came with an animal stands at the day on which the animal was added, for want of another. A molt of an
 * earlier day that is noted since then has a size of its own: the other one is older, and moves to the day before the molt.
 * Null where it stays: somebody measured since then, or it is known to be of the day on which the animal came.
 */
export function startBefore<M extends Length>(
  measurements: readonly M[],
  molt: { date_mt: Day; size: number | null },
  kept_since: Day | null,
): { start: M; date_ms: Day } | null {
  const lengths = measurements.filter(({ kind }) => kind !== 'weight');
  const [start] = lengths;
  if (!start?.taken || lengths.length > 1 || molt.size === null) return null;
  if (molt.date_mt >= start.date_ms || start.date_ms === kept_since) return null;
  return { start, date_ms: addDays(molt.date_mt, -1) };
}
