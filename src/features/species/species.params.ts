import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { animalTypes, envTypes } from '#src/domain/vocabulary.ts';
import { choice, Flag, Id, Line, Maybe, Name, whole, Words } from '#src/platform/params.ts';

const Humidity = whole({ minimum: 1, maximum: 3, problem: 'must be 1, 2 or 3' });
const CountryCode = t.String({ pattern: '^([A-Za-z]{2})?$', problem: 'must be two letters' });
const MOST_SYNONYMS = 20;

const rest = {
  cm_name: Maybe(Line(limits.cm_name)),
  env_type: Maybe(choice(envTypes)),
  humidity: Maybe(Humidity),
  country_code: Maybe(CountryCode),
  notes: Maybe(Words(limits.species_notes)),
  care_sheet: Maybe(Words(limits.care_sheet)),
  synonyms: t.Optional(t.Array(Name(limits.sc_name), { maxItems: MOST_SYNONYMS })),
};

export const AddSpecies = t.Object({
  an_type: choice(animalTypes),
  sc_name: Name(limits.sc_name),
  ...rest,
});

/** What is left out stays as it is; null empties a field. */
export const UpdateSpecies = t.Object({
  sc_id: Id,
  an_type: t.Optional(choice(animalTypes)),
  sc_name: t.Optional(Name(limits.sc_name)),
  ...rest,
  keep_old_name: t.Optional(Flag),
});

const Cell = Maybe(t.String());

/** Loose on purpose: what is wrong with a row of a file is said by row and field, all of it at once. */
export const ImportRow = t.Object(
  {
    an_type: Cell,
    sc_name: Cell,
    cm_name: Cell,
    env_type: Cell,
    humidity: Maybe(t.Union([t.String(), t.Number()])),
    country_code: Cell,
    notes: Cell,
    care_sheet: Cell,
    synonyms: t.Optional(t.Array(t.String(), { maxItems: MOST_SYNONYMS })),
  },
  { additionalProperties: false },
);

export const WishForSpecies = t.Object({
  sc_name: Name(limits.sc_name),
  cm_name: Maybe(Line(limits.cm_name)),
  an_type: Maybe(choice(animalTypes)),
  notes: Maybe(Words(2000)),
});
