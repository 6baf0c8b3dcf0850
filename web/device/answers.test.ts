import { expect, test } from 'bun:test';
import { paramsOf } from './answers.ts';

test.each([
  ['/pet/list', '/pet/list', []],
  ['/pet/list', '/pet/ids', null],
  ['/pet/detail/:id', '/pet/detail/14', ['14']],
  ['/pet/detail/:id', '/pet/detail', null],
  ['/pet/detail/:id', '/pet/detail/14/more', null],
  ['/pet/quickview/:idOrTag', '/pet/quickview/a%2Fb', ['a/b']],
])('the pattern %s with the address %s', (pattern, path, params) => {
  expect(paramsOf(pattern.split('/'), path)).toEqual(params);
});
