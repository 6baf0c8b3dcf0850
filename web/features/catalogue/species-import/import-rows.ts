import { tidyName } from '#src/domain/text/single-line.ts';
import {
  parseAnimalType,
  parseEnvType,
  parseHumidity,
  withCapital,
} from '#src/domain/import/species-cells.ts';
import { type SpeciesColumn } from '#src/domain/import/species-csv-columns.ts';
import type { RowProblem } from '#web/lib/failure.ts';

type Country = { code: string; name: string };
export type SpeciesRecord = Partial<Record<SpeciesColumn, string>>;

/** Maps a record's values to those of the call; what is not understood is passed on for the server to report. */
export function importRow(record: SpeciesRecord, countries: ReadonlyMap<string, string>) {
  const { sc_name = '', cm_name, an_type, env_type, humidity, country_code, synonyms } = record;
  return {
    sc_name: withCapital(tidyName(sc_name)),
    an_type: an_type ? (parseAnimalType(an_type) ?? an_type) : null,
    ...(cm_name && { cm_name }),
    ...(env_type && { env_type: parseEnvType(env_type) ?? env_type }),
    ...(humidity && { humidity: parseHumidity(humidity) ?? humidity }),
    ...(country_code && {
      country_code: countries.get(country_code.trim().toLowerCase()) ?? country_code,
    }),
    ...(synonyms && {
      synonyms: synonyms
        .split(/[;|\n]/)
        .map(tidyName)
        .filter(Boolean),
    }),
    ...(record.notes && { notes: record.notes }),
    ...(record.care_sheet && { care_sheet: record.care_sheet }),
  };
}

export type SpeciesImportRow = ReturnType<typeof importRow>;

/** Country codes by code and by name, as in the list, in English and in German. */
export function countryCodes(list: readonly Country[]): Map<string, string> {
  const codes = new Map<string, string>();
  const languages = ['en', 'de'].map((tag) => new Intl.DisplayNames([tag], { type: 'region' }));
  for (const { code, name } of list) {
    for (const language of languages) {
      const known = language.of(code);
      if (known) codes.set(known.toLowerCase(), code);
    }
    codes.set(name.toLowerCase(), code);
    codes.set(code.toLowerCase(), code);
  }
  return codes;
}

/** Names that are in the file more than once; the server sees only a part of a long file at a time. */
export function repeatedNames(rows: readonly SpeciesImportRow[], error: string): RowProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ sc_name }, at) => {
    const name = sc_name.toLowerCase();
    const repeated = name !== '' && seen.has(name);
    seen.add(name);
    return repeated ? [{ row: at + 1, field: 'sc_name', error }] : [];
  });
}
