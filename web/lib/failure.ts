import type { Conflicts } from '#src/domain/edit-conflicts.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { sentenceOf, type Issue } from '#src/domain/problems/codes.ts';
import { closeAllDialogs, showError } from '#web/state/dialogs.ts';
import { notify } from '#web/state/notices.ts';
import { texts, type Texts } from '#web/texts/texts.ts';
import { sayInDialog } from '#web/ui/say-in-dialog.ts';

/** Why a call failed. `error` is a sentence for people; `status` is 0 when there was no response. */
export type Failure = {
  title?: string;
  error: string;
  code: string;
  status: number;
  /** Errors of single fields of the submitted form, by wire name. */
  fields: Record<string, string>;
  /** Errors in the rows of an import. */
  rows?: RowProblem[];
  /** The fields that were changed elsewhere too, and the record's revision now. */
  conflicts?: Conflicts;
  rev?: number;
};

/** An error in one row of an import; row 1 is the first record. */
export type RowProblem = { row: number; field: string; error: string };

/** The code of a failure that ended the session. */
export const sessionEnded = 'session_ended';

/** The code of a failure that the keeper chose, which needs no dialog. */
export const cancelled = 'cancelled';

/** There is no such record, or no more. */
export const isGone = ({ status }: Failure) => status === 404 || status === 410;

/** No response of the server came, or that of a proxy before it: a state of the network, and no error. */
export const isOffline = ({ code }: Failure) =>
  ['network', 'http_502', 'http_503', 'http_504'].includes(code);

/** Carries a failure through promises. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  constructor(readonly failure: Failure) {
    super(failure.error);
  }
}

/** No response at all: no network, no server, or a timeout. */
export function networkFailure(): Failure {
  return { error: texts().failures.network, code: 'network', status: 0, fields: {} };
}

/** Reads an error response, which may be the server's JSON, a proxy's page, or nothing. */
export function failureOf(status: number, body: unknown): Failure {
  const failure = { error: sentenceFor(status), code: `http_${status}`, status, fields: {} };
  if (!isRecord(body)) return failure;
  const { error, code } = body;
  const fields = fieldProblems(body);
  return {
    ...failure,
    fields,
    ...(typeof error === 'string' && error ? { error: forPeople(error, body, fields) } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(isRecord(body['conflicts']) && {
      conflicts: body['conflicts'] as Conflicts,
      rev: Number(body['rev']),
    }),
    ...(Array.isArray(body['errors']) ? { rows: rowProblems(body['errors']) } : {}),
  };
}

export function asFailure(error: unknown): Failure {
  if (error instanceof CallFailed) return error.failure;
  console.error(error);
  return { error: texts().failures.general, code: 'client', status: 0, fields: {} };
}

/** The error dialog: title, short text, the server's text, 'Status: ...'. A missing network is no error. */
export function reportFailure(
  failure: Failure,
  title: string,
  text?: string,
  show = showError,
): void {
  if (failure.code === cancelled) return;
  // A notice and the log-in prompt already report the end of the session; a dialog on top adds nothing.
  if (failure.code === sessionEnded) return closeAllDialogs();
  if (isOffline(failure)) return sayNeedsNetwork();
  show({
    title: failure.title ?? title,
    text,
    server: failure.error,
    ...(failure.status > 0 ? { status: failure.status } : {}),
  });
}

/** Without a network: quietly, and where it can be read. */
export function sayNeedsNetwork(): void {
  const sentence = texts().failures.network;
  if (!sayInDialog(sentence)) notify(sentence);
}

function sentenceFor(status: number): string {
  if (status === 413) return texts().failures.tooLarge;
  if (status >= 200 && status < 300) return texts().failures.unreadable;
  if (status >= 500) return texts().failures.server;
  return texts().failures.general;
}

function fieldProblems({ fields, field_codes }: Body): Record<string, string> {
  const codes = isRecord(field_codes) ? field_codes : {};
  return Object.fromEntries(
    Object.entries(isRecord(fields) ? fields : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, said(codes[name], text)]] : [],
    ),
  );
}

function rowProblems(errors: unknown[]): RowProblem[] {
  return errors.filter(isRowProblem).map((one) => ({ ...one, error: said(one, one.error) }));
}

/** 's_count is too many' names the field for programs; people read 'Is too many' where no field can show it. */
function forPeople(error: string, body: Body, fields: Record<string, string>): string {
  const first = body['code'] === 'invalid' ? Object.values(fields)[0] : undefined;
  const words = first ?? said(body, error);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The sentence for a code and its parameters in the reader's language. A newer server may send codes that this page
 * does not know, and the first screen has no catalogue yet: then the server's own sentence.
 */
function said(issue: unknown, sentence: string): string {
  const { problems } = texts() as Partial<Texts>;
  if (!problems || !isRecord(issue) || !Object.hasOwn(problems, `${issue['code']}`))
    return sentence;
  try {
    return sentenceOf(problems, issue as Issue);
  } catch {
    return sentence;
  }
}

type Body = Record<string, unknown>;

function isRowProblem(value: unknown): value is RowProblem {
  if (!isRecord(value)) return false;
  const { row, field, error } = value;
  return typeof row === 'number' && typeof field === 'string' && typeof error === 'string';
}
