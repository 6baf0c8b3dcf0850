import type { ColumnSpec } from './csv-table.ts';
import type { AnimalType, EnvType, Humidity } from '#src/domain/enums.ts';

/** Columns of a file of species and the headers that mean them, in English and German. */
export const speciesColumns = [
  {
    key: 'sc_name',
    names: ['Scientific name', 'Species', 'Latin name', 'Taxon', 'Art', 'Wissenschaftlicher Name'],
  },
  {
    key: 'cm_name',
    names: ['Common name', 'Trade name', 'English name', 'Trivialname', 'Deutscher Name'],
  },
  { key: 'an_type', names: ['Animal type', 'Type', 'Group', 'Tierart', 'Gruppe'] },
  { key: 'env_type', names: ['Environment', 'Lives', 'Habitat', 'Lebensweise', 'Lebensraum'] },
  { key: 'humidity', names: ['Moisture', 'Feuchte', 'Feuchtigkeit', 'Luftfeuchte'] },
  { key: 'country_code', names: ['Country', 'Origin', 'Land', 'Herkunft'] },
  { key: 'synonyms', names: ['Synonym', 'Old names', 'Former names', 'Synonyme'] },
  { key: 'notes', names: ['Note', 'Remarks', 'Notizen', 'Bemerkung'] },
  { key: 'care_sheet', names: ['Care', 'Care sheet', 'Haltung'] },
] as const satisfies readonly ColumnSpec<string>[];

export type SpeciesColumn = (typeof speciesColumns)[number]['key'];

/** A kind of animal, singular or plural, in English or German; null for anything else. */
export const parseAnimalType = (text: string) => find(TYPES, text);

/** 'arboreal', 'a', 'tree' ...; null for anything else. */
export const parseEnvType = (text: string) => find(ENVIRONMENTS, text);

/** 'dry', '1' ...; null for anything else. */
export const parseHumidity = (text: string) => find(HUMIDITIES, text);

/** The genus with a capital; nothing else is changed. */
export function withCapital(sc_name: string): string {
  return sc_name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function find<Value>(words: ReadonlyMap<Value, string>, text: string): Value | null {
  const wanted = text.normalize('NFC').trim().toLowerCase();
  for (const [value, known] of words) if (known.split(' ').includes(wanted)) return value;
  return null;
}

const TYPES = new Map<AnimalType, string>([
  ['tarantula', 'tarantula tarantulas vogelspinne vogelspinnen'],
  ['scorpion', 'scorpion scorpions skorpion skorpione'],
  ['spider', 'spider spiders spinne spinnen'],
  ['insect', 'insect insects insekt insekten mantis mantids roach roaches'],
  ['reptile', 'reptile reptiles reptil reptilien snake lizard gecko'],
  ['other', 'other others andere anderes sonstige myriapod amphibian'],
]);

const ENVIRONMENTS = new Map<EnvType, string>([
  ['a', 'a arboreal tree baum baumbewohnend baumbewohner'],
  ['t', 't terrestrial ground boden bodenbewohnend bodenbewohner'],
  ['f', 'f fossorial burrowing burrow grabend röhre röhrenbewohner'],
]);

const HUMIDITIES = new Map<Humidity, string>([
  [1, '1 dry low arid trocken niedrig'],
  [2, '2 medium moderate mittel'],
  [3, '3 moist humid wet high feucht nass hoch'],
]);
