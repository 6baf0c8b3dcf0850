import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { isWeekAfterMolt } from '#src/domain/feeding/resting.ts';

/** Where others molt, keepers of reptiles say that they shed. */
export const sheds = (an_type: AnimalType | undefined): boolean => an_type === 'reptile';

/** What is said of several animals: reptiles shed, others molt, and of both something is said that is true of both. */
export type SkinWord = 'molts' | 'sheds' | 'both';

/** Of no animal: what most keepers say. */
export function skinWordOf(types: Iterable<AnimalType>): SkinWord {
  const words = new Set([...types].map(sheds));
  if (!words.has(true)) return 'molts';
  return words.has(false) ? 'both' : 'sheds';
}

/** A molt is highlighted for 7 days, unless the animal ate since. */
export function isFreshMolt(mmt: Day | null, date_f: Day | null, today: Day): boolean {
  return mmt !== null && isWeekAfterMolt(mmt, today) && (date_f === null || mmt > date_f);
}

/** A molt ends the pre-molt before it; an old molt entered late does not. */
export function clearsPreMolt(date_mt: Day, pre_molt: Day | null): boolean {
  return pre_molt !== null && date_mt >= pre_molt;
}
