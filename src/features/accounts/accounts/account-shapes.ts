import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { FieldIssues, Issue } from '#src/domain/problems/codes.ts';
import { invalid } from '#src/platform/http/problem.ts';

export const Email = t.String({ minLength: 1, maxLength: limits.email });
export const Password = t.String({ minLength: 1, maxLength: 1000 });
export const Token = t.String({ minLength: 1, maxLength: 200 });
/** Of an authenticator app, or to recover. */
export const Code = t.String({ minLength: 1, maxLength: 100 });

/** Refuses when a field has a problem. @throws Problem 422 */
export function refuseFields(problems: Record<string, Issue | null>): void {
  const fields: FieldIssues = {};
  for (const [field, problem] of Object.entries(problems)) if (problem) fields[field] = problem;
  if (Object.keys(fields).length > 0) throw invalid(fields);
}
