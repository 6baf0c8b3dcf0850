import { spoken } from '#src/domain/accounts/languages.ts';

/** The terms on the wire; their translations are in web/texts. */

export const animalTypes = [
  'tarantula',
  'scorpion',
  'spider',
  'insect',
  'reptile',
  'other',
] as const;
export type AnimalType = (typeof animalTypes)[number];

/** Arboreal, terrestrial, fossorial. */
export const envTypes = ['a', 't', 'f'] as const;
export type EnvType = (typeof envTypes)[number];

/** Dry, medium, moist. */
export const humidities = [1, 2, 3] as const;
export type Humidity = (typeof humidities)[number];

export const genders = ['m', 'f', 'other'] as const;
export type Gender = (typeof genders)[number];

/** 0 fed, 1 attempt (offered, not known to be eaten), 2 refused. */
const progresses = [0, 1, 2] as const;
export type Progress = (typeof progresses)[number];

/** How a molt went. */
export const moltOutcomes = ['fine', 'stuck', 'lost_limb', 'died'] as const;
export type MoltOutcome = (typeof moltOutcomes)[number];

/** By what a sex was established. */
export const sexSigns = [
  'exuvia',
  'ventral',
  'mature',
  'popped',
  'probed',
  'dna',
  'other',
] as const;
export type SexSign = (typeof sexSigns)[number];

export const archiveReasons = ['died', 'sold', 'given', 'lost', 'other'] as const;
export type ArchiveReason = (typeof archiveReasons)[number];

export const placeKinds = ['room', 'rack', 'shelf', 'box'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const placeNoteKinds = ['cleaned', 'note'] as const;
export type PlaceNoteKind = (typeof placeNoteKinds)[number];

export const themes = ['auto', 'light', 'dark', 'red'] as const;
export type Theme = (typeof themes)[number];

/** 'auto' follows the browser. */
export const languages = ['auto', ...spoken] as const;
export type Language = (typeof languages)[number];

export const sortDirections = ['ASC', 'DESC'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** The sort options of a keeper's list; the call itself takes `adminPetSorts`, which adds the id. */
export const petSorts = ['sc_name', 'name', 'date_f', 'mmt', 'an_type'] as const;

export const adminPetSorts = [...petSorts, 'id'] as const;
export type AdminPetSort = (typeof adminPetSorts)[number];

export const speciesSorts = ['sc_name', 'an_type', 'cm_name', 'country_name'] as const;
export type SpeciesSort = (typeof speciesSorts)[number];
