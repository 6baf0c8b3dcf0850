import { limits } from '#src/domain/limits.ts';
import { readAtMost } from './body-limits.ts';
import { Problem } from './problem.ts';

export type FormField = { fileName: string | null; bytes: Uint8Array };

/** Bytes of pictures in memory at once; a larger one comes alone. Ten large ones at once took 850 MB without this. */
const MOST_AT_ONCE = 12 * 1024 * 1024;
const FORM = 64 * 1024;

let inMemory = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a form with a picture and works with it, when there is room in memory; the others wait, unread.
 * @throws Problem 413, 415
 */
export async function withPictureForm<T>(
  request: Request,
  work: (fields: Map<string, FormField>) => Promise<T>,
): Promise<T> {
  const most = limits.pictureBytes + FORM;
  const boundary = boundaryOf(request);
  const announced = Number(request.headers.get('content-length') ?? most);
  if (announced > most) throw tooLarge();
  while (inMemory > 0 && inMemory + announced > MOST_AT_ONCE)
    await new Promise<void>((free) => waiting.push(free));
  inMemory += announced;
  try {
    const bytes = await readAtMost(request, most, tooLarge().message);
    return await work(formFields(bytes, boundary));
  } finally {
    inMemory -= announced;
    for (const next of waiting.splice(0)) next();
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
  if (!boundary)
    throw new Problem(415, 'no_form', 'A picture is sent as a form (multipart/form-data).');
  return boundary;
}

const tooLarge = () => new Problem(413, 'too_large', 'The picture is larger than 20 MB.');
