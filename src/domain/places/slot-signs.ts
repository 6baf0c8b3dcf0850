import type { Due } from '#src/domain/feeding/due-state.ts';
import type { Day } from '#src/domain/days.ts';

/** What the drawing of a place says of an animal. */
const slotSigns = ['due', 'refused', 'pre_molt', 'fresh_molt', 'not_due'] as const;
export type SlotSign = (typeof slotSigns)[number];

type Animal = Pick<Due, 'muted'> & { due: 0 | 1; refusals: number; pre_molt: Day | null };

/** 'refused': due, and it refused when it was offered last. An animal that rests is not due. */
export function slotSign({ due, muted, refusals, pre_molt }: Animal): SlotSign {
  if (due === 1) return refusals > 0 ? 'refused' : 'due';
  if (pre_molt !== null) return 'pre_molt';
  return muted === 1 ? 'fresh_molt' : 'not_due';
}

/** How many animals are due, how many of them refused last time, and how many rest before a molt. */
export function countSigns(signs: readonly SlotSign[]) {
  const count = (...of: SlotSign[]) => signs.filter((sign) => of.includes(sign)).length;
  return {
    all: signs.length,
    due: count('due', 'refused'),
    refused: count('refused'),
    pre_molt: count('pre_molt'),
  };
}
