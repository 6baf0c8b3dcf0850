import { expect, test } from 'bun:test';
import { eveningChoice } from './evening-choice.ts';

test.each<[{ [name: string]: unknown }, ReturnType<typeof eveningChoice>]>([
  [{}, { by: 'place', refusers: 'place' }],
  [
    { by: 'plan', refusers: 'out' },
    { by: 'plan', refusers: 'out' },
  ],
  [
    { by: 7, refusers: 'nowhere' },
    { by: 'place', refusers: 'place' },
  ],
])('%p is read as %p', (setting, choice) => {
  expect(eveningChoice(setting)).toEqual(choice);
});
