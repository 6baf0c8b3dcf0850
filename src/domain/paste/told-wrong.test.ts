import { expect, test } from 'bun:test';
import { brief, readList as read } from '#src/testing/lists/brief.ts';

// Lines of which something was taken for sure that they do not tell.

test.each([
  // what a species or a form is called is no name
  ['B. hamorii - Mexican', '', 'Mexican'],
  ["S. subspinipes 'Malaysian cherry red' 12cm", 'sizes 12', 'Malaysian cherry red'],
  ["B. hamorii 'Mexican Joe'", 'name Mexican Joe', ''],
  // a day of something else
  ['GBB fed last week', '', 'fed last week'],
  ['GBB letzte Woche gefüttert', '', 'letzte Woche gefüttert'],
  [
    'P. regalis MM - on loan to Dave since June',
    'gender m, stage adult',
    'on loan to Dave since June',
  ],
  ['GBB since June', 'kept_since 2026-06', ''],
  [
    'P. regalis 1.0 10cm mature male since july 26',
    'count 1, gender m, sizes 10, stage adult',
    'since july 26',
  ],
  ['P. regalis adult female since may 25', 'gender f, stage adult', 'since may 25'],
  ['P. regalis adultes Weibchen seit Mai 25', 'gender f, stage adult', 'seit Mai 25'],
  ['P. regalis female since may 25', 'gender f, kept_since 2025-05', ''],
  ['P. regalis 3 juvis 4cm', 'count 3, sizes 4, stage juvenile', ''],
  ['S. dehaani plings eaten 10 nov', '', 'plings eaten 10 nov'],
  ['GBB male eaten 10 nov', 'gender m, last_fed 2026-11-10', ''],
  // the number of a price is no year
  ['GBB bought from Oleg 14 Nov 35€', 'kept_since? 2026-11-14, price 35 EUR, seller Oleg', ''],
  ['GBB gekauft von Oleg 14. Nov 35 Euro', 'kept_since? 2026-11-14, price 35 EUR, seller Oleg', ''],
  ['GBB bought 14 Nov 20 $', 'kept_since 2026-11-14, price 20 USD', ''],
  // who came back has not left
  ['OBT escaped 1 Oct 😭 found 4 Oct', '', 'escaped 1 Oct 😭 found 4 Oct'],
  ['OBT entlaufen 1.10.26, wieder eingefangen', '', 'entlaufen 1.10.26, wieder eingefangen'],
  ['OBT escaped 1 Oct, never found', 'left 2026-10-01, status lost', 'never found'],
  ['OBT entlaufen 1.10., nicht gefunden', 'left 2026-10-01, status lost', 'nicht gefunden'],
  ['OBT sold pending', 'status? reserved', ''],
  ['P. victori 1.1 zus. 150 Euro', 'price? 150 EUR, sexes 1 1 0', 'zus.'],
  ['GBB 6 x 2cm £12 each', 'count? 6, price 12 GBP, sizes 2', ''],
  ['GBB female - swapped for C. darlingi', 'gender f, status? given', 'for C. darlingi'],
  ['GBB - Spood - female', 'gender f, stage? sling', ''],
  ['GBB ate 3 flies 18 Nov', 'food 3 flies, last_fed 2026-11-18', ''],
])('%s', (text, expected, notes) => {
  const [line] = read(text);
  expect(brief(line).toSorted()).toEqual(expected.split(', ').filter(Boolean).toSorted());
  expect(line?.notes.map((note) => note.text).join(', ')).toBe(notes);
});

test('of a pair with two lengths it is not sure that one is each', () => {
  const said = read('Kornnatter Paar 0,9m und 1,1 m').map((line) => brief(line).toSorted());
  expect(said).toEqual([
    ['count? 1', 'sizes? 90'],
    ['count? 1', 'sizes? 110'],
  ]);
});

test('what is asked in a chat is no animal', () => {
  const chat = (said: string) => read(`[12/11/2026, 18:22] Sam: ${said}`)[0]?.kind;
  expect(chat('2 GBB slings £15 each?')).toBe('unread');
  expect(chat('GBB 5 cm female?')).toBe('animal');
});

test('below a title of wishes everything is wanted', () => {
  const [, line] = read('Wants:\nP. muticus');
  expect(line?.fields.status?.value).toBe('wanted');
});

test.each([
  ['GBB 85€\nP. regalis 35,-', ['EUR', 'EUR']],
  ['GBB 85€\nOBT $20\nP. regalis 35,-', ['EUR', 'USD', '']],
  ['P. regalis 35,-', ['']],
])('a price without a sign is in what all others are in: %j', (text, currencies) => {
  expect(read(text).map(({ fields }) => fields.price?.value.currency as string)).toEqual(
    currencies,
  );
});
