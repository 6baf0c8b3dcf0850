import { Elysia } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { invalid, Problem } from './problem.ts';

/** Calls that take files read their bodies by themselves, bounded, and after the guards. */
const READ_BY_THEMSELVES = /^\/api\/(picture|data)\/upload\/?$/;

const NO_JSON = 'Send the request as JSON, with the content-type application/json.';

const TOO_LARGE = 'The request is larger than 1 MB.';

/** Levels of lists and objects in one another; no call has more than five. */
const DEEPEST = 32;

/**
 * Bodies are JSON and have at most 1 MB. A length that is announced is refused before a byte is read; a body that
 * comes in chunks is counted while it comes. Bun's own limit would answer without a word.
 * No hook of Elysia's parsing: one for all calls would take the bodies out of the document of all calls.
 */
export const bodyLimits = () =>
  new Elysia({ name: 'body-limits' })
    .onRequest(({ request }) => {
      if (request.method === 'GET' || READ_BY_THEMSELVES.test(pathOf(request))) return;
      const { headers } = request;
      if (Number(headers.get('content-length') ?? 0) > limits.bodyBytes) throw tooLarge(TOO_LARGE);
      // as a form, a text's own words would be its fields, and the answer would repeat them
      if (!/\bjson\b/i.test(headers.get('content-type') ?? 'json'))
        throw new Problem(415, 'not_json', NO_JSON);
      const read = headers.has('transfer-encoding')
        ? () => boundedJson(request)
        : request.json.bind(request);
      Object.assign(request, { json: async () => namedFields(shallow(await read())) });
    })
    .onBeforeHandle({ as: 'global' }, ({ body }) => {
      // the database would put another character in its place without a word
      const field = halfCharacter(body);
      if (field !== null) throw invalid({ [field || 'body']: 'holds half a character' });
    });

/** In place of the request's own: Elysia reads bodies by it. */
const boundedJson = async (request: Request): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await readAtMost(request, limits.bodyBytes, TOO_LARGE)));

/** Validation prints what it refuses: for a body of 60 KB that is nested deep, that took seconds and 2.8 GB. */
function shallow(body: unknown): unknown {
  if (isDeeper(body, DEEPEST))
    throw new Problem(422, 'too_deep', `The request is nested more than ${DEEPEST} levels deep.`);
  return body;
}

/** A body is an object with the fields of its call. Validation would look into lists and texts for them. */
function namedFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(422, 'invalid', 'The request must be a JSON object with named fields.', {
      fields: { body: 'must be a JSON object with named fields' },
    });
  const name = everyObjects.find((one) => holds(body, one));
  if (name) throw invalid({ [name]: 'is not known here' });
  return body;
}

/** What every object has by itself: as a field, validation would not notice it. */
const everyObjects = ['constructor', '__proto__', 'prototype'];

function holds(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, name) || Object.values(value).some((part) => holds(part, name));
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

/** The name of the first field that holds half of a surrogate pair, null when none does. */
function halfCharacter(value: unknown): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : '';
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  for (const [name, part] of Object.entries(value))
    if (!name.isWellFormed() || halfCharacter(part) !== null) return name.toWellFormed();
  return null;
}

/** Milliseconds without a byte, and for all of them: who stands still keeps others from their turn. */
const STILL = 30_000;
const LONGEST = 150_000;

/**
 * Reads a body of at most `most` bytes.
 * @throws Problem 413 with the sentence, as soon as it is longer; 408 when it comes no more
 */
export async function readAtMost(
  request: Request,
  most: number,
  sentence: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > most) throw tooLarge(sentence);
  const whole = new Uint8Array(Number(announced ?? 0)); // at once: pieces and their sum would be twice the memory
  const chunks: Uint8Array[] = [];
  let [length, filled] = [0, 0];
  for await (const chunk of steadily(request.body)) {
    length += chunk.byteLength;
    if (length > most) throw tooLarge(sentence);
    if (length > whole.length) chunks.push(chunk);
    else whole.set(chunk, filled);
    if (length <= whole.length) filled = length;
  }
  const first = whole.subarray(0, filled);
  return chunks.length > 0 ? Buffer.concat([first, ...chunks]) : first;
}

async function* steadily(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  const end = performance.now() + LONGEST;
  while (reader) {
    const { promise: still, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), Math.min(STILL, end - performance.now()));
    const next = await Promise.race([reader.read(), still]).finally(() => clearTimeout(timer));
    if (next?.done) return;
    if (!next) {
      reader.cancel().catch(() => {}); // the connection may be gone
      throw new Problem(408, 'stopped', 'The request stopped on its way. Please send it again.');
    }
    yield next.value;
  }
}

const tooLarge = (sentence: string) => new Problem(413, 'too_large', sentence);

const pathOf = ({ url }: Request) => url.replace(/^[^/]*\/\/[^/]*/, '').replace(/[?#].*/s, '');
