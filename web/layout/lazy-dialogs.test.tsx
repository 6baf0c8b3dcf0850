import '#web/testing/dom.ts';
import { afterEach, expect, test } from 'bun:test';
import { dismissAllNotices } from '#web/state/notices.ts';
import { texts } from '#web/texts/texts.ts';
import { eventually, render } from '#web/testing/render.tsx';
import { lazyDialogs } from './lazy-dialogs.ts';
import { NoticeHost } from './notice-host.tsx';

afterEach(dismissAllNotices);

const Sale = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Sell it</button>;

test('a dialog comes with its code, and at once when that was fetched before', async () => {
  const { dialog, preload } = lazyDialogs(() => Promise.resolve({ Sale }));
  const Lazy = dialog((dialogs) => dialogs.Sale);
  await render(<Lazy onClose={() => {}} />);
  await eventually(() => expect(document.body.textContent).toContain('Sell it'));
  await preload();
  await render(<Lazy onClose={() => {}} />);
  expect(document.body.textContent).toContain('Sell it');
});

test('one whose code can’t be fetched says so and closes, and the next tap tries again', async () => {
  let isCutOff = true;
  const { dialog } = lazyDialogs(() =>
    isCutOff ? Promise.reject(new Error('cut off')) : Promise.resolve({ Sale }),
  );
  const Lazy = dialog((dialogs) => dialogs.Sale);
  let closed = 0;
  await render(<Lazy key="first" onClose={() => (closed += 1)} />);
  await eventually(() => expect(closed).toBe(1));
  await render(<NoticeHost />);
  expect(document.body.textContent).toContain(texts().failures.network);
  isCutOff = false;
  await render(<Lazy key="second" onClose={() => {}} />);
  await eventually(() => expect(document.body.textContent).toContain('Sell it'));
});

test('code that failed to come ahead is fetched again with the first tap', async () => {
  let tries = 0;
  const { dialog } = lazyDialogs(() =>
    ++tries === 1 ? Promise.reject(new Error('cut off')) : Promise.resolve({ Sale }),
  );
  const Lazy = dialog((dialogs) => dialogs.Sale);
  await render(<Lazy onClose={() => {}} />);
  await eventually(() => expect(document.body.textContent).toContain('Sell it'));
});
