import { expect, test } from 'bun:test';
import { startJobs } from './background.ts';
import type { Log } from '#src/platform/log/log.ts';

test('a job that fails, at once or later, is logged, ends nothing and has its next turn', async () => {
  const said: string[] = [];
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let turns = 0;
  const error: Log['error'] = (message, fields) => {
    said.push(`${message}: ${String(fields?.['error'])}`);
    if (said.length === 4) resolve();
  };
  const silent = () => {};
  const stop = startJobs({ debug: silent, info: silent, warn: silent, error }, [
    {
      what: 'the job',
      everyMs: 1,
      run: () => {
        turns += 1;
        if (turns % 2) throw new Error('at once');
        return Promise.reject(new Error('later'));
      },
    },
  ]);
  await enough;
  stop();
  expect(said.slice(0, 2)).toEqual([
    'the job failed: Error: at once',
    'the job failed: Error: later',
  ]);
});

test('a job that still runs has no second turn beside it', async () => {
  const silent = () => {};
  const log: Log = { debug: silent, info: silent, warn: silent, error: silent };
  const { promise: ticked, resolve } = Promise.withResolvers<void>();
  let [turns, ticks] = [0, 0];
  const stop = startJobs(log, [
    { what: 'the long one', everyMs: 1, run: () => ((turns += 1), new Promise(() => {})) },
    { what: 'the short one', everyMs: 1, run: () => void ((ticks += 1) === 5 && resolve()) },
  ]);
  await ticked;
  stop();
  expect(turns).toBe(1);
});
