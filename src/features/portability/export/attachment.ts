type Parts = Iterator<string | Uint8Array> | AsyncIterator<string | Uint8Array>;
/** Resolves when it is the caller's turn. */
export type Turn = () => Promise<void>;

/** An answer that browsers save as a file, streamed. */
export function attachment(name: string, type: string, parts: Parts, turn: Turn): Response {
  return new Response(streamOf(parts, turn), {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
}

/** Small pieces are joined: a row at a time would be thousands of tiny packets. */
const PIECE = 64 * 1024;
/** Milliseconds of work after which everybody else has as many: a stream that is read at once asks without a pause. */
const SLICE = 10;

function streamOf(parts: Parts, turn: Turn): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const pieces: Uint8Array[] = [];
      let length = 0;
      let begun = performance.now();
      while (length < PIECE) {
        const { value, done } = await parts.next();
        if (done) {
          if (length) controller.enqueue(Buffer.concat(pieces));
          return controller.close();
        }
        const piece = typeof value === 'string' ? encoder.encode(value) : value;
        pieces.push(piece);
        length += piece.byteLength;
        const worked = performance.now() - begun;
        if (worked < SLICE && length < PIECE) continue;
        await Bun.sleep(Math.max(1, worked));
        await turn();
        begun = performance.now();
      }
      controller.enqueue(Buffer.concat(pieces));
    },
    async cancel() {
      await parts.return?.(undefined);
    },
  });
}
