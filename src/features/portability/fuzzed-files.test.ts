import { expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import { version } from '#root/package.json' with { type: 'json' };
import { basisData } from '#src/features/portability/import/basis.ts';
import {
  checkFile,
  type CheckedFile,
} from '#src/features/portability/import/check-file.service.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { handOverFile } from '#src/testing/hand-over-file.ts';
import { createTestApp } from '#src/testing/test-app.ts';

// Whatever stands in the file of a hand-over or of a collection: it is refused in words, or read.

const { context, db } = createTestApp({ now: '2026-03-10T20:00:00Z' });
const basis = basisData(context, db, { uid: 2, can_edit_sp: 1 });
const path = join(temporaryFolder('fuzzed'), 'file');

const inWords = (error: unknown) => {
  if (error instanceof Problem && error.status === 422) return error;
  throw error;
};

const bare = {
  kept: { animals: [], purchases: [], plans: [], tombstones: [] },
  missing: false,
  inPlans: 0,
  steps: null,
  now: 0,
};

async function checked(bytes: Uint8Array, takeIn: [] | null = []): Promise<CheckedFile | Problem> {
  writeFileSync(path, bytes);
  return checkFile({ path, basis, takeIn, ...bare }).catch(inWords);
}

/** What the program wrote. */
function written(file: string): unknown {
  const bytes = new Uint8Array(readFileSync(join('tests/fixtures', version, file)));
  const data = file.endsWith('.zip') ? unzipSync(bytes)['data.json'] : bytes;
  return JSON.parse(new TextDecoder().decode(data));
}

type Place = readonly (string | number)[];

/** Where the document has a value, lists and records too. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, of]) => placesIn(of, [...at, key]))];
}

/** The document with another value at a place; undefined: without it. */
function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  const of = value as Record<string, unknown>;
  const inner = replaced(of[key], rest, by);
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === Number(key) ? inner : one));
  return { ...of, [key]: inner };
}

const odd = [
  ...[undefined, null, true, 0, -1, 1.5, 2 ** 53, 1e308, '', ' ', '7', '2026-02-30', '\u202Ex'],
  ...['x'.repeat(30_000), '__proto__', [], [[]], {}, [null], { length: 3 }, { toString: 1 }],
];

const asHandOver = (content: unknown) => checked(handOverFile(content ?? null));
const asCollection = (content: unknown) =>
  checked(new TextEncoder().encode(JSON.stringify(content ?? null)), null);

test.each([
  ['hand-over', 'hand-over.zip', asHandOver],
  ['collection', 'collection.json', asCollection],
])('an odd value at any place of a %s', async (_what, file, check) => {
  const document = written(file);
  const outcomes = { read: 0, refused: 0 };
  for (const place of placesIn(document))
    for (const by of odd) {
      const result = await check(replaced(document, place, by));
      outcomes[result instanceof Problem ? 'refused' : 'read'] += 1;
    }
  expect(outcomes.read).toBeGreaterThan(100);
  expect(outcomes.refused).toBeGreaterThan(100);
});

test('a byte that was changed on the way is noticed, or of no matter', async () => {
  const bytes = handOverFile();
  const whole = await checked(bytes);
  const byte = fc.record({ at: fc.nat(bytes.length - 1), by: fc.integer({ min: 1, max: 255 }) });
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(byte, async ({ at, by }) => {
      const result = await checked(bytes.with(at, (bytes[at] ?? 0) ^ by));
      if (result instanceof Problem) refused += 1;
      else expect<unknown>(result).toEqual(whole);
    }),
    { numRuns: 1000 },
  );
  expect(refused).toBeGreaterThan(500);
});

test('a file that ends anywhere is refused', async () => {
  const bytes = handOverFile();
  for (let length = 0; length < bytes.length; length += 7)
    expect(await checked(bytes.subarray(0, length))).toBeInstanceOf(Problem);
});
