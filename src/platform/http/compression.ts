import { Elysia } from 'elysia';

/** Three packets: less arrives with the headers, even where several answers share a slow line. In letters. */
const WORTH_IT = 4_000;
/** From so many letters on: a quarter less to send is worth more than twice the time, some milliseconds. */
const LONG = 100_000;

/**
 * Compresses long JSON answers for callers that accept it: charts and long lists shrink to a tenth. Short ones are sent
 * as they are.
 */
export const compression = () =>
  new Elysia({ name: 'compression' }).mapResponse(
    { as: 'global' },
    ({ responseValue, request, set }) => {
      if (!isPlain(responseValue)) return;
      const text = JSON.stringify(responseValue);
      set.headers['content-type'] = 'application/json;charset=utf-8';
      if (text.length < WORTH_IT || !takesGzip(request)) return asText(text);
      set.headers['content-encoding'] = 'gzip';
      set.headers['vary'] = 'accept-encoding';
      return new Response(Bun.gzipSync(text, { level: text.length < LONG ? 2 : 6 }));
    },
  );

/** Elysia accepts a string with the headers set so far, which its type leaves out; a Response of our own costs more. */
const asText = (text: string) => text as unknown as Response;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && value.constructor === Object;

function takesGzip(request: Request): boolean {
  const asked = request.headers.get('accept-encoding') ?? '';
  return /(^|,)\s*gzip\s*(?!;\s*q=0(\.0*)?\s*(,|$))/i.test(asked);
}
