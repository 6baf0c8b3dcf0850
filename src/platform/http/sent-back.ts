import type { TSchema } from '@sinclair/typebox';
import type { Calls, Schema } from '#src/platform/http/document/response-shapes.ts';

/**
 * The body of an update that may also hold whatever those reads answer of the record: a form sends back what it read.
 * That changes nothing, but for the fields that are written under another name (`renamed`), unless the body has that
 * one, too. `reads` are paths, or names of fields that an aggregate further on adds.
 */
export const sentBack = <Body extends TSchema>(
  body: Body,
  calls: Calls,
  reads: readonly string[],
  renamed: Renamed = {},
): Body => ({
  ...body,
  'x-ignored': [...new Set(reads.flatMap((read) => namesIn(calls, read)))],
  'x-renamed': renamed,
});

/** Names as they are read, each with its name in the body. */
export type Renamed = Readonly<Record<string, string>>;

/** Leaves of a body what its call knows. */
export function forgetSentBack(schema: TSchema, body: Record<string, unknown>): void {
  const known = (schema['properties'] ?? {}) as object;
  for (const [read, written] of Object.entries((schema['x-renamed'] ?? {}) as Renamed))
    if (body[written] === undefined && body[read] !== undefined) body[written] = body[read];
  for (const name of (schema['x-ignored'] ?? []) as string[])
    if (!Object.hasOwn(known, name)) delete body[name];
}

function namesIn(calls: Calls, read: string): string[] {
  if (!read.startsWith('/')) return [read];
  const call = calls[`GET ${read}`];
  if (!call) throw new Error(`No call is described as GET ${read}`);
  return call.slice(1).flatMap((schema) => Object.keys(recordIn(schema as Schema)));
}

/** The fields of the record, or of each that a list has. */
function recordIn(schema: Schema): object {
  const { rows, data, ...fields } = (schema['properties'] ?? {}) as Record<string, Schema>;
  const listed = rows?.['items'] ?? data?.['items'];
  if (listed) return recordIn(listed as Schema);
  return data ? { ...fields, data } : fields;
}
