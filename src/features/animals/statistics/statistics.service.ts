import type { Executor } from '#src/db/database.ts';
import { addDays, type Day } from '#src/domain/days.ts';
import { MOST_YEARS, yearsToChoose } from '#src/domain/statistics/years.ts';
import {
  collectionStatistics,
  type CollectionStatistics,
} from '#src/domain/statistics/collection.ts';
import { SEASON_DAYS } from '#src/domain/statistics/findings.ts';
import {
  countMisdated,
  countOffers,
  countOffspring,
  findLastDay,
  listBought,
  listCountedAnimals,
  listKnownMolts,
  listMealsBefore,
  listOffers,
} from './statistics.queries.ts';

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
  const records = {
    animals: listCountedAnimals(db, uid, today),
    offers: listOffers(db, uid, from, to),
    meals_before: listMealsBefore(db, uid, from),
    bought: listBought(db, uid, from, to),
    molts: listKnownMolts(db, uid, today),
    misdated: countMisdated(db, uid, today),
    offspring: countOffspring(db, uid, from, to),
    season: year === thisYear ? { now: season(today), before: season(addDays(today, -365)) } : null,
  };
  return {
    ...collectionStatistics(records, year, today),
    years: yearsToChoose(yearsWithRecords(db, uid, today), records.animals, thisYear),
  };
}

/** The newest first. */
function yearsWithRecords(db: Executor, uid: number, today: Day): number[] {
  const years: number[] = [];
  let day = findLastDay(db, uid, addDays(today, 1));
  while (day !== null && years.length < MOST_YEARS) {
    const year = day.slice(0, 4);
    years.push(Number(year));
    day = findLastDay(db, uid, `${year}-01-01`);
  }
  return years;
}
