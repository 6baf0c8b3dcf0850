import { grouped, plural } from '#src/domain/text/english-plural.ts';
import { sentenceOf, type Issue } from './codes.ts';
import { inBytes } from '#src/domain/text/megabytes.ts';
import { englishValues } from './english-values.ts';

/** The messages that the server returns, and that English readers see. */
export const englishMessage = (problem: Issue): string => sentenceOf(english, problem);

/** The subjects of a not-found answer. */
const things = {
  app: 'Authenticator app',
  app_setup: 'The set-up that was begun (it lasts a quarter of an hour)',
  backup: 'Backup',
  calendar: 'Calendar',
  call: 'Call',
  country: 'Country',
  event: 'Event',
  event_log: 'Event log',
  document: 'Paper',
  expo: 'Expo',
  feeder: 'Feeder',
  feeding: 'Feeding',
  file: 'File',
  hand_over: 'Hand-over',
  import: 'Import',
  mail: 'Mail',
  measurement: 'Measurement',
  message: 'Message',
  molt: 'Molt',
  news: 'News item',
  passkey: 'Passkey',
  pet: 'Pet',
  picture: 'Picture',
  place: 'Place',
  place_note: 'Note of the place',
  plan: 'Feeding plan',
  purchase: 'Purchase',
  push: 'Device with notices',
  sale: 'Sale',
  session: 'Session',
  species: 'Species',
  species_log: 'Species log',
  token: 'Token',
  upload: 'Uploaded file',
  user: 'User',
};
export type Thing = keyof typeof things;

const quotas = {
  animals: 'animals (those that left included)',
  entries: 'feedings, molts, measurements, events, animals in plans and notes of places',
  papers: 'purchases, sales, hand-overs, plans and feeders',
  places: 'places',
};
export type Quota = keyof typeof quotas;

type OverQuota = { what: Quota | 'pictures'; adds: number; free: number; max: number };
const manyOf = (what: OverQuota['what']) => (what === 'pictures' ? what : quotas[what]);

/** How many records of each kind. */
type Records = Record<'feeding' | 'molt' | 'measurement' | 'event', number>;

/** An issue as a parameter of another; `Issue` itself would refer to this catalogue. */
type SubIssue = { code: string; params?: unknown };

/**
 * Everything that can be wrong, by code, with the parameters of its message. A code is stable: other programs act on
 * it. Other languages are catalogues of the same type.
 */
