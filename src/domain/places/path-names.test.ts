import { describe, expect, test } from 'bun:test';
import { isPath, kindsOfPath, namesInPath, nameProblem } from './path-names.ts';

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
  ['Cellar > A > /', false],
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

describe('the kinds of the places in a path', () => {
  test.each([
    // nothing but their level tells them
    ['A', ['rack']],
    ['A / 1', ['room', 'shelf']],
    ['A / B / 1', ['room', 'rack', 'shelf']],
    ['A / B / C / 1', ['room', 'rack', 'rack', 'shelf']],
    // words do
    ['Regal A / 1', ['rack', 'shelf']],
    ['Rack A / Shelf 1 / 3', ['rack', 'shelf', 'box']],
    ['Keller', ['room']],
    ['Fach 3', ['shelf']],
    ['Box 7', ['box']],
    ['Keller / Wandregal / oben', ['room', 'rack', 'shelf']],
    ['Spinnenzimmer / Box 2', ['room', 'box']],
    ['A / Fach 1', ['rack', 'shelf']],
    ['Halle 3 / A / Boden 1', ['room', 'rack', 'shelf']],
    ['Halle / Regal 1', ['room', 'rack']],
    ['Top shelf', ['shelf']],
    ['Rack room / Linker Schrank', ['room', 'rack']],
    ['Étagère 2', ['shelf']],
  ])('%p: %p', (path, kinds) => {
    expect(kindsOfPath(namesInPath(path)) as string[]).toEqual(kinds);
  });

  test('what is there already counts as what it is', () => {
    expect(kindsOfPath(['A', 'B', 'C'], ['rack'])).toEqual(['rack', 'shelf', 'box']);
    expect(kindsOfPath(['Regal', '1'], ['room'])).toEqual(['room', 'shelf']);
  });
});
