import table from './countries.csv' with { type: 'text' };

/** All 249 countries and territories, sorted by name: ISO 3166-1 alpha-2, with the English names in common use. */
export const starterCountries: ReadonlyArray<{ code: string; name: string }> = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
