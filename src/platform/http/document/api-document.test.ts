import { describe, expect, test } from 'bun:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { settingDefaults } from '#src/domain/accounts/settings.ts';
import { calls as described } from '#src/features/calls.ts';
import { mismatch } from '#src/testing/check-responses.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { areas } from './areas.ts';

type Schema = { type?: string; minimum?: number; maximum?: number };
type Content = Record<
  string,
  { schema?: Schema & { properties?: Record<string, object> }; example?: unknown }
>;
type Call = {
  summary?: string;
  tags?: string[];
  parameters: { name?: string; in?: string; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: { 200: { content: Content } };
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, object> };
};

const used = createTestApp();
// Elysia finishes a route's schemas when it runs first
await used.as(3).put('pet/update', {});
const document: Document = (await used.visitor.get('/api/openapi.json')).data;
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({
    name: `${method} ${path}`,
    key: `${method.toUpperCase()} ${path.slice(4)}`,
    ...call,
  })),
);

describe('the document of all calls', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toStartWith('3.1');
    const result = await new Validator().validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
  });

  test('puts each call into an area, and has calls in each area', () => {
    expect(calls.length).toBeGreaterThan(150);
    expect(calls.filter(({ tags }) => tags?.length !== 1).map(({ name }) => name)).toEqual([]);
    const used = new Set(calls.flatMap(({ tags }) => tags ?? []));
    expect([...used].toSorted()).toEqual(areas.map(({ name }) => name).toSorted());
  });

  test('describes every call, and no other', () => {
    const names = calls.map(({ key }) => key);
    expect(names.toSorted()).toEqual(Object.keys(described).toSorted());
    expect(new Set(calls.map(({ summary }) => summary)).size).toBe(names.length);
  });

  test('describes what each call answers, and nothing that no call does', () => {
    const schemas = calls.flatMap(({ responses }) => Object.values(responses['200'].content));
    expect(schemas.length).toBeGreaterThan(calls.length);
    const text = JSON.stringify(document);
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
    // generators have no type for such an object that has no name
    expect(text).not.toContain('"type":["object","null"]');
    expect(calls.filter(({ responses }) => !Object.keys(responses['200'].content).length)).toEqual(
      [],
    );
  });

  test('has a count with each list', () => {
    const shapeOf = ({ responses }: Call) => {
      const { schema } = responses['200'].content['application/json'] ?? {};
      const name = (schema as { $ref?: string } | undefined)?.$ref?.split('/').at(-1);
      return name ? (document.components.schemas[name] as typeof schema) : schema;
    };
    const lists = calls.filter((call) => shapeOf(call)?.properties?.['rows']);
    const uncounted = lists.filter((call) => !shapeOf(call)?.properties?.['count']);
    expect([lists.length > 30, uncounted.map(({ key }) => key)]).toEqual([true, []]);
  });

  test('has examples that are what they are examples of', async () => {
    for (const { name, key, requestBody, responses } of calls) {
      const { schema, example } = requestBody?.content['application/json'] ?? {};
      if (schema)
        expect([name, await mismatch(`body ${name}`, schema, example)]).toEqual([name, null]);
      const answered = responses['200'].content['application/json']?.example;
      const [, shape] = described[key] ?? [];
      if (shape && !shape['contentMediaType'])
        expect([name, await mismatch(key, shape, answered)]).toEqual([name, null]);
    }
  });

  test('has examples that are requests', async () => {
    const filled = createTestApp();
    for (const fp_name of ['Weekly', 'On Sundays']) aPlan(filled.db, { uid: 2, fp_name });
    const run = async (
      method: 'post' | 'put' | 'delete',
      call: string,
      sent = createTestApp(),
      more = {},
    ) => {
      const found = calls.find(({ name }) => name === `${method} /api/${call}`);
      const example = found?.requestBody?.content['application/json']?.example;
      return (await sent.as(2)[method](call, { ...(example as object), ...more })).status;
    };
    const statuses = [
      await run('post', 'species/add'),
      await run('put', 'admin/site/texts'),
      await run('post', 'admin/expo_log/add', filled),
      await run('put', 'admin/expo_log/update', filled),
      await run('post', 'species/add_all'),
      await run('put', 'pet/update', filled, {
        id: aPet(filled.db, { uid: 2 }),
        p_sc_id: speciesId(filled.db),
      }),
      await run('delete', 'plan/assignment/clear', filled),
    ];
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
  });

  test('says what the texts are that a path or a setting takes', () => {
    const keyOf = (name: string) => {
      const { parameters, requestBody } = calls.find((one) => one.name === name) as Call;
      const { properties } = requestBody?.content['application/json']?.schema ?? {};
      return JSON.stringify(properties?.['conf_key'] ?? parameters[0]);
    };
    for (const key of Object.keys(settingDefaults))
      for (const name of ['get /api/user_config/get/{key}', 'post /api/user_config/set'])
        expect(keyOf(name)).toContain(key);
    expect(keyOf('get /api/pet/labels/{ids}')).toContain('[14,22]');
  });

  test('takes a revision in every update', () => {
    const takesRevision = ({ requestBody }: Call) =>
      JSON.stringify(requestBody?.content ?? {}).includes('"if_rev":{');
    const updates = calls.filter(({ name }) => /^(put|post) .*\/update$/.test(name));
    expect(updates.length).toBeGreaterThan(10);
    expect(updates.filter((call) => !takesRevision(call)).map(({ name }) => name)).toEqual([]);
  });

  test('says which fields an update without `if_rev` needs', () => {
    const update = calls.find(({ name }) => name === 'put /api/pet/update');
    expect(update?.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['id'],
      anyOf: [{ required: ['p_sc_id', 'name'] }, { required: ['if_rev'] }],
    });
  });

  test('promises JSON bodies, and others only where files go', () => {
    const types = (call: Call) => Object.keys(call.requestBody?.content ?? {});
    const others = calls.filter((call) => types(call).some((type) => type !== 'application/json'));
    expect(others.map((call) => [call.name, ...types(call)])).toEqual([
      ['post /api/picture/upload', 'multipart/form-data'],
      ['post /api/document/upload', 'multipart/form-data'],
      ['put /api/data/upload', 'application/octet-stream'],
    ]);
  });

  test.each([
    ['get /api/pet/list', 'offset', 0, 1_000_000_000],
    ['get /api/pet/list', 'archived', 0, 1],
    ['get /api/pet/detail/{id}', 'id', -2_147_483_648, 2_147_483_647],
    ['get /api/pet/dashboard/molted/{n}', 'n', 1, 3660],
  ])('%s says that %s is an integer', (name, parameter, minimum, maximum) => {
    const call = calls.find((one) => one.name === name);
    const found = call?.parameters.find((one) => one.name === parameter);
    expect(found?.schema).toEqual({ type: 'integer', minimum, maximum });
  });

  test.each([
    ['post /api/pet/feeding/feed', 'date_f', 'YYYY-MM-DD'],
    ['post /api/pet/feeding/feed', 'progress', '0 fed'],
    ['post /api/pet/molt/add', 'size', 'In cm'],
    ['post /api/purchases/add', 'price', 'not cents'],
    ['post /api/plan/add', 'fp_weekdays', 'Monday first'],
  ])('%s says of %s what its value means: %s', (name, field, words) => {
    const call = calls.find((one) => one.name === name);
    const fields = call?.requestBody?.content['application/json']?.schema?.properties;
    expect(JSON.stringify(fields?.[field])).toContain(words);
  });

  test.each(['purchases', 'sales'])('says of which years the sums of %s are', (kind) => {
    const sums = calls.find(({ name }) => name === `get /api/${kind}/sums`);
    expect(sums).toMatchObject({ description: expect.stringContaining('of all years') });
  });

  test('says which bodies take no other fields, and which ignore those that were read', () => {
    const bodyOf = (name: string) =>
      calls.find((one) => one.name === name)?.requestBody?.content['application/json']?.schema;
    expect(bodyOf('post /api/pet/add')).toMatchObject({ additionalProperties: false });
    const update = bodyOf('put /api/pet/update');
    expect(update).toMatchObject({ description: expect.stringContaining('is ignored') });
    expect(update).not.toContainAnyKeys(['additionalProperties', 'x-ignored']);
  });

  test('keeps what only the server’s validation reads to itself', () => {
    const text = JSON.stringify(document.paths);
    expect(text).not.toMatch(/"(problem|nullable|whole)":/);
    const named = new Set(text.match(/"format":"[^"]*"/g));
    expect([...named].toSorted()).toEqual([
      '"format":"binary"',
      '"format":"date"',
      '"format":"date-time"',
    ]);
  });
});
