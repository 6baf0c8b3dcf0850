import type { Conflicts } from '#src/domain/edit-conflicts.ts';
import type { FieldIssues, Issue, ProblemCode, ProblemParams } from '#src/domain/problems/codes.ts';
import { englishMessage, type Thing } from '#src/domain/problems/english.ts';
import { statusOf } from './statuses.ts';

type Extra = {
  /** The one field that all of it is about. */
  field?: string;
  fields?: FieldIssues;
  errors?: RowIssue[];
  /** What was changed at two places, and the record's revision now. */
  conflicts?: Conflicts;
  rev?: number;
  /** Seconds, for the header Retry-After. */
  retryAfter?: number;
};

type Rest<Code extends ProblemCode> = ProblemParams[Code] extends null
  ? [params?: null, extra?: Extra]
  : [params: ProblemParams[Code], extra?: Extra];

/** A mistake in one row of an import; row 1 is the first record. */
export type RowIssue = { row: number; field: string; issue: Issue };

/** A failure that the caller may know about. Its HTTP status belongs to its code. */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  readonly issue: Issue;
  readonly fields: FieldIssues | undefined;
  readonly extra: Extra;

  constructor(code: Code, ...[params, extra = {}]: Rest<Code>) {
    const whole = (params ? { code, params } : { code }) as Issue;
    const fields = extra.field === undefined ? extra.fields : { [extra.field]: whole };
    super(messageOf(whole, fields));
    this.issue = whole;
    this.fields = fields;
    this.extra = extra;
  }

  get status(): number {
    return statusOf(this.issue.code);
  }
}

/** A problem as it comes from another process. */
export type ProblemData = { issue: Issue; extra: Extra };

export const problemData = ({ issue, extra }: Problem): ProblemData => ({ issue, extra });

export function reviveProblem({ issue, extra }: ProblemData): Problem {
  const params = 'params' in issue ? issue.params : null;
  return new Problem(issue.code, ...([params, extra] as Rest<ProblemCode>));
}

export const unauthorized = () => new Problem('unauthorized');
/** Of an id in a body `field` is its name there, so that a caller with several knows which one. */
export const notFound = (what: Thing, field?: string) =>
  new Problem('not_found', { what }, field === undefined ? {} : { field });

/** One or more fields that can't be taken. */
export const invalid = (fields: FieldIssues) => new Problem('invalid', null, { fields });

/** Rows of an import that can't be taken; nothing was stored. */
export function invalidRows(errors: RowIssue[]): Problem {
  const rows = new Set(errors.map((error) => error.row)).size;
  return new Problem('invalid_rows', { rows }, { errors });
}

/** What is invalid is told by its first field, as a sentence for people. */
function messageOf(whole: Issue, fields: FieldIssues = {}): string {
  const first = whole.code === 'invalid' ? Object.entries(fields)[0] : undefined;
  if (!first) return englishMessage(whole);
  const sentence = englishMessage(first[1]);
  return /^\p{Ll}/u.test(sentence) ? `The field ${first[0]} ${sentence}.` : sentence;
}
