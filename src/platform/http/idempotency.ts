import { createHash } from 'node:crypto';
import { issue } from '#src/domain/problems/codes.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import type { User } from '#src/platform/security/auth.ts';
import { invalid, Problem } from './problem.ts';
import {
  countChanges,
  deleteResponse,
  findResponse,
  storeResponse,
} from './idempotency.queries.ts';

export type WriteHandler = (call: Call) => unknown;

type Call = {
  request: Request;
  headers: Record<string, string | undefined>;
  body: unknown;
  maybeUser: User | null;
};

type Write = { uid: number; key: string; call: string; created: string };

const KEY_LENGTH = 64;
/** The ids of 5,000 imported animals fit in. */
const ANSWER_LENGTH = 50_000;

/** Writes that are not done yet, by keeper and key. */
const running = new Set<string>();

/**
 * Runs a write once for each `Idempotency-Key` of a keeper: a repeat with the same body gets the first response.
 * Handler and answer are one transaction, so that no crash comes between them. Of an asynchronous handler what comes
 * before its first `await` is; what it does later has to bear a repeat. A call that changed nothing is not kept.
 * @throws Problem 422 `key_reused` for another call with the same key, 409 while the first one runs
 */
export function answerOnce(context: Context, call: Call, handler: WriteHandler): unknown {
  const write = keyed(context, call, call.body);
  return write ? once(context, write, () => handler(call)) : handler(call);
}

/** The same for a call that reads its own body: its handler runs, and asks `sentOnce` with the bytes. */
export function answerFileOnce(context: Context, call: Call, handler: WriteHandler): unknown {
  keyed(context, call, null);
  files.set(call.request, (digest, work) => {
    const write = keyed(context, call, digest);
    return write ? (once(context, write, work) as ReturnType<typeof work>) : work();
  });
  return handler(call);
}

/** Works with the bytes of a call, or answers what it answered to the same bytes with the same key. */
export function sentOnce<T>(
  request: Request,
  bytes: Iterable<string | Uint8Array>,
  work: () => Promise<T>,
): Promise<T> {
  const file = files.get(request);
  if (!file) return work();
  const hash = createHash('sha256');
  for (const part of bytes) hash.update(`${part.length} `).update(part);
  return file(hash.digest('base64'), work) as Promise<T>;
}

const files = new WeakMap<
  Request,
  (digest: string, work: () => Promise<unknown>) => Promise<unknown>
>();

/** What is known of a write with a key; null without one. @throws Problem 422 */
function keyed(context: Context, { headers, maybeUser, request }: Call, sent: unknown) {
  const key = headers['idempotency-key'];
  if (key === undefined || !maybeUser) return null;
  if (key === '' || key.length > KEY_LENGTH)
    throw invalid({ 'idempotency-key': issue('key_length', { max: KEY_LENGTH }) });
  const created = context.now().toISOString();
  return { uid: maybeUser.uid, key, call: hashOf(request, sent), created };
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
  return JSON.parse(known.answer ?? '{"status":true}');
}

function first(tx: Executor, write: Write, handle: () => unknown): unknown {
  const before = countChanges(tx);
  const result = handle();
  const isDone = !(result instanceof Promise);
  if (countChanges(tx) > before && !(isDone && holdsSecret(result)))
    storeResponse(tx, { ...write, answer: isDone ? textOf(result) : null });
  return result;
}

async function whenDone(context: Context, write: Write, work: Promise<unknown>): Promise<unknown> {
  running.add(nameOf(write));
  try {
    const result = await work;
    if (holdsSecret(result)) deleteResponse(context.db, write.uid, write.key);
    else storeResponse(context.db, { ...write, answer: textOf(result) });
    return result;
  } finally {
    running.delete(nameOf(write));
  }
}

/**
 * Sessions, links and codes are stored nowhere as they are. Their calls bear a repeat. A test holds every text that a
 * write answers against this list.
 */
export const SECRETS = ['token', 'link', 'ticket', 'secret', 'uri', 'recovery_codes'];
const holdsSecret = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && SECRETS.some((name) => name in result);

function textOf(result: unknown): string | null {
  const text = JSON.stringify(result);
  return text.length > ANSWER_LENGTH ? null : text;
}

function hashOf(request: Request, sent: unknown): string {
  const { pathname, search } = new URL(request.url);
  const said = [request.method, pathname + search, sent === undefined ? null : sent];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64');
}

const nameOf = ({ uid, key }: Write) => `${uid} ${key}`;
