import type { TokenScope } from '#src/domain/accounts/token-scopes.ts';
import type { TestApp } from './test-app.ts';

/** Calls as a program of a keeper does, with a new token. */
export async function programOf({ as, withToken }: TestApp, uid: number, scope: TokenScope) {
  const { data } = await as(uid).post('user/tokens/add', { name: 'Home Assistant', scope });
  return withToken(data.secret);
}
