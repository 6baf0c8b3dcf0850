import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';
import type { FieldIssues } from '#src/domain/problems/codes.ts';
import { issueOf, type Mismatch } from './schema-issues.ts';

const compiled = new WeakMap<TSchema, TypeCheck<TSchema>>();

/**
 * What is wrong with a value by field, as a call's body would be refused; null when nothing is. For what is no body
 * of its own: a row of an import, a part of a file.
 */
export function validate(schema: TSchema, value: unknown): FieldIssues | null {
  const check = compiled.get(schema) ?? TypeCompiler.Compile(schema);
  compiled.set(schema, check);
  return check.Check(value) ? null : issuesByField(check.Errors(value));
}

/** The first issue of each field; '' is the value as a whole. */
export function issuesByField(mismatches: Iterable<Mismatch>): FieldIssues {
  const fields: FieldIssues = {};
  for (const mismatch of mismatches) {
    const { path, issue } = issueOf(mismatch);
    fields[path.slice(1).replaceAll('/', '.')] ??= issue;
  }
  return fields;
}
