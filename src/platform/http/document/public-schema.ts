type Json = Record<string, unknown>;

const formats: Record<string, string> = { day: 'date', instant: 'date-time', binary: 'binary' };

/** A schema in the words of JSON Schema: without what only the server's own validation reads. */
export function publicSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(publicSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { problem: _, nullable: __, format, whole, properties, ...rest } = schema as Json;
  return {
    ...publicEach(rest),
    // by name: a property may be called `format`
    ...(properties !== undefined && { properties: publicEach(properties as Json) }),
    ...(typeof format === 'string' && formats[format] && { format: formats[format] }),
    ...(typeof whole === 'object' && { type: 'integer', ...whole }),
  };
}

const publicEach = (schemas: Json): Json =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, publicSchema(schema)]));
