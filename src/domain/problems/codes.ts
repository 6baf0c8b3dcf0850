import type { english } from './english.ts';

export type ProblemCode = keyof typeof english;

/** The parameters of each code's message; null means none. */
export type ProblemParams = {
  [Code in ProblemCode]: (typeof english)[Code] extends (params: infer Params) => string
    ? Params
    : null;
};

/** One problem: a code, and the parameters of its message. */
export type Issue = {
  [Code in ProblemCode]: ProblemParams[Code] extends null
    ? { code: Code }
    : { code: Code; params: ProblemParams[Code] };
}[ProblemCode];

/** Problems by field. */
export type FieldIssues = Record<string, Issue>;

/** The messages of one language. One that begins with a lowercase letter follows the name of its field. */
export type Catalogue = {
  [Code in ProblemCode]: ProblemParams[Code] extends null
    ? string
    : (params: ProblemParams[Code]) => string;
};

export function issue<Code extends ProblemCode>(
  code: Code,
  ...[params]: ProblemParams[Code] extends null ? [params?: null] : [params: ProblemParams[Code]]
): Issue {
  return (params ? { code, params } : { code }) as Issue;
}

/** The message of an issue in a language. */
export function sentenceOf(catalogue: Catalogue, problem: Issue): string {
  const words = catalogue[problem.code];
  if (typeof words === 'string') return words;
  return (words as (params: unknown) => string)('params' in problem ? problem.params : undefined);
}
