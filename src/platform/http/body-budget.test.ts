import { expect, test } from 'bun:test';
import { createBudget } from './body-budget.ts';
import { patience } from './read-body.ts';

test('bodies take turns, each caller within its share, and a full one delays no other', async () => {
  const budget = createBudget({ most: 10, share: 4, patience: 60_000 });
  const entered: string[] = [];
  const take = async (caller: string, bytes: number) => {
    const release = await budget.take(caller, bytes);
    entered.push(`${caller} ${bytes}`);
    return release;
  };
  const first = await take('a', 4);
  const late = take('a', 2);
  const other = await take('b', 4);
  const third = take('c', 4);
  expect(entered).toEqual(['a 4', 'b 4']);
  first();
  await late;
  await third;
  expect(entered).toEqual(['a 4', 'b 4', 'a 2', 'c 4']);
  other();
});

test('one that is larger than the budget is read alone', async () => {
  const budget = createBudget({ most: 10, share: 0, patience: 1 });
  const release = await budget.take('a', 50);
  await expect(budget.take('b', 1)).rejects.toMatchObject({ issue: { code: 'crowded' } });
  release();
  (await budget.take('b', 1))();
});

test('a caller has at most twenty waiting, and each is told to come again', async () => {
  const budget = createBudget({ most: 10, share: 0, patience: 1 });
  const release = await budget.take('a', 1);
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => budget.take('a', 1)));
  for (const answer of answers)
    expect(answer).toMatchObject({ reason: { status: 503, extra: { retryAfter: 5 } } });
  release();
  (await budget.take('a', 1))();
});

test.each([
  ['nothing yet', 0, 0, 15_000],
  ['a byte every three seconds', 12_000, 4, 3000.4],
  ['still too slow', 15_001, 5, 0],
  ['a slow network', 20_000, 400_000, 30_000],
  ['the end of all patience', 149_000, 20_000_000, 1000],
])('%s: how long the next byte may take', (_what, elapsed, received, most) => {
  expect(patience(elapsed, received)).toBeCloseTo(most, 3);
});
