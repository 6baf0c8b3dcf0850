import { kindsOf, type Measured } from '#src/domain/animal/measurements.ts';
import { daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { median } from '#src/domain/statistics/molting.ts';

/** The newest weights say how often an animal is weighed, once there are a few. */
export const LAST_WEIGHTS = 6;
const LEAST_WEIGHTS = 3;
/** Who was not weighed for so many times as long is not weighed any more. */
const STOPPED = 3;

/** Whether animals of a type are followed by their weight. */
export const isWeighedType = (an_type: AnimalType): boolean => kindsOf(an_type)[0] === 'weight';

/** What an animal weighed last, where it is time to weigh it again; null where it is not. The newest come first. */
export function weighingOf(newestFirst: readonly Measured[], today: Day) {
  const known = newestFirst.filter(({ date_ms }) => date_ms <= today).slice(0, LAST_WEIGHTS);
  const [last, before] = known;
  if (!last || !before || known.length < LEAST_WEIGHTS) return null;
  const gaps = known.flatMap(({ date_ms }, at) => {
    const next = known[at + 1];
    return next ? [daysBetween(next.date_ms, date_ms)] : [];
  });
  const usual_days = Math.round(median(gaps) ?? 0);
  const days = daysBetween(last.date_ms, today);
  if (days < usual_days || days > usual_days * STOPPED) return null;
  const { value: weight, date_ms: weight_date } = last;
  return { weight, weight_date, weight_before: before.value, usual_days };
}
