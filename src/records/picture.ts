import { limits } from '#src/domain/limits.ts';
import type { Fields } from './fields.ts';

// What is noted of a picture, besides its files.

export const pictureFields = {
  /** When it was taken. */
  day: { kind: 'day', empty: null },
  caption: { kind: 'line', max: limits.caption, empty: '' },
} as const satisfies Fields;
