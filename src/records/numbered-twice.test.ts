import { expect, test } from 'bun:test';
import { numberedTwice } from './numbered-twice.ts';

test('a number that several animals have is named with where they stand', () => {
  expect(numberedTwice(['A-1', '#7', null, 'a-1', null, '7', '8', 'A-1'])).toEqual([
    { number: 'A-1', at: [0, 3, 7] },
    { number: '#7', at: [1, 5] },
  ]);
});
