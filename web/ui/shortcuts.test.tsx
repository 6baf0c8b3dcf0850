import { render } from '#web/testing/render.tsx';
import { expect, test } from 'bun:test';
import { useLayoutEffect } from 'react';
import { useKeys } from './shortcuts.ts';

function Keys({ say }: { say: () => void }) {
  useKeys({ f: say });
  return null;
}

/** Presses the key as soon as the page shows what was rendered. */
function PressedAtOnce({ say }: { say: () => void }) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
  });
  return <Keys say={say} />;
}

test('a key does what the page says that it does, from the moment on at which it is shown', async () => {
  const done: string[] = [];
  const { again } = await render(<PressedAtOnce say={() => done.push('first')} />);
  await again(<PressedAtOnce say={() => done.push('second')} />);
  expect(done.at(-1)).toBe('second');
});
