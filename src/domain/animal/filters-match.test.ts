import { expect, test } from 'bun:test';
import type { DuePlan } from '#src/domain/feeding/due.ts';
import type { PetFilters } from './filters.ts';
import { animalFilter, placesWithin, type FilteredAnimal } from './filters-match.ts';

const today = '2026-03-10';
const animal: FilteredAnimal = {
  id: 1,
  sc_id: 4,
  sc_name: 'Brachypelma hamorii',
  an_type: 'tarantula',
  gender: 'f',
  archived: 0,
  archive_reason: null,
  has_img: 1,
  kept_since: null,
  hatched: '2025-09',
  date_f: '2026-03-01',
  offer_date: '2026-03-01',
  progress: 0,
  refusals: 0,
  pre_molt: null,
  mmt: '2025-12-01',
  size: 12,
  place_id: 3,
};
const weekly: DuePlan & { fp_id: number } = {
  fp_id: 7,
  fp_repeat: 7,
  fp_start: '2026-03-03',
  fp_weekdays: '0000000',
  fp_active: 1,
  retry_days: 0,
};
/** A room with two racks; the first has a shelf. */
const places = [
  { id: 3, parent_id: 2 },
  { id: 2, parent_id: 1 },
  { id: 1, parent_id: null },
  { id: 5, parent_id: 1 },
];

const matches = (filters: PetFilters, changes: Partial<FilteredAnimal>, plans = [weekly]) =>
  animalFilter<FilteredAnimal>(filters, {
    ...{ today, plansOf: () => plans, places, priced: new Set([7]) },
    notedOn: ({ id }) => (id === 9 ? null : '2026-03-02'),
  })({
    ...animal,
    ...changes,
  });

test.each<[PetFilters, Partial<FilteredAnimal>, boolean]>([
  [{}, {}, true],
  [{ an_type: ['tarantula', 'spider'] }, {}, true],
  [{ an_type: ['spider'] }, {}, false],
  [{ an_type: [] }, {}, true],
  [{ gender: ['f'] }, {}, true],
  [{ gender: ['m', 'other'] }, {}, false],
  [{ gender: ['f'], an_type: ['spider'] }, {}, false],
  [{ age_min: 6 }, {}, true],
  [{ age_min: 7 }, {}, false],
  [{ age_max: 6 }, {}, true],
  [{ age_max: 5 }, {}, false],
  [{ age_min: 6, age_max: 6 }, {}, true],
  [{ age_min: 26 }, { hatched: '2024' }, true],
  [{ age_max: 3 }, { hatched: '2025-12-10' }, true],
  [{ age_max: 2 }, { hatched: '2025-12-10' }, false],
  [{ age_max: 3 }, { hatched: '2025-12-09' }, true],
  [{ age_min: 1 }, { hatched: null }, false],
  [{ age_max: 1200 }, { hatched: null }, false],
  [{ sc_id: [4] }, {}, true],
  [{ sc_id: [5] }, {}, false],
  [{ genus: ['Brachypelma'] }, {}, true],
  [{ genus: ['Brachy'] }, {}, false],
  [{ genus: ['Brachypelma'] }, { sc_name: 'cf. Brachypelma hamorii' }, true],
  [{ genus: ['Grammostola'], sc_id: [4] }, {}, true],
  [{ genus: ['Grammostola'], sc_id: [5] }, {}, false],
  [{ pre_molt: 1 }, {}, false],
  [{ pre_molt: 1 }, { pre_molt: '2026-03-01' }, true],
  [{ fresh_molt: 1 }, {}, false],
  [{ fresh_molt: 1 }, { mmt: '2026-03-05' }, true],
  [{ fresh_molt: 1 }, { mmt: '2026-03-05', date_f: '2026-03-08' }, false],
  [{ refusing: 1 }, {}, false],
  [{ refusing: 1 }, { refusals: 1 }, true],
  [{ not_eaten_days: 9 }, {}, true],
  [{ not_eaten_days: 10 }, {}, false],
  [{ not_eaten_days: 10 }, { date_f: null }, true],
  [{ not_eaten_days: 10 }, { date_f: null, kept_since: '2026-03-01' }, false],
  [{ not_seen_days: 8 }, {}, true],
  [{ not_seen_days: 9 }, {}, false],
  [{ not_seen_days: 1 }, { id: 9 }, false],
  [{ not_molted_days: 90 }, {}, true],
  [{ not_molted_days: 100 }, {}, false],
  [{ not_molted_days: 100 }, { mmt: null }, true],
  [{ not_molted_days: 100 }, { mmt: null, kept_since: '2026-03-01' }, false],
  [{ molted_within: 99 }, {}, true],
  [{ molted_within: 98 }, {}, false],
  [{ molted_within: 98 }, { mmt: null }, false],
  [{ size_min: 12, size_max: 12 }, {}, true],
  [{ size_min: 12.01 }, {}, false],
  [{ size_max: 11.99 }, {}, false],
  [{ size_min: 0.01 }, { size: null }, false],
  [{ no_picture: 1 }, {}, false],
  [{ no_picture: 1 }, { has_img: 0 }, true],
  [{ on_sale: 1 }, {}, false],
  [{ on_sale: 1 }, { id: 7 }, true],
  [{ archive_reason: ['died'] }, {}, false],
  [{ archive_reason: ['died', 'sold'] }, { archived: 1, archive_reason: 'sold' }, true],
  [{ place_id: [3] }, {}, true],
  [{ place_id: [2] }, {}, true],
  [{ place_id: [1] }, {}, true],
  [{ place_id: [5] }, {}, false],
  [{ place_id: [5, 2] }, {}, true],
  [{ place_id: [1] }, { place_id: null }, false],
  [{ place_id: [5], nowhere: 1 }, { place_id: null }, true],
  [{ nowhere: 1 }, {}, false],
])('%j of %j: %p', (filters, changes, expected) => {
  expect(matches(filters, changes)).toBe(expected);
});

test.each<[PetFilters, DuePlan[], Partial<FilteredAnimal>, boolean]>([
  [{ fp_id: [7] }, [weekly], {}, true],
  [{ fp_id: [8] }, [weekly], {}, false],
  [{ fp_id: [8] }, [], {}, false],
  [{ no_plan: 1 }, [], {}, true],
  [{ no_plan: 1 }, [weekly], {}, false],
  [{ no_plan: 1, fp_id: [7] }, [weekly], {}, true],
  [{ due: 1 }, [weekly], {}, true],
  [{ due: 1 }, [], {}, false],
  [{ due: 1 }, [{ ...weekly, fp_active: 0 }], {}, false],
  [{ due: 1 }, [weekly], { offer_date: today }, false],
  [{ due: 1 }, [weekly], { pre_molt: '2026-03-01' }, false],
])('%j with the plans %j', (filters, plans, changes, expected) => {
  const known = plans.map((plan) => ({ ...weekly, ...plan }));
  expect(matches(filters, changes, known)).toBe(expected);
});

test.each([
  [[], []],
  [[5], [5]],
  [[2], [2, 3]],
  [[1], [1, 2, 3, 5]],
  [[9], [9]],
])('within the places %j are %j', (chosen, expected) => {
  expect([...placesWithin(chosen, places)].toSorted((a, b) => a - b)).toEqual(expected);
});
