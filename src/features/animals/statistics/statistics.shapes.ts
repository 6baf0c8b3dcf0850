import { animalTypes } from '#src/domain/enums.ts';
import { leftOutCodes } from '#src/domain/statistics/left-out.ts';
import {
  either,
  field,
  ids,
  integer,
  list,
  named,
  nullable,
  oneOf,
  record,
  text,
} from '#src/platform/http/document/response-shapes.ts';

const share = { type: 'number', minimum: 0, maximum: 1, description: 'A part of 1.' };
const centimetres = { type: 'number', minimum: 0, description: 'In cm.' };
const shares = { fed: integer, refused: integer, offers: integer, share };
const costs = list(named('FoodCost', record('currency total')));
const finding = either(
  named(
    'RefusalsFinding',
    record({
      code: oneOf('refusals'),
      now: share,
      before: share,
      place: nullable(named('PlaceShare', record('path', { share }))),
    }),
  ),
  named(
    'GapsFinding',
    record('animals', { code: oneOf('gaps'), now: integer, before: integer, gaps: integer }),
  ),
  named('SilentFinding', record({ code: oneOf('silent'), ids, since: field('day') })),
);
/** A year of a collection, as `GET /statistics/collection` answers it. */
export const statistics = record('pets animals compared', {
  offspring: integer,
  year: integer,
  years: list(integer),
  until: field('day'),
  animals_of_year: integer,
  types: list(oneOf(...animalTypes)),
  evenings: integer,
  ...{ fed: integer, refused: integer, share, molts: integer, stuck: integer, died: integer },
  months: list(record({ month: integer, fed: integer, refused: integer, molts: integer })),
  species: list(record('sc_id sc_name', shares, { molts: integer, growth: centimetres })),
  places: list(record(shares, { place: nullable(text), molts: integer })),
  meals: list(
    record('food', {
      ...{ n: integer, costs },
      amount: { ...integer, description: 'How many feeders, as far as it was said.' },
      with_amount: { ...integer, description: 'Of how many of the meals that was said.' },
    }),
  ),
  food_costs: costs,
  genders: named('GenderCounts', record({ m: integer, f: integer, other: integer })),
  ages: list(record({ from: nullable(integer), to: nullable(integer), animals: integer })),
  losses: list(
    record('id name sc_name an_count date', { reason: oneOf('died', 'lost'), note: text }),
  ),
  molt_days: list(record('day', { molts: integer })),
  growth: centimetres,
  fast: nullable(named('Fast', record('id name', { days: integer }))),
  findings: list(finding),
  left_out: named(
    'LeftOut',
    record({
      feedings: { ...integer, description: 'Of all years: on days to come or before 1950.' },
      molts: {
        ...integer,
        description: 'Of all years: on days to come, before 1950 or before the animal hatched.',
      },
      losses: {
        ...integer,
        description: 'Animals that died or got lost, of all years: on days to come or before 1950.',
      },
      doubled: { ...integer, description: 'Molts of the year that were noted twice.' },
      shrunk: {
        ...integer,
        description: 'Sizes of the year that do not fit the others of the animal, or its type.',
      },
      undated: { ...integer, description: 'Animals that died or got lost without a day.' },
      purchases: {
        ...integer,
        description:
          'Purchases of the year, but for animals, that are of no feeder that was eaten.',
      },
      animals: {
        ...list(named('LeftOutAnimal', record('id name', { code: oneOf(...leftOutCodes) }))),
        description: 'Whose records these are, each once for each of the numbers.',
      },
    }),
  ),
});
