import { expect, test } from 'bun:test';
import { onward } from './onward.ts';

test.each([
  ['/pets/details?id=14', 'https://exuvia.local:3443/pets/details?id=14'],
  ['', 'https://exuvia.local:3443/'],
  ['.evil.example', 'https://exuvia.local:3443/'],
  ['@evil.example/', 'https://exuvia.local:3443/'],
  ['0/', 'https://exuvia.local:3443/'],
  ['https://evil.example', 'https://exuvia.local:3443/'],
  ['//evil.example', 'https://exuvia.local:3443//evil.example'],
  ['/\\evil.example', 'https://exuvia.local:3443/\\evil.example'],
])('leads on here, with %p', (to, address) => {
  expect(onward('https://exuvia.local:3443', to)).toBe(address);
  expect(new URL(onward('https://exuvia.local:3443', to)).host).toBe('exuvia.local:3443');
});
