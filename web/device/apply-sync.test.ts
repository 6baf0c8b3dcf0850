import { expect, test } from 'bun:test';
import type { DeviceFeeding } from '#src/domain/sync/collection.ts';
import {
  packFeedings,
  type PackedAnimal,
  type SyncAnswer,
} from '#src/domain/sync/packed-history.ts';
import { applySync, emptyCollection, joinPages } from './apply-sync.ts';

const meal: DeviceFeeding = {
  id: 7,
  date_f: '2026-05-01',
  food: 'Cricket',
  progress: 0,
  fp_id: null,
  rev: 1,
};

function animal(id: number, name = `Animal ${id}`): PackedAnimal {
  return {
    ...{ id, name, sc_id: 1, gender: 'other', an_count: 1, notes: '', kept_since: null },
    ...{ created: '2026-01-01', pre_molt: null, is_public: 0, has_img: 0, img_version: 0 },
    ...{ archived: 0, archive_reason: null, archive_date: null, archive_note: '' },
    ...{ purchase_id: null, former_no: null, earlier_nos: [], tag: `TAG00${id}`, handed_over: 0 },
    ...{ date_f: '2026-05-01', food: 'Cricket', offer_date: '2026-05-01', offer_food: 'Cricket' },
    ...{ progress: 0, refusals: 0, refused_since: null, mmt: null, size: null, rev: 1 },
    ...{ records: { feeding: 1, molt: 0, event: 0 }, origin: null, offspring: [], acquired: null },
    ...{ feedings: packFeedings([meal]), molts: [], events: [] },
  };
}

const answer = (given: Partial<SyncAnswer>): SyncAnswer => ({
  ...{ cursor: 'db.1.1', all: 0, more: 0, pets: [], gone: [], answered: [] },
  ...given,
});

const empty = emptyCollection(1, 'Ada');
const two = applySync(empty, answer({ all: 1, pets: [animal(1), animal(2)], plans: [] }));

test('a sync replaces the animals that it names and leaves the others the same objects', () => {
  const after = applySync(two, answer({ pets: [animal(2, 'Renamed')] }));
  expect(after.animals.get(1)).toBe(two.animals.get(1) as never);
  expect(after.animals.get(2)?.name).toBe('Renamed');
  expect(two.animals.get(2)?.name).toBe('Animal 2');
  expect(after.animals.get(2)?.feedings).toEqual([meal]);
});

test('a sync removes what is gone, and all that it does not name where it is whole', () => {
  expect([...applySync(two, answer({ gone: [1] })).animals.keys()]).toEqual([2]);
  expect([...applySync(two, answer({ all: 1, pets: [animal(3)] })).animals.keys()]).toEqual([3]);
});

test('a part that is left out stays as it was', () => {
  const feeders = [{ food: 'Cricket', uses: 1, last_used: null }];
  const fed = applySync(two, answer({ feeders }));
  expect(applySync(fed, answer({ settings: [] })).feeders).toEqual(feeders);
  expect(applySync(fed, answer({ all: 1 })).feeders).toEqual([]);
});

test('the pages of a sync are one change: the newest of an animal counts', () => {
  const joined = joinPages([
    answer({
      all: 1,
      more: 1,
      cursor: 'a',
      pets: [animal(1), animal(2)],
      answered: ['x'],
      plans: [],
    }),
    answer({ cursor: 'b', pets: [animal(1, 'Newer')], gone: [2], answered: ['y'] }),
  ]);
  expect(joined).toMatchObject({ all: 1, more: 0, cursor: 'b', answered: ['x', 'y'], plans: [] });
  expect(joined?.pets.map(({ name }) => name)).toEqual(['Newer']);
  expect(joinPages([])).toBeUndefined();
});
