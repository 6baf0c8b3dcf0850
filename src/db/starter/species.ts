import {
  type AnimalType,
  type EnvType,
  type Humidity,
  animalTypes,
  envTypes,
  humidities,
} from '#src/domain/enums.ts';
import table from './species.csv' with { type: 'text' };

interface StarterSpecies {
  an_type: AnimalType;
  sc_name: string;
  /** Empty where no English name is usual. */
  cm_name: string;
  env_type: EnvType;
  humidity: Humidity;
  /** The country of origin, or one of several; null where it is not known or the range is too wide. */
  country_code: string | null;
}

/** Species common in the hobby, by their names accepted today. Facts only: keepers write the rest. */
export const starterSpecies: ReadonlyArray<StarterSpecies> = readSpecies(table);

/** Reads a table with one line of headings and the columns of species.csv; throws at a line that doesn't fit. */
export function readSpecies(text: string): StarterSpecies[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const [type, sc_name, cm_name, env, humid, country, ...rest] = line.split(',');
    const an_type = animalTypes.find((known) => known === type);
    const env_type = envTypes.find((known) => known === env);
    const humidity = humidities.find((known) => String(known) === humid);
    const complete = sc_name && cm_name !== undefined && country !== undefined && rest.length === 0;
    if (!complete || !an_type || !env_type || !humidity)
      throw new Error(`Not a species line: "${line}"`);
    return { an_type, sc_name, cm_name, env_type, humidity, country_code: country || null };
  });
}
