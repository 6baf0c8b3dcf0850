import { click, eventually, find, render } from '#web/testing/render.tsx';
import { expect, test } from 'bun:test';
import { Suspense } from 'react';
import { lazyPart, type Unfetched } from './lazy-part.ts';

/** As a tap in the moment in which the network is back. */
const Twice = ({ again }: Unfetched) => (
  <button
    type="button"
    id="again"
    onClick={() => {
      again();
      again();
    }}
  >
    again
  </button>
);

test('A part that is asked for again twice at once comes, and is not asked for forever', async () => {
  let asked = 0;
  const Part = lazyPart<object>(async () => {
    asked += 1;
    if (asked > 50) return new Promise(() => {});
    if (asked === 1) throw new Error('offline');
    return () => <p id="here">here</p>;
  }, Twice);
  await render(
    <Suspense fallback={<i>wait</i>}>
      <Part />
    </Suspense>,
  );
  await eventually(() => find('#again'));
  await click(find('#again'));
  await eventually(() => find('#here'));
  expect(asked).toBe(2);
});