export const english = {
  // authentication and permissions
  unauthorized: 'Please log in.',
  wrong_credentials: 'E-Mail address or password is wrong.',
  account_gone: 'This account was deleted.',
  suspended: 'Your account is suspended. Ask the administrator.',
  page_outdated: 'Exuvia was updated. Close this page, open it again, and log in there.',
  forbidden: 'Only the administrator may do this.',
  token_scope: ({ scope }: { scope: string }) =>
    `This token may not make this call: its scope is “${scope}”.`,
  too_many_tokens: ({ most }: { most: number }) => `There are ${most} tokens. Revoke one first.`,
  not_species_editor: 'You are not allowed to edit species.',
  registration_closed: 'Registration is closed. Ask the administrator for an account.',
  invitation_needed: 'You need an invitation to register. Ask the administrator for one.',
  invitation_gone: 'This invitation was used already, or it is no longer valid.',
  setup_code_needed: 'The first account needs the code that the server printed when it started',
  invalid_token: 'This link was used already, or it is no longer valid. Request a new one.',
  wrong_password: 'The password is wrong',
  wrong_code: 'This code is wrong, or was used already',
  ticket_expired: 'This took too long. Please begin again.',
  app_exists: 'An authenticator app is set up already. Remove it first.',
  no_second_factor: 'There is nothing to recover: set up an app or a passkey first.',
  passkey_refused: 'This passkey was not accepted.',
  passkeys_need_https: 'Passkeys need an address with https.',
  too_many_passkeys: ({ max }: { max: number }) =>
    `There are ${max} passkeys already. Remove one first.`,
  push_off: 'Notices are switched off on this installation.',
  push_ended: 'This browser takes no more notices from here. Switch them off, and on again.',
  push_not_taken: ({ reason }: { reason: string }) =>
    `The push service of this browser did not take the notice: ${reason}.`,
  too_many_requests: ({ seconds }: { seconds: number }) =>
    `Too many tries. Please wait ${duration(seconds)}.`,
  mail_limit: 'This address got three mails within the last hour. Please wait.',

  // the request as a whole
  not_found: ({ what }: { what: Thing }) => `${things[what]} not found`,
  no_such_address: 'There is nothing at this address.',
  invalid: 'The request is not valid.',
  invalid_rows: ({ rows }: { rows: number }) => `${plural(rows, 'row')} can't be imported`,
  bad_json: 'The request could not be read as JSON.',
  not_json: 'Send the request as JSON, with the content-type application/json.',
  not_an_object: 'The request must be a JSON object with named fields.',
  no_form: 'A picture is sent as a form (multipart/form-data).',
  too_large: ({
    what,
    megabytes,
  }: {
    what: 'file' | 'part' | 'picture' | 'request';
    megabytes: number;
  }) => `The ${what} is larger than ${inBytes(megabytes)}.`,
  too_many_values: ({ max }: { max: number }) =>
    `The request holds more than ${grouped(max)} values.`,
  too_deep: ({ levels }: { levels: number }) =>
    `The request is nested more than ${levels} levels deep.`,
  key_length: ({ max }: { max: number }) => `must have 1 to ${max} characters`,
  key_reused:
    'This was sent before with other content. Look at what is stored, then send it again.',
  still_running: 'This is being done already. Please wait a moment.',
  other_database:
    'The data on the server was replaced, by a backup perhaps. Nothing was stored. Look at what is there now, then try again.',
  changed_elsewhere: 'This was changed elsewhere meanwhile. Nothing was stored.',
  more_recorded: ({ feeding, molt, measurement, event }: Records) =>
    `Recorded elsewhere meanwhile: ${[
      feeding && plural(feeding, 'feeding'),
      molt && plural(molt, 'molt'),
      measurement && plural(measurement, 'measurement'),
      event && plural(event, 'event'),
    ]
      .filter(Boolean)
      .join(', ')}. The animal was not deleted.`,
  stopped: 'The request stopped on its way. Please send it again.',
  disk_full: 'The disk is full. Nothing was stored; make room and try again.',
  data_replaced:
    'The files of the database were replaced while the program runs. Nothing was stored; the administrator has to restart the program.',
  server_error: ({ id }: { id: string }) =>
    `Something went wrong on the server. Nothing was changed. It is noted in the log as ${id}.`,
  busy: 'Another program holds the database. Nothing was changed; try again in a moment.',
  crowded: 'Too much is being sent at once. Please try again in a moment.',
  unhealthy: 'The database can not be read or written, or its disk is full.',

  // accounts and settings
  register_incomplete: 'Enter E-Mail address, username and password',
  login_incomplete: 'Enter E-Mail address and password',
  email_missing: 'Enter E-Mail address',
  email_too_long: ({ max }: { max: number }) =>
    `The E-Mail address is longer than ${max} characters`,
  not_an_email: 'This is not an E-Mail address',
  email_taken: 'This E-Mail address is already registered.',
  already_confirmed: 'This address is confirmed already.',
  nothing_changed: 'Nothing was changed',
  token_missing: 'Invalid token',
  password_missing: 'Missing password!',
  password_length: ({ min, max }: { min: number; max: number }) =>
    `The password needs ${min} to ${max} characters`,
  password_common: 'This password is too easy to guess: take a longer one, such as three words',
  administrator_stays: 'The administrator’s account can not be deleted.',
  own_account: 'This is the administrator’s own account.',
  unknown_setting: 'is not a known setting',
  setting_value: ({ key }: { key: string }) => `The value does not fit the setting ${key}`,

  // animals and their records
  event_exists: 'This event is noted on that day already.',
  feeding_exists: 'This feeder is already noted on that day.',
  measurement_exists: 'This was measured on that day already.',
  molt_exists: 'There is a molt on that day already.',
  too_many: 'is too many',
  no_part: 'is no animal that left the group without records of its own',
  no_animal_left: 'would leave no animal; archive the pet instead',
  too_many_pets: ({ max }: { max: number }) => `may name at most ${grouped(max)} pets`,
  needs_archived: 'must be 1 where the archiving has a reason, a date or a note',

  quota_reached: ({ what, max }: { what: Quota; max: number }) =>
    `A keeper can have at most ${grouped(max)} ${quotas[what]}. ${what === 'animals' ? 'Delete some that were added by mistake, since those that left are counted without their records, too' : 'Delete some that are no longer needed'}: a minute later there is room again.`,

  over_quota: ({ what, adds, free, max }: OverQuota) =>
    `This would add ${grouped(adds)} ${manyOf(what)}, and there is room for ${grouped(free)}: a keeper can have at most ${grouped(max)} of them. Nothing was added.`,

  // pictures
  too_many_pictures: ({ max }: { max: number }) =>
    `A keeper can have at most ${grouped(max)} pictures.`,
  unsupported_picture: 'Pictures must be JPEG, PNG, WebP or GIF.',
  too_many_pixels: ({ megapixels }: { megapixels: number }) =>
    `The picture has more than ${megapixels} megapixels.`,
  too_complex:
    'The picture takes too much memory or time to read. Save it smaller, or as an ordinary JPEG, and try again.',
  picture_changed: 'The picture was changed meanwhile. Look at it again.',
  picture_edit_kept:
    'The picture stays as it is now: what was before it is not kept any more. Add the photo again to have all of it.',
  too_many_documents: ({ max, megabytes }: { max: number; megabytes: number }) =>
    `A keeper can have at most ${grouped(max)} papers, of ${inBytes(megabytes)} together. Delete some first.`,
  unsupported_document: 'Papers must be PDF, JPEG or PNG.',
  broken_picture: 'The picture is damaged or cut off.',

  // plans
  plan_start: 'The start must be a date',
  plan_weekdays: 'The weekdays must be seven flags of 0 or 1',
  plan_rhythm: ({ min, max }: { min: number; max: number }) =>
    `Choose at least one weekday or a repeat of ${min} to ${max} days`,
  plan_filter:
    'must be filters by type, species, genus, sex, place or size, such as an_type=tarantula&size_max=3',
  plan_follows_filter: ({ name }: { name: string }) =>
    `${name} follows a filter: which animals it feeds follows from that.`,

  // trade
  purchase_exists: 'This pet has a purchase already.',
  place_in_itself: 'can’t be a place that stands in this one',
  place_name_slash: 'can’t have a / between spaces, which stands between places: write A/B or A-B',
  place_too_deep: ({ max }: { max: number }) => `has at most ${max} levels of places`,
  place_path: ({ levels, length }: { levels: number; length: number }) =>
    `must be the names of at most ${levels} places with a / between them, each of at most ${length} characters`,
  another_plan: 'names another plan than fp_id',
  nothing_bought: 'must say what was bought, where it was no animal',
  own_parent: 'must be another pet',
  own_descendant: 'descends from this pet itself',
  fewer_than_made: ({ made }: { made: number }) =>
    `must be at least ${made}, for which there are pets`,
  too_many_left: ({ left, count }: { left: number; count: number }) =>
    `is too many: ${left} of ${count} animals are left`,
  too_many_animals: ({ name, count }: { name: string; count: number }) =>
    `is too many: ${name} has ${plural(count, 'animal')}`,
  purchase_without_species: 'is missing: the purchase names no species',
  numbered_name_too_long: 'is too long with a number behind it',
  sold_out: ({ name }: { name: string }) => `The last animals of ${name} were sold already.`,
  pet_archived: ({ name }: { name: string }) =>
    `${name} is archived. Take it out of the archive first.`,

  // handing animals over
  repeated_pet: 'names an animal twice',
  already_offered: ({ name }: { name: string }) =>
    `${name} is offered to somebody already. Take that back first.`,
  own_hand_over: 'This is your own hand-over. The next keeper takes it.',
  hand_over_changed: 'What is offered has just changed. Nothing was taken; look at it again.',
  hand_over_taken: 'This was taken over already.',
  hand_over_withdrawn: 'This was taken back. Ask the keeper for a new code.',
  hand_over_expired: 'This code is no longer valid. Ask the keeper for a new one.',
  too_many_hand_overs: ({ max }: { max: number }) =>
    `You offer ${grouped(max)} times already. Take some of it back first.`,

  // species and countries
  species_name_missing: 'The scientific name is missing',
  species_name_too_long: ({ max }: { max: number }) =>
    `The scientific name is longer than ${grouped(max)} characters`,
  species_name_unprintable: 'The scientific name has characters that can not be printed',
  species_name_without_letters: 'The scientific name needs letters',
  species_name_without_genus: 'The scientific name starts with a genus and its capital letter',
  animal_type_missing: 'The animal type is missing',
  unknown_species: 'names no species',
  species_not_listed: ({ name }: { name: string }) => `“${name}” is not in the list of species`,
  name_taken: ({ name }: { name: string }) => `${name} is in the list already`,
  former_name_taken: ({ former, name }: { former: string; name: string }) =>
    `${former} is an older name of ${name}`,
  name_of_another: ({ former, name }: { former: string; name: string }) =>
    `${former ? `${former} is an older name of ${name}` : `${name} is in the list already`}. This species can be merged into it.`,
  merge_into_itself: 'A species can’t be merged into itself',
  merge_types_differ: ({ old, kept }: { old: string; kept: string }) =>
    `${old} and ${kept} are of two animal types. Correct the type of one first.`,
  species_merged: ({ name }: { name: string }) =>
    `This species was merged into ${name} meanwhile. Change that one.`,
  synonym_taken: ({ synonym, name }: { synonym: string; name: string }) =>
    `${synonym} is a name of ${name}`,
  repeated_name: 'This name stands in an earlier row',
  species_in_use: ({ name, count, by }: { name: string; count: number; by: 'pet' | 'purchase' }) =>
    `${name} can't be deleted: there ${count === 1 ? 'is' : 'are'} ${plural(count, by)} of it in the records. It can be merged into another species.`,
  country_incomplete: 'Incomplete data (code, name)',
  unknown_country: 'This country is not in the list',
  country_code_taken: ({ code, name }: { code: string; name: string }) =>
    `${code} is the code of ${name}`,
  country_name_taken: ({ code, name }: { code: string; name: string }) =>
    `${name} is in the list already, as ${code}`,
  country_in_use: ({ name, count }: { name: string; count: number }) =>
    `${name} can't be deleted: ${count} species ${count === 1 ? 'comes' : 'come'} from there.`,

  // club and administration
  contact_incomplete: 'Missing E-Mail or message',
  expo_incomplete: 'Incomplete data (date, name)',
  mail_sent: 'This mail was sent already.',
  mail_superseded: 'A newer mail took its place.',
  mail_settled: 'What its link is for was done already.',
  mail_link_expired: 'Its link is no longer valid.',
  mail_before_restore: 'Not sent: a backup was restored. Links from before it no longer work.',
  backup_failed: ({ reason }: { reason: string }) => `The backup could not be made: ${reason}`,

  // import of files
  not_readable: 'The file could not be read: it is neither JSON nor a ZIP of Exuvia.',
  not_a_collection: 'The file is no collection of Exuvia.',
  other_version: 'The file was written by another version of Exuvia.',
  not_a_hand_over:
    'The file holds no animals that were handed over. A whole collection belongs to the page Your data.',
  file_changed:
    'The file was changed after it was written, or is not whole. Nothing was stored. Ask who gave it for a new one.',
  too_many_rows: ({ rows, max }: { rows: number; max: number }) =>
    `The file has ${grouped(rows)} pets; one import takes at most ${grouped(max)}.`,
  too_much_history: ({ max }: { max: number }) =>
    `The file has more than ${grouped(max)} records; one import takes no more.`,
  duplicate_id: 'stands in the file twice',
  import_running: 'Your last import is still running.',
  import_cancelled: 'The import was cancelled. Nothing of it was stored.',
  import_interrupted:
    'The import was interrupted: the server stopped meanwhile. Nothing of it was stored. Choose the file again.',
  import_too_complex:
    'The file takes too much memory or time to read. Nothing was stored. Is it one that Exuvia exported?',
  wrong_offset: ({ offset }: { offset: number }) => `The next part starts at ${offset}.`,
  picture_refused: ({ id, because }: { id: number; because: SubIssue }): string =>
    `The picture ${id} can't be taken. ${englishMessage(because as Issue)} Nothing was stored.`,
  broken_zip: 'The ZIP file is damaged or cut off.',
  locked_zip: 'The ZIP file is locked with a password.',
  unsupported_zip: 'The ZIP file is packed in a way that can not be read.',
  unsafe_zip: 'The ZIP file has file names that lead outside of it.',
  zip_without_data: 'The ZIP file has no data.json in it.',
  zip_duplicate: 'The ZIP file has two files of one name.',
  zip_too_many_files: 'The ZIP file has too many files.',
  zip_too_large: ({ name }: { name: string }) => `${name} in the ZIP file is too large.`,

  ...englishValues,
};

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  if (seconds < 2 * 60 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 60 / 60)} hours`;
}
