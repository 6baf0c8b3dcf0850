// The whole data model on one page. Keys are both the column names and the wire names.
// Days are 'YYYY-MM-DD' texts, instants ISO 8601 texts in UTC, flags 0/1, money integers in minor units of the
// row's own currency.
// Tables become STRICT when a migration is made (scripts/make-migration.ts).
// Columns that the triggers of triggers.ts maintain are marked 'derived': never write them in code.

import { tokenScopes } from '#src/domain/accounts/token-scopes.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core';
import { measurementKinds } from '#src/domain/animal/measurements.ts';
import { genders, moltOutcomes, sexSigns } from '#src/domain/enums.ts';
import { spoken } from '#src/domain/accounts/languages.ts';

import { documentKinds } from '#src/domain/documents/kind.ts';
const flag = (fallback: 0 | 1 = 0) => integer().$type<0 | 1>().notNull().default(fallback);
const words = () => text().notNull().default('');
/**
 * Derived (revisions.ts): how often the fields that forms edit were changed, and which of these revisions last changed
 * each of them, as JSON.
 */
const revision = {
  rev: integer().notNull().default(1),
  changed: text().notNull().default('{}'),
};
/** The keeper's revision when a device last had to hear of the row. Derived (sync.ts). */
const syncRev = { sync_rev: integer().notNull().default(0) };
/** The keeper's revision when more became of the pet's records than a further, newest feeding. Derived (sync.ts). */
const historyRev = { history_rev: integer().notNull().default(0) };
/** The folded text that searches match. Derived (search-keys.ts). */
const searchKey = { search_key: text().notNull().default('') };
const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
/** ISO 4217, of the amounts of the row. */
const currency = () => text().notNull().default('EUR');
const dayCheck = (name: string, column: AnySQLiteColumn) =>
  check(name, sql`${column} IS NULL OR (length(${column}) = 10 AND date(${column}) = ${column})`);
const flagCheck = (name: string, column: AnySQLiteColumn) => check(name, sql`${column} IN (0, 1)`);

// ---- keepers ----

/** uid 1 is built in, owns the guide's example pets and can't log in. Ids are never used again. */
export const users = sqliteTable(
  'users',
  {
    uid: integer().primaryKey({ autoIncrement: true }),
    uname: text().notNull(),
    email: text().notNull(),
    password_hash: words(),
    mail_confirmed: flag(),
    can_edit_sp: flag(),
    suspended: flag(),
    created: text().notNull().default(now),
    /** The language of the pages that the keeper used last; null before. For mails where no language is chosen. */
    last_language: text({ enum: spoken }),
    ...searchKey,
    ...revision,
    // derived (sync.ts): raised by each change of the keeper's collection
    ...syncRev,
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    flagCheck('users_mail_confirmed', t.mail_confirmed),
    flagCheck('users_can_edit_sp', t.can_edit_sp),
    flagCheck('users_suspended', t.suspended),
  ],
);

const owner = () =>
  integer()
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' });

export const userConfig = sqliteTable(
  'user_config',
  { uid: owner(), conf_key: text().notNull(), conf_val: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.uid, t.conf_key] }),
    check('user_config_json', sql`json_valid(${t.conf_val})`),
  ],
);

/**
 * The response to a write, by its Idempotency-Key. `call` is a hash of method, path and body; `answer` is JSON, null when
 * the process ended before the response.
 */
export const writeAnswers = sqliteTable(
  'write_answers',
  {
    uid: owner(),
    key: text().notNull(),
    call: text().notNull(),
    answer: text(),
    created: text().notNull(),
    ...syncRev,
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.key] }),
    index('write_answers_created').on(t.created),
    index('write_answers_sync').on(t.uid, t.sync_rev),
  ],
);

/**
 * When a keeper's plans, feeders, places or settings last changed. Derived (sync.ts), as is the species list's, of user 1. 'gone':
 * the revision up to which animals that left are forgotten.
 */
export const syncParts = sqliteTable(
  'sync_parts',
  {
    uid: owner(),
    part: text({ enum: ['plans', 'feeders', 'places', 'settings', 'species', 'gone'] }).notNull(),
    ...syncRev,
  },
  (t) => [primaryKey({ columns: [t.uid, t.part] })],
);

/** The animals that a keeper no longer has, so that devices hear of it. Derived (sync.ts). `id`: that of the animal. */
export const syncGone = sqliteTable(
  'sync_gone',
  { uid: owner(), id: integer().notNull(), ...syncRev },
  (t) => [primaryKey({ columns: [t.uid, t.id] }), index('sync_gone_order').on(t.uid, t.sync_rev)],
);

/** A session of a logged-in keeper. A token names its row; without the row it is invalid. Ids are never reused. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    /** 'Firefox, Android'; empty when unknown */
    device: words(),
    /** The network it was last used from: '192.168.1.0/24'. */
    place: words(),
    created: text().notNull(),
    /** Updated every few minutes, not by each call. */
    last_used: text().notNull(),
  },
  (t) => [index('sessions_owner').on(t.uid, t.last_used)],
);

