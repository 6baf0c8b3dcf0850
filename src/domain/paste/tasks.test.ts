import { expect, test } from 'bun:test';
import { brief, readList as read } from '#src/testing/lists/brief.ts';

// What is to be done is no animal, what is offered to others is one at no price that was paid.

test.each([
  'repot: GBB, B. hamorii',
  'repot GBB, B. hamorii',
  'to repot: 2x GBB, B. hamorii 0.1',
  'buy: GBB, B. hamorii',
  'Buy: P. metallica 0.1, C. versicolor',
  'umtopfen: GBB, B. hamorii',
  'noch umsetzen: GBB 0.1 und OBT',
  'To do: GBB, OBT',
  '- 2 Dosen Heimchen mittel',
  '3 tubs of crickets',
  'GBB verkaufen',
  'Need to rehouse P. cambridgei (2")',
  "don't forget to feed the GBB 0.1",
])('a task names no animal: %s', (text) =>
  expect(read(text).map(({ kind }) => kind)).not.toContain('animal'),
);

test.each([
  [
    'Einkaufen Samstag\n- 2 Dosen Heimchen\n- Wasser bei den Slings\nBestand\n- B. emilia',
    'B. emilia',
  ],
  ['*TO DO*\n• rehouse OBT\n• sell: spare male P. irminia\n*Girls*\n• B. emilia', 'B. emilia'],
  ['Repot:\nGBB\nB. hamorii\n\nMy Ts\nOBT', 'OBT'],
  ['umtopfen\nGBB\nB. hamorii\nP. regalis 0.1 12 cm', 'P. regalis'],
  ['GBB\nB. hamorii\n\nTo do:\n- OBT', 'GBB, B. hamorii'],
])('below a title of tasks no line is an animal: %j', (text, expected) => {
  const animals = read(text).filter(({ kind }) => kind === 'animal');
  const said = animals.map(({ text: own, fields }) =>
    own.slice(...(fields.species?.from ?? [0, own.length])),
  );
  expect(said.join(', ')).toBe(expected);
});

test.each([
  ['GBB 25€ zu verkaufen', '', '25€ zu verkaufen'],
  ['GBB zu verkaufen', '', 'zu verkaufen'],
  ['GBB, $25, for sale', '', '$25, for sale'],
  ['GBB - 25 € - zu verkaufen', '', '25 € - zu verkaufen'],
  ['GBB 25€ VB abzugeben', '', '25€ VB abzugeben'],
  ['GBB 25€ abgeben', '', '25€ abgeben'],
  ['GBB 5cm 25€ verkaufen', 'sizes 5', '25€ verkaufen'],
  ['GBB 0.1 selling for $40', 'count 1, gender f', 'selling for $40'],
  ['GBB $40', 'price 40 USD', ''],
  ['GBB bought for $25, not for sale', 'price 25 USD', 'not for sale'],
])('an asking price was not paid: %s', (text, expected, notes) => {
  const [line, ...others] = read(text);
  expect(others).toEqual([]);
  expect(line?.kind).toBe('animal');
  expect(brief(line).toSorted()).toEqual(expected.split(', ').filter(Boolean));
  expect(line?.notes.map((note) => note.text).join(', ')).toBe(notes);
});
