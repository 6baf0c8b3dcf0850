/** What is wrong, by field, each a sentence for people. */
export type FieldProblems = Record<string, string>;

/**
 * A failure that the caller may know about. The only place besides routes that names an HTTP status.
 * `kind` becomes the answer's `code` (Elysia claims the property name `code` for itself).
 */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    sentence: string,
    readonly extra: { fields?: FieldProblems; errors?: RowProblem[]; retryAfter?: number } = {},
  ) {
    super(sentence);
  }
}

/** A mistake in one row of an import; row 1 is the first record. */
export type RowProblem = { row: number; field: string; error: string };

export const unauthorized = () => new Problem(401, 'unauthorized', 'Please log in.');
export const forbidden = (sentence = 'You are not allowed to do this.') =>
  new Problem(403, 'forbidden', sentence);
export const notFound = (what: string) => new Problem(404, 'not_found', `${what} not found`);
export const conflict = (sentence: string, fields?: FieldProblems) =>
  new Problem(409, 'conflict', sentence, fields ? { fields } : {});
export const tooMany = (sentence: string, retryAfter: number) =>
  new Problem(429, 'too_many_requests', sentence, { retryAfter });

/** One or more fields that can't be taken. The sentence names the first one. */
export function invalid(fields: FieldProblems): Problem {
  const [name, what] = Object.entries(fields)[0] ?? ['', 'is not valid'];
  return new Problem(422, 'invalid', isSentence(what) ? what : `${name} ${what}`, { fields });
}

/** Rows of an import that can't be taken; nothing was stored. */
export function invalidRows(errors: RowProblem[]): Problem {
  const rows = new Set(errors.map((error) => error.row)).size;
  return new Problem(422, 'invalid', `${rows === 1 ? '1 row' : `${rows} rows`} can't be imported`, {
    errors,
  });
}

const isSentence = (text: string) => /^\p{Lu}/u.test(text);
