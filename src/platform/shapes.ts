import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler, type TypeCheck, type ValueError } from '@sinclair/typebox/compiler';
import { sentenceFor } from './errors.ts';
import type { FieldProblems } from './problem.ts';

const compiled = new WeakMap<TSchema, TypeCheck<TSchema>>();

/**
 * What is wrong with a value by field, in the words in which a call's body would be refused; null when nothing is.
 * For what is no body of its own: a row of an import, a part of a file.
 */
export function shapeProblems(schema: TSchema, value: unknown): FieldProblems | null {
  const check = checkOf(schema);
  if (check.Check(value)) return null;
  const problems: FieldProblems = {};
  for (const issue of check.Errors(value)) {
    const { path, sentence } = inWords(issue);
    problems[path.slice(1).replaceAll('/', '.')] ??= sentence;
  }
  return problems;
}

/** Where null is allowed, what is wrong is said of the other form, and of the very part of it. */
function inWords({ schema, value, message, path }: ValueError): { path: string; sentence: string } {
  const forms = (schema['anyOf'] as TSchema[] | undefined) ?? [];
  const other = forms.length === 2 && forms.find((form) => form['type'] !== 'null');
  const issue = other && value !== undefined ? checkOf(other).Errors(value).First() : undefined;
  if (!issue || schema['problem'])
    return { path, sentence: sentenceFor({ message, schema, value }) };
  const inner = inWords(issue);
  return { path: path + inner.path, sentence: inner.sentence };
}

function checkOf(schema: TSchema): TypeCheck<TSchema> {
  const known = compiled.get(schema) ?? TypeCompiler.Compile(schema);
  compiled.set(schema, known);
  return known;
}
