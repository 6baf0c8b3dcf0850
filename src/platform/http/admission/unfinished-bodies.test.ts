import { expect, test } from 'bun:test';
import { createUnfinishedBodies } from './unfinished-bodies.ts';

const crowded = { status: 503, extra: { retryAfter: 5 } };

test('the caller that holds the most loses its largest body, and small ones get through', async () => {
  const enter = createUnfinishedBodies(10);
  const [small, large, other] = [enter('a'), enter('a'), enter('b')];
  small.add(2);
  large.add(5);
  other.add(3);
  enter('c').add(1);
  await expect(large.ended).rejects.toMatchObject(crowded);
  small.add(3);
  other.add(1);
  await expect(Promise.race([small.ended, other.ended, Promise.resolve('on')])).resolves.toBe('on');
});

test('what has left gives its room back, and what is too large for all of it ends itself', async () => {
  const enter = createUnfinishedBodies(10);
  const first = enter('a');
  first.add(10);
  first.leave();
  const second = enter('b');
  second.add(10);
  await expect(Promise.race([second.ended, Promise.resolve('on')])).resolves.toBe('on');
  second.add(1);
  await expect(second.ended).rejects.toMatchObject(crowded);
});

test('what ended counts no more, though bytes of it still come', async () => {
  const enter = createUnfinishedBodies(10);
  const [large, small] = [enter('a'), enter('b')];
  small.add(5);
  large.add(6);
  await expect(large.ended).rejects.toMatchObject(crowded);
  large.add(6);
  large.leave();
  small.add(5);
  await expect(Promise.race([small.ended, Promise.resolve('on')])).resolves.toBe('on');
});
