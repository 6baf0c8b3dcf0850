import { Problem } from '#src/platform/http/problem.ts';
import type { Arriving } from './unfinished-bodies.ts';

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

/** @throws Problem 413 for a body whose announced length is more than `most`, before a byte of it is read */
export function refuseLonger({ headers }: Request, most: number, what: Sent): void {
  if (Number(headers.get('content-length') ?? 0) > most) throw tooLarge(what, most);
}

/**
 * Reads a body of at most `most` bytes into memory, which is taken as they arrive.
 * @throws Problem 413 as soon as it is longer; 408 when it comes too slowly or no more
 */
export async function readAtMost(
  request: Request,
  most: number,
  arriving: Arriving,
): Promise<Buffer> {
  refuseLonger(request, most, 'request');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of steadily(request.body, arriving)) {
    length += chunk.byteLength;
    if (length > most) throw tooLarge('request', most);
    arriving.add(chunk.byteLength);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The chunks of a body. @throws Problem 408 when they come too slowly or no more */
export async function* steadily(
  body: ReadableStream<Uint8Array> | null,
  arriving?: Arriving,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  const start = performance.now();
  let received = 0;
  while (reader) {
    const { promise: still, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), patience(performance.now() - start, received));
    const read = reader.read().catch(() => null); // the caller disconnected
    const ended = arriving?.ended ?? still;
    const next = await Promise.race([ended, read, still])
      .catch((error: unknown) => {
        reader.cancel().catch(() => {}); // the connection may be closed
        throw error;
      })
      .finally(() => clearTimeout(timer));
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
