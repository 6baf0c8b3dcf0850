import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

// What a call overlooks before its schema is asked, so that clients need not know more than they use.

type Fields = Record<string, unknown>;
type Call = { query?: unknown; body?: unknown };
type Hook = { query?: TSchema; body?: TSchema; transform?: unknown };

/** A hook whose queries and bodies are looked at kindly first. */
export function lenient<Route extends Hook>(hook: Route): Route {
  const { query, body } = hook;
  const transform = (call: Call) => {
    if (query && isFields(call.query)) forgetUnknown(query, call.query);
    if (body && isFields(call.body)) readKindly(body, call.body);
  };
  return { ...hook, transform: [hook.transform ?? [], transform].flat() };
}

/**
 * A body that may also hold the fields that its record's own answer has (a form sends back what it read). They change
 * nothing.
 */
export const sentBack = <Body extends TSchema>(body: Body, answered: readonly string[]): Body => ({
  ...body,
  'x-ignored': [...answered, 'data'],
});

/** A parameter that is empty or that the call does not have says nothing. */
function forgetUnknown(schema: TSchema, query: Fields): void {
  const known = propertiesOf(schema);
  for (const [name, value] of Object.entries(query))
    if (value === '' || !Object.hasOwn(known, name)) delete query[name];
}

/** An empty value may be null or '', whichever of them the field accepts, and a flag true or false. */
function readKindly(schema: TSchema, body: Fields): void {
  const known = propertiesOf(schema);
  const required: string[] = schema['required'] ?? [];
  for (const name of (schema['x-ignored'] ?? []) as string[])
    if (!Object.hasOwn(known, name)) delete body[name];
  for (const [name, field] of Object.entries(known)) {
    const value = body[name];
    if (value === null && isNo(field, null) && !isNo(field, '')) body[name] = '';
    const mayBeLeftOut = !required.includes(name);
    if (value === '' && mayBeLeftOut && isNo(field, '') && !isNo(field, null)) body[name] = null;
    if (typeof value === 'boolean' && isFlag(field)) body[name] = Number(value);
  }
}

const isFlag = ({ minimum, maximum, anyOf = [] }: TSchema): boolean =>
  (minimum === 0 && maximum === 1) || (anyOf as TSchema[]).some(isFlag);

const isNo = (schema: TSchema, value: unknown) => !Value.Check(schema, value);

const propertiesOf = (schema: TSchema): Record<string, TSchema> => schema['properties'] ?? {};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
