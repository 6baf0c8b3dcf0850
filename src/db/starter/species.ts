import { catalogue } from './catalogue.ts';

/** The species list of a new installation. Keepers take others from the catalogue. */
export const starterSpecies = catalogue
  .filter(({ starter }) => starter)
  .map(({ an_type, sc_name, cm_name, env_type, humidity, country_code }) => ({
    an_type,
    sc_name,
    cm_name,
    env_type,
    humidity,
    country_code,
  }));

/** The names that they had before, by which searches find them. */
export const starterSynonyms = catalogue
  .filter(({ starter }) => starter)
  .flatMap(({ sc_name, former }) => former.map((name) => ({ of: sc_name, name })));
