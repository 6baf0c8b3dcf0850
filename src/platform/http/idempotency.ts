import { createHash } from 'node:crypto';
import { isRecord } from '#src/domain/is-record.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import type { User } from '#src/platform/security/auth.ts';
import { invalid, Problem } from './problem.ts';
import {
  countChanges,
  deleteResponse,
  deleteUnanswered,
  findResponse,
  storeResponse,
} from './idempotency.queries.ts';

export type WriteHandler = (call: Call) => unknown;

export type Call = {
  request: Request;
  headers: Record<string, string | undefined>;
  body: unknown;
  maybeUser: User | null;
  set: { headers: Record<string, string | number | undefined> };
};

/** `token`: what the call came with. */
type Write = { uid: number; key: string; call: string; created: string; token: string };

export const KEY_LENGTH = 64;
/** The ids of 5,000 imported animals fit in. */
const ANSWER_LENGTH = 50_000;

/** Writes that are not done yet, by keeper and key. */
const running = new Set<string>();

/**
 * Runs a write once for each `Idempotency-Key` of a keeper: a repeat with the same body, in whatever order its fields
 * are, gets the first response. The keys of visitors are no one's, and nothing is kept of them.
 * Handler and answer are one transaction, so that no crash comes between them. Of an asynchronous handler what comes
 * before its first `await` is; what it does later has to bear a repeat. A call that changed nothing is not kept, nor one
 * that failed: what it changed was rolled back.
 * @throws Problem 422 `key_reused` for another call with the same key, 409 while the first one runs
 */
export function handleOnce(context: Context, call: Call, handler: WriteHandler): unknown {
  const write = keyed(context, call, call.body);
  if (!write) return handler(call);
  writes.set(call.request, write);
  return once(context, write, () => handler(call));
}

/**
 * Stores the response of an asynchronous write in the transaction that completes it, where it has a key: a crash leaves
 * both or neither. Nothing may be written before its first `await`, then.
 */
export function responded<Result>(tx: Executor, request: Request, result: Result): Result {
  const write = writes.get(request);
  if (write) storeResponse(tx, { ...write, answer: textOf(result) });
  return result;
}

const writes = new WeakMap<Request, Write>();

/** The same for a call that reads its own body: its handler runs, and asks `sentOnce` with what came. */
export function handleFileOnce(context: Context, call: Call, handler: WriteHandler): unknown {
  if (keyed(context, call, null))
    files.set(call.request, (digest, work) => {
      const write = keyed(context, call, digest);
      return write ? (once(context, write, work) as ReturnType<typeof work>) : work();
    });
  return handler(call);
}

/** Works with what a call sent, or answers what it answered to the same with the same key. */
export async function sentOnce<T>(
  request: Request,
  sent: Iterable<Blob>,
  work: () => Promise<T>,
): Promise<T> {
  const file = files.get(request);
  if (!file) return work();
  const hash = createHash('sha256');
  for (const part of sent) {
    hash.update(`${part.size} `);
    for await (const bytes of part.stream()) hash.update(bytes);
  }
  return file(hash.digest('base64'), work) as Promise<T>;
}

const files = new WeakMap<
  Request,
  (digest: string, work: () => Promise<unknown>) => Promise<unknown>
>();

/** What is known of a write with a key; null without one. @throws Problem 422 */
function keyed(context: Context, { headers, maybeUser, request }: Call, sent: unknown) {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (key === '' || key.length > KEY_LENGTH)
    throw invalid({ 'idempotency-key': issue('key_length', { max: KEY_LENGTH }) });
  if (!maybeUser) return null;
  const created = context.now().toISOString();
  const token = headers['authorization']?.replace(/^bearer\s+/i, '') ?? '';
  return { uid: maybeUser.uid, key, call: hashOf(request, sent), created, token };
}

function once(context: Context, write: Write, work: () => unknown): unknown {
  const { result } = inTransaction(context.db, (tx) => ({
    result: repeated(tx, write) ?? first(tx, write, work),
  }));
  return result instanceof Promise ? whenDone(context, write, result) : result;
}

function repeated(tx: Executor, write: Write): unknown {
  if (running.has(nameOf(write))) throw new Problem('still_running', null, { retryAfter: 1 });
  const known = findResponse(tx, write.uid, write.key);
  if (!known) return undefined;
  if (known.call !== write.call) throw new Problem('key_reused');
  const answer = JSON.parse(known.answer ?? '{"status":true}');
  return TOKEN in answer ? { ...answer, token: write.token } : answer;
}

function first(tx: Executor, write: Write, handle: () => unknown): unknown {
  const before = countChanges(tx);
  const result = handle();
  const isDone = !(result instanceof Promise);
  if (countChanges(tx) > before && !(isDone && holdsSecret(write, result)))
    storeResponse(tx, { ...write, answer: isDone ? textOf(result) : null });
  return result;
}

async function whenDone(context: Context, write: Write, work: Promise<unknown>): Promise<unknown> {
  running.add(nameOf(write));
  try {
    const result = await work;
    if (holdsSecret(write, result)) deleteResponse(context.db, write.uid, write.key);
    else storeResponse(context.db, { ...write, answer: textOf(result) });
    return result;
  } catch (error) {
    deleteUnanswered(context.db, write.uid, write.key);
    throw error;
  } finally {
    running.delete(nameOf(write));
  }
}

/**
 * Sessions, links and codes are stored nowhere as they are, nor is what the file of a hand-over holds before it is taken
 * in. Their calls bear a repeat; one that goes on in its own session is answered again with the token that the repeat
 * came with. A test holds every text that a write answers against this list.
 */
const TOKEN = 'token';
export const SECRETS = [TOKEN, 'link', 'ticket', 'secret', 'uri', 'recovery_codes', 'hand_over'];
const holdsSecret = ({ uid }: Write, result: unknown): boolean =>
  isRecord(result) &&
  SECRETS.some((name) => name in result && !(name === TOKEN && isSessionOf(uid, result)));

function isSessionOf(uid: number, { data }: Record<string, unknown>): boolean {
  const user: unknown = Array.isArray(data) ? data[0] : null;
  return isRecord(user) && user['uid'] === uid;
}

function textOf(result: unknown): string | null {
  const text = JSON.stringify(
    isRecord(result) && TOKEN in result ? { ...result, token: null } : result,
  );
  return text.length > ANSWER_LENGTH ? null : text;
}

function hashOf(request: Request, sent: unknown): string {
  const { pathname, search } = new URL(request.url);
  const said = [request.method, pathname + search, sent === undefined ? null : sent];
  return createHash('sha256').update(JSON.stringify(said, inOrder)).digest('base64');
}

/**
 * For JSON.stringify: fields by name, since their order says nothing, and without passwords, which prove who asks but
 * are no part of what is asked. A hash as quick as this one would let them be guessed.
 */
const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.keys(value)
          .filter((name) => !PASSWORDS.includes(name))
          .toSorted()
          .map((name) => [name, value[name]]),
      )
    : value;
const PASSWORDS = ['upw', 'old'];

const nameOf = ({ uid, key }: Write) => `${uid} ${key}`;
