import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Unit } from '#src/domain/animal/units.ts';
import type { Day } from '#src/domain/days.ts';
import { daysBetween } from '#src/domain/days.ts';
import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import { lengthText, units, weightText } from '#web/lib/size.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** The keeper's unit of what is measured. */
export const unitOf = (kind: MeasurementKind): Unit =>
  kind === 'weight' ? units().weight : units().length;

/** '14.2 g', '9,5 cm', on one line. */
export const measuredText = (kind: MeasurementKind, value: number) =>
  (kind === 'weight' ? weightText(value) : lengthText(value)).replace(' ', '\u00a0');

/** '+0.4 g', '−3 g'. */
export function changeText(kind: MeasurementKind, value: number, before: number): string {
  const by = Math.round((value - before) * 100) / 100;
  const sign = by > 0 ? '+' : by < 0 ? '−' : '±';
  return `${sign}${measuredText(kind, Math.abs(by))}`;
}

type Measured = Pick<TimelineEntry, 'day' | 'ms_kind' | 'value' | 'value_before'> & {
  day_before: Day | null;
};

/** How a measurement reads in a history. */
export function faceOfMeasurement(entry: Measured, pets: Texts['pets']) {
  const { day, value_before, day_before } = entry;
  const kind = entry.ms_kind ?? 'weight';
  const value = entry.value ?? 0;
  const icon: IconName = kind === 'weight' ? 'scale' : 'ruler';
  const note =
    value_before !== null && day_before !== null
      ? [changeText(kind, value, value_before), pets.afterDays(daysBetween(day_before, day))]
      : [];
  return {
    icon,
    title: pets.measure.kinds[kind],
    words: measuredText(kind, value),
    ...(note.length > 0 && { note: note.join(', ') }),
  };
}
