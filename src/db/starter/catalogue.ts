import {
  type AnimalType,
  type EnvType,
  type Humidity,
  envTypes,
  humidities,
} from '#src/domain/enums.ts';
import insects from './catalogue/insects.tsv' with { type: 'text' };
import others from './catalogue/others.tsv' with { type: 'text' };
import reptiles from './catalogue/reptiles.tsv' with { type: 'text' };
import scorpions from './catalogue/scorpions.tsv' with { type: 'text' };
import spiders from './catalogue/spiders.tsv' with { type: 'text' };
import tarantulas from './catalogue/tarantulas.tsv' with { type: 'text' };

/** Facts alone: keepers write the rest. What is not known for certain is empty. */
export interface CatalogueEntry {
  an_type: AnimalType;
  sc_name: string;
  /** Scientific names that it had before. */
  former: readonly string[];
  /** Empty where no English name is usual. */
  cm_name: string;
  /** Empty where no German name is usual. */
  de_name: string;
  /** Body length of spiders, total length or shell of others. */
  size_cm: number | null;
  /** The appendix of the Washington Convention that lists the whole species. */
  cites: Cites | null;
  env_type: EnvType;
  humidity: Humidity;
  /** The country of origin, or one of several; null where it is not known or the range is too wide. */
  country_code: string | null;
  /** In the species list of each new installation. */
  starter: boolean;
}

const appendices = ['I', 'II', 'III'] as const;
type Cites = (typeof appendices)[number];

/** Reads a table with one line of headings and the columns of the files; throws at a line that doesn't fit. */
export function readCatalogue(an_type: AnimalType, text: string): CatalogueEntry[] {
  const [, ...lines] = text.replace(/\n$/, '').split('\n');
  return lines.map((line) => {
    const fields = line.split('\t');
    const [sc_name, former = '', cm_name = '', de_name = '', size, listed, env] = fields;
    const [humid, country, first] = fields.slice(7);
    const env_type = envTypes.find((known) => known === env);
    const humidity = humidities.find((known) => String(known) === humid);
    const cites = appendices.find((known) => known === listed) ?? null;
    const isRead =
      /^(\d+(\.\d)?)?$/.test(size ?? '-') && (cites ?? '') === listed && /^y?$/.test(first ?? '-');
    if (fields.length !== 10 || !sc_name || !env_type || !humidity || !isRead)
      throw new Error(`Not a species line: "${line}"`);
    return {
      an_type,
      sc_name,
      former: former ? former.split('; ') : [],
      cm_name,
      de_name,
      size_cm: size ? Number(size) : null,
      cites,
      env_type,
      humidity,
      country_code: country || null,
      starter: first === 'y',
    };
  });
}

/** Species that the hobby keeps, by their names accepted today; by type, then by name. */
export const catalogue: readonly CatalogueEntry[] = [
  ...readCatalogue('tarantula', tarantulas),
  ...readCatalogue('scorpion', scorpions),
  ...readCatalogue('spider', spiders),
  ...readCatalogue('insect', insects),
  ...readCatalogue('reptile', reptiles),
  ...readCatalogue('other', others),
];
