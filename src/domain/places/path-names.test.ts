import { expect, test } from 'bun:test';
import { isPath, kindOfLevel, namesInPath, nameProblem } from './path-names.ts';

test.each([
  ['Cellar / Rack B / Shelf 2', ['Cellar', 'Rack B', 'Shelf 2']],
  ['Cellar/Rack B', ['Cellar', 'Rack B']],
  ['Cellar > Rack 1/2', ['Cellar', 'Rack 1/2']],
  ['Cellar|Rack  B', ['Cellar', 'Rack B']],
  ['A/B / C', ['A/B', 'C']],
  [' Rack B ', ['Rack B']],
  ['/ Rack B /', ['Rack B']],
  [' / ', []],
])('%p', (text, names) => {
  expect(namesInPath(text)).toEqual(names);
});

test.each([
  ['Rack B', true],
  ['1/2/3/4/5', true],
  ['1/2/3/4/5/6', false],
  ['', false],
  ['x'.repeat(81), false],
])('%p is a path: %p', (text, is) => {
  expect(isPath(text)).toBe(is);
});

test.each<[string, string | undefined]>([
  ['Rack B', undefined],
  ['Rack 1/2', undefined],
  ['A / B', 'place_name_slash'],
  ['/ B', 'place_name_slash'],
  ['A / ', 'place_name_slash'],
])('a place called %p: %p', (name, code) => {
  const found: string | undefined = nameProblem(name)?.code;
  expect(found).toBe(code);
});

test.each([
  [1, ['rack']],
  [2, ['room', 'shelf']],
  [3, ['room', 'rack', 'shelf']],
  [4, ['room', 'rack', 'rack', 'shelf']],
])('of %p levels', (levels, kinds) => {
  expect(kinds.map((_, level) => kindOfLevel(level, levels) as string)).toEqual(kinds);
});
