/** The subjects of a not-found answer. */
export type Thing =
  | 'backup'
  | 'call'
  | 'country'
  | 'event'
  | 'event_log'
  | 'expo'
  | 'feeder'
  | 'feeding'
  | 'file'
  | 'import'
  | 'mail'
  | 'message'
  | 'molt'
  | 'news'
  | 'pet'
  | 'picture'
  | 'plan'
  | 'purchase'
  | 'sale'
  | 'session'
  | 'species'
  | 'species_log'
  | 'upload'
  | 'user';

/**
 * Everything that can be wrong, with the parameters of its message; null means none. A code is stable: other programs
 * act on it. Each language is a catalogue of this type (english.ts, web/domain/problems/german.ts).
 */
export type ProblemParams = {
  // authentication and permissions
  unauthorized: null;
  wrong_credentials: null;
  forbidden: null;
  not_species_editor: null;
  registration_closed: null;
  invitation_needed: null;
  setup_code_needed: null;
  invalid_token: null;
  wrong_password: null;
  too_many_requests: { seconds: number };
  mail_limit: null;

  // the request as a whole
  not_found: { what: Thing };
  no_such_address: null;
  invalid: null;
  invalid_rows: { rows: number };
  bad_json: null;
  not_json: null;
  not_an_object: null;
  no_form: null;
  too_large: { what: 'file' | 'part' | 'picture' | 'request'; megabytes: number };
  too_deep: { levels: number };
  too_many_values: { max: number };
  key_length: { max: number };
  key_reused: null;
  still_running: null;
  other_database: null;
  changed_elsewhere: null;
  stopped: null;
  disk_full: null;
  server_error: { id: string };
  unhealthy: null;
  busy: null;
  crowded: null;

  // accounts and settings
  register_incomplete: null;
  login_incomplete: null;
  email_missing: null;
  email_too_long: { max: number };
  not_an_email: null;
  email_taken: null;
  already_confirmed: null;
  nothing_changed: null;
  token_missing: null;
  password_missing: null;
  password_length: { min: number; max: number };
  password_common: null;
  administrator_stays: null;
  own_account: null;
  unknown_setting: null;
  setting_value: { key: string };

  // animals and their records
  event_exists: null;
  feeding_exists: null;
  molt_exists: null;
  too_many: null;
  no_animal_left: null;
  too_many_pets: { max: number };
  needs_archived: null;

  // pictures
  too_many_pictures: { max: number };
  unsupported_picture: null;
  too_many_pixels: { megapixels: number };
  too_complex: null;
  broken_picture: null;

  // plans
  plan_start: null;
  plan_weekdays: null;
  plan_rhythm: { min: number; max: number };

  // trade
  purchase_exists: null;
  nothing_bought: null;
  own_parent: null;
  own_descendant: null;
  fewer_than_made: { made: number };
  too_many_left: { left: number; count: number };
  too_many_animals: { name: string; count: number };
  purchase_without_species: null;
  numbered_name_too_long: null;
  sold_out: { name: string };
  pet_archived: { name: string };

  // species and countries
  species_name_missing: null;
  species_name_too_long: { max: number };
  species_name_unprintable: null;
  species_name_without_letters: null;
  species_name_without_genus: null;
  animal_type_missing: null;
  unknown_species: null;
  species_not_listed: { name: string };
  name_taken: { name: string };
  former_name_taken: { former: string; name: string };
  synonym_taken: { synonym: string; name: string };
  repeated_name: null;
  species_in_use: { name: string; count: number; by: 'pet' | 'purchase' };
  country_incomplete: null;
  unknown_country: null;
  country_code_taken: { code: string; name: string };
  country_name_taken: { code: string; name: string };
  country_in_use: { name: string; count: number };

  // club and administration
  contact_incomplete: null;
  expo_incomplete: null;
  mail_sent: null;
  mail_superseded: null;
  mail_link_expired: null;
  mail_before_restore: null;
  backup_failed: { reason: string };

  // import of files
  not_readable: null;
  not_a_collection: null;
  other_version: null;
  too_many_rows: { rows: number; max: number };
  too_much_history: { max: number };
  duplicate_id: null;
  import_running: null;
  wrong_offset: { offset: number };
  picture_refused: { id: number; because: Issue };
  broken_zip: null;
  locked_zip: null;
  unsupported_zip: null;
  unsafe_zip: null;
  zip_without_data: null;
  zip_duplicate: null;
  zip_too_many_files: null;
  zip_too_large: { name: string };

  // cells of spreadsheets
  sex_unreadable: null;
  mixed_sexes: null;
  count_unreadable: null;
  no_animal: null;
  too_many_in_row: { max: number };
  day_incomplete: null;
  no_such_day: null;
  day_unreadable: null;
  size_unreadable: null;
  price_unreadable: { currency: string };
  purchase_day_missing: null;
  yes_or_no: null;
  line_unreadable: { line: string };
  too_many_cells: null;

  // sheets of labels
  label_size: null;
  label_count: null;
  sheet_too_wide: null;
  sheet_too_high: null;
  labels_overlap: null;

  // values of fields
  missing: null;
  unknown_field: null;
  not_valid: null;
  empty: null;
  several_lines: null;
  half_character: null;
  too_short: { min: number };
  too_long: { max: number };
  too_many_entries: { max: number };
  too_small: { min: number };
  too_big: { max: number };
  whole_number: { min: number; max: number };
  decimal_range: { min: number; max: number; unit: string };
  one_of: { values: (string | number)[] };
  wrong_type: { type: string };
  wrong_form: null;
  not_an_id: null;
  id_list: { max: number };
  id_array: null;
  not_a_day: null;
  in_future: null;
  too_far_ahead: null;
  not_an_instant: null;
  not_money: null;
  money_decimals: { currency: string; decimals: number };
  not_a_currency: null;
  not_progress: null;
  not_weekdays: null;
  not_two_letters: null;
  not_a_file: null;
  not_json_text: null;
};

export type ProblemCode = keyof ProblemParams;

/** One problem: a code, and the parameters of its message. */
export type Issue = {
  [Code in ProblemCode]: ProblemParams[Code] extends null
    ? { code: Code }
    : { code: Code; params: ProblemParams[Code] };
}[ProblemCode];

/** Problems by field. */
export type FieldIssues = Record<string, Issue>;

/** The messages of one language. One that begins with a lowercase letter follows the name of its field. */
export type Catalogue = {
  [Code in ProblemCode]: ProblemParams[Code] extends null
    ? string
    : (params: ProblemParams[Code]) => string;
};

export function issue<Code extends ProblemCode>(
  code: Code,
  ...[params]: ProblemParams[Code] extends null ? [params?: null] : [params: ProblemParams[Code]]
): Issue {
  return (params ? { code, params } : { code }) as Issue;
}

/** The message of an issue in a language. */
export function sentenceOf(catalogue: Catalogue, problem: Issue): string {
  const words = catalogue[problem.code];
  if (typeof words === 'string') return words;
  return (words as (params: unknown) => string)('params' in problem ? problem.params : undefined);
}