/** What a program of a keeper calls with. Only the hash is stored; `hint` is its first and last letters. */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    name: words(),
    scope: text({ enum: tokenScopes }).notNull(),
    token_hash: text().notNull().unique(),
    hint: words(),
    created: text().notNull(),
    /** Updated every few minutes, not by each call. */
    last_used: text(),
  },
  (t) => [index('api_tokens_owner').on(t.uid)],
);

/**
 * The calendar that a keeper's other programs subscribe to. It is found by the hash of its secret; `secret` is that
 * encrypted with a key that no backup holds, so that its address can be shown again.
 */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  uid: owner().primaryKey(),
  secret_hash: text().notNull().unique(),
  secret: text().notNull(),
  created: text().notNull(),
  /** Updated once a day at most. */
  last_read: text(),
});

/** The keeper's day on which the mail of the day was last looked at: sent, or nothing was due. */
export const digests = sqliteTable('digests', {
  uid: owner().primaryKey(),
  last_day: text(),
});

/**
 * A device that gets notices: where its browser's push service takes them, and the keys that they are encrypted with for
 * it. It ends with its session. Hours are those of `zone`; `last_day` is the day that was last looked at.
 */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    sid: integer()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** What it is told of, as JSON: names of push-kinds.ts. */
    kinds: text().notNull(),
    hour: integer().notNull(),
    quiet_from: integer().notNull(),
    quiet_to: integer().notNull(),
    zone: text().notNull(),
    language: text({ enum: spoken }).notNull(),
    created: text().notNull(),
    last_day: text(),
    last_sent: text(),
    /** Notices in a row that its push service did not take. */
    failures: integer().notNull().default(0),
  },
  (t) => [index('push_subscriptions_owner').on(t.uid)],
);

/** Notices on their way to a device: what it shows, as JSON, until when, and the next try. */
export const pushNotices = sqliteTable(
  'push_notices',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    push_id: integer()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notice: text().notNull(),
    until: text().notNull(),
    next_try: text().notNull(),
    tries: integer().notNull().default(0),
  },
  (t) => [index('push_notices_device').on(t.push_id), index('push_notices_next').on(t.next_try)],
);

/**
 * The authenticator app of a keeper: its secret, encrypted with a key that no backup holds. It counts once a first code
 * has `confirmed` it; `last_step` is the time step of the newest code that was used.
 */
export const oneTimeCodes = sqliteTable('one_time_codes', {
  uid: owner().primaryKey(),
  secret: text().notNull(),
  confirmed: flag(),
  last_step: integer().notNull().default(0),
  created: text().notNull(),
});

/** What lets a keeper in who lost the second factor, each once: a used one is deleted. Only hashes are stored. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  { uid: owner(), code_hash: text().notNull() },
  (t) => [primaryKey({ columns: [t.uid, t.code_hash] })],
);

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    name: text().notNull(),
    credential_id: text().notNull().unique(),
    public_key: text().notNull(),
    /** How often it was used, as the device counts; 0 where it does not. */
    counter: integer().notNull().default(0),
    /** How the browser reaches it, as JSON. */
    transports: text().notNull().default('[]'),
    created: text().notNull(),
    last_used: text(),
  },
  (t) => [index('passkeys_owner').on(t.uid)],
);

/** A log-in, or the set-up of a passkey, that has begun: for one purpose, for some minutes. Only the hash is stored. */
export const loginTickets = sqliteTable(
  'login_tickets',
  {
    ticket_hash: text().primaryKey(),
    purpose: text({ enum: ['second_factor', 'passkey_login', 'passkey_add', 'proof'] }).notNull(),
    uid: integer().references(() => users.uid, { onDelete: 'cascade' }),
    challenge: words(),
    expires: text().notNull(),
  },
  (t) => [index('login_tickets_owner').on(t.uid)],
);

/** Single-use links in mails (verify, reset, invite). Only the token's hash is stored. */
export const mailTokens = sqliteTable(
  'mail_tokens',
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ['verify', 'reset', 'invite'] }).notNull(),
    uid: integer().references(() => users.uid, { onDelete: 'cascade' }),
    email: words(),
    created: text().notNull().default(now),
    expires: text().notNull(),
  },
  (t) => [
    index('mail_tokens_owner').on(t.uid, t.purpose),
    check('mail_tokens_purpose', sql`${t.purpose} IN ('verify', 'reset', 'invite')`),
  ],
);

/** Outgoing mail. A row is 'waiting' until the mail server has accepted it. */
export const mails = sqliteTable(
  'mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    uid: integer().references(() => users.uid, { onDelete: 'set null' }),
    email: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    html: words(),
    link: words(),
    /** Where the mails of its kind are stopped, without a log-in; empty for those that are not. */
    stop_link: words(),
    state: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    error: words(),
    created: text().notNull().default(now),
    next_try: text().notNull().default(now),
    sent: text(),
  },
  (t) => [
    index('mails_waiting')
      .on(t.next_try)
      .where(sql`state = 'waiting'`),
    index('mails_recent').on(t.email, t.kind, t.created),
    check('mails_state', sql`${t.state} IN ('waiting', 'sent', 'failed')`),
  ],
);

