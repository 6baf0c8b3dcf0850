import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { isRecord } from '#src/domain/is-record.ts';
import { forgetSentBack } from './sent-back.ts';

// What a call overlooks before its schema is asked, so that clients need not know more than they use.

type Call = { query?: unknown; body?: unknown };
type Hook = { query?: TSchema; body?: TSchema; transform?: unknown };

/** A hook whose queries and bodies are looked at kindly first. */
export function lenient<Route extends Hook>(hook: Route): Route {
  const { query, body } = hook;
  const transform = (call: Call) => {
    if (query && isRecord(call.query)) forgetUnknown(query, call.query);
    if (body && isRecord(call.body)) readKindly(body, call.body);
  };
  return { ...hook, transform: [hook.transform ?? [], transform].flat() };
}

/** A parameter that is empty or that the call does not have says nothing. */
function forgetUnknown(schema: TSchema, query: Record<string, unknown>): void {
  const known = propertiesOf(schema);
  for (const [name, value] of Object.entries(query))
    if (value === '' || !Object.hasOwn(known, name)) delete query[name];
}

/** An empty value may be null or '', whichever of them the field accepts, and a flag true or false. */
function readKindly(schema: TSchema, body: Record<string, unknown>): void {
  const known = propertiesOf(schema);
  const required: string[] = schema['required'] ?? [];
  forgetSentBack(schema, body);
  for (const [name, field] of Object.entries(known)) {
    const value = body[name];
    if (value === null && isNo(field, null) && !isNo(field, '')) body[name] = '';
    const mayBeLeftOut = !required.includes(name);
    if (value === '' && mayBeLeftOut && isNo(field, '') && !isNo(field, null)) body[name] = null;
    if (typeof value === 'boolean' && isFlag(field)) body[name] = Number(value);
  }
}

/** The progress of a feeding is one, too: clients send false for eaten. */
const isFlag = ({ minimum, maximum, anyOf = [] }: TSchema): boolean =>
  (minimum === 0 && maximum <= 2) || (anyOf as TSchema[]).some(isFlag);

const isNo = (schema: TSchema, value: unknown) => !Value.Check(schema, value);

const propertiesOf = (schema: TSchema): Record<string, TSchema> => schema['properties'] ?? {};
