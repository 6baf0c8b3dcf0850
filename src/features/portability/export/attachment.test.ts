import { expect, test } from 'bun:test';
import { attachment } from './attachment.ts';

/** Three rows, each more than a slice of work. */
function* rows(made: number[]): Generator<string> {
  for (let row = 1; row <= 3; row += 1) {
    const until = performance.now() + 12;
    while (performance.now() < until);
    made.push(row);
    yield `${row}\n`;
  }
}

test('a long export waits for its turn between two slices of work', async () => {
  const made: number[] = [];
  const turns: (() => void)[] = [];
  const turn = () => new Promise<void>((enter) => turns.push(enter));
  const text = attachment('x.csv', 'text/csv', rows(made), turn).text();
  for (const row of [1, 2, 3]) {
    while (turns.length === 0) await Bun.sleep(1);
    expect(made.length).toBe(row);
    turns.shift()?.();
  }
  expect(await text).toBe('1\n2\n3\n');
});