// ---- species ----

export const countries = sqliteTable(
  'countries',
  { code: text().primaryKey(), name: text().notNull(), ...searchKey, ...revision },
  (t) => [
    uniqueIndex('countries_name').on(sql`lower(${t.name})`),
    check('countries_code', sql`${t.code} GLOB '[A-Z][A-Z]'`),
  ],
);

export const species = sqliteTable(
  'species',
  {
    sc_id: integer().primaryKey({ autoIncrement: true }),
    an_type: text({
      enum: ['tarantula', 'scorpion', 'spider', 'insect', 'reptile', 'other'],
    }).notNull(),
    sc_name: text().notNull(),
    cm_name: words(),
    env_type: text({ enum: ['a', 't', 'f'] }),
    humidity: integer(),
    country_code: text().references(() => countries.code, {
      onUpdate: 'cascade',
      onDelete: 'restrict',
    }),
    notes: words(),
    care_sheet: words(),
    import_id: integer().references((): AnySQLiteColumn => imports.id, { onDelete: 'set null' }),
    /** What German readers call it, where that is not what cm_name says; else ''. Derived (german-names.ts). */
    de_name: words(),
    ...searchKey,
    ...revision,
  },
  (t) => [
    uniqueIndex('species_sc_name').on(sql`lower(${t.sc_name})`),
    // includes the search key, so that a search reads no care sheets
    index('species_order_sc_name').on(sql`${t.sc_name} COLLATE NOCASE`, t.sc_id, t.search_key),
    index('species_order_cm_name').on(sql`${t.cm_name} COLLATE NOCASE`, t.sc_id),
    // all that is asked for the names of an answer
    index('species_german')
      .on(t.sc_name, t.de_name)
      .where(sql`de_name <> ''`),
    index('species_order_an_type').on(t.an_type, sql`${t.sc_name} COLLATE NOCASE`, t.sc_id),
    index('species_country').on(t.country_code),
    index('species_import')
      .on(t.import_id)
      .where(sql`import_id IS NOT NULL`),
    check(
      'species_an_type',
      sql`${t.an_type} IN ('tarantula', 'scorpion', 'spider', 'insect', 'reptile', 'other')`,
    ),
    check('species_env_type', sql`${t.env_type} IS NULL OR ${t.env_type} IN ('a', 't', 'f')`),
    check('species_humidity', sql`${t.humidity} IS NULL OR ${t.humidity} IN (1, 2, 3)`),
  ],
);

/** Names a species had before; search finds it by them. */
export const speciesSynonyms = sqliteTable(
  'species_synonyms',
  {
    sc_id: integer()
      .notNull()
      .references(() => species.sc_id, { onDelete: 'cascade' }),
    sc_name: text().notNull(),
  },
  (t) => [
    uniqueIndex('species_synonyms_name').on(sql`lower(${t.sc_name})`),
    index('species_synonyms_species').on(t.sc_id),
  ],
);

/** Ids of species that were merged into another one: devices, addresses and programs may still name them. */
export const mergedSpecies = sqliteTable(
  'merged_species',
  {
    sc_id: integer().primaryKey(),
    into_id: integer()
      .notNull()
      .references(() => species.sc_id, { onDelete: 'cascade' }),
  },
  (t) => [index('merged_species_into').on(t.into_id)],
);

/**
 * What the records of the club say of a species (domain/species/club-numbers.ts), as JSON: null where that is too little,
 * and once a keeper left, until the next night. `usual`: the part that devices hold. `counted`: of which night. `stale`:
 * to be counted again soon. Derived (species-numbers.ts).
 */
export const speciesNumbers = sqliteTable(
  'species_numbers',
  {
    sc_id: integer()
      .primaryKey()
      .references(() => species.sc_id, { onDelete: 'cascade' }),
    numbers: text(),
    usual: text(),
    counted: text(),
    stale: flag(),
  },
  (t) => [
    index('species_numbers_stale')
      .on(t.sc_id)
      .where(sql`stale = 1`),
    flagCheck('species_numbers_is_stale', t.stale),
  ],
);

/** What searches see in letters beyond ASCII, from domain/text/fold.ts: SQLite folds a to z only. */
export const foldedLetters = sqliteTable('folded_letters', {
  letter: text().primaryKey(),
  folded: text().notNull(),
});

/** The common names that the program ships, by scientific name in small letters: for german-names.ts. */
export const shippedNames = sqliteTable('shipped_names', {
  sc_name: text().primaryKey(),
  en_name: text().notNull(),
  de_name: text().notNull(),
});

/** Who changed what. Outlives its species, so sc_id is no foreign key. changes: JSON of { field, old, new }[]. */
export const speciesLog = sqliteTable(
  'species_log',
  {
    sid: integer().primaryKey({ autoIncrement: true }),
    action_time: text().notNull().default(now),
    action_type: text({ enum: ['add', 'update', 'delete'] }).notNull(),
    action_user: integer().references(() => users.uid, { onDelete: 'set null' }),
    sc_id: integer().notNull(),
    sc_name: text().notNull(),
    changes: text().notNull().default('[]'),
    ...searchKey,
  },
  (t) => [
    index('species_log_species').on(t.sc_id, t.sid),
    check('species_log_changes', sql`json_valid(${t.changes})`),
    check('species_log_action_type', sql`${t.action_type} IN ('add', 'update', 'delete')`),
  ],
);

