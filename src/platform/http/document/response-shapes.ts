import type { Field } from '#src/records/fields.ts';
import { described, fieldSchema, nullable, wireField, type Schema } from './response-fields.ts';

// The notation in which features describe what their calls answer. It describes only: nothing of it runs with a call.

export { nullable, wireField as field, type Schema };

/** What a call is for, in a few words, and what it answers: JSON, or what `contentMediaType` says. */
type Call = [summary: string, ...responses: Schema[]];

/** Calls by method and path below /api. */
export type Calls = Readonly<Record<string, Call>>;

/** Fields by name, each with its schema or its entry of src/records; `name?` may be left out. */
type Fields = Readonly<Record<string, Schema | Field>>;

/** Names of fields, with spaces between them: `size?` may be left out, `size|null` may be null. */
type Names = string;

/** An object with these fields and no others; a later part overrides an earlier one. */
export function record(...parts: (Names | Fields)[]): Schema {
  const fields = new Map(parts.flatMap(fieldsOf).map((field) => [field.name, field]));
  return {
    type: 'object',
    required: [...fields.values()].filter(({ optional }) => !optional).map(({ name }) => name),
    properties: Object.fromEntries([...fields].map(([name, { schema }]) => [name, schema])),
    additionalProperties: false,
  };
}

type Described = { name: string; optional: boolean; schema: Schema };

function fieldsOf(part: Names | Fields): Described[] {
  if (typeof part === 'string')
    return part.split(' ').map((text) => {
      const [name = ''] = text.split(/[?|]/);
      const schema = wireField(name);
      const isNullable = text.endsWith('|null');
      return { name, optional: text.endsWith('?'), schema: isNullable ? nullable(schema) : schema };
    });
  return Object.entries(part).map(([key, of]) => {
    const name = key.replace('?', '');
    const schema = isField(of) ? described(name, fieldSchema(of)) : of;
    return { name, optional: key.endsWith('?'), schema };
  });
}

const isField = (of: Schema | Field): of is Field => 'kind' in of;

/** A shape that the document has once, by this name: what several calls answer, and each object that may be null. */
export const named = (title: string, schema: Schema): Schema => ({ title, ...schema });

export const list = (items: Schema): Schema => ({ type: 'array', items });

/** One record, flat and under `data`. */
export const single = (...parts: (Names | Fields)[]): Schema =>
  record(...parts, { data: record(...parts) });

/** A page of a list, or a whole one. */
export const rows = (of: Schema, ...others: (Names | Fields)[]): Schema =>
  record({ rows: list(of), count: all }, ...others);

const all = { type: 'integer', minimum: 0, description: 'Of all pages.' };

/** The response of a write, besides its own fields. */
export const ok = (...parts: (Names | Fields)[]): Schema =>
  record({ status: { type: 'boolean', const: true } }, ...parts);

/** A text out of a few. */
export const oneOf = (...values: string[]): Schema => ({ type: 'string', enum: values });

export const either = (...schemas: Schema[]): Schema => ({ anyOf: schemas });

/** A file, or a text that is no JSON. */
export const file = (contentMediaType: string): Schema => ({ type: 'string', contentMediaType });

export const boolean: Schema = { type: 'boolean' };
export const integer: Schema = { type: 'integer' };
export const text: Schema = { type: 'string' };
export const ids = list(integer);
