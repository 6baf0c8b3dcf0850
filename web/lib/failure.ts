import { closeAllDialogs, showError } from '#web/state/dialogs.ts';
import { texts } from '#web/texts/texts.ts';

/** Why a call failed. `error` is a sentence for people; `status` is 0 when no answer came. */
export type Failure = {
  title?: string;
  error: string;
  code: string;
  status: number;
  /** What is wrong with single fields of the form that was sent, by wire name. */
  fields: Record<string, string>;
  /** What is wrong with the rows of an import. */
  rows?: RowProblem[];
};

/** A mistake in one row of an import; row 1 is the first record. */
export type RowProblem = { row: number; field: string; error: string };

/** The code of a failure by which the session ended. */
export const sessionEnded = 'session_ended';

/** A failure on its way through promises. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  constructor(readonly failure: Failure) {
    super(failure.error);
  }
}

/** No answer at all: no network, no server, or no end to the waiting. */
export function networkFailure(): Failure {
  return { error: texts().errors.network, code: 'network', status: 0, fields: {} };
}

/** Reads an answer that says no; it may be the server's JSON, or a proxy's page, or nothing. */
export function failureOf(status: number, body: unknown): Failure {
  const failure = { error: sentenceFor(status), code: `http_${status}`, status, fields: {} };
  if (!isRecord(body)) return failure;
  const { error } = body;
  return {
    ...failure,
    ...(typeof error === 'string' && error ? { error: forPeople(error, body['fields']) } : {}),
    ...(typeof body['code'] === 'string' ? { code: body['code'] } : {}),
    ...(isRecord(body['fields']) ? { fields: onlyTexts(body['fields']) } : {}),
    ...(Array.isArray(body['errors']) ? { rows: rowProblems(body['errors']) } : {}),
  };
}

export function asFailure(error: unknown): Failure {
  if (error instanceof CallFailed) return error.failure;
  console.error(error);
  return { error: texts().errors.general, code: 'client', status: 0, fields: {} };
}

/** The error dialog of spec 8: title, short text, the server's text, 'Status: ...'. */
export function reportFailure(
  failure: Failure,
  title: string,
  text?: string,
  show = showError,
): void {
  // The session's end is told by a notice and the log-in prompt; a dialog on top says nothing new.
  if (failure.code === sessionEnded) return closeAllDialogs();
  show({
    title: failure.title ?? title,
    text,
    server: failure.error,
    ...(failure.status > 0 ? { status: failure.status } : {}),
  });
}

function sentenceFor(status: number): string {
  if (status === 413) return texts().errors.tooLarge;
  if (status >= 200 && status < 300) return texts().errors.unreadable;
  return texts().errors.general;
}

function onlyTexts(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, said(text)]] : [],
    ),
  );
}

function rowProblems(errors: unknown[]): RowProblem[] {
  return errors.filter(isRowProblem).map((one) => ({ ...one, error: said(one.error) }));
}

/** 's_count is too many' names the field for programs; people read 'Is too many' where no field can say it. */
function forPeople(error: string, fields: unknown): string {
  const named = isRecord(fields) && Object.entries(fields).find((pair) => error === pair.join(' '));
  if (!named) return said(error);
  const words = said(String(named[1]));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The server's English in the reader's language. */
function said(sentence: string): string {
  return texts().server.say(sentence);
}

function isRowProblem(value: unknown): value is RowProblem {
  if (!isRecord(value)) return false;
  const { row, field, error } = value;
  return typeof row === 'number' && typeof field === 'string' && typeof error === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
