import type { Schema } from './response-shapes.ts';

/** A value for each name, as it might be; a body shows what may be left out only where it is named here. */
const samples: Record<string, unknown> = {
  an_count: 1,
  an_type: 'tarantula',
  archive_note: '',
  buyer_contact: 'jonas@example.org',
  buyer_name: 'Jonas W.',
  cm_name: 'Mexican Redknee',
  code: 'MX',
  conf_key: 'language',
  conf_val: '"de"',
  country_code: 'MX',
  country_name: 'Mexico',
  created: '2025-09-17T12:00:00.000Z',
  currency: 'EUR',
  current: 1,
  date: '2025-09-17',
  date_ev: '2026-03-01',
  date_f: '2026-03-10',
  date_ms: '2026-03-10',
  date_mt: '2026-02-24',
  def_feeder: 'Dubia',
  device: 'Firefox, Android',
  e_name: 'Spring expo',
  email: 'ada@example.org',
  endpoint: 'https://push.example.org/send/8f3a',
  env_type: 't',
  event: 'Rehoused, 30 × 30 cm',
  food: 'Dubia',
  fp_active: 1,
  fp_id: 2,
  fp_name: 'Weekly',
  fp_repeat: 7,
  fp_start: '2026-03-01',
  fp_weekdays: '0000000',
  gender: 'f',
  has_img: 1,
  humidity: 2,
  hatched: '2021-06',
  id: 14,
  ids: [14],
  kept_since: '2025-09-17',
  message: 'How old is she?',
  mmt: '2026-02-24',
  month: '2026-03',
  n_text: 'The spring expo is on 1 May.',
  name: 'Rosalía',
  names: ['Brachypelma hamorii'],
  next_date: '2026-03-17',
  plan_date: '2026-03-17',
  notes: '',
  offer_date: '2026-03-10',
  offer_food: 'Dubia',
  zone: 'Europe/Berlin',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  old: 'my former passphrase',
  own: 1,
  p_sc_id: 37,
  pet_id: 14,
  pet_ids: [14],
  pre_molt: '2026-03-08',
  price: 25.5,
  progress: 0,
  reason: 'given',
  refusals: 0,
  reply: 'About five years.',
  retry_days: 2,
  fp_filter: 'an_type=tarantula&size_max=3',
  s_date: '2026-03-10',
  sc_id: 37,
  sc_name: 'Brachypelma hamorii',
  seller: 'Marta Keller',
  shipping: 6.5,
  size: 4.5,
  total_price: 40,
  uid: 3,
  un: 'ada@example.org',
  uname: 'Ada',
  upw: 'a passphrase of my own',
  values_add: [{ name: 'Rosalía', sc_name: 'Brachypelma hamorii' }],
  value: 14.2,
  version: '0.2.0',
  year: 2026,
};

/** An example of what fits a schema, from what its names mean. */
export function exampleOf(schema: Schema, name = ''): unknown {
  const { type, properties, items, anyOf, enum: choices, const: only, examples } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (name in samples && fits(samples[name], schema)) return samples[name];
  if (Array.isArray(type) && type.includes('null')) return null;
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(anyOf)) return exampleOf(likeliest(anyOf as Schema[], name), name);
  if (properties) return objectOf(schema, properties as Record<string, Schema>);
  if (items) return [exampleOf(items as Schema, name)];
  return valueOf([type].flat()[0], schema);
}

const likeliest = (schemas: Schema[], name: string): Schema =>
  schemas.find((one) => name in samples && fits(samples[name], one)) ?? schemas[0] ?? {};

function objectOf({ required = [] }: Schema, properties: Record<string, Schema>): object {
  const shown = Object.entries(properties).filter(
    ([name]) => (required as string[]).includes(name) || name in samples,
  );
  return Object.fromEntries(shown.map(([name, of]) => [name, exampleOf(of, name)]));
}

const typeOf = (value: unknown): string =>
  Number.isInteger(value) ? 'integer' : Array.isArray(value) ? 'array' : typeof value;

/** A name may hold something else in another record. */
function fits(value: unknown, { type, enum: choices, items }: Schema): boolean {
  const types = [type].flat();
  if (Array.isArray(choices)) return choices.includes(value);
  if (Object.hasOwn(items ?? {}, 'properties')) return false;
  return types.includes(typeOf(value)) || (typeof value === 'number' && types.includes('number'));
}

function valueOf(type: unknown, { format, minimum = 0, maximum }: Schema): unknown {
  const number = maximum === 1 ? 0 : Math.max(1, minimum as number);
  const texts: Record<string, string> = {
    date: '2026-03-10',
    'date-time': '2026-03-10T20:00:00.000Z',
  };
  const values: Record<string, unknown> = {
    boolean: true,
    integer: number,
    number,
    null: null,
    string: texts[String(format)] ?? 'text',
  };
  return values[String(type)] ?? {};
}
