import { expect, test } from 'bun:test';
import { likePlace } from './like-place.ts';

const places = [
  'Rack A',
  'Rack A / Shelf 1',
  'Keller',
  'Keller / Regal B',
  'Schrank 2',
  'Attic / Shelf 7',
  'Cellar 2 / Shelf 7',
  'Box 3',
].map((path) => ({ path }));

test.each([
  ['Regal A', { said: 'Regal A', path: 'Rack A', rest: '' }],
  ['REGAL a', { said: 'REGAL a', path: 'Rack A', rest: '' }],
  ['Regal A / Boden 1', { said: 'Regal A / Boden 1', path: 'Rack A / Shelf 1', rest: '' }],
  ['Regal A / Boden 9 / 2', { said: 'Regal A', path: 'Rack A', rest: 'Boden 9 / 2' }],
  ['Regal A / 3', { said: 'Regal A', path: 'Rack A', rest: '3' }],
  ['Rack B', { said: 'Rack B', path: 'Keller / Regal B', rest: '' }],
  ['Basement > Rack B', { said: 'Basement / Rack B', path: 'Keller / Regal B', rest: '' }],
  ['Keller / Rack B', { said: 'Keller / Rack B', path: 'Keller / Regal B', rest: '' }],
  ['Cabinet 2', { said: 'Cabinet 2', path: 'Schrank 2', rest: '' }],
])('%p may be one that is there', (text, like) => {
  expect(likePlace(places, text)).toEqual(like);
});

test.each([
  'Rack A',
  'Rack A / 3',
  'Regal C',
  // two things in one language are not one
  'Regal 2',
  'Regal',
  // of two nobody knows which
  'Boden 7',
  'Box 3',
  '',
])('%p is there as such, or like nothing', (text) => {
  expect(likePlace(places, text)).toBeNull();
});
