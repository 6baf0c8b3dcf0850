import type { SpeciesColumn } from '#src/domain/import/species-csv-columns.ts';
import { valueText } from '#web/features/catalogue/species-log/change-summary.ts';
import type { SpeciesImportRow, SpeciesRecord } from './import-rows.ts';

/** A row as it will be stored, formatted for people. */
export function shownRecord(
  row: SpeciesImportRow,
  countryNames: ReadonlyMap<string, string>,
): SpeciesRecord {
  const { synonyms, country_code, ...texts } = row;
  const shown: SpeciesRecord = {};
  for (const [field, value] of Object.entries(texts)) {
    const text = valueText(field, value ?? null);
    if (text !== null) shown[field as SpeciesColumn] = text;
  }
  if (synonyms) shown.synonyms = synonyms.join('; ');
  if (country_code) shown.country_code = countryNames.get(country_code) ?? country_code;
  return shown;
}