// ---- the collection ----

/** One import of a file, so that it can be undone as a whole. added: how many pets; file: its name. */
export const imports = sqliteTable(
  'imports',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    created: text().notNull().default(now),
    added: integer().notNull(),
    file: words(),
  },
  (t) => [index('imports_owner').on(t.uid, t.id)],
);

const imported = () => integer().references(() => imports.id, { onDelete: 'set null' });

/**
 * Where animals stand: rooms, racks, shelves and boxes, a tree of at most five levels. `position`: its place among its
 * siblings, from 0. `slots`: how many animals have room in it, 0 where nobody said.
 */
export const places = sqliteTable(
  'places',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    parent_id: integer().references((): AnySQLiteColumn => places.id, { onDelete: 'set null' }),
    name: text().notNull(),
    kind: text({ enum: ['room', 'rack', 'shelf', 'box'] }).notNull(),
    position: integer().notNull().default(0),
    slots: integer().notNull().default(0),
    notes: words(),
    /** What its label carries, as the tag of an animal; a trigger draws it. */
    tag: text().notNull().default(''),
    import_id: imported(),
    // derived: the names from the top
    path: words(),
    ...searchKey,
    ...revision,
  },
  (t) => [
    index('places_owner').on(t.uid, t.parent_id, t.position),
    index('places_parent')
      .on(t.parent_id)
      .where(sql`parent_id IS NOT NULL`),
    uniqueIndex('places_tag')
      .on(t.tag)
      .where(sql`tag <> ''`),
    index('places_import')
      .on(t.import_id)
      .where(sql`import_id IS NOT NULL`),
    check('places_kind', sql`${t.kind} IN ('room', 'rack', 'shelf', 'box')`),
    check('places_slots', sql`${t.slots} BETWEEN 0 AND 500`),
  ],
);

/** When a place was cleaned, and what else its keeper noted of it. */
export const placeNotes = sqliteTable(
  'place_notes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    place_id: integer()
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    date: text().notNull(),
    kind: text({ enum: ['cleaned', 'note'] }).notNull(),
    text: words(),
    ...revision,
  },
  (t) => [
    uniqueIndex('place_notes_key').on(t.place_id, t.date, t.kind, t.text),
    check('place_notes_kind', sql`${t.kind} IN ('cleaned', 'note')`),
    dayCheck('place_notes_date', t.date),
  ],
);

/**
 * An animal, or a group kept together. Ids are never reused: printed labels point at them. former_no is the id it had
 * in the installation it was imported from: papers may name it. kept_since is entered by the keeper, created is when
 * the record was made.
 */
