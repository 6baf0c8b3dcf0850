import { Elysia } from 'elysia';
import { auth } from './auth.ts';
import type { Context } from './context.ts';

/**
 * The start of every slice's routes: the guards, and bodies taken as they are. Without `normalize: false`
 * Elysia strips unknown fields in silence; here they are refused.
 */
export const slice = <const Prefix extends string>(context: Context, prefix: Prefix) =>
  new Elysia({ prefix, normalize: false }).use(auth(context));
