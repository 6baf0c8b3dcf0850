import { toOpenAPISchema } from '@elysiajs/openapi';
import type { AnyElysia } from 'elysia';
import { areaOf, areas } from './areas.ts';
import { summaries } from './call-summaries.ts';
import { failureSchema } from './failure-schema.ts';

type Json = Record<string, unknown>;
type Operation = {
  parameters?: object[];
  requestBody?: { content: Record<string, unknown> };
  security?: object[];
  [key: string]: unknown;
};

const exclude = {
  paths: [/^\/api\/docs/, '/api/openapi.json', '/api/*', '/uploads/*'],
  methods: ['options', 'head'],
};

const description =
  'The keeper’s log. Writes answer { status: true }; failures { status: false, error, code, params?, fields?, field_codes? }, described as Failure.';

/** The OpenAPI document of all calls, from the schemas of their routes. */
export function apiDocument(app: AnyElysia, version: string) {
  const { paths } = toOpenAPISchema(app, exclude);
  const calls = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => [
        method,
        publicCall(path, method, operation),
      ]),
    ),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Exuvia', version, description },
    tags: areas.map((area) => ({ name: area.name, description: area.description })),
    paths: Object.fromEntries(calls),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters,
      schemas: { Failure: failureSchema },
      responses: {
        Failure: {
          description: 'The call failed; `code` says why.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    },
  };
}

/** The headers that many calls understand. */
const parameters = {
  today: {
    name: 'x-today',
    in: 'header',
    description:
      'The caller’s calendar day, where it may differ from the server’s: days belong to the keeper.',
    schema: { type: 'string', format: 'date' },
  },
  key: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a write safe to repeat: with the same key and body it is done once, and a repeat hears the first answer.',
    schema: { type: 'string' },
  },
  database: {
    name: 'X-Database',
    in: 'header',
    description:
      'The database that the write is meant for, as an earlier answer’s header of this name told; another one refuses it.',
    schema: { type: 'string' },
  },
};

const ref = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

function publicCall(path: string, method: string, operation: Operation): Json {
  const { requestBody, parameters: own = [], security, ...rest } = operation;
  const tag = areaOf(path);
  const summary = summaries[`${method.toUpperCase()} ${path.replace('/api', '')}`];
  const headers = security ? [ref('today'), ...(method === 'get' ? [] : [ref('key')])] : [];
  if (method !== 'get') headers.push(ref('database'));
  return {
    ...rest,
    ...(summary && { summary }),
    ...(tag && { tags: [tag] }),
    ...(security && { security }),
    parameters: [...(publicSchema(own) as object[]), ...headers],
    ...(requestBody && { requestBody: { ...requestBody, content: takenBodies(requestBody) } }),
  };
}

/** Bodies are JSON, and a form or bytes where the route reads a file by hand and says so. */
function takenBodies({ content }: { content: Record<string, unknown> }): Json {
  const json = content['application/json'];
  return publicSchema(json ? { 'application/json': json } : content) as Json;
}

const formats: Record<string, string> = { day: 'date', instant: 'date-time', binary: 'binary' };

/** A schema in the words of JSON Schema: without what only the server's own validation reads. */
function publicSchema(schema: unknown): unknown {
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
