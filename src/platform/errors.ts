import { Value } from '@sinclair/typebox/value';
import { Elysia, type TSchema, type ValidationError } from 'elysia';
import { lineProblem } from '#src/domain/one-line.ts';
import type { Context } from './context.ts';
import { logEvent } from './event-log.ts';
import { Problem, type FieldProblems } from './problem.ts';

/**
 * One answer for everything that goes wrong: the contract's failure, without internals and without the
 * request's body. Stands before every slice, else Elysia answers by itself.
 */
export const errorAnswers = (context: Context) =>
  new Elysia({ name: 'error-answers' }).onError(
    { as: 'global' },
    ({ code, error, set, request, path }) => {
      const problem = asProblem(code, error);
      if (!problem) return serverFault(context, error, `${request.method} ${path}`, set);
      set.status = problem.status;
      if (problem.extra.retryAfter) set.headers['retry-after'] = String(problem.extra.retryAfter);
      const { fields, errors } = problem.extra;
      return {
        status: false as const,
        error: problem.message,
        code: problem.kind,
        ...(fields && { fields }),
        ...(errors && { errors }),
      };
    },
  );

function asProblem(code: string | number, error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  // what is thrown while a body is read comes wrapped
  if (error instanceof Error && error.cause instanceof Problem) return error.cause;
  if (code === 'NOT_FOUND')
    return new Problem(404, 'not_found', 'There is nothing at this address.');
  if (code === 'PARSE')
    return new Problem(400, 'not_json', 'The request could not be read as JSON.');
  if (code === 'VALIDATION') return validationProblem(error as ValidationError);
  if (/SQLITE_FULL|ENOSPC|disk (is )?full/i.test(describe(error))) {
    return new Problem(
      507,
      'disk_full',
      'The disk is full. Nothing was stored; make room and try again.',
    );
  }
  return null;
}

function validationProblem(error: ValidationError): Problem | null {
  if (error.type === 'response') return null; // our own mistake, not the caller's
  const fields: FieldProblems = {};
  for (const issue of error.all) {
    if (!('path' in issue)) continue;
    const name = issue.path.replace(/^\//, '').replaceAll('/', '.') || 'body';
    fields[name] ??= sentenceFor(issue);
  }
  const names = Object.keys(fields);
  if (names.length === 1 && names[0] === 'body')
    return new Problem(422, 'invalid', `The ${error.type} is not valid: ${fields['body']}`, {
      fields,
    });
  const [name, what] = Object.entries(fields)[0] ?? [error.type, 'is not valid'];
  return new Problem(422, 'invalid', `${name} ${what}`, { fields });
}

type Issue = { message?: string; schema?: Record<string, unknown>; value?: unknown };

/** The schema's own sentence where it has one, else TypeBox's put into plain words. */
export function sentenceFor({ message = '', schema = {}, value }: Issue): string {
  if (
    typeof value === 'string' &&
    /^Expected string to match '(visible|one line|line)' format$/.test(message)
  )
    return lineProblem(value) ?? 'is not valid';
  const known = value === undefined ? null : problemOf(schema);
  if (known) return known;
  if (message.startsWith('Unexpected property')) return 'is not known here';
  if (value === undefined && (message.includes('required') || message.startsWith('Expected')))
    return 'is missing';
  const only = otherThanNull(schema);
  const within = only && Value.Errors(only, value).First();
  if (within) return sentenceFor(within);
  const choices = choicesOf(schema);
  if (choices) return `must be one of ${choices.join(', ')}`;
  return message
    .replace(/^Expected string length greater or equal to 1$/, 'must not be empty')
    .replace(
      /^Expected string length greater or equal to (\d+)$/,
      'must have at least $1 characters',
    )
    .replace(/^Expected string length less or equal to (\d+)$/, 'must have at most $1 characters')
    .replace(/^Expected array length to be less or equal to (\d+)$/, 'must have at most $1 entries')
    .replace(/^Expected (integer|number) to be greater or equal to (.+)$/, 'must be at least $2')
    .replace(/^Expected (integer|number) to be less or equal to (.+)$/, 'must be at most $2')
    .replace(/^Expected string to match '\\S'$/, 'must not be empty')
    .replace(/^Expected string to match .*$/, 'has a form that is not valid')
    .replace(/^Property '.*' should be (.*)$/, 'must be $1')
    .replace(/^Expected (integer|number|string|boolean|array|object)$/, 'must be of type $1')
    .replace(/^Expected /, 'must be ');
}

/** What the schema says of a wrong value; where null is allowed too, what the other kind says. */
function problemOf(schema: Record<string, unknown>): string | null {
  if (typeof schema['problem'] === 'string') return schema['problem'];
  const only = otherThanNull(schema);
  return only && problemOf(only);
}

/** The one kind of value that a field may have beside null. */
function otherThanNull(schema: Record<string, unknown>): TSchema | null {
  const options = schema['anyOf'];
  if (!Array.isArray(options)) return null;
  const other = (options as TSchema[]).filter((option) => option['type'] !== 'null');
  return other.length === 1 ? (other[0] ?? null) : null;
}

function choicesOf(schema: Record<string, unknown>): unknown[] | null {
  const options = schema['anyOf'];
  if (!Array.isArray(options)) return null;
  const values = options.map((option: { const?: unknown }) => option.const);
  return values.every((value) => value !== undefined) ? values : null;
}

/** 500: logged with an id; the answer holds the id and no internals. */
function serverFault(
  context: Context,
  error: unknown,
  path: string,
  set: { status?: number | string },
) {
  const id = crypto.randomUUID().slice(0, 8);
  context.log.error('request failed', { id, path, error: describe(error) });
  try {
    logEvent(context.db, {
      path,
      log_type: 'error',
      message: `${id}: ${describe(error).slice(0, 500)}`,
    });
  } catch {
    // the log above has it; the database may be what failed
  }
  set.status = 500;
  return {
    status: false as const,
    error: `Something went wrong on the server. Nothing was changed. It is noted in the log as ${id}.`,
    code: 'server_error',
  };
}

function describe(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}\n${error.stack ?? ''}`
    : String(error);
}
