import { describe, expect, test } from 'bun:test';
import { tokenMay, tokenScopes } from './token-scopes.ts';

const may = (method: string, path: string) =>
  tokenScopes.filter((scope) => tokenMay(scope, method, path)).join(' ');

describe('who may make a call by a token', () => {
  test.each([
    ['GET', '/api/wall', 'today read record everything'],
    ['GET', '/api/today', 'today read record everything'],
    ['HEAD', '/api/pet/list', 'read record everything'],
    ['GET', '/api/pet/list', 'read record everything'],
    ['GET', '/api/data/export.json', 'read record everything'],
    ['GET', '/api/user/me', 'read record everything'],
    ['POST', '/api/pet/feeding/feed', 'record everything'],
    ['PUT', '/api/pet/pre_molt', 'record everything'],
    ['DELETE', '/api/pet/delete', 'everything'],
    ['POST', '/api/sales/add', 'everything'],
    ['PUT', '/api/pet/list', 'everything'],
    ['POST', '/api/wall', 'everything'],
    ['GET', '/api/user/sessions', ''],
    ['GET', '/api/user/tokens', ''],
    ['POST', '/api/user/tokens/add', ''],
    ['PUT', '/api/user/password', ''],
    ['PUT', '/api/user/me', ''],
    ['GET', '/api/admin/user_list', ''],
    ['POST', '/api/admin/sendmail', ''],
  ])('%s %s: %s', (method, path, scopes) => {
    expect(may(method, path)).toBe(scopes);
  });
});
