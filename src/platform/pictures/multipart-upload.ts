import { limits } from '#src/domain/limits.ts';
import { createBudget } from '#src/platform/http/body-budget.ts';
import { sentOnce } from '#src/platform/http/idempotency.ts';
import { readAtMost, tooLarge } from '#src/platform/http/read-body.ts';
import { Problem } from '#src/platform/http/problem.ts';

export type FormField = { fileName: string | null; bytes: Uint8Array };

/** Bytes of pictures in memory at once; a larger one comes alone. Ten large ones at once took 850 MB without this. */
const MOST_AT_ONCE = 12 * 1024 * 1024;
const FORM = 64 * 1024;

/** One at a time of each keeper: who sends many, or slowly, keeps the others waiting for one of them. */
const inMemory = createBudget({ most: MOST_AT_ONCE, share: 0, patience: 60_000 });

/**
 * Reads a form with a picture and works with it, when there is room in memory; the others wait, unread.
 * @throws Problem 408, 413, 415, 503
 */
export async function withPictureUpload<T>(
  request: Request,
  uid: number,
  work: (fields: Map<string, FormField>) => Promise<T>,
): Promise<T> {
  const most = limits.pictureBytes + FORM;
  const boundary = boundaryOf(request);
  const announced = Number(request.headers.get('content-length') ?? most);
  if (announced > most) throw tooLarge('picture', limits.pictureBytes);
  void request.body; // from here Bun buffers no more of the body than is read
  const release = await inMemory.take(String(uid), announced);
  try {
    const fields = formFields(await readAtMost(request, most, 'picture'), boundary);
    const sent = [...fields].flatMap(([name, { bytes }]) => [name, bytes]); // a repeat has another boundary
    return await sentOnce(request, sent, () => work(fields));
  } finally {
    release();
    Bun.gc(true); // the collector does not feel how large such bodies are
  }
}

/** The fields of a multipart form (RFC 7578). The bytes are parts of the body, not copies. */
function formFields(body: Uint8Array, boundary: string): Map<string, FormField> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const mark = Buffer.from(`--${boundary}`);
  const fields = new Map<string, FormField>();
  let start = bytes.indexOf(mark);
  while (start >= 0) {
    const head = start + mark.length + 2;
    const end = bytes.indexOf(`\r\n--${boundary}`, head);
    const headEnd = bytes.indexOf('\r\n\r\n', head);
    if (end < 0 || headEnd < 0 || headEnd > end) break;
    const disposition = bytes.toString('utf8', head, headEnd);
    const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
    const fileName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
    if (name !== undefined) fields.set(name, { fileName, bytes: bytes.subarray(headEnd + 4, end) });
    start = end + 2;
  }
  return fields;
}

function boundaryOf(request: Request): string {
  const type = request.headers.get('content-type') ?? '';
  const boundary = /^multipart\/form-data;.*boundary=("?)([^";]{1,200})\1/i.exec(type)?.[2];
  if (!boundary) throw new Problem('no_form');
  return boundary;
}
