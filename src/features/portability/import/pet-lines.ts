import { Problem } from '#src/platform/http/problem.ts';

/** Rows that can be iterated more than once. */
export type Rows<Row = unknown> = Iterable<Row> & { readonly length: number };

/** The rows in another shape; each is changed when it is read. */
export const mapRows = (rows: Rows, of: (row: unknown) => unknown): Rows =>
  new MappedRows(rows, of);

class MappedRows implements Rows {
  constructor(
    private readonly rows: Rows,
    private readonly of: (row: unknown) => unknown,
  ) {}

  get length(): number {
    return this.rows.length;
  }

  *[Symbol.iterator](): Generator<unknown> {
    for (const row of this.rows) yield this.of(row);
  }
}

/** Some of the rows, found when they are read; they are counted once. */
export function filterRows<Row>(rows: Rows<Row>, isWanted: (row: Row) => boolean): Rows<Row> {
  const wanted = {
    length: 0,
    *[Symbol.iterator]() {
      for (const row of rows) if (isWanted(row)) yield row;
    },
  };
  for (const _ of wanted) wanted.length += 1;
  return wanted;
}

export const isRows = (value: unknown): value is Rows =>
  Array.isArray(value) || value instanceof PetLines || value instanceof MappedRows;

const START = '\n "pets": [';
const END = '\n ]\n}';

/**
 * The rows of a document in the export's layout, a pet on each line: they are parsed one at a time, since a collection
 * of ten years takes ten times its length as objects.
 */
export class PetLines implements Iterable<unknown> {
  private constructor(
    private readonly buffer: Buffer,
    /** Where each line starts, and where the last one ends. */
    private readonly starts: readonly number[],
    /** The document without its pets. */
    readonly head: string,
  ) {}

  /** Null when the document has another layout. Within texts JSON writes line breaks as \n. */
  static of(bytes: Uint8Array): PetLines | null {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const marker = buffer.indexOf(START);
    const end = buffer.lastIndexOf(END);
    const start = marker + START.length;
    if (marker < 0 || end < start || buffer.toString('utf8', end + END.length).trim()) return null;
    if (end > start && buffer.toString('utf8', start, start + 2) !== '\n{') return null;
    const starts: number[] = [];
    for (let at = start; at < end; at = buffer.indexOf('\n', at + 1)) starts.push(at);
    const head = `${new TextDecoder().decode(bytes.subarray(0, marker))}\n "pets": [] }`;
    return new PetLines(buffer, [...starts, end], head);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  *[Symbol.iterator](): Generator<unknown> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (let at = 0; at < this.length; at += 1) {
      const line = this.buffer.subarray(this.starts[at], this.starts[at + 1]);
      yield parseJson(() => decoder.decode(line).trim().replace(/,$/, ''));
    }
  }
}

/** @throws Problem 422 for invalid JSON or invalid UTF-8 */
export function parseJson(text: () => string): unknown {
  try {
    return JSON.parse(text());
  } catch {
    throw new Problem('not_readable', null, { field: 'file' });
  }
}
