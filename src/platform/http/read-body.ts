import { Problem } from './problem.ts';

/** Milliseconds without a byte, and for all of them: a caller that stands still keeps others from their turn. */
const STILL = 30_000;
const LONGEST = 150_000;
/** After this many milliseconds a body has to have come at RATE, in bytes a second. */
const GRACE = 15_000;
const RATE = 10_000;

type Sent = 'file' | 'part' | 'picture' | 'request';

export const tooLarge = (what: Sent, most: number) => {
  const megabytes = most < 1_000_000 ? most / 1_000_000 : Math.round(most / (1024 * 1024));
  return new Problem('too_large', { what, megabytes });
};

/**
 * Reads a body of at most `most` bytes.
 * @throws Problem 413 as soon as it is longer; 408 when it comes too slowly or no more
 */
export async function readAtMost(
  request: Request,
  most: number,
  what: Sent,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > most) throw tooLarge(what, most);
  const whole = new Uint8Array(Number(announced ?? 0)); // allocated up front: chunks and their concatenation would be twice the memory
  const chunks: Uint8Array[] = [];
  let [length, filled] = [0, 0];
  for await (const chunk of steadily(request.body)) {
    length += chunk.byteLength;
    if (length > most) throw tooLarge(what, most);
    if (length > whole.length) chunks.push(chunk);
    else whole.set(chunk, filled);
    if (length <= whole.length) filled = length;
  }
  const first = whole.subarray(0, filled);
  return chunks.length > 0 ? Buffer.concat([first, ...chunks]) : first;
}

async function* steadily(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  const start = performance.now();
  let received = 0;
  while (reader) {
    const { promise: still, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), patience(performance.now() - start, received));
    const read = reader.read().catch(() => null); // the caller disconnected
    const next = await Promise.race([read, still]).finally(() => clearTimeout(timer));
    if (next?.done) return;
    if (!next) {
      reader.cancel().catch(() => {}); // the connection may be closed
      throw new Problem('stopped');
    }
    received += next.value.byteLength;
    yield next.value;
  }
}

/** How long the next byte may take, `elapsed` milliseconds after the first was awaited. */
export function patience(elapsed: number, received: number): number {
  const due = Math.min(LONGEST, GRACE + (received / RATE) * 1000);
  return Math.max(0, Math.min(STILL, due - elapsed));
}
