import { addDays, type Day } from '#src/domain/days.ts';
import { median, within, type CountedMolt } from './molting.ts';
import type { CountedAnimal, Offers, YearRecords } from './records.ts';
import { sharesOf } from './shares.ts';

/** The days that are compared with those of a year before. */
export const SEASON_DAYS = 90;

/**
 * Something that is different from a year before, with the numbers it comes from. Shares are parts of 1, gaps whole days.
 */
export type Finding =
  | {
      code: 'refusals';
      now: number;
      before: number;
      /** Where most of it is, if it is one place. */
      place: { path: string; share: number } | null;
    }
  | { code: 'gaps'; now: number; before: number; gaps: number; animals: number }
  | { code: 'silent'; ids: number[]; since: Day };

/** A share of fewer offers says nothing. */
const OFFERS = 50;
/** Shares that lie closer are the same. */
const SHARE_APART = 0.03;
/** A place stands out with so many offers, and a share so many times that of the others. */
const PLACE = { offers: 20, times: 2 };
/** Gaps before molts of animals up to this size (cm) are compared, from so many on, when they differ by this part. */
const SMALL = { size: 3, gaps: 5, apart: 0.15 };

/** What is different in the last 90 days from the same days a year before. */
export function findingsOf(
  { animals, season }: Pick<YearRecords, 'animals' | 'season'>,
  molts: readonly CountedMolt[],
  today: Day,
): Finding[] {
  if (!season) return [];
  return [
    refusals(animals, season.now, season.before),
    smallGaps(molts, today),
    silent(animals, today),
  ].filter((finding) => finding !== null);
}

/** Whether enough was offered in both seasons: else nothing different says nothing. */
export const isCompared = (season: YearRecords['season']): boolean =>
  season !== null && [season.now, season.before].every((some) => sharesOf(some).offers >= OFFERS);

function refusals(
  animals: readonly CountedAnimal[],
  nowOffers: readonly Offers[],
  beforeOffers: readonly Offers[],
): Finding | null {
  const [now, before] = [sharesOf(nowOffers), sharesOf(beforeOffers)];
  if (now.offers < OFFERS || before.offers < OFFERS) return null;
  if (Math.abs(now.share - before.share) < SHARE_APART) return null;
  const place = now.share > before.share ? outlier(animals, nowOffers) : null;
  return { code: 'refusals', now: now.share, before: before.share, place };
}

/** The place where animals refuse at least twice as often as in all the others together. */
function outlier(animals: readonly CountedAnimal[], offers: readonly Offers[]) {
  const placeOf = new Map(animals.map(({ id, place }) => [id, place]));
  const places = [...new Set(placeOf.values())].filter((place) => place !== null);
  const compared = places.map((path) => ({
    path,
    ...sharesOf(offers.filter(({ pet_id }) => placeOf.get(pet_id) === path)),
    others: sharesOf(offers.filter(({ pet_id }) => placeOf.get(pet_id) !== path)).share,
  }));
  const [worst] = compared
    .filter((one) => one.offers >= PLACE.offers && one.share >= PLACE.times * one.others)
    .toSorted((a, b) => b.share - a.share);
  return worst ? { path: worst.path, share: worst.share } : null;
}

function smallGaps(molts: readonly CountedMolt[], today: Day): Finding | null {
  const of = (until: Day) => {
    const isIn = within(addDays(until, 1 - SEASON_DAYS), until);
    return molts.filter(
      ({ gap, date_mt, size_before, size }) =>
        gap !== null && isIn(date_mt) && (size_before ?? size ?? Infinity) <= SMALL.size,
    );
  };
  const [now, before] = [of(today), of(addDays(today, -365))];
  const [gap, former] = [now, before].map((some) => median(some.flatMap((one) => one.gap ?? [])));
  if (now.length < SMALL.gaps || before.length < SMALL.gaps) return null;
  if (!gap || !former || Math.abs(gap / former - 1) < SMALL.apart) return null;
  const gone = new Set(now.map(({ pet_id }) => pet_id));
  return {
    code: 'gaps',
    now: Math.round(gap),
    before: Math.round(former),
    gaps: now.length,
    animals: gone.size,
  };
}

function silent(animals: readonly CountedAnimal[], today: Day): Finding | null {
  const since = addDays(today, -SEASON_DAYS);
  const ids = animals
    .filter(({ archived, last }) => archived === 0 && last <= since)
    .map(({ id }) => id);
  return ids.length > 0 ? { code: 'silent', ids, since } : null;
}
