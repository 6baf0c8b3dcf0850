import { expect, test } from 'bun:test';
import { pricedIn } from './priced.ts';

test.each([
  ['{"prices":{"4":1800,"7":0},"price_all":500}', [4, 7]],
  ['{"prices":{"4":"18","5":null}}', []],
  ['{"prices":[1800]}', []],
  ['{}', []],
  ['[', []],
  [null, []],
])('%s', (conf_val, ids) => {
  expect([...pricedIn(conf_val)]).toEqual(ids);
});
