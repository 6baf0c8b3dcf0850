import { measurementBounds, measurementKinds } from '#src/domain/animal/measurements.ts';
import type { Fields } from './fields.ts';

/** What was measured of an animal on a day. The bounds of each kind are in the domain. */
export const measurementFields = {
  date_ms: { kind: 'day' },
  kind: { kind: 'choice', of: measurementKinds },
  /** g or cm */
  value: { kind: 'number', min: measurementBounds.weight.min, max: measurementBounds.weight.max },
} as const satisfies Fields;
