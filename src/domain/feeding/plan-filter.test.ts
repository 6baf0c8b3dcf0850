import { describe, expect, test } from 'bun:test';
import {
  mapPlanFilter,
  planFilterProblem,
  readPlanFilter,
  tidyPlanFilter,
  unfollowable,
  writePlanFilter,
} from './plan-filter.ts';

describe('the filter that a plan follows', () => {
  test.each([
    ['', {}],
    ['an_type=tarantula,scorpion', { an_type: ['tarantula', 'scorpion'] }],
    ['size_max=3&gender=f', { gender: ['f'], size_max: 3 }],
    ['place_id=4,-2&nowhere=1', { place_id: [4, -2], nowhere: 1 }],
    ['genus=Brachypelma&sc_id=7', { sc_id: [7], genus: ['Brachypelma'] }],
  ] as const)('%s', (text, filters) => {
    expect(readPlanFilter(text) as unknown).toEqual(filters);
    expect(readPlanFilter(tidyPlanFilter(text))).toEqual(readPlanFilter(text));
  });

  test.each([
    ...['due=1', 'pre_molt=1', 'fp_id=2', 'age_max=12', 'not_eaten_days=9', 'search=juno'],
    ...['an_type=dog', 'size_max=0', 'size_max=', 'gender', 'gender=f&gender=m', '=f', '&'],
    ...['genus=brachypelma', 'genus=cf.', 'genus=B"x', 'genus=B%20x', 'gender=f\u0007'],
  ])('%s is none', (text) => {
    expect([readPlanFilter(text), planFilterProblem(text)?.code]).toEqual([null, 'plan_filter']);
  });

  test('has an end', () => {
    expect(readPlanFilter(`sc_id=${'1,'.repeat(5000)}1`)).toBeNull();
  });

  test('is always the same text for the same filters', () => {
    expect(tidyPlanFilter('size_max=3.0&an_type=reptile,reptile')).toBe(
      'an_type=reptile&size_max=3',
    );
    expect(writePlanFilter({ due: 1, gender: ['f'], size_min: 2 })).toBe('gender=f&size_min=2');
    expect(writePlanFilter({ nowhere: 0, gender: [] })).toBe('');
    expect(unfollowable({ due: 1, gender: ['f'], no_plan: 0, age_max: 3 })).toEqual([
      'due',
      'age_max',
    ]);
  });

  test('can name other ids', () => {
    const twice = (id: string) => String(Number(id) * 2);
    expect(mapPlanFilter('sc_id=1,2&place_id=3', { sc_id: twice })).toBe('sc_id=2,4&place_id=3');
    expect(mapPlanFilter('', { sc_id: twice })).toBe('');
  });
});
