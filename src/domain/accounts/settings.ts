import { isDay } from '#src/domain/days.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { settingLimits } from '#src/domain/accounts/setting-limits.ts';
import {
  adminPetSorts,
  languages,
  sortDirections,
  speciesSorts,
  themes,
  type AdminPetSort,
  type Language,
  type SortDirection,
  type SpeciesSort,
  type Theme,
} from '#src/domain/enums.ts';

/** 0/1 as everywhere on the wire; other clients may store true or false. */
export type Flag = 0 | 1 | boolean;
export type Sort<Field extends string> = { sort_by: Field; asc: SortDirection };

/** A keeper's settings by `conf_key`; `conf_val` is the value as JSON text. */
export type Settings = {
  /** ids of the pets chosen for the next sheet of labels */
  label_pets: number[];
  show_pictures: Flag;
  /** the first letters of the genus that the species list shows, '' for all */
  species_nav: string;
  short_sc_name: Flag;
  /** nid of the last news item that was dismissed */
  last_news: number;
  /** until which day the notice about the second step of the log-in is put off */
  second_step_later: string;
  /** the version whose news the keeper has put away, or that the account was made with; '' where nobody said */
  seen_version: string;
  /** ISO 4217 */
  display_currency: string;
  /** the administrator's marker: every message up to this id is read */
  last_message: number;
  /** every reply of the administrator up to this id was read */
  last_reply: number;
  pets_sort: Sort<AdminPetSort>;
  species_sort: Sort<SpeciesSort>;
  /** the saved views of the list of animals; its page reads them */
  pets_views: unknown;
  label_settings: { [name: string]: unknown };
  /** cards or a table, its columns and groups; read by web/features/animals/pet-list/table-setting.ts */
  pets_table: { [name: string]: unknown };
  last_feeder: string;
  language: Language;
  theme: Theme;
  /** whether keys without a modifier do something */
  single_keys: Flag;
  /** whether the first steps go on after the first animal: from the sign-up until they are hidden */
  first_steps: Flag;
  /** how the evening is grouped, and where a round puts who refused: see domain/feeding/evening-choice.ts */
  evening: { [name: string]: unknown };
  /** whether the keeper's records count in what the club's say of a species */
  club_numbers: Flag;
  /** the units of lengths and weights, read by domain/animal/units.ts */
  units: unknown;
  /** for other clients: this one keeps the hand on the device */
  hand: unknown;
  week_start: unknown;
  digest: unknown;
  /** whose midnight ends the keeper's day (IANA), for programs and calendars; null as the mail of the day, or the server */
  zone: unknown;
  default_filter: unknown;
};

export type SettingKey = keyof Settings;

/** The defaults. */
export const settingDefaults: Settings = {
  label_pets: [],
  show_pictures: 1,
  species_nav: '',
  short_sc_name: 0,
  last_news: 0,
  second_step_later: '',
  seen_version: '',
  display_currency: 'EUR',
  last_message: 0,
  last_reply: 0,
  pets_sort: { sort_by: 'sc_name', asc: 'ASC' },
  species_sort: { sort_by: 'sc_name', asc: 'ASC' },
  pets_views: null,
  label_settings: {},
  pets_table: {},
  last_feeder: '',
  language: 'auto',
  theme: 'auto',
  single_keys: 1,
  first_steps: 0,
  evening: {},
  club_numbers: 1,
  units: null,
  hand: null,
  week_start: null,
  digest: null,
  zone: null,
  default_filter: null,
};

export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(settingDefaults, text);
}

/** Whether a value is of the form that this client keeps; others may have kept something else. */
export function isSettingValue<Key extends SettingKey>(
  key: Key,
  value: unknown,
): value is Settings[Key] {
  return checks[key](value);
}

const anything = () => true;
const checks: { [Key in SettingKey]: (value: unknown) => boolean } = {
  label_pets: (value) =>
    Array.isArray(value) && value.length <= settingLimits.idsPerCall && value.every(isId),
  show_pictures: isFlag,
  species_nav: (value) => isTextUpTo(value, settingLimits.sc_name),
  short_sc_name: isFlag,
  last_news: isId,
  second_step_later: (value) => value === '' || isDay(String(value)),
  seen_version: (value) => isTextUpTo(value, 40),
  // its form alone: the first screen does without the list of all currencies
  display_currency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  last_message: isId,
  last_reply: isId,
  pets_sort: (value) => isSort(value, adminPetSorts),
  species_sort: (value) => isSort(value, speciesSorts),
  label_settings: isSmallRecord,
  pets_table: isSmallRecord,
  pets_views: anything,
  last_feeder: (value) => isTextUpTo(value, settingLimits.food),
  language: (value) => isOneOf(value, languages),
  theme: (value) => isOneOf(value, themes),
  single_keys: isFlag,
  first_steps: isFlag,
  evening: isSmallRecord,
  club_numbers: isFlag,
  units: anything,
  hand: anything,
  week_start: anything,
  digest: anything,
  zone: anything,
  default_filter: anything,
};

/** 0 means 'none yet' in the markers. */
function isId(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isFlag(value: unknown): boolean {
  return value === 0 || value === 1 || typeof value === 'boolean';
}

function isTextUpTo(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length <= max;
}

function isSort(value: unknown, fields: readonly string[]): boolean {
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  return isOneOf(value['sort_by'], fields) && isOneOf(value['asc'], sortDirections);
}

function isOneOf(value: unknown, words: readonly string[]): boolean {
  return typeof value === 'string' && words.includes(value);
}

function isSmallRecord(value: unknown): boolean {
  return isRecord(value) && bytesOf(value) <= settingLimits.labelSettingsBytes;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