export const pets = sqliteTable(
  'pets',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    sc_id: integer()
      .notNull()
      .references(() => species.sc_id, { onDelete: 'restrict' }),
    name: text().notNull(),
    gender: text({ enum: ['m', 'f', 'other'] })
      .notNull()
      .default('other'),
    an_count: integer().notNull().default(1),
    notes: words(),
    kept_since: text(),
    /** A day, a month or a year. */
    hatched: text(),
    created: text().notNull().default(now),
    pre_molt: text(),
    // when the sex and the pre-molt were last noted, in ms since 1970
    gender_recorded: integer().notNull().default(0),
    pre_molt_recorded: integer().notNull().default(0),
    is_public: flag(),
    has_img: flag(),
    img_version: integer().notNull().default(0),
    /** The last version that one of its pictures had. */
    last_version: integer().notNull().default(0),
    archived: flag(),
    archive_reason: text({ enum: ['died', 'sold', 'given', 'lost', 'other'] }),
    archive_date: text(),
    archive_note: words(),
    purchase_id: integer().references((): AnySQLiteColumn => purchases.id, {
      onDelete: 'set null',
    }),
    import_id: imported(),
    /** Where it stands; an archived animal is shown nowhere, and comes back to it. */
    place_id: integer().references(() => places.id, { onDelete: 'set null' }),
    /** Its order within the place, which may have gaps. */
    place_order: integer().notNull().default(0),
    former_no: integer(),
    /** The numbers it had before that, oldest last: a JSON array. */
    earlier_nos: text().notNull().default('[]'),
    /** For life (src/domain/animal/tag.ts); a trigger draws it. */
    tag: text().notNull().default(''),
    /** 1: the animal went to another keeper, whose record has the tag now. */
    handed_over: flag(),
    ...searchKey,
    // derived: the last feeding that was eaten
    date_f: text(),
    food: text(),
    // derived: the newest feeding record of any kind, and whether it was fed (0), is open (1) or was refused (2)
    offer_date: text(),
    offer_food: text(),
    progress: integer().$type<0 | 1 | 2>(),
    // derived: how often it refused since its last meal, and since when
    refusals: integer().notNull().default(0),
    refused_since: text(),
    // derived: the last molt, and the last measured size (cm), at a molt or by itself
    mmt: text(),
    size: real(),
    // derived: the last weight (g), and its day
    weight: real(),
    weight_date: text(),
    ...revision,
    ...syncRev,
    ...historyRev,
  },
  (t) => [
    index('pets_by_species').on(t.uid, t.archived, t.sc_id, t.id),
    index('pets_by_name').on(t.uid, t.archived, sql`${t.name} COLLATE NOCASE`, t.id),
    index('pets_by_date_f').on(t.uid, t.archived, t.date_f, t.id),
    index('pets_by_mmt').on(t.uid, t.archived, t.mmt, t.id),
    index('pets_open')
      .on(t.uid, t.offer_date)
      .where(sql`progress = 1 AND archived = 0`),
    index('pets_species').on(t.sc_id),
    uniqueIndex('pets_tag')
      .on(t.tag)
      .where(sql`tag <> '' AND handed_over = 0`),
    index('pets_all_tags')
      .on(t.tag)
      .where(sql`tag <> ''`),
    index('pets_all_date_f').on(t.date_f, t.id),
    index('pets_all_mmt').on(t.mmt, t.id),
    index('pets_all_name').on(sql`${t.name} COLLATE NOCASE`, t.id),
    index('pets_purchase')
      .on(t.purchase_id)
      .where(sql`purchase_id IS NOT NULL`),
    index('pets_place')
      .on(t.place_id, t.archived, t.place_order, t.id)
      .where(sql`place_id IS NOT NULL`),
    index('pets_import')
      .on(t.import_id)
      .where(sql`import_id IS NOT NULL`),
    check('pets_gender', sql`${t.gender} IN ('m', 'f', 'other')`),
    check('pets_an_count', sql`${t.an_count} >= 1`),
    dayCheck('pets_pre_molt', t.pre_molt),
    dayCheck('pets_archive_date', t.archive_date),
    flagCheck('pets_archived', t.archived),
    flagCheck('pets_has_img', t.has_img),
    flagCheck('pets_is_public', t.is_public),
    check(
      'pets_archive_reason',
      sql`${t.archive_reason} IS NULL OR ${t.archive_reason} IN ('died', 'sold', 'given', 'lost', 'other')`,
    ),
  ],
);

const pet = () =>
  integer()
    .notNull()
    .references(() => pets.id, { onDelete: 'cascade' });

/**
 * The pictures of an animal. `version` names its files (tid_14-v3.webp), which no other picture of the animal ever has;
 * the cover is the one that the animal's img_version names. `key` is a secret: who has it may see the picture. thumb,
 * mobile and large are the SHA-256 of the files when they were stored: they tell whether one has changed since.
 */
export const pictures = sqliteTable(
  'pictures',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    pet_id: pet(),
    version: integer().notNull(),
    key: text().notNull(),
    /** When it was taken; null where nobody said. */
    day: text(),
    caption: words(),
    molt_id: integer().references((): AnySQLiteColumn => molts.id, { onDelete: 'set null' }),
    /** Of its files. */
    bytes: integer().notNull().default(0),
    thumb: text(),
    mobile: text(),
    large: text(),
    ...revision,
  },
  (t) => [
    uniqueIndex('pictures_key').on(t.pet_id, t.version),
    uniqueIndex('pictures_secret').on(t.key),
    index('pictures_molt').on(t.molt_id),
    dayCheck('pictures_day', t.day),
  ],
);

/**
 * How many rows of a kind were ever deleted, maintained by triggers. A backup whose rows decreased by more than that
 * has lost some.
 */
export const deletions = sqliteTable('deletions', {
  kind: text().primaryKey(),
  count: integer().notNull(),
});

/**
 * One offer of one feeder on one day, so a repeated call gives one record. `recorded` (ms since 1970) orders the
 * records of a day.
 */
export const feedings = sqliteTable(
  'feedings',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    pet_id: pet(),
    date_f: text().notNull(),
    food: words(),
    progress: integer().$type<0 | 1 | 2>().notNull(),
    fp_id: integer().references((): AnySQLiteColumn => plans.fp_id, { onDelete: 'set null' }),
    recorded: integer().notNull(),
    /** How many feeders; null where it is not said. */
    amount: integer(),
    ...revision,
  },
  (t) => [
    uniqueIndex('feedings_key').on(t.pet_id, t.date_f, t.food),
    // includes the progress, so that the triggers find a last meal without reading the records
    index('feedings_order').on(t.pet_id, t.date_f, t.recorded, t.id, t.progress),
    index('feedings_plan')
      .on(t.fp_id, t.date_f)
      .where(sql`fp_id IS NOT NULL`),
    check('feedings_progress', sql`${t.progress} IN (0, 1, 2)`),
    dayCheck('feedings_date_f', t.date_f),
  ],
);

/** When it was last noted, in ms since 1970; 0 where it was imported. */
const recorded = () => integer().notNull().default(0);

