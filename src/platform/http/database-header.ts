import { Elysia } from 'elysia';
import { databaseId } from '#src/db/database-id.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from './problem.ts';

/**
 * Each answer names the database it speaks of. A write that names another one is refused before anything is looked
 * at: what it speaks of may not be there, or be something else.
 */
export const databaseHeader = (context: Context) =>
  new Elysia({ name: 'database-header' }).onRequest(({ set, request }) => {
    if (!/^[^/]*\/\/[^/]*\/api\//.test(request.url)) return;
    const id = databaseId(context.db);
    set.headers['x-database'] = id;
    if (request.method !== 'GET' && (request.headers.get('x-database') ?? id) !== id)
      throw new Problem('other_database');
  });
