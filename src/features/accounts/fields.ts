import { invalid, type FieldProblems } from '#src/platform/problem.ts';

/** Refuses when a field has a problem; the answer's sentence is the first one. @throws Problem 422 */
export function refuseFields(problems: Record<string, string | null>): void {
  const fields: FieldProblems = {};
  for (const [field, problem] of Object.entries(problems)) if (problem) fields[field] = problem;
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
