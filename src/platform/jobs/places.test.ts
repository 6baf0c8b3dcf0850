import { expect, test } from 'bun:test';
import { createPlaces, unlessEnded } from './places.ts';

const crowded = { status: 503, issue: { code: 'crowded' }, extra: { retryAfter: 5 } };

test('callers come in order, and one that has a place delays no other', async () => {
  const all = createPlaces({ places: 2, patience: 60_000 });
  const entered: string[] = [];
  const take = async (caller: string) => {
    const release = await all.take(caller);
    entered.push(caller);
    return release;
  };
  const first = await take('a');
  const late = take('a');
  const other = await take('b');
  const third = take('c');
  expect(entered).toEqual(['a', 'b']);
  first();
  await late;
  expect(entered).toEqual(['a', 'b', 'a']);
  other();
  await third;
  expect(entered).toEqual(['a', 'b', 'a', 'c']);
});

test('who waits too long is told to come again, and the place is free for the next', async () => {
  const all = createPlaces({ places: 1, patience: 1 });
  const release = await all.take('a');
  await expect(all.take('b')).rejects.toMatchObject(crowded);
  release();
  (await all.take('b'))();
});

/** Takes a place, notes when it is had, and gives it back at once. */
function visitor(all: ReturnType<typeof createPlaces>, entered: string[]) {
  return async (caller: string, kind?: string) => {
    const release = await all.take(caller, kind);
    entered.push(caller);
    release();
  };
}

test('who waits more than once lets the others in between', async () => {
  const all = createPlaces({ places: 1, patience: 60_000 });
  const entered: string[] = [];
  const visit = visitor(all, entered);
  const release = await all.take('z');
  const visits = ['a', 'a', 'a', 'b', 'b', 'c'].map((caller) => visit(caller));
  release();
  await Promise.all(visits);
  expect(entered).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

test('a caller has one place of each kind', async () => {
  const all = createPlaces({ places: Infinity, patience: 1 });
  const release = await all.take('a', 'part');
  (await all.take('a', 'picture'))();
  await expect(all.take('a', 'part')).rejects.toMatchObject(crowded);
  release();
});

test('a caller has as many waiting as it may, of all kinds together', async () => {
  const all = createPlaces({
    places: Infinity,
    patience: 60_000,
    waiting: { ofOne: 3, inAll: Infinity },
  });
  const entered: string[] = [];
  const visit = visitor(all, entered);
  const releases = [await all.take('a', 'part'), await all.take('a', 'picture')];
  const visits = ['part', 'part', 'picture'].map((kind) => visit('a', kind));
  await expect(all.take('a', 'picture')).rejects.toMatchObject(crowded);
  for (const release of releases) release();
  await Promise.all(visits);
  expect(entered).toEqual(['a', 'a', 'a']);
});

test('where no more may wait, the one that waits most often makes room', async () => {
  const all = createPlaces({ places: 1, patience: 60_000, waiting: { ofOne: 5, inAll: 6 } });
  const entered: string[] = [];
  const visit = visitor(all, entered);
  const release = await all.take('z');
  const greedy = Array.from({ length: 5 }, () => visit('a'));
  const last = greedy.pop();
  const visits = [...greedy, visit('b'), visit('c')];
  await expect(last).rejects.toMatchObject(crowded);
  await expect(visit('a')).rejects.toMatchObject(crowded);
  release();
  await Promise.all(visits);
  expect(entered).toEqual(['a', 'b', 'c', 'a', 'a', 'a']);
});

test('where all wait equally often, one more is told to come again', async () => {
  const all = createPlaces({ places: 1, patience: 60_000, waiting: { ofOne: 5, inAll: 2 } });
  const release = await all.take('z');
  const visits = ['a', 'b'].map((caller) => all.take(caller).then((leave) => leave()));
  await expect(all.take('c')).rejects.toMatchObject(crowded);
  release();
  await Promise.all(visits);
});

test('who stops waiting leaves its place to the next', async () => {
  const all = createPlaces({ places: 1, patience: 60_000 });
  const release = await all.take('a');
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const given = unlessEnded(all.take('b'), ended);
  reject(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  const next = all.take('c');
  release();
  (await next)();
});
