import { expect, test } from 'bun:test';
import { packFeedings } from '#src/domain/sync/packed-history.ts';
import { packedAnimal, syncAnswer } from '#web/testing/synced.ts';
import { applySync, emptyCollection, joinPages } from './apply-sync.ts';
import { wholeAnswer } from './whole-animals.ts';

const empty = emptyCollection(1, 'Ada');
const two = applySync(
  empty,
  syncAnswer(1, { all: 1, pets: [packedAnimal(1), packedAnimal(2)], plans: [] }),
);

test('a sync replaces the animals that it names and leaves the others the same objects', () => {
  const after = applySync(two, syncAnswer(1, { pets: [packedAnimal(2, 'Renamed')] }));
  expect(after.animals.get(1)).toBe(two.animals.get(1) as never);
  expect(after.animals.get(2)?.name).toBe('Renamed');
  expect(two.animals.get(2)?.name).toBe('Animal 2');
  expect(after.animals.get(2)?.feedings).toMatchObject([{ id: 20, food: 'Cricket' }]);
});

test('a sync removes what is gone, and all that it does not name where it is whole', () => {
  expect([...applySync(two, syncAnswer(1, { gone: [1] })).animals.keys()]).toEqual([2]);
  expect([
    ...applySync(two, syncAnswer(1, { all: 1, pets: [packedAnimal(3)] })).animals.keys(),
  ]).toEqual([3]);
});

test('a part that is left out stays as it was', () => {
  const feeders = [{ food: 'Cricket', uses: 1, last_used: null }];
  const fed = applySync(two, syncAnswer(1, { feeders }));
  expect(applySync(fed, syncAnswer(1, { settings: [] })).feeders).toEqual(feeders);
  expect(applySync(fed, syncAnswer(1, { all: 1 })).feeders).toEqual([]);
});

test('the pages of a sync are one change: the newest of an animal counts', () => {
  const joined = joinPages([
    syncAnswer(1, {
      all: 1,
      more: 1,
      cursor: 'a',
      pets: [packedAnimal(1), packedAnimal(2)],
      answered: ['x'],
      plans: [],
    }),
    syncAnswer(1, { cursor: 'b', pets: [packedAnimal(1, 'Newer')], gone: [2], answered: ['y'] }),
  ]);
  expect(joined).toMatchObject({ all: 1, more: 0, cursor: 'b', answered: ['x', 'y'], plans: [] });
  expect(joined?.pets.map(({ name }) => name)).toEqual(['Newer']);
  expect(joinPages([])).toBeUndefined();
});

test('a page that begins again replaces those before it', () => {
  const joined = joinPages([
    syncAnswer(1, { all: 1, more: 1, pets: [packedAnimal(1)], answered: ['a'] }),
    syncAnswer(1, { all: 1, more: 1, pets: [packedAnimal(2)] }),
    syncAnswer(2, { pets: [packedAnimal(3)] }),
  ]);
  expect(joined).toMatchObject({ all: 1, answered: [] });
  expect(joined?.pets.map(({ id }) => id)).toEqual([2, 3]);
});

test('newer feedings are put before those that the device has, each once', () => {
  const { feedings: _f, molts: _m, events: _e, ...head } = packedAnimal(1, 'Renamed');
  const newer = packFeedings([
    {
      id: 11,
      date_f: '2026-05-03',
      food: 'Locust',
      progress: 0,
      fp_id: null,
      amount: null,
      rev: 1,
    },
    {
      id: 10,
      date_f: '2026-05-01',
      food: 'Cricket',
      progress: 0,
      fp_id: null,
      amount: null,
      rev: 1,
    },
  ]);
  const told = { ...syncAnswer(2), pets: [{ ...head, newer }] };
  const whole = wholeAnswer(told, two.animals);
  const after = whole && applySync(two, whole);
  expect(after?.animals.get(1)?.feedings.map(({ id }) => id)).toEqual([11, 10]);
  expect(after?.animals.get(1)?.name).toBe('Renamed');
  expect(wholeAnswer(told, empty.animals)).toBeNull();
  const joined = joinPages([syncAnswer(1, { pets: [packedAnimal(1)], more: 1 }), told]);
  expect(joined?.pets).toMatchObject([{ name: 'Renamed', feedings: { i: [11, 1] }, molts: [] }]);
});
