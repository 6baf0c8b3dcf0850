import { expect, test } from 'bun:test';
import { writers } from '#web/device/writers.ts';
import { kindOf } from './line-kind.ts';

test.each([
  ['POST /pet/feeding/feed', { progress: 0 }, 'fed'],
  ['POST /pet/feeding/feed_many', { progress: 2 }, 'refused'],
  ['POST /pet/feeding/feed', { progress: 1 }, 'offered'],
  ['POST /pet/feeding/feed_plan_all', { fp_id: 1 }, 'plan'],
  ['POST /pet/feeding/feed_plan', { fp_id: 1, progress: 0 }, 'plan'],
  ['POST /pet/feeding/feed_plan', { fp_id: 1, progress: 1 }, 'offered'],
  ['POST /pet/feeding/feed_plan', { fp_id: 1, progress: 2 }, 'refused'],
  ['POST /pet/molt/add', { size: 3 }, 'molt'],
  ['PUT /pet/molt/update', { size: 3 }, 'moltEdit'],
  ['PUT /pet/molt/update_gender', { gender: 'f' }, 'sex'],
  ['PUT /pet/decrement_count', { count: 1 }, 'fewer'],
  ['POST /pet/archive_part', { count: 2, reason: 'died' }, 'part'],
  ['DELETE /pet/archive_part', { group_id: 2 }, 'partGone'],
  ['PUT /pet/move_back', {}, 'place'],
  ['DELETE /sales/delete', { slid: 2 }, 'saleGone'],
] as const)('%s with %p is shown as %s', (write, body, words) => {
  expect(kindOf({ write, body }).words).toBe(words);
});

test('only the edit of an animal has a word that names nothing else', () => {
  const unnamed = Object.keys(writers).filter(
    (write) => kindOf({ write, body: { progress: 0 } }).words === 'edit',
  );
  expect(unnamed).toEqual(['PUT /pet/update']);
});
