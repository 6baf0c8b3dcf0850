import type { Day } from '#src/domain/days.ts';
import type { Offer } from '#src/domain/feeding/feeding-round.ts';
import { FEEDINGS_AT_LEAST } from '#src/domain/sync/collection.ts';

export type RefusingAnimal = {
  refusals: number;
  refused_since: Day | null;
  offer_date: Day | null;
  mmt: Day | null;
};

/**
 * How often an animal refused since its last meal and its last molt: what it refused before a molt is explained by it.
 * `newestOffers` are only asked for a row that began before the molt and went on after it; those counted then are among
 * the newest that every device holds.
 */
export function refusalsSinceMolt(
  { refusals, refused_since, offer_date, mmt }: RefusingAnimal,
  newestOffers: () => readonly Pick<Offer, 'date_f' | 'progress'>[],
  today: Day,
): number {
  if (mmt === null || mmt > today || refused_since === null || refused_since > mmt) return refusals;
  if (offer_date === null || offer_date <= mmt) return 0;
  const newest = newestOffers().slice(0, FEEDINGS_AT_LEAST);
  return newest.filter(({ date_f, progress }) => progress === 2 && date_f > mmt).length;
}
