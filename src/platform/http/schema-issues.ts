import { Value, ValueErrorType, type ValueError } from '@sinclair/typebox/value';
import type { TSchema } from '@sinclair/typebox';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { singleLineProblem } from '#src/domain/text/single-line.ts';

/** What TypeBox reports of a value that does not match; its messages are not used. */
export type Mismatch = Pick<ValueError, 'type' | 'schema' | 'path' | 'value'>;

/** What is wrong with a value, from the schema that it does not fit, and with which part of it. */
export function issueOf({ type, schema, path, value }: Mismatch): { path: string; issue: Issue } {
  if (type === ValueErrorType.ObjectAdditionalProperties)
    return { path, issue: issue('unknown_field') };
  if (value === undefined) return { path, issue: issue('missing') };
  const known = problemOf(schema);
  if (known) return { path, issue: known };
  // where null is allowed too, what the other kind says, of the very part of it
  const other = otherThanNull(schema);
  const within = other && Value.Errors(other, value).First();
  if (!within) return { path, issue: plainIssue(type, schema, value) };
  const inner = issueOf(within);
  return { path: path + inner.path, issue: inner.issue };
}

function plainIssue(type: ValueErrorType, schema: TSchema, value: unknown): Issue {
  const { minimum: min, maximum: max } = schema;
  const choices = choicesOf(schema);
  if (choices) return issue('one_of', { values: choices });
  if (schema['type'] === 'integer' && min !== undefined && max !== undefined)
    return issue('whole_number', { min, max });
  switch (type) {
    case ValueErrorType.StringMinLength:
      return schema['minLength'] === 1
        ? issue('empty')
        : issue('too_short', { min: schema['minLength'] });
    case ValueErrorType.StringMaxLength:
      return issue('too_long', { max: schema['maxLength'] });
    case ValueErrorType.ArrayMinItems:
      return issue('empty');
    case ValueErrorType.ArrayMaxItems:
      return issue('too_many_entries', { max: schema['maxItems'] });
    case ValueErrorType.ArrayUniqueItems:
      return issue('named_twice');
    case ValueErrorType.IntegerMinimum:
    case ValueErrorType.NumberMinimum:
      return issue('too_small', { min });
    case ValueErrorType.IntegerMaximum:
    case ValueErrorType.NumberMaximum:
      return issue('too_big', { max });
    case ValueErrorType.StringFormat:
      return LINES.has(schema['format']) && typeof value === 'string'
        ? (singleLineProblem(value) ?? issue('not_valid'))
        : issue('wrong_form');
    case ValueErrorType.StringPattern:
      return schema['pattern'] === '\\S' ? issue('empty') : issue('wrong_form');
    default:
      return typeof schema['type'] === 'string'
        ? issue('wrong_type', { type: schema['type'] })
        : issue('not_valid');
  }
}

/** The formats of params.ts that singleLineProblem speaks of. */
const LINES = new Set(['visible', 'one line', 'line']);

/** What a schema says itself of a wrong value. */
function problemOf(schema: TSchema): Issue | null {
  if (schema['problem']) return schema['problem'] as Issue;
  const other = otherThanNull(schema);
  return other && problemOf(other);
}

/** The one kind of value that a field may have beside null. */
function otherThanNull(schema: TSchema): TSchema | null {
  const options = (schema['anyOf'] ?? []) as TSchema[];
  const others = options.filter((option) => option['type'] !== 'null');
  return others.length === 1 ? (others[0] ?? null) : null;
}

function choicesOf(schema: TSchema): (string | number)[] | null {
  const options = (schema['anyOf'] ?? [schema]) as TSchema[];
  const values = options.map((option) => option['const']);
  return values.every((value) => value !== undefined) ? values : null;
}
