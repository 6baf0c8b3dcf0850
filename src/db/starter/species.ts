import { insects } from '#src/db/starter/species-insects.ts';
import { others } from '#src/db/starter/species-others.ts';
import { reptiles } from '#src/db/starter/species-reptiles.ts';
import { scorpions } from '#src/db/starter/species-scorpions.ts';
import { spiders } from '#src/db/starter/species-spiders.ts';
import { tarantulas } from '#src/db/starter/species-tarantulas.ts';
import {
  type AnimalType,
  type EnvType,
  type Humidity,
  envTypes,
  humidities,
} from '#src/domain/vocabulary.ts';

export interface StarterSpecies {
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
export const starterSpecies: ReadonlyArray<StarterSpecies> = [
  ...readSpecies('tarantula', tarantulas),
  ...readSpecies('scorpion', scorpions),
  ...readSpecies('spider', spiders),
  ...readSpecies('insect', insects),
  ...readSpecies('reptile', reptiles),
  ...readSpecies('other', others),
];

/** Reads lines of `scientific name,common name,environment,humidity,country`; throws at a line that is not one. */
export function readSpecies(an_type: AnimalType, text: string): StarterSpecies[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [sc_name, cm_name, env, humid, country, ...rest] = line.split(',');
      const env_type = envTypes.find((known) => known === env);
      const humidity = humidities.find((known) => String(known) === humid);
      const complete =
        sc_name && cm_name !== undefined && country !== undefined && rest.length === 0;
      if (!complete || !env_type || !humidity) throw new Error(`Not a species line: "${line}"`);
      return { an_type, sc_name, cm_name, env_type, humidity, country_code: country || null };
    });
}
