import type { FieldIssues, Issue } from '#src/domain/problems/codes.ts';
import { invalid } from '#src/platform/http/problem.ts';

/** Refuses when a field has a problem. @throws Problem 422 */
export function refuseFields(problems: Record<string, Issue | null>): void {
  const fields: FieldIssues = {};
  for (const [field, problem] of Object.entries(problems)) if (problem) fields[field] = problem;
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
