import { Elysia } from 'elysia';
import { handleFileOnce, handleOnce, type Call, type WriteHandler } from './idempotency.ts';
import { durable } from '#src/db/durable.ts';
import { findSyncRev } from '#src/db/sync.ts';
import { auth } from '#src/platform/security/auth.ts';
import type { Context } from '#src/platform/context.ts';
import { removeGoneDocuments } from '#src/platform/documents/documents.ts';
import { inReadersNames } from './common-names.ts';
import { lenient } from './lenient.ts';
import { failureResponses } from '#src/platform/http/document/failure-schema.ts';

/** Seconds. Large files come and go slowly over a weak network: the server's own 60 s would cut them. */
const LONG = 240;

/**
 * The start of every slice's routes: the guards, bodies taken as they are, writes that can be repeated, and `long` for
 * calls that carry files. Without `normalize: false` Elysia strips unknown fields in silence; here they are refused.
 */
export const createRouter = <const Prefix extends string>(context: Context, prefix: Prefix) => {
  const router = new Elysia({ prefix, normalize: false, detail: { responses: failureResponses } })
    .use(auth(context))
    .onAfterHandle(({ responseValue, language }) =>
      inReadersNames(context.db, responseValue, language),
    )
    .macro('long', {
      beforeHandle: ({ server, request }) => void server?.timeout(request, LONG),
    });
  readKindly(router as unknown as Adders<'get'>);
  makeRepeatable(context, router as unknown as Adders);
  return router;
};

type Writes = 'post' | 'put' | 'delete';
type Adders<Method extends string = Writes> = Record<
  Method,
  (...route: [string, WriteHandler, object?]) => unknown
>;

/** Elysia has no hook before validation that knows a call's schema. */
function readKindly(router: Adders<'get'>): void {
  const add = router.get.bind(router);
  router.get = (path, handler, hook = {}) => add(path, handler, lenient(hook));
}

/** Elysia has no hook around a handler; the routes keep their types, since only what runs is wrapped. */
function makeRepeatable(context: Context, router: Adders): void {
  for (const method of ['post', 'put', 'delete'] as const) {
    const add = router[method].bind(router);
    router[method] = (path, handler, hook = {}) => {
      const isFile = 'parse' in hook && hook.parse === 'none';
      const handle = isFile ? handleFileOnce : handleOnce;
      const write = (call: Call) => acknowledged(context, call, handle(context, call, handler));
      return add(path, write, lenient(hook));
    };
  }
}

/**
 * A write is answered once it would outlive a power cut. `x-sync` says the keeper's revision after it: a device's copy of
 * the collection holds the write once a sync has reached it.
 */
async function acknowledged(
  { config, db }: Context,
  call: Call,
  result: unknown,
): Promise<unknown> {
  const response = await result;
  const rev = call.maybeUser && findSyncRev(db, call.maybeUser.uid);
  if (rev !== null) call.set.headers['x-sync'] = String(rev);
  await durable(db);
  removeGoneDocuments({ config, db });
  return response;
}

/** A whole list as it is answered. */
export const counted = <Row>(rows: Row[]) => ({ rows, count: rows.length });

/** One record as it is answered: flat, as the first clients know it, and under `data`, as every single record is. */
export const single = <Record extends object>(record: Record) => ({ ...record, data: record });

/** The answer of every write, besides its own fields. */
export const ok = { status: true as const };
