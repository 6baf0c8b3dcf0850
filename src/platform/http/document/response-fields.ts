import { measurementKinds } from '#src/domain/animal/measurements.ts';
import type { Field, Fields } from '#src/records/fields.ts';
import { eventFields, feederFields, feedingFields, moltFields } from '#src/records/history.ts';
import { pastPetFields } from '#src/records/past-pet.ts';
import { petFields } from '#src/records/pet.ts';
import { planFields } from '#src/records/plan.ts';
import { purchaseFields } from '#src/records/purchase.ts';
import { saleFields } from '#src/records/sale.ts';
import { speciesFields } from '#src/records/species.ts';
import { publicSchema } from './public-schema.ts';
import { plain } from '#src/platform/http/record-shapes.ts';

// What a field of a response holds. A wire name means one thing everywhere, so responses are described by names alone:
// those of a record's fields have the schema of their entry in src/records, the others stand here.

export type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const whole = { type: 'integer' };
const count = { type: 'integer', minimum: 0 };
const amount = {
  type: 'number',
  minimum: 0,
  description: 'A decimal number in the `currency` beside it, such as 19.99 (not cents).',
};
const { day, instant, flag } = publicSchema(plain) as Record<'day' | 'instant' | 'flag', Schema>;

/** The schema of a record's field as it is read. */
export function fieldSchema(field: Field): Schema {
  const schema = valueSchema(field);
  return field.empty === null ? nullable(schema) : schema;
}

function valueSchema(field: Field): Schema {
  switch (field.kind) {
    case 'money':
      return amount;
    case 'currency':
      return { ...text, pattern: '^[A-Z]{3}$', description: 'ISO 4217.' };
    case 'whole':
      return whole;
    case 'number':
      return { type: 'number', ...(field.unit && { description: `In ${field.unit}.` }) };
    case 'choice':
      return { ...text, enum: field.of };
    case 'name':
    case 'line':
    case 'text':
    case 'requiredText':
      return text;
    default:
      return publicSchema(plain[field.kind]) as Schema;
  }
}

/** The same, or null. */
export function nullable(schema: Schema): Schema {
  const { type, enum: choices, ...rest } = schema;
  if (rest['title']) return { anyOf: [schema, { type: 'null' }] };
  const orNull = Array.isArray(choices) && { enum: [...(choices as unknown[]), null] };
  return { type: [type, 'null'], ...rest, ...orNull };
}

/** The later one where two have a field of the same name. */
const records: Fields[] = [
  moltFields,
  petFields,
  pastPetFields,
  speciesFields,
  planFields,
  purchaseFields,
  saleFields,
  feederFields,
  feedingFields,
  eventFields,
];

/** The fields that are in no record. */
const others: [Schema, string][] = [
  [
    whole,
    'id uid sc_id pet_id fp_id slid nid expid eid sid purchase_id parent_id past_id place_id was_id import_id pet_no former_no action_user rev year',
  ],
  [
    count,
    'position place_order slot count count1 count2 img_version refusals due resting fed offered refused deleted ended pets plans molts feedings measurements events feeders purchases sales messages pictures animals keepers kept uses tries added received bytes rest came left stock in_count petCount max recovery_left times days done uptime megabytes',
  ],
  [
    flag,
    'has_img compared cover own move muted assigned known current read running configured mail_confirmed can_edit_sp suspended is_admin backup_running last_backup_verified',
  ],
  [
    day,
    'day day_before weight_date date_ms cleaned offer_date refused_since mmt plan_date next_date last_date in_date since date_n e_date',
  ],
  [
    instant,
    'time made message_date action_time sent next_try expires exported last_used last_read last_sent recorded_at',
  ],
  [
    text,
    'uname email code folder message error subject body link path log_type version device place field token hint ticket archived_before secret uri passkey_origin public_url url conf_key conf_val legal_notice donate_text e_name e_table e_offer e_sold n_text country_name de_name en_name cites synonym genus offer_food feeder address contact note in_document_no file verdict smtp reason kind ue_tableid key caption',
  ],
  [amount, 'total'],
  [nullable(whole), 'was_amount'],
  [{ ...text, enum: ['sent', 'queued'] }, 'mail'],
  [{ type: 'number', description: 'In cm.' }, 'size_before size_cm'],
  [{ type: 'number', description: 'In g.' }, 'weight'],
  [{ type: 'number', description: 'In g or cm, by its kind.' }, 'value value_before'],
  [{ ...text, enum: measurementKinds }, 'ms_kind'],
];

