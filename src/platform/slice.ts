import { Elysia } from 'elysia';
import { auth } from './auth.ts';
import type { Context } from './context.ts';

/** Seconds. Large files come and go slowly over a weak network: the server's own 60 s would cut them. */
const LONG = 240;

/**
 * The start of every slice's routes: the guards, bodies taken as they are, and `long` for calls that carry files.
 * Without `normalize: false` Elysia strips unknown fields in silence; here they are refused.
 */
export const slice = <const Prefix extends string>(context: Context, prefix: Prefix) =>
  new Elysia({ prefix, normalize: false }).use(auth(context)).macro('long', {
    beforeHandle: ({ server, request }) => void server?.timeout(request, LONG),
  });

/** What every call answers that changed something, beside what else it has to say. */
export const done = { status: true as const };
