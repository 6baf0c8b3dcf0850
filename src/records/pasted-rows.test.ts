import { describe, expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { animalsOf, speciesByName } from '#src/domain/paste/animals.ts';
import { readLines } from '#src/domain/paste/read-lines.ts';
import { segmentsOf } from '#src/domain/paste/segments.ts';
import { countOf, questionsOf, readSexes, rowsOf } from './pasted-rows.ts';

const species = catalogue.map(({ former, ...one }, at) => ({
  ...one,
  ...{ sc_id: at + 1, synonyms: former },
}));
const find = speciesByName(species);
const words = {
  hatched: (when: string) => `hatched ${when}`,
  since: (when: string) => `since ${when}`,
  fed: (when: string) => `fed ${when}`,
  refused: (when: string) => `refused ${when}`,
  molted: (when: string) => `molted ${when}`,
  preMolt: (when: string) => `pre-molt ${when}`,
  said: {
    ...{ sling: 'Spiderling', juvenile: 'Jungtier', subadult: 'subadult', adult: 'adult' },
    reserved: 'reserviert',
  },
  left: (when: string) => `left ${when}`,
  sizes: (min: number, max: number, kind: string) =>
    `${kind || 'size'} ${min === max ? min : `${min} to ${max}`} cm`,
};
const today = '2026-11-20';
const pasted = (text: string) =>
  readLines(text, species, today).map((line) => animalsOf(line, find, words, today));
const rows = (text: string) =>
  rowsOf(pasted(text), {
    currency: 'EUR',
    today,
    words: { price: (minor, money) => `${minor} ${money}`, seller: (name) => `from ${name}` },
  });

test.each([
  ['$60', 'CAD', ''],
  ['60$', 'AUD', ''],
  ['$60', 'EUR', 'USD'],
  ['$60', 'USD', 'USD'],
  ['US$60', 'CAD', 'USD'],
  ['$60 USD', 'CAD', 'USD'],
  ['$60 CAD', 'USD', 'CAD'],
])("a dollar is the keeper's own: %s of a keeper with %s", (price, own, currency) => {
  const [line] = readLines(`P. regalis ${price}`, species, today);
  const animals = line && animalsOf(line, find, words, today, own);
  expect(animals?.price).toBe('60');
  expect(animals?.currency).toBe(currency);
});

test.each([
  // the leg span, however it stands, while what is measured otherwise is noted
  ['GBB 9cm KL 4cm', '9', '', 'body_length 4 cm'],
  ['GBB 4cm KL 9cm', '9', '', 'body_length 4 cm'],
  ['GBB KL 4 cm, 9 cm Spannweite', '9', 'leg_span', 'body_length 4 cm'],
  ['GBB 4cm KL 9cm LS', '9', 'leg_span', 'body_length 4 cm'],
  ['GBB 2cm KL / 5cm Spannweite', '5', 'leg_span', 'body_length 2 cm'],
  ['GBB 4cm KL', '4', 'body_length', ''],
  ['Pogona vitticeps 22 cm SVL, 45 cm TL', '45', 'total_length', 'snout_vent 22 cm'],
  // nobody knows which
  ['GBB 9cm 4cm', '', '', 'size 9 cm, size 4 cm'],
  ['GBB 8-9cm, KL 4cm', '', '', 'size 8 to 9 cm, body_length 4 cm'],
])('the size of several: %s', (text, size, size_kind, notes) => {
  const [line] = pasted(text);
  expect([line?.size, line?.size_kind, line?.notes].join('; ')).toBe(
    [size, size_kind, notes].join('; '),
  );
});

describe('the rows of pasted lines', () => {
  test.each([
    [
      "0.1 GBB 'Cyan' 13 cm fed 15.11.",
      [{ name: 'Cyan', gender: 'f', an_count: 1, notes: '' }],
      {
        feedings: [{ date_f: '2026-11-15', food: '', progress: 0 }],
        measurements: [{ date_ms: '2026-11-20', value: 13 }],
      },
    ],
    [
      'GBB from The Spider Shop 14 Nov £18',
      [{ notes: '', kept_since: '2026-11-14' }],
      {
        purchase: { date: '2026-11-14', price: 18, currency: 'GBP', seller: 'The Spider Shop' },
      },
    ],
    [
      'GBB bought at Hamm Expo 12.9.26',
      [{ notes: '', kept_since: '2026-09-12' }],
      { purchase: { date: '2026-09-12', seller: 'Hamm Expo' } },
    ],
    ['GBB £15 from Dave', [{ notes: '1500 GBP\nfrom Dave' }], {}],
    [
      'GBB fed 15.11. 2 crickets',
      [{ an_count: 1, notes: '' }],
      { feedings: [{ date_f: '2026-11-15', food: 'crickets', amount: 2, progress: 0 }] },
    ],
    ['GBB gefüttert 11.2026 Heimchen', [{ an_count: 1, notes: 'fed 2026-11, Heimchen' }], {}],
    [
      'P. regalis male bought 2024-03-05 20EUR 6cm',
      [{ name: 'P. regalis', gender: 'm', notes: '', kept_since: '2024-03-05' }],
      { purchase: { date: '2024-03-05', price: 20, currency: 'EUR', size: 6 } },
    ],
    [
      'P. regalis male 16 cm, bought 2024-03-05 for 20EUR',
      [{ name: 'P. regalis', kept_since: '2024-03-05' }],
      {
        purchase: { date: '2024-03-05', price: 20, currency: 'EUR' },
        measurements: [{ date_ms: '2026-11-20', value: 16, taken: 1 }],
      },
    ],
    ['P. regalis male bought 3/24', [{ name: 'P. regalis', notes: 'since 2024-03' }], {}],
    ['GBB hatched 5/2023', [{ hatched: '2023-05', notes: '' }], {}],
    [
      '0.1 Python regius Juno 1.4kg, 110 cm TL',
      [{ name: 'Juno', notes: '' }],
      {
        measurements: [
          { date_ms: '2026-11-20', kind: 'total_length', value: 110 },
          { date_ms: '2026-11-20', kind: 'weight', value: 1400 },
        ],
      },
    ],
    // nobody numbers what nobody counted
    ['P. regalis communal x3', [{ an_count: 3, gender: 'other' }], {}],
    ['P. regalis kommunal 5', [{ an_count: 5 }], {}],
    ['P. regalis x2, not communal', [{ an_count: 1 }, { an_count: 1 }], {}],
    ['Schabenzucht Blaptica dubia 200 Stück', [{ name: 'Schabenzucht', an_count: 200 }], {}],
    ['Blaptica dubia ca. 200', [{ an_count: 200 }], {}],
    ['Blaptica dubia ca. 200 Stück', [{ an_count: 200 }], {}],
    ['2x GBB Nachzucht', [{ an_count: 1 }, { an_count: 1 }], {}],
    ['GBB premolt', [{ notes: '' }], { pre_molt: '2026-11-20' }],
    ['GBB pre-molt since 10.11., molted 15.11.', [{ notes: '' }], {}],
    ['GBB maybe female', [{ gender: 'other', notes: 'maybe female' }], {}],
    ['GBB last molt Sept', [{ notes: 'molted 2026-09' }], {}],
    [
      'B. ham 2cm KL molted 2024-05-01',
      [{ notes: '' }],
      {
        molts: [{ date_mt: '2024-05-01', size: null }],
        measurements: [{ date_ms: '2024-05-01', kind: 'body_length', value: 2 }],
      },
    ],
    [
      'P. regalis fed 8.11. refused 15.11.26',
      [{ notes: '' }],
      {
        feedings: [
          { date_f: '2026-11-08', food: '', progress: 0 },
          { date_f: '2026-11-15', food: '', progress: 2 },
        ],
      },
    ],
    [
      'P. regalis died 4/2025',
      [{ archived: 1, archive_reason: 'died', archive_date: '2025-04-01', notes: 'left 2025-04' }],
      {},
    ],
    ['P. regalis 20EUR', [{ name: 'P. regalis', notes: '2000 EUR' }], {}],
    [
      'B. ham 5 cm molted 2024-05-01',
      [{ notes: '' }],
      { molts: [{ date_mt: '2024-05-01', size: 5 }] },
    ],
    [
      '1.2 Brachypelma hamorii',
      [
        { name: 'B. hamorii 1', gender: 'm', an_count: 1 },
        { name: 'B. hamorii 2', gender: 'f', an_count: 1 },
        { name: 'B. hamorii 3', gender: 'f', an_count: 1 },
      ],
      {},
    ],
    [
      'Monocentropus balfouri group of 7, hatched summer 23',
      [{ name: 'M. balfouri', gender: 'other', an_count: 7, hatched: '2023', notes: '' }],
      {},
    ],
    ['GBB ♂ RIP', [{ archived: 1, archive_reason: 'died', gender: 'm' }], {}],
  ])('%s', (text, expected, first) => {
    const all = rows(text);
    expect(all).toMatchObject(expected);
    expect(all).toHaveLength(expected.length);
    expect(all[0]).toMatchObject(first);
  });

  test.each([
    ['GBB adult female, had her since 2009', 'adult female, had her, since 2009'],
    ['GBB seit 2011', 'since 2011'],
    ['GBB bought 3/24', 'since 2024-03'],
    ['GBB seit 3/2024', 'since 2024-03'],
    // a size of that month is not that of today
    ['GBB bought 3/24 3cm', 'since 2024-03, 3cm'],
    ['GBB bought 3/24 for 20€', 'since 2024-03\n2000 EUR'],
  ])('a year or a month alone is no day, and goes to the notes: %s', (text, notes) => {
    const [row] = rows(text);
    expect(row?.kept_since).toBeUndefined();
    expect(row?.measurements).toBeUndefined();
    expect(row?.notes).toBe(notes);
  });

  test.each([
    // of a group all of them, each at its price; of a lot the first one
    ['3x GBB 2cm bought 5.3.2024 je 7€', false, [7, 7, 7]],
    ['3x GBB 2cm bought 5.3.2024 je 7€', true, [21]],
    ['3x GBB 2cm bought 5.3.2024 7€', true, [21]],
    ['Gruppe 3 GBB 2cm bought 5.3.2024 je 7€', true, [21]],
    ['3x GBB 2cm bought 5.3.2024, 21€ for all', true, [21]],
    ['3x GBB 2cm bought 5.3.2024, 21€ for all', false, [21, undefined, undefined]],
  ])('%s as one group (%p) cost %j', (text, together, prices) => {
    const said = pasted(text).map((one) => ({ ...one, together }));
    const stored = rowsOf(said, {
      currency: 'EUR',
      today,
      words: { price: String, seller: String },
    });
    expect(stored.map(({ purchase }) => purchase?.price)).toEqual(prices);
  });

  test('what a lot cost is noted once', () => {
    expect(
      rows('3x GBB 2cm, 120€ for all').map(({ notes }) => notes.includes('12000 EUR')),
    ).toEqual([true, false, false]);
  });

  test('animals of one name are numbered over all lines', () => {
    expect(rows('GBB 0.1\nGBB 1.0\nB. hamorii').map(({ name }) => name)).toEqual([
      'C. cyaneopubescens 1',
      'C. cyaneopubescens 2',
      'B. hamorii',
    ]);
  });

  test('numbers go on from the names that are taken; a name of its own stays', () => {
    const all = pasted("2x B. hamorii\nGBB\nGBB 'Rosa'\nP. metallica");
    const options = { currency: 'EUR', today, words: { price: String, seller: String } };
    const taken = ['B. hamorii 4', 'c. cyaneopubescens', 'Rosa'];
    expect(rowsOf(all, options, taken).map(({ name }) => name)).toEqual([
      'B. hamorii 5',
      'B. hamorii 6',
      'C. cyaneopubescens 2',
      'Rosa',
      'P. metallica',
    ]);
  });

  test('what is wanted or was not understood is left out', () => {
    expect(pasted('wanted: P. metallica\nbuy more crickets').map(({ left }) => left)).toEqual([
      true,
      true,
    ]);
    expect(rows('buy more crickets')).toEqual([]);
  });
});

test('a species that may be two, an unknown number and what is no size are asked for', () => {
  const asked = (text: string, changes = {}) =>
    pasted(text).map((one) => questionsOf({ ...one, ...changes }, 'EUR'));
  expect(asked('P. regius 0.1')).toEqual([['species']]);
  expect(asked('GBB communal')).toEqual([['sexes']]);
  expect(asked('GBB', { size: 'big', price: 'cheap', sexes: '0.0' })).toEqual([
    ['sexes', 'size', 'price'],
  ]);
  expect(asked('GBB', { sc_name: null, left: true })).toEqual([[]]);
});

test('what is larger than any of its type, and a death that only may be one, is asked for', () => {
  const asked = (text: string, changes = {}) =>
    pasted(text).map((one) =>
      questionsOf({ ...one, ...changes }, 'EUR', find(one.sc_name ?? '')?.an_type),
    );
  expect(asked('B. hamorii 450 cm')).toEqual([['large']]);
  expect(asked('B. hamorii 1.200 g')).toEqual([['large']]);
  expect(asked('B. hamorii 450 cm', { is_large: true })).toEqual([[]]);
  expect(asked('Python regius 450 cm, 1.200 g')).toEqual([[]]);
  expect(asked('GBB died 3/10/2026')).toEqual([['archive']]);
  expect(asked('GBB died suddenly 3.10.2026')).toEqual([['archive']]);
  expect(asked('GBB died 3/10/2026', { archive_asks: false })).toEqual([[]]);
  expect(asked('GBB died 3.10.2026')).toEqual([[]]);
});

test.each([
  ['Jungtiere:\nGBB', ['Jungtier']],
  ['juveniles:\nGBB', ['Jungtier']],
  ['GBB juvenil', ['juvenil']],
])('a stage of a heading goes to the notes in words of the keeper: %j', (text, notes) => {
  expect(rows(text).map((row) => row.notes)).toEqual(notes);
});

test('what was given away or escaped goes to the archive as that', () => {
  expect(rows('GBB abgegeben 5.6.26\nGBB entlaufen')).toMatchObject([
    { archived: 1, archive_reason: 'given', archive_date: '2026-06-05' },
    { archived: 1, archive_reason: 'lost' },
  ]);
});

test.each([
  ['3', [{ gender: 'other', count: 3 }]],
  ['0.1', [{ gender: 'f', count: 1 }]],
  [
    '1,0,2',
    [
      { gender: 'm', count: 1 },
      { gender: 'other', count: 2 },
    ],
  ],
  ['0', []],
  ['many', []],
  ['1.2.3.4', []],
  ['999999', []],
] as const)('%s animals', (text, expected) => {
  expect(readSexes(text)).toEqual([...expected]);
});

test('the animals of a line are counted, unless it is left out', () => {
  const [one] = pasted('1.2.3 GBB');
  if (!one) throw new Error('no line');
  expect(countOf(one)).toBe(6);
  expect(countOf({ ...one, left: true })).toBe(0);
});

test('each letter of a line stands in one segment', () => {
  const [line] = readLines("0.1 GBB 'Cyan' sling, from Stuttgart", species, today);
  if (!line) throw new Error('no line');
  const segments = segmentsOf(line);
  expect(segments.map(({ text }) => text).join('')).toBe(line.text);
  const marked = (as: string) => segments.filter((one) => one.as === as).map(({ text }) => text);
  expect(marked('note')).toEqual(['sling', 'from Stuttgart']);
  expect(marked('read')).toContain('0.1');
});
