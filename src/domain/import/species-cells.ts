import type { AnimalType, EnvType, Humidity } from '#src/domain/enums.ts';

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
