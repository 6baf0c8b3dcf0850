import type { Units } from '#src/domain/animal/units.ts';
import type { DateOrder } from '#src/domain/dates/read-dates.ts';

/**
 * The country of the first language that names one ('en-GB': GB); null where none does. American English is many browsers'
 * own, so that it counts only where the clock agrees.
 */
export function usualCountry(languages: readonly string[], zone: string): string | null {
  const countries = languages.flatMap((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? []);
  return countries.find((code) => code !== 'US' || AMERICAN.test(zone)) ?? null;
}

/** The zones of the United States alone: Auckland is in the Pacific, and São Paulo in America, where days come first. */
const AMERICAN =
  /^(?:US\/|America\/(?:New_York|Detroit|Indiana|Kentucky|Chicago|Menominee|North_Dakota|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Indianapolis|Louisville|Puerto_Rico)|Pacific\/(?:Honolulu|Guam)$)/;

/** In which a new keeper there begins; null for the defaults. Spiders are weighed in grams everywhere. */
export const usualUnits = (country: string | null): Units | null =>
  country === 'US' ? { length: 'in', weight: 'g' } : null;

/** Where '11/8' is the eighth of November. */
export const usualDateOrder = (country: string | null): DateOrder | null =>
  country === 'US' ? 'mdy' : null;
