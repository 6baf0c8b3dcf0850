import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { withBodyFile } from '#src/platform/http/admission/body-file.ts';
import { sentOnce } from '#src/platform/http/idempotency.ts';
import { Problem } from '#src/platform/http/problem.ts';

/** A field of a form on the disk: where its bytes are, and the first of them as text. */
export type FormField = {
  fileName: string | null;
  text: string;
  path: string;
  from: number;
  to: number;
};

/** What a form has besides the picture. */
const FORM = 64 * 1024;
const WINDOW = 256 * 1024;
const HEAD = 1024;
const TEXT = 1000;
const MOST_FIELDS = 10;

/**
 * Works with the fields of a form with a picture, when all of it is on the disk.
 * @throws Problem 408, 413, 415, 503, 507
 */
export const withPictureUpload = <T>(
  context: Pick<Context, 'config'>,
  request: Request,
  uid: number,
  work: (fields: Map<string, FormField>) => Promise<T>,
): Promise<T> =>
  withUpload(context, request, { uid, what: 'picture', most: limits.pictureBytes }, work);

/** The same with another file. */
export async function withUpload<T>(
  context: Pick<Context, 'config'>,
  request: Request,
  { uid, what, most }: { uid: number; what: 'file' | 'picture'; most: number },
  work: (fields: Map<string, FormField>) => Promise<T>,
): Promise<T> {
  const boundary = boundaryOf(request);
  return withBodyFile(context, request, { uid, what, most: most + FORM }, async (path) => {
    const fields = await formFields(path, boundary);
    // a repeat has another boundary
    const sent = [...fields].flatMap(([name, { from, to }]) => [
      new Blob([name]),
      Bun.file(path).slice(from, to),
    ]);
    return sentOnce(request, sent, () => work(fields));
  });
}

/** The fields of a multipart form (RFC 7578). No more than a window of it is in memory. */
export async function formFields(path: string, boundary: string): Promise<Map<string, FormField>> {
  const fields = new Map<string, FormField>();
  const mark = Buffer.from(`--${boundary}`);
  let start = await placeOf(path, mark, 0);
  for (let count = 0; count < MOST_FIELDS && start !== null; count += 1) {
    const head = start + mark.length + 2;
    const end = await placeOf(path, Buffer.from(`\r\n--${boundary}`), head);
    if (end === null) break;
    const lines = await bytesOf(path, head, Math.min(head + HEAD, end));
    const headEnd = lines.indexOf('\r\n\r\n');
    if (headEnd < 0) break;
    const disposition = lines.toString('utf8', 0, headEnd);
    const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
    const fileName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
    const from = head + headEnd + 4;
    const text = (await bytesOf(path, from, Math.min(from + TEXT, end))).toString();
    if (name !== undefined) fields.set(name, { fileName, text, path, from, to: end });
    start = end + 2;
  }
  return fields;
}

/** Where the bytes are found at first, not before `from`. */
async function placeOf(path: string, bytes: Buffer, from: number): Promise<number | null> {
  const { size } = Bun.file(path);
  for (let at = from; at < size; at += WINDOW) {
    // windows overlap, so that nothing is cut in two
    const place = (await bytesOf(path, at, at + WINDOW + bytes.length - 1)).indexOf(bytes);
    if (place >= 0) return at + place;
  }
  return null;
}

const bytesOf = async (path: string, from: number, to: number): Promise<Buffer> =>
  Buffer.from(await Bun.file(path).slice(from, to).arrayBuffer());

function boundaryOf(request: Request): string {
  const type = request.headers.get('content-type') ?? '';
  const boundary = /^multipart\/form-data;.*boundary=("?)([^";]{1,200})\1/i.exec(type)?.[2];
  if (!boundary) throw new Problem('no_form');
  return boundary;
}