/** size: leg span, body or total length in cm as the keeper measures it; null when not measured. */
export const molts = sqliteTable(
  'molts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    pet_id: pet(),
    date_mt: text().notNull(),
    size: real(),
    recorded: recorded(),
    size_recorded: recorded(),
    outcome: text({ enum: moltOutcomes }),
    molt_no: integer(),
    note: words(),
    gender: text({ enum: genders }),
    sex_by: text({ enum: sexSigns }),
    /** When each of these details was last noted, as JSON. */
    details_recorded: text().notNull().default('{}'),
    ...revision,
  },
  (t) => [
    uniqueIndex('molts_key').on(t.pet_id, t.date_mt),
    check('molts_size', sql`${t.size} IS NULL OR (${t.size} > 0 AND ${t.size} <= 1000)`),
    dayCheck('molts_date_mt', t.date_mt),
  ],
);

/** value: in g or cm; the bounds of each kind are in domain/animal/measurements.ts. */
export const measurements = sqliteTable(
  'measurements',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    pet_id: pet(),
    date_ms: text().notNull(),
    kind: text({ enum: measurementKinds }).notNull(),
    value: real().notNull(),
    recorded: recorded(),
    ...revision,
  },
  (t) => [
    uniqueIndex('measurements_key').on(t.pet_id, t.kind, t.date_ms),
    check('measurements_value', sql`${t.value} > 0`),
    dayCheck('measurements_date_ms', t.date_ms),
  ],
);

/**
 * `move`: 1 where it notes by itself that the animal was moved that day; `event` is then the path of its new place, empty
 * for nowhere, and moved_from the id of the place where it stood when the day began, which may be gone by now.
 * `planned`: 1 where it was noted before its day.
 */
export const events = sqliteTable(
  'events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    pet_id: pet(),
    date_ev: text().notNull(),
    event: text().notNull(),
    recorded: recorded(),
    move: flag(),
    moved_from: integer(),
    planned: flag(),
    ...revision,
  },
  (t) => [
    uniqueIndex('events_key').on(t.pet_id, t.date_ev, t.event, t.move),
    dayCheck('events_date_ev', t.date_ev),
  ],
);

/** A keeper's list of feeders. uses and last_used are derived; a row stays at 0 uses until it is deleted. */
export const feeders = sqliteTable(
  'feeders',
  {
    uid: owner(),
    food: text().notNull(),
    uses: integer().notNull().default(0),
    last_used: text(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.food] })],
);

// ---- feeding plans ----

/**
 * fp_weekdays: seven flags, Monday first. fp_repeat: days between feedings, 0 when weekdays apply. retry_days: days
 * until an animal that refused is due again, 0: at the next scheduled day.
 */
export const plans = sqliteTable(
  'plans',
  {
    fp_id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    fp_name: text().notNull(),
    fp_repeat: integer().notNull().default(0),
    fp_start: text().notNull(),
    fp_weekdays: text().notNull().default('0000000'),
    fp_active: flag(1),
    def_feeder: words(),
    retry_days: integer().notNull().default(0),
    /** What its animals have in common, as domain/feeding/plan-filter.ts writes it; empty: they are chosen. */
    fp_filter: words(),
    import_id: imported(),
    ...revision,
  },
  (t) => [
    check('plans_retry_days', sql`${t.retry_days} BETWEEN 0 AND 60`),
    index('plans_owner').on(t.uid, t.fp_active),
    index('plans_import')
      .on(t.import_id)
      .where(sql`import_id IS NOT NULL`),
    check('plans_repeat', sql`${t.fp_repeat} BETWEEN 0 AND 365`),
    check(
      'plans_weekdays',
      sql`length(${t.fp_weekdays}) = 7 AND ${t.fp_weekdays} NOT GLOB '*[^01]*'`,
    ),
    check('plans_rule', sql`${t.fp_repeat} > 0 OR ${t.fp_weekdays} GLOB '*1*'`),
    flagCheck('plans_active', t.fp_active),
    dayCheck('plans_start', t.fp_start),
  ],
);

export const planPets = sqliteTable(
  'plan_pets',
  {
    fp_id: integer()
      .notNull()
      .references(() => plans.fp_id, { onDelete: 'cascade' }),
    pet_id: pet(),
  },
  (t) => [
    primaryKey({ columns: [t.fp_id, t.pet_id] }),
    index('plan_pets_pet').on(t.pet_id, t.fp_id),
  ],
);

// ---- trade ----

/**
 * Bought animals or things, and own offspring (bred, with parent_id where the parent is known and still there).
 * pets.purchase_id points here: a batch has many.
 */
