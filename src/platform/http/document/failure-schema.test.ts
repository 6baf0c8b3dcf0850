import { expect, test } from 'bun:test';
import { english } from '#src/domain/problems/english.ts';
import { createTestApp } from '#src/testing/test-app.ts';

type Document = {
  paths: Record<string, Record<string, { responses?: object }>>;
  components: { schemas: { Failure: { properties: { code: { enum: string[] } } } } };
};

const failure = { $ref: '#/components/responses/Failure' };

test('the document lists the codes, and each call fails with one of them', async () => {
  const { data } = await createTestApp().visitor.get('/api/openapi.json');
  const { paths, components }: Document = data;
  expect(components.schemas.Failure.properties.code.enum).toEqual(Object.keys(english));
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(calls.length).toBeGreaterThan(150);
  for (const { responses } of calls)
    expect(responses).toMatchObject({ '4XX': failure, '5XX': failure });
});
