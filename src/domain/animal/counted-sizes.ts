import type { Day } from '#src/domain/days.ts';
import { isMoltDay, type Counted, type MoltingPet } from './counted-molts.ts';
import { fittingSizes } from './fitting-sizes.ts';
import { isTooLarge, sizeKind, type MeasurementKind } from './measurements.ts';

export type NotedLength = { date_ms: Day; kind: MeasurementKind; value: number };

type CountedSize = { day: Day; size: number };

/**
 * An animal's sizes (cm) that count, the oldest first: those at its molts that count, and lengths that were measured by
 * themselves in the way that its type is known by. Of a day the molt's counts. `wrong`: the days of sizes that count
 * nowhere, since they do not fit the others, or hardly any animal of its type gets so large.
 */
export function countedSizesOf(
  molts: readonly Counted[],
  lengths: readonly NotedLength[],
  pet: MoltingPet,
  today: Day,
): { sizes: readonly CountedSize[]; wrong: readonly Day[] } {
  const atMolts = molts.flatMap(({ date_mt: day, size }) => (size === null ? [] : { day, size }));
  const wrongMolts = molts.flatMap(({ date_mt, wrong_size }) =>
    wrong_size === null ? [] : date_mt,
  );
  const isPossible = isMoltDay(pet, today);
  const taken = new Set([...atMolts.map(({ day }) => day), ...wrongMolts]);
  const kind = sizeKind(pet.an_type);
  const measured = lengths
    .filter((one) => one.kind === kind && isPossible(one.date_ms) && !taken.has(one.date_ms))
    .map(({ date_ms: day, value: size }) => ({ day, size }));
  if (measured.length === 0) return { sizes: atMolts, wrong: wrongMolts };
  const all = [...atMolts, ...measured].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const likely = all.filter(({ size }) => !isTooLarge(pet.an_type, undefined, size));
  const fitting = fittingSizes(likely.map(({ size }) => size));
  const sizes = likely.filter((_, at) => fitting.has(at));
  const right = new Set(sizes);
  const wrong = all.filter((one) => !right.has(one)).map(({ day }) => day);
  return { sizes, wrong: [...wrongMolts, ...wrong] };
}
