export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
};

type Roll = (most: number) => number;

const days = [
  '2026-03-29',
  '2026-10-25',
  '2024-02-29',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-1-1',
  '',
];
const texts = [
  '',
  ' ',
  'Cricket',
  'Brachypelma hamorii',
  '%',
  '_',
  '%_%',
  "'; DROP TABLE pets; --",
  '"',
  '\\',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b',
  '🕷️'.repeat(20),
  '<script>alert(1)</script>',
  '=1+1',
  '../../etc/passwd',
  '%2e%2e%2f',
  '0x10',
  '1e3',
  'Infinity',
  'NaN',
  '[1,2]',
  '[]',
  '{}',
  '-1',
  'a@example.org',
  'a@b\r\nBcc: c@d.e',
  'null',
  '*',
  'x[0]',
  'ß'.repeat(60),
  '__proto__',
  'constructor',
  '[*',
  '*'.repeat(60),
];
const numbers = [
  0, 1, 2, 3, -1, -2, 12, 500, 1.5, 1e21, -0, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_992,
];
const anything: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  'x',
  7,
  { a: { b: [] } },
  [null, 'x', 1],
];

/** A value that usually fits the schema, often at its limits, and sometimes doesn't. */
export function likely(schema: Schema, roll: Roll): unknown {
  if (!roll(60)) return pick(anything, roll);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, roll);
  if (schema.anyOf) return likely(pick(schema.anyOf, roll) ?? {}, roll);
  if (schema.type === 'object' || schema.properties) return likelyObject(schema, roll);
  if (schema.type === 'array') return likelyArray(schema, roll);
  if (schema.type === 'integer' || schema.type === 'number') return likelyNumber(schema, roll);
  if (schema.type === 'null') return null;
  if (schema.type === 'string') return likelyText(schema, roll);
  return pick(roll(2) ? texts : anything, roll);
}

/**
 * Which fields of one request are filled: those that it needs, and none, few or most of the others. Where each of many
 * may be wrong, a request with most of them is refused nearly always.
 */
export function filler(roll: Roll): (isRequired: boolean) => boolean {
  const filled = [0, 1, 4, 6][roll(4)] ?? 0;
  return (isRequired) => (isRequired ? roll(30) > 0 : roll(8) < filled);
}

function likelyObject(
  { properties = {}, required = [] }: Schema,
  roll: Roll,
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  const isFilled = filler(roll);
  for (const [name, schema] of Object.entries(properties))
    if (isFilled(required.includes(name))) made[name] = likely(schema, roll);
  if (!roll(30))
    made[['extra', '__proto__', 'uid', 'is_admin'][roll(4)] ?? ''] = pick(anything, roll);
  return made;
}

function likelyArray({ items = {}, maxItems = 20 }: Schema, roll: Roll): unknown[] {
  const length = roll(40) ? roll(4) : roll(2) ? maxItems + 1 : Math.min(maxItems, 1000);
  return Array.from({ length }, () => likely(items, roll));
}

function likelyNumber({ minimum, maximum }: Schema, roll: Roll): number {
  const borders = [minimum, maximum, (minimum ?? 1) - 1, (maximum ?? 1) + 1].filter(
    (at) => at !== undefined,
  );
  return roll(5)
    ? Math.max(1 + roll(roll(3) ? 6 : 40), minimum ?? 0)
    : (pick(roll(2) ? numbers : borders, roll) ?? 0);
}

function likelyText({ format = '', minLength = 0, maxLength = 200 }: Schema, roll: Roll): unknown {
  if (format === 'day') return roll(4) ? '2026-01-05' : pick(days, roll);
  if (format.startsWith('whole number'))
    return roll(5) ? String(1 + roll(roll(3) ? 6 : 40)) : pick(texts, roll);
  const kind = roll(8);
  if (kind === 0) return 'x'.repeat(Math.min(maxLength, 30_000));
  if (kind === 1) return 'x'.repeat(Math.min(maxLength + 1, 30_001));
  if (kind === 2) return 'x'.repeat(Math.max(minLength - 1, 0));
  return pick(texts, roll);
}

function pick<T>(values: T[], roll: Roll): T | undefined {
  return values[roll(values.length)];
}