export const purchases = sqliteTable(
  'purchases',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    custom_text: words(),
    sc_id: integer().references(() => species.sc_id, { onDelete: 'set null' }),
    price: integer().notNull().default(0),
    currency: currency(),
    count: integer().notNull().default(1),
    size: real(),
    date: text().notNull(),
    seller: words(),
    seller_address: words(),
    document_no: words(),
    notes: words(),
    parent_id: integer().references((): AnySQLiteColumn => pets.id, { onDelete: 'set null' }),
    // Proofs of origin name both, so they outlive the parent's record: its name is copied here when that is deleted.
    bred: flag(),
    parent_name: words(),
    import_id: imported(),
    ...searchKey,
    ...revision,
  },
  (t) => [
    index('purchases_owner').on(t.uid, t.date, t.id),
    index('purchases_import')
      .on(t.import_id)
      .where(sql`import_id IS NOT NULL`),
    index('purchases_parent')
      .on(t.parent_id)
      .where(sql`parent_id IS NOT NULL`),
    check('purchases_price', sql`${t.price} >= 0`),
    check('purchases_count', sql`${t.count} >= 1`),
    dayCheck('purchases_date', t.date),
  ],
);

/**
 * A tombstone: what the stock book says of a pet whose record was deleted after animals of it had left: sold
 * (sales.past_id points here), or archived (an_count of them). pet_no is the number the pet had here, null where the
 * row was imported; former_no as in pets. back_id: the record that an import brought back of it, which stands in the book
 * instead as long as it is there; its sales then have both ids.
 */
export const pastPets = sqliteTable(
  'past_pets',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    pet_no: integer(),
    name: text().notNull(),
    sc_id: integer().references(() => species.sc_id, { onDelete: 'set null' }),
    sc_name: text().notNull(),
    gender: text({ enum: ['m', 'f', 'other'] }).notNull(),
    created: text().notNull(),
    kept_since: text(),
    hatched: text(),
    an_count: integer().notNull().default(0),
    archive_reason: text({ enum: ['died', 'sold', 'given', 'lost', 'other'] }),
    archive_date: text(),
    archive_note: words(),
    purchase_id: integer().references(() => purchases.id, { onDelete: 'set null' }),
    import_id: imported(),
    former_no: integer(),
    tag: text().notNull().default(''),
    back_id: integer().references(() => pets.id, { onDelete: 'set null' }),
    ...searchKey,
  },
  (t) => [
    index('past_pets_back')
      .on(t.back_id)
      .where(sql`back_id IS NOT NULL`),
    index('past_pets_owner').on(t.uid, t.pet_no),
    index('past_pets_species')
      .on(t.sc_id)
      .where(sql`sc_id IS NOT NULL`),
    index('past_pets_purchase')
      .on(t.purchase_id)
      .where(sql`purchase_id IS NOT NULL`),
    index('past_pets_tag')
      .on(t.tag)
      .where(sql`tag <> ''`),
    index('past_pets_import')
      .on(t.import_id)
      .where(sql`import_id IS NOT NULL`),
    check('past_pets_gender', sql`${t.gender} IN ('m', 'f', 'other')`),
    check('past_pets_an_count', sql`${t.an_count} >= 0`),
    check(
      'past_pets_archive_reason',
      sql`${t.archive_reason} IS NULL OR ${t.archive_reason} IN ('died', 'sold', 'given', 'lost', 'other')`,
    ),
    dayCheck('past_pets_archive_date', t.archive_date),
  ],
);

/** Animals handed over. pet_name and sc_name are kept so that the sale outlives its pet's record. */
export const sales = sqliteTable(
  'sales',
  {
    slid: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    pet_id: integer().references(() => pets.id, { onDelete: 'set null' }),
    past_id: integer().references(() => pastPets.id, { onDelete: 'set null' }),
    pet_name: words(),
    sc_name: words(),
    s_count: integer().notNull().default(1),
    s_size: real(),
    total_price: integer().notNull().default(0),
    shipping: integer().notNull().default(0),
    currency: currency(),
    s_date: text().notNull(),
    s_notes: words(),
    buyer_name: words(),
    buyer_contact: words(),
    buyer_address: words(),
    document_no: words(),
    archived_pet: flag(),
    // its animals are back: the pet that it had archived was taken out of the archive
    returned: flag(),
    // the day on which its pet had been archived as sold before, '' where none is known; null: it was not archived
    archived_before: text(),
    import_id: imported(),
    ...searchKey,
    ...revision,
  },
  (t) => [
    index('sales_owner').on(t.uid, t.s_date, t.slid),
    index('sales_import')
      .on(t.import_id)
      .where(sql`import_id IS NOT NULL`),
    index('sales_pet')
      .on(t.pet_id)
      .where(sql`pet_id IS NOT NULL`),
    index('sales_past')
      .on(t.past_id)
      .where(sql`past_id IS NOT NULL`),
    check('sales_count', sql`${t.s_count} >= 1`),
    check('sales_price', sql`${t.total_price} >= 0 AND ${t.shipping} >= 0`),
    flagCheck('sales_archived_pet', t.archived_pet),
    dayCheck('sales_date', t.s_date),
  ],
);

/**
 * Animals on their way to another keeper: who has the code may read and take what is ticked. It ends when it is taken
 * over, taken back, or expires. fetched: when its file was last downloaded by somebody else.
 */
