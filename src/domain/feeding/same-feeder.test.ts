import { expect, test } from 'bun:test';
import { feederNames } from './same-feeder.ts';

const known = ['Roach', 'Dubia roach', 'Heimchen', 'Schabe', 'Grille', 'Cricket', 'Mealworm'];

test.each([
  ['roaches', 'Roach'],
  ['ROACH', 'Roach'],
  ['dubia roaches', 'Dubia roach'],
  ['dubias', 'Dubia roach'],
  ['heimchen', 'Heimchen'],
  ['Schaben', 'Schabe'],
  ['Grillen', 'Grille'],
  ['crickets', 'Cricket'],
  ['mealworms', 'Mealworm'],
  // others are new
  ['small crickets', 'small crickets'],
  ['Steppengrillen', 'Steppengrillen'],
  ['dubia hatchlings', 'dubia hatchlings'],
  ['', ''],
])('%p is %p', (food, name) => {
  expect(feederNames(known)(food)).toBe(name);
});

test.each([
  ['Mäuse', 'Maus'],
  ['mice', 'Mouse'],
  ['fruit flies', 'Fruit fly'],
  ['Mehlwürmer', 'Mehlwurm'],
])('%p and %p are one in a list, too, and so they are in turn', (many, one) => {
  expect([many, one].map(feederNames([]))).toEqual([many, many]);
  expect([one, many].map(feederNames([]))).toEqual([one, one]);
});
