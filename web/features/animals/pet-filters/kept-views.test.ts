import { describe, expect, test } from 'bun:test';
import { readViews, viewQuery, withName, withoutView, withView } from './kept-views.ts';

const females = { name: 'Females', query: 'sex=f' };
const due = { name: 'Due', query: 'due=1' };
const kept = { start: 'Due', views: [females, due] };

test.each([
  ['?sex=f&page=2', 'sex=f'],
  ['sex=f&due=1', 'due=1&sex=f'],
  ['due=1&search=&all=true', 'due=1'],
  ['', ''],
])('the view of %p is %p', (address, query) => {
  expect(viewQuery(address)).toBe(query);
});

test.each([
  [null],
  ['text'],
  [[]],
  [{ views: 'none' }],
  [{ start: 'Due', views: [{ name: 'Due' }, null] }],
])('%j are no views', (value) => {
  expect(readViews(value)).toEqual({ start: '', views: [] });
});

describe('views', () => {
  test('are read as they are kept', () => {
    expect(readViews(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readViews({ ...kept, start: 'Gone' }).start).toBe('');
  });

  test('take the place of one with the same name or query', () => {
    expect(withView(kept, { name: 'Due', query: 'due=1&sex=f' }).views).toEqual([
      females,
      { name: 'Due', query: 'due=1&sex=f' },
    ]);
    expect(withView(kept, { name: 'Ladies', query: 'sex=f' }).views).toEqual([
      due,
      { name: 'Ladies', query: 'sex=f' },
    ]);
  });

  test('that are renamed stay where they are, and the start', () => {
    expect(withName(kept, 'Due', 'Tonight')).toEqual({
      start: 'Tonight',
      views: [females, { name: 'Tonight', query: 'due=1' }],
    });
    expect(withName(kept, 'Due', 'Females').views).toEqual([{ name: 'Females', query: 'due=1' }]);
  });

  test('that go are no longer the start', () => {
    expect(withoutView(kept, 'Due')).toEqual({ start: '', views: [females] });
    expect(withoutView(kept, 'Females').start).toBe('Due');
  });
});
