import { expect, test } from 'bun:test';
import { endsMolting, saysMature } from './maturity.ts';

test.each([
  ['Mature male, hooked out in May', true],
  ['matured 2025-05-03', true],
  ['Ultimate molt', true],
  ['MM since spring', true],
  ['Adult.', true],
  ['Reifehäutung am 3. Mai', true],
  ['adultes Männchen', true],
  ['geschlechtsreif', true],
  ['Tibial hooks seen', true],
  ['immature', false],
  ['Subadult male', false],
  ['sub-adult', false],
  ['sub adult', false],
  ['not mature yet', false],
  ['Will mature in spring', false],
  ['noch nicht reif', false],
  ['unreif', false],
  ['penultimate', false],
  ['Adult size 14 cm', false],
  ['Parents: adult pair of 2020', false],
  ['body 5 MM', false],
  ['fed 5mm crickets', false],
  ['Hammer', false],
  ['', false],
])('%p says that an animal is mature: %p', (text, mature) => {
  expect(saysMature(['', text])).toBe(mature);
});

test.each([
  ['tarantula', 'f', false],
  ['tarantula', 'other', false],
  ['spider', 'm', true],
  ['scorpion', 'f', true],
  ['insect', 'other', true],
  ['reptile', 'm', false],
] as const)('an adult %s, %s, molts no more: %p', (an_type, gender, over) => {
  expect(endsMolting({ an_type, gender })).toBe(over);
});
