import { toOpenAPISchema } from '@elysiajs/openapi';
import type { AnyElysia } from 'elysia';
import { areaOf, areas } from './areas.ts';
import { exampleOf } from './examples.ts';
import { failureSchema } from './failure-schema.ts';
import { KEY_LENGTH } from '#src/platform/http/idempotency.ts';
import { publicSchema } from './public-schema.ts';
import type { Calls, Schema } from './response-shapes.ts';
import type { Renamed } from '#src/platform/http/sent-back.ts';

type Json = Record<string, unknown>;
type Operation = {
  parameters?: object[];
  requestBody?: { content: Record<string, unknown> };
  responses?: Json;
  security?: object[];
  [key: string]: unknown;
};

const exclude = {
  paths: [/^(?!\/api\/)/, /^\/api\/(docs|openapi\.json|\*)/],
  methods: ['options', 'head'],
  // paths with a dot are calls too
  staticFile: false,
};

const description =
  'The keeper’s log. Writes answer { status: true }; failures { status: false, error, code, params?, fields?, field_codes? }, described as Failure.';

/** The OpenAPI document of all calls: from the schemas of their routes, and what features say of their responses. */
export function apiDocument(app: AnyElysia, described: Calls, version: string) {
  const { paths } = toOpenAPISchema(app, exclude);
  const schemas: Record<string, unknown> = { Failure: failureSchema };
  const calls = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => [
        method,
        publicCall(path, method, operation, described, schemas),
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
      schemas,
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
      'The caller’s calendar day, where it may differ from the server’s: days belong to the keeper. What is no day is refused.',
    schema: { type: 'string', format: 'date' },
  },
  key: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a write of a keeper safe to repeat: with the same key and body it is done once, and for 90 days a repeat gets the first response; another body is refused (key_reused).',
    schema: { type: 'string', minLength: 1, maxLength: KEY_LENGTH },
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

function publicCall(
  path: string,
  method: string,
  operation: Operation,
  described: Calls,
  schemas: Json,
): Json {
  const { requestBody, parameters: own = [], security, responses, ...rest } = operation;
  const tag = areaOf(path);
  const [summary, ...shapes] =
    described[`${method.toUpperCase()} ${path.replace('/api', '')}`] ?? [];
  const headers = [ref('today'), ...(method === 'get' ? [] : [ref('key'), ref('database')])];
  return {
    ...rest,
    ...(summary && { summary }),
    ...(tag && { tags: [tag] }),
    ...(security && { security }),
    parameters: [...(publicSchema(own) as object[]), ...headers],
    ...(requestBody && { requestBody: { ...requestBody, content: takenBodies(requestBody) } }),
    responses: {
      200: successOf(shapes, schemas, method !== 'get' && security !== undefined),
      ...responses,
    },
  };
}

/** Of writes of a keeper. */
const syncHeader = {
  'x-sync': {
    description:
      'The revision of the keeper’s collection after the write: a cursor of `sync` that has reached it holds the write.',
    schema: { type: 'integer' },
  },
};

function successOf(shapes: Schema[], schemas: Json, isWrite: boolean): Json {
  const content = shapes.map(({ contentMediaType = 'application/json', ...schema }) => [
    contentMediaType,
    {
      schema: withRefs(schema, schemas),
      ...(contentMediaType === 'application/json' && { example: exampleOf(schema) }),
    },
  ]);
  return {
    description: 'Done.',
    ...(isWrite && { headers: syncHeader }),
    content: Object.fromEntries(content) as Json,
  };
}

/** A shape with a title is in the document once, among its schemas. */
function withRefs(schema: unknown, schemas: Json): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withRefs(one, schemas));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { title, ...rest } = schema as Json;
  const shape = Object.fromEntries(
    Object.entries(rest).map(([key, of]) => [key, withRefs(of, schemas)]),
  );
  if (typeof title !== 'string') return shape;
  schemas[title] = shape;
  return { $ref: `#/components/schemas/${title}` };
}

/** Bodies are JSON, or a form or bytes where the route reads a file by hand and declares it. */
function takenBodies({ content }: { content: Record<string, unknown> }): Json {
  const json = content['application/json'];
  if (!json) return publicSchema(content) as Json;
  const {
    'x-ignored': isSentBack,
    'x-renamed': renamed,
    'x-unless-revised': names,
    additionalProperties: _, // Elysia sets it when a route runs first
    ...fields
  } = (publicSchema(json) as { schema: BodySchema }).schema;
  const schema = {
    ...fields,
    ...(isSentBack ? sentBack(renamed) : { additionalProperties: false }),
    ...(names && { anyOf: [{ required: names }, { required: ['if_rev'] }] }),
  };
  const required = [...(fields.required ?? []), ...(names ?? [])];
  return { 'application/json': { schema, example: exampleOf({ ...fields, required }) } };
}

type BodySchema = Schema & {
  required?: string[];
  'x-unless-revised'?: string[];
  'x-renamed'?: Renamed;
};

const sentBack = (renamed: Renamed = {}) => ({
  description: [
    'What else was read of the record may be sent back, and is ignored.',
    ...Object.entries(renamed).map(
      ([read, written]) =>
        `\`${read}\`, as it is read, means \`${written}\` where that is left out.`,
    ),
  ].join(' '),
});
