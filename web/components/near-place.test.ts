import { expect, test } from 'bun:test';
import { nearPlace } from './near-place.ts';

test('the shelves of several racks are told apart', () => {
  expect(nearPlace('Cellar / Rack A / Shelf 1')).toBe('Rack A / Shelf 1');
  expect(nearPlace('Cellar / Rack B / Shelf 1')).toBe('Rack B / Shelf 1');
  expect(nearPlace('Cellar / Rack A / Shelf 1 / Box 2')).toBe('Rack A / 1 / 2');
  expect(nearPlace('Cellar / Rack A / Top / Box A2-11')).toBe('Rack A / Top / A2-11');
  expect(nearPlace('Cellar / Rack A')).toBe('Rack A');
  expect(nearPlace('Cellar')).toBe('Cellar');
});