const meanings: Record<string, string> = {
  amount: 'How many feeders.',
  molt_no: 'Which molt of its life it was.',
  outcome: 'How the molt went.',
  sex_by: 'By what the sex was established.',
  was_amount: 'The amount that was recorded before.',
  an_count: 'How many animals the record stands for.',
  added: 'How many were added, or would be.',
  count1: 'Records of animals that are kept now.',
  count2: 'All records, archived ones too.',
  archived_before:
    'Since when its animal had been archived as sold before; empty where no day is known, null where it was not archived.',
  conf_val: 'The JSON text of the value.',
  date_f: 'The day of a feeding; of an animal: of its last meal.',
  cover: 'Whether it is the picture that stands for the animal.',
  cites: 'The appendix of CITES that lists the species.',
  cm_name:
    'The common name, in the language of Accept-Language; as it is stored in a record that has de_name, too.',
  de_name: 'The German name.',
  en_name: 'The English name in the catalogue.',
  due: 'How many animals of the plan are due.',
  food: 'The feeder; of an animal: of its last meal.',
  fp_repeat: 'Days between feedings; 0 where weekdays apply.',
  feeder: 'The feeder to offer first.',
  img_version: 'The version of its cover, a part of that picture’s address.',
  last_date: 'When food was last offered by the plan, eaten or refused.',
  mmt: 'The day of the last molt.',
  muted: 'In pre-molt or the week after a molt.',
  next_date:
    'The next scheduled day, of an animal not before it has rested from a molt; null where no active plan has one.',
  plan_date: 'The next scheduled day as the plan alone has it, also while the animal rests.',
  offer_date: 'The newest feeding record of any kind.',
  offer_food: 'The feeder of the newest feeding record of any kind.',
  progress: '0 fed, 1 offered, 2 refused; of an animal: what became of the newest offer.',
  refusals: 'How often it refused since its last meal.',
  refused_since: 'The first of these days.',
  resting: 'How many animals of the plan are muted.',
  retry_days: 'Days until an animal that refused is offered again; 0: at the next scheduled day.',
  fp_filter:
    'The filters of pet/list that the animals of the plan follow from, as an address says them; empty: they are chosen.',
  rev: 'The revision; send it back as `if_rev`.',
  bytes: 'Bytes.',
  days: 'Days.',
  env_type: 'a arboreal, t terrestrial, f fossorial.',
  former_no: 'The number it had in the installation it was imported from.',
  former_nos: 'The numbers it had before its imports, newest first.',
  others:
    'What else the number may mean: the caller’s animals that had it before they were imported.',
  fp_weekdays: 'Seven flags, Monday first.',
  has_img: 'Whether it has a picture.',
  key: 'Its address is /uploads/{thumb, mobile or large}/pic_{key}.webp, for all who know it.',
  kept: 'How many of them the caller keeps.',
  hatched: 'When it hatched or was born, as far as it is known.',
  kept_since: 'Since when the keeper keeps it, as the keeper says.',
  known: 'It was there already.',
  move: 'Whether it notes that the animal was moved: `event` is then the path of its new place, empty for nowhere.',
  place_id: 'Where it stands; null for nowhere.',
  place_order: 'Its order within the place.',
  position: 'Its order among what stands in the same place.',
  slot: 'Which one it is of the animals in its place, from 1.',
  ms_kind: 'What was measured.',
  value_before: 'The value of that kind before it.',
  weight_date: 'The day of its weight.',
  was_id: 'Its id before it was deleted.',
  cleaned: 'The last day on which it was cleaned.',
  mail: 'Whether it was sent, or waits to be.',
  own: 'Whether it is the caller’s own.',
  place:
    'Of an animal: the names of its place, from the top; of a session: the network it was last used from.',
  pre_molt: 'Since when it is in pre-molt.',
  recorded: 'Milliseconds since 1970; orders the records of a day.',
  rest: 'How many of the animals have no record yet.',
  synonym: 'The older name that was found.',
  uptime: 'Seconds.',
};

const schemas: Record<string, Schema> = Object.fromEntries([
  ...others.flatMap(([schema, names]) => names.split(' ').map((name) => [name, schema])),
  ...records.flatMap((fields) =>
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
  ),
]);

/** The schema of a wire name. */
export function wireField(name: string): Schema {
  const schema = schemas[name];
  if (!schema) throw new Error(`response-fields.ts does not say what ${name} holds`);
  return described(name, schema);
}

/** The schema of a name, with what the name means. */
export const described = (name: string, schema: Schema): Schema =>
  meanings[name] ? { ...schema, description: meanings[name] } : schema;