export const handOvers = sqliteTable(
  'hand_overs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uid: owner(),
    /** Eight letters of Crockford's base 32 (src/domain/trade/hand-over-code.ts). */
    code: text().notNull().unique(),
    history: flag(),
    pictures: flag(),
    notes: flag(),
    origin: flag(),
    reason: text({ enum: ['sold', 'given'] }).notNull(),
    state: text({ enum: ['open', 'taken', 'withdrawn'] })
      .notNull()
      .default('open'),
    created: text().notNull(),
    expires: text().notNull(),
    ended: text(),
    fetched: text(),
  },
  (t) => [
    index('hand_overs_owner').on(t.uid, t.id),
    check('hand_overs_reason', sql`${t.reason} IN ('sold', 'given')`),
    check('hand_overs_state', sql`${t.state} IN ('open', 'taken', 'withdrawn')`),
  ],
);

/**
 * The animals of a hand-over, each with its place in it and how many of the record go. slid: their sale, where it is
 * recorded already; sale: the fields of one that is recorded when they are taken over, as JSON; papers: the ids of those
 * documents of the animal that go along, as JSON.
 */
export const handOverPets = sqliteTable(
  'hand_over_pets',
  {
    hand_over_id: integer()
      .notNull()
      .references(() => handOvers.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    pet_id: pet(),
    count: integer().notNull(),
    slid: integer().references(() => sales.slid, { onDelete: 'set null' }),
    sale: text(),
    papers: text().notNull().default('[]'),
  },
  (t) => [
    primaryKey({ columns: [t.hand_over_id, t.no] }),
    index('hand_over_pets_pet').on(t.pet_id),
    index('hand_over_pets_sale')
      .on(t.slid)
      .where(sql`slid IS NOT NULL`),
    check('hand_over_pets_count', sql`${t.count} >= 1`),
  ],
);

// ---- messages and administration ----

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    message_date: text().notNull().default(now),
    uid: integer().references(() => users.uid, { onDelete: 'set null' }),
    email: text().notNull(),
    message: text().notNull(),
    /** What its sender read the form in: for the mail of a reply to a visitor. Null in older ones. */
    language: text({ enum: spoken }),
  },
  (t) => [index('contact_messages_owner').on(t.uid, t.id)],
);

export const messageReplies = sqliteTable(
  'message_replies',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    message_id: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    message_date: text().notNull().default(now),
    message: text().notNull(),
  },
  (t) => [index('message_replies_message').on(t.message_id, t.id)],
);

export const news = sqliteTable(
  'news',
  {
    nid: integer().primaryKey({ autoIncrement: true }),
    date_n: text().notNull(),
    n_text: text().notNull(),
  },
  (t) => [index('news_date').on(t.date_n, t.nid), dayCheck('news_date_n', t.date_n)],
);

/** The server's log as the administrator reads it; purged after 14 days. No foreign key: it only reports. */
export const eventLog = sqliteTable(
  'event_log',
  {
    eid: integer().primaryKey({ autoIncrement: true }),
    time: text().notNull().default(now),
    path: words(),
    log_type: text().notNull(),
    message: text().notNull(),
    uid: integer(),
    /** How often it happened within the hour. */
    times: integer().notNull().default(1),
  },
  (t) => [index('event_log_time').on(t.time)],
);

export const expos = sqliteTable(
  'expos',
  {
    expid: integer().primaryKey({ autoIncrement: true }),
    e_date: text().notNull(),
    e_name: text().notNull(),
    e_table: words(),
    e_offer: words(),
    e_sold: words(),
    ...revision,
  },
  (t) => [index('expos_date').on(t.e_date, t.expid), dayCheck('expos_e_date', t.e_date)],
);

/** What the administrator set for the whole installation (legal notice, donate page, registration ...). */
export const siteConfig = sqliteTable('site_config', {
  conf_key: text().primaryKey(),
  conf_val: text().notNull(),
  rev: integer().notNull().default(1),
});

/** Papers of an animal, a purchase or a sale: files as they were sent, which only their owner gets. */
export const documents = sqliteTable(
  'documents',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    pet_id: integer().references(() => pets.id, { onDelete: 'cascade' }),
    purchase_id: integer().references(() => purchases.id, { onDelete: 'cascade' }),
    slid: integer().references(() => sales.slid, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: documentKinds }).notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the file. */
    sum: text().notNull(),
    created: text().notNull().default(now),
    /** When its keeper deleted it: nobody gets it, and it goes once this can't be undone any more. */
    removed: text(),
  },
  (t) => [
    index('documents_removed')
      .on(t.removed)
      .where(sql`removed IS NOT NULL`),
    index('documents_pet').on(t.pet_id),
    index('documents_purchase').on(t.purchase_id),
    index('documents_sale').on(t.slid),
    check('documents_kind', sql`${t.kind} IN ('pdf', 'jpeg', 'png')`),
    check(
      'documents_of_one',
      sql`(${t.pet_id} IS NOT NULL) + (${t.purchase_id} IS NOT NULL) + (${t.slid} IS NOT NULL) = 1`,
    ),
  ],
);

/** Documents whose rows are deleted and whose files are still to be removed. Written by a trigger. */
export const goneDocuments = sqliteTable('gone_documents', { id: integer().primaryKey() });
