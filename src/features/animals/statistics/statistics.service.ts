import type { Executor } from '#src/db/database.ts';
import { addDays, type Day } from '#src/domain/days.ts';
import { MOST_YEARS, yearsToChoose } from '#src/domain/statistics/years.ts';
import {
  collectionStatistics,
  type CollectionStatistics,
} from '#src/domain/statistics/collection.ts';
import type { Offer, Offers } from '#src/domain/statistics/records.ts';
import { countBy } from '#src/domain/statistics/shares.ts';
import { SEASON_DAYS } from '#src/domain/statistics/findings.ts';
import {
  countMisdated,
  countOffers,
  countOffspring,
  findLastDay,
  hasRecords,
  listBought,
  listCountedAnimals,
  listKnownLengths,
  listKnownMolts,
  listMealsBefore,
  listMisdatedPets,
  listOffers,
} from './statistics.queries.ts';

const NO_PETS = { feedings: [], molts: [] };

/** The numbers of a keeper's year up to `today`, and the years that there are numbers of, the newest first. */
export function statisticsOf(
  db: Executor,
  uid: number,
  year: number,
  today: Day,
): CollectionStatistics & { years: number[] } {
  const thisYear = Number(today.slice(0, 4));
  const from = `${year}-01-01`;
  const to = year < thisYear ? `${year}-12-31` : today;
  const season = (until: Day) => countOffers(db, uid, addDays(until, 1 - SEASON_DAYS), until);
  const offers = listOffers(db, uid, from, to);
  const misdated = countMisdated(db, uid, today);
  const records = {
    animals: listCountedAnimals(db, uid, today),
    offers,
    meals_before: listMealsBefore(db, uid, from),
    bought: listBought(db, uid, from, to),
    molts: listKnownMolts(db, uid, today),
    lengths: listKnownLengths(db, uid, today),
    misdated,
    // as good as nobody has any
    misdated_pets:
      misdated.feedings + misdated.molts > 0 ? listMisdatedPets(db, uid, today) : NO_PETS,
    offspring: countOffspring(db, uid, from, to),
    season:
      year === thisYear
        ? {
            now: seasonOf(offers, from, today) ?? season(today),
            before: season(addDays(today, -365)),
          }
        : null,
  };
  return {
    ...collectionStatistics(records, year, today),
    years: yearsToChoose(yearsWithRecords(db, uid, today), records.animals, thisYear),
  };
}

/** The last season, if the offers from a day on hold all of it. */
function seasonOf(offers: readonly Offer[], from: Day, today: Day): Offers[] | null {
  const first = addDays(today, 1 - SEASON_DAYS);
  if (first < from) return null;
  const counts = countBy(
    offers.filter(({ date_f }) => date_f >= first),
    'pet_id',
  );
  return [...counts].map(([pet_id, { fed, refused }]) => ({ pet_id, fed, refused }));
}

/** The newest first. Where one has none, the newest record before it is looked for among all animals. */
function yearsWithRecords(db: Executor, uid: number, today: Day): number[] {
  const years: number[] = [];
  let year = Number(today.slice(0, 4));
  while (years.length < MOST_YEARS) {
    const to = today.startsWith(`${year}-`) ? today : `${year}-12-31`;
    if (!hasRecords(db, uid, `${year}-01-01`, to)) {
      const day = findLastDay(db, uid, `${year}-01-01`);
      if (day === null) break;
      year = Number(day.slice(0, 4));
    }
    years.push(year);
    year -= 1;
  }
  return years;
}
