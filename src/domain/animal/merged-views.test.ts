import { expect, test } from 'bun:test';
import { mergedViews } from './merged-views.ts';

const view = (query: string) => ({ name: 'Mine', query });
const after = (query: string) => mergedViews({ start: 'Mine', views: [view(query)] }, 3, 7);

test.each([
  ['species=3', 'species=7', 1],
  ['sex=f&species=2%2C3', 'sex=f&species=2%2C7', 1],
  ['species=3%2C7', 'species=7', 1],
  ['species=33', 'species=33', 0],
  ['plan=3&sex=f', 'plan=3&sex=f', 0],
  ['', '', 0],
])('a view of %p becomes %p', (query, expected, changed) => {
  expect(after(query)).toEqual({ value: { start: 'Mine', views: [view(expected)] }, changed });
});

test.each([[null], ['text'], [{}], [{ views: 3 }], [{ views: [null, 'x', { query: 3 }] }]])(
  'what is no view stays: %p',
  (value) => {
    expect(mergedViews(value, 3, 7)).toEqual({ value, changed: 0 });
  },
);
