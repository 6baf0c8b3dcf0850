import { expect, test } from 'bun:test';
import { signedAmount } from './money.ts';

test.each([
  [3, '+€3.00'],
  [-2.5, '−€2.50'],
  [0, '€0.00'],
  [-0, '€0.00'],
])('%d is shown as %s', (amount, shown) => {
  expect(signedAmount(amount, 'EUR')).toBe(shown);
});
