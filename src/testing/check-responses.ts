import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { App } from '#src/app.ts';
import { isDay, isInstant } from '#src/domain/days.ts';
import { calls } from '#src/features/calls.ts';
import { failureSchema } from '#src/platform/http/document/failure-schema.ts';
import type { Schema } from '#src/platform/http/document/response-shapes.ts';
import { noteMismatch } from './mismatches.ts';

// Each response of the app in the tests, held against what the document of all calls says of it.

/** Makes the app note each response that is not as its description. */
export function watchResponses(app: App): void {
  const { handle } = app;
  app.handle = (async (request: Request) => {
    const response = await handle.call(app, request);
    const { pathname } = new URL(request.url);
    if (isCall(pathname) && request.method !== 'OPTIONS') {
      const problem = await problemOf(`${request.method} ${pathname.slice(4)}`, response);
      if (problem) noteMismatch(`${request.method} ${pathname}: ${problem}`);
    }
    return response;
  }) as typeof handle;
}

const isCall = (path: string) => path.startsWith('/api/') && !/^\/api\/(docs|openapi)\b/.test(path);

async function problemOf(call: string, response: Response): Promise<string | null> {
  const { status } = response;
  if (status >= 300 && status < 400) return null;
  if (status < 300 && status !== 200) return `status ${status} is not described`;
  const type = response.headers.get('content-type')?.split(';')[0] ?? 'none';
  const key = status === 200 ? keyOf(call) : 'failure';
  if (!key) return 'is described nowhere: add it to the calls.ts of its feature';
  const schema = key === 'failure' ? failureSchema : schemaOf(key, type);
  if (!schema) return `${type} is not described`;
  if (type !== 'application/json') return status === 200 ? null : `a failure as ${type}`;
  return mismatch(key, schema, await contentOf(response));
}

const patterns = Object.keys(calls).map((key) => {
  const pattern = key.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+');
  return { key, pattern: new RegExp(`^${pattern}/?$`), isExact: !key.includes('{') };
});
patterns.sort((a, b) => Number(b.isExact) - Number(a.isExact));

const keyOf = (call: string) => patterns.find(({ pattern }) => pattern.test(call))?.key;

const schemaOf = (key: string, type: string): Schema | undefined =>
  calls[key]?.slice(1).find((schema): schema is Schema => {
    const media = (schema as Schema)['contentMediaType'] ?? 'application/json';
    return media === type;
  });

async function contentOf(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  const isCompressed = response.headers.get('content-encoding') === 'gzip';
  return JSON.parse(new TextDecoder().decode(isCompressed ? Bun.gunzipSync(bytes) : bytes));
}

const compiled = new Map<string, ValidateFunction>();

/** What of a value does not fit the schema of that name; null when all does. */
export async function mismatch(
  name: string,
  schema: Schema,
  value: unknown,
): Promise<string | null> {
  const validate = compiled.get(name) ?? (await validator()).compile(schema);
  compiled.set(name, validate);
  if (validate(value)) return null;
  return (validate.errors ?? [])
    .map(({ instancePath, message, params }) => {
      const found = JSON.stringify(valueAt(instancePath, value))?.slice(0, 200);
      return `${instancePath || '/'} ${message} ${JSON.stringify(params)}: ${found}`;
    })
    .join('; ');
}

const valueAt = (path: string, value: unknown): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce((inside, name) => (inside as Record<string, unknown>)[name], value);

let ajv: Ajv2020 | undefined;

/** Loaded by the first response: most files of tests make none. */
async function validator(): Promise<Ajv2020> {
  if (ajv) return ajv;
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  // the schemas themselves are checked by the test of the document
  ajv = new Ajv2020({ meta: false, validateSchema: false, strict: false });
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isInstant);
  return ajv;
}
