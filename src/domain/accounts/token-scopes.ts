/** What a program may do with a token, from the least to the most. */
export const tokenScopes = ['today', 'read', 'record', 'everything'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Before each token, so that who finds one in a file or a log knows what it is. */
export const TOKEN_PREFIX = 'exu_';

/** The summary of the day, and nothing else: for a tablet on the wall. */
const TODAY: readonly string[] = ['/api/today', '/api/wall'];

/** What a keeper notes at the animals; whatever else changes something needs `everything`. */
const RECORD: readonly string[] = [
  'PUT /api/pet/pre_molt',
  'POST /api/pet/feeding/feed',
  'POST /api/pet/feeding/feed_many',
  'POST /api/pet/feeding/feed_plan',
  'POST /api/pet/feeding/feed_plan_all',
  'PUT /api/pet/feeding/update',
  'DELETE /api/pet/feeding/delete',
  'POST /api/pet/molt/add',
  'PUT /api/pet/molt/update',
  'PUT /api/pet/molt/update_gender',
  'POST /api/pet/measurement/add',
  'POST /api/pet/events/add',
  'POST /api/pet/events/add_many',
  'POST /api/picture/upload',
  'POST /api/place/notes/add',
  'PUT /api/pet/move',
];

/** Log-in, password, second factors, sessions, tokens, and all of the administration: people only. */
const PEOPLE_ONLY = /^\/api\/(user|admin)\//;
const WHO_AM_I = '/api/user/me';

/** Whether a token of this scope may make a call. */
export function tokenMay(scope: TokenScope, method: string, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  if (scope === 'today') return isRead && TODAY.includes(path);
  if (isRead && path === WHO_AM_I) return true;
  if (PEOPLE_ONLY.test(path)) return false;
  if (scope === 'everything' || isRead) return true;
  return scope === 'record' && RECORD.includes(`${method} ${path}`);
}
