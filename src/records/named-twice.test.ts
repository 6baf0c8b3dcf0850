import { expect, test } from 'bun:test';
import { namedTwice } from './named-twice.ts';

test('an animal that has the name and species of one before it may be in the list twice', () => {
  const boa = { sc_name: 'Boa imperator' };
  const list = [
    { ...boa, name: 'Rosa' },
    { ...boa, name: '' },
    { ...boa, name: '' },
    { sc_name: 'Brachypelma hamorii', name: 'Rosa' },
    { ...boa, name: 'rosa ' },
    // who has a tag of its own is another one, and so is the one that is no more
    { ...boa, name: 'Rosa', tag: 'A1B2C3' },
    { ...boa, name: 'Rosa', archived: 1 },
    { sc_name: null, name: 'Rosa' },
    null,
    { ...boa, name: 'Rosa' },
  ];
  const twice = [null, null, null, null, 0, null, null, null, null, 0];
  expect(namedTwice(list)).toEqual(twice);
});
