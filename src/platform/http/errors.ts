import { Elysia, type ValidationError } from 'elysia';
import type { FieldIssues } from '#src/domain/problems/codes.ts';
import { englishMessage } from '#src/domain/problems/english.ts';
import { isLocked } from '#src/db/write-lock.ts';
import type { Context } from '#src/platform/context.ts';
import { noteIfDamaged } from '#src/platform/files/damage.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';
import { invalid, Problem } from './problem.ts';
import type { Mismatch } from './schema-issues.ts';
import { issuesByField } from './validate.ts';
import { busy } from '#src/platform/http/admission/write-gate.ts';

/**
 * One response for every failure, without internals and without the request's body. Registered before every feature, else
 * Elysia responds by itself.
 */
export const errorResponses = (context: Context) =>
  new Elysia({ name: 'error-responses' }).onError(
    { as: 'global' },
    ({ code, error, set, request, path }) => {
      const problem =
        asProblem(code, error) ?? serverFault(context, error, `${request.method} ${path}`);
      set.status = problem.status;
      if (problem.extra.retryAfter) set.headers['retry-after'] = String(problem.extra.retryAfter);
      return answerOf(problem);
    },
  );

/** The failure as it travels: codes for programs, English for people. */
function answerOf({ message, issue, fields, extra: { errors, conflicts, rev } }: Problem) {
  return {
    status: false as const,
    error: message,
    ...issue,
    ...(fields && { fields: sentencesOf(fields), field_codes: fields }),
    ...(conflicts && { conflicts, rev }),
    ...(errors && {
      errors: errors.map(({ row, field, issue }) => ({
        row,
        field,
        error: englishMessage(issue),
        ...issue,
      })),
    }),
  };
}

function asProblem(code: string | number, error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  // what is thrown while a body is read comes wrapped
  if (error instanceof Error && error.cause instanceof Problem) return error.cause;
  if (code === 'NOT_FOUND') return new Problem('no_such_address');
  if (code === 'PARSE') return new Problem('bad_json');
  if (code === 'VALIDATION') return validationProblem(error as ValidationError);
  if (isLocked(error)) return busy();
  if (/SQLITE_FULL|ENOSPC|disk (is )?full/i.test(describe(error))) return new Problem('disk_full');
  return null;
}

function validationProblem(error: ValidationError): Problem | null {
  if (error.type === 'response') return null; // our own mistake, not the caller's
  const { '': whole, ...fields } = issuesByField(error.all as Mismatch[]);
  return invalid(whole ? { [error.type]: whole } : fields);
}

const ID_LENGTH = 8;

/** 500: logged with an id, once an hour; the answer holds the id and no internals. */
function serverFault(context: Context, error: unknown, path: string): Problem {
  noteIfDamaged(context, error);
  const message = `${crypto.randomUUID().slice(0, ID_LENGTH)}: ${describe(error).slice(0, 500)}`;
  const entry = { path, log_type: 'error', message } as const;
  const noted = logRepeated(context.db, entry, describe(error));
  const id = noted.message.slice(0, ID_LENGTH); // of a fault that is there already: its entry's
  if (noted.isNew) context.log.error('request failed', { id, path, error: describe(error) });
  return new Problem('server_error', { id });
}

function sentencesOf(fields: FieldIssues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, issue]) => [name, englishMessage(issue)]),
  );
}

function describe(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.message}\n${error.stack ?? ''}`
    : String(error);
}
