import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { readLines } from './read-lines.ts';
import type { PastedLine } from './read-line.ts';

describe('one line', () => {
  test.each([
    ['2x Caribena versicolour 3cm', 'species? Caribena versicolor, count 2, sizes 3'],
    [
      "0.1 GBB 'Cyan' fed 15.11.",
      'species Chromatopelma cyaneopubescens, count 1, gender f, name Cyan, last_fed 2026-11-15',
    ],
    [
      'P. regalis sub male bought 3/24 20EUR',
      'species Poecilotheria regalis, gender m, stage subadult, kept_since 2024-03, price 20 EUR',
    ],
    ['P. regius 0.1', 'species? Phidippus regius, count 1, gender f'],
    [
      'B. smithi group of 7, hatched summer 23',
      'species Brachypelma smithi, count 7, hatched 2023',
    ],
    [
      'B. ham ♀ molted 3/4/2024 fed 2024-05-01',
      'species Brachypelma hamorii, gender f, last_molt? 2024-04-03, last_fed 2024-05-01',
    ],
    ['GBB 2cm KL / 5cm Spannweite', 'species Chromatopelma cyaneopubescens, sizes 2 5'],
    ['3.7.12 B. smithi', 'species Brachypelma smithi, sexes? 3.7.12'],
    ['GBB ♂ RIP', 'species Chromatopelma cyaneopubescens, gender m, status died'],
    ['gbb', 'species? Chromatopelma cyaneopubescens'],
    ['GBB 20EUR 6cm', 'species Chromatopelma cyaneopubescens, price 20 EUR, sizes 6'],
    ['GBB $20 2"', 'species Chromatopelma cyaneopubescens, price 20 USD, sizes 5.08'],
  ])('%s', (text, expected) => {
    const [line] = readLines(text, species, '2026-11-20');
    expect(brief(line).toSorted()).toEqual(expected.split(', ').toSorted());
  });

  test.each([
    ['3.7.22 B. smithi', 'kept_since? 2022-07-03'],
    ['B. smithi refused 3.11.26', 'refused 2026-11-03'],
    ['B. smithi gef. 15.11.26', 'last_fed 2026-11-15'],
    ['0.1 B. smithi, gef. 15.11.26', 'count 1, gender f, last_fed 2026-11-15'],
    ['0.1 B. smithi 3.7.12', 'count 1, gender f, kept_since? 2012-07-03'],
    ['B. smithi 2x, fed 1.11.26, again 3.11.26', 'count 2, last_fed 2026-11-01'],
  ])('a date is no group: %s', (text, expected) => {
    expect(rest(text)).toEqual(expected.split(', ').toSorted());
  });

  test.each([
    ['RIP 12.3.25', 'status died, left 2025-03-12'],
    ['RIP 4/12/25', 'status died, left? 2025-12-04'],
    ['† 12.3.25', 'status died, left 2025-03-12'],
    ['gestorben am 5.6.26', 'status died, left 2026-06-05'],
    ['gestorben 3.11.2026', 'status died, left 2026-11-03'],
    ['sold 5 June 2026 to Ann', 'status sold, left 2026-06-05'],
    ['verkauft am 5.6.26 für 40€', 'status sold, left 2026-06-05, price? 40 EUR'],
    ['gest. 3.10.25', 'status died, left 2025-10-03'],
    ['died 4/2025', 'status died, left? 2025-04'],
    ['sold 5.6.2027', 'status? sold, left 2027-06-05'],
  ])('death and sale with a day: %s', (text, expected) => {
    expect(rest(`B. smithi ${text}`)).toEqual(expected.split(', ').toSorted());
  });

  test.each([
    ['not sold yet', ''],
    ['nicht verkauft', ''],
    ['not dead', ''],
    ['noch nicht verkauft', ''],
    ['x3 (2 died)', 'count? 3'],
    ['0.0.2 (eins verstorben 3.10.)', 'count? 2, gender other'],
    ['x3, 2 of them died 3.10.26', 'count? 3'],
    ['x3, died: 2', 'count 3'],
    ['died, replaced with female', ''],
    ['sold to me as female', ''],
    ['sold?', ''],
    ["won't be sold", ''],
    ['maybe dead', ''],
    ['eats dead mice', ''],
    ['x4, sold 2 females 5.6.26', 'count 4'],
    ['x2, other died', 'count 2'],
    ['x3, 1x verstorben', 'count? 3'],
    ['0.0.3 (died 1)', 'count 3, gender other'],
    ['1.1, male died 3.10.26', 'sexes 1.1.0'],
    ['2/3 died', ''],
    ['x5, 2 slings died', 'count? 5'],
    ['0.1 died', 'count 1, gender f, status died'],
    ['all dead', 'status died'],
  ])('what is denied or of a part is a note: %s', (text, expected) => {
    expect(rest(`B. smithi ${text}`)).toEqual(expected.split(', ').filter(Boolean).toSorted());
    const [line] = readLines(`B. smithi ${text}`, species, '2026-11-20');
    const gone = /\w*(?:sold|verkauft|dead|died|verstorben)/.exec(text)?.[0] ?? '';
    const isNoted = line?.notes.some(({ text: note }) => note.includes(gone));
    expect(isNoted).toBe(!expected.includes('status'));
  });

  test.each([
    ['4ft', 'sizes 121.92'],
    ['6 ft', 'sizes 182.88'],
    ['5 ft 2.1 kg', 'sizes 152.4, weight 2100'],
    ['5 ft 2 in', 'sizes 157.48'],
    ['4\'6"', 'sizes 137.16'],
    ['4 Ft', 'sizes 121.92'],
    ['4 ft 20€', 'sizes 121.92, price 20 EUR'],
    ['5000 Ft', 'price 5000 HUF'],
    ['50 HUF', 'price 50 HUF'],
  ])('feet are a length: %s', (text, expected) => {
    expect(rest(`Python regius ${text}`)).toEqual(expected.split(', ').toSorted());
  });

  test.each([
    ['letzte Fütterung 15.11. verweigert', 'refused 2026-11-15'],
    ['fed 15.11. refused', 'refused 2026-11-15'],
    ['fed 15.11., refused', 'refused 2026-11-15'],
    ['refused food 15.11.', 'refused 2026-11-15'],
    ['fed 8.11., refused 15.11.', 'last_fed 2026-11-08, refused 2026-11-15'],
    ['fed 8.11. refused 15.11.', 'last_fed 2026-11-08, refused 2026-11-15'],
    ['refused 2x', ''],
    ['molt 3.9.26 refused', 'last_molt 2026-09-03'],
    ['fed Fri 20 Nov', 'last_fed 2026-11-20'],
    ['0.1, fed 2x a week', 'count 1, gender f'],
    ['refused since Nov 3', 'refused 2026-11-03'],
    ['hat am 15.11.26 gefressen', 'last_fed 2026-11-15'],
    ['not fed since 15.11.', ''],
    ['nicht gefüttert 3.11.26', ''],
    ['fed 11/20', 'last_fed? 2026-11-20'],
    ['fed 11/25', 'last_fed? 2025-11-25'],
    ['fed 18/11', 'last_fed? 2026-11-18'],
    ['fed 5/11', 'last_fed? 2026-11-05'],
    ['fed Nov 20', 'last_fed? 2026-11-20'],
    ['molted 3/26', 'last_molt? 2026-03'],
    ['fed 11/2026', 'last_fed? 2026-11'],
    ['fed yesterday', 'last_fed 2026-11-19'],
    ['fed 2 days ago', 'last_fed 2026-11-18'],
    ['gestern gefüttert', 'last_fed 2026-11-19'],
    ['gefüttert vor 3 Tagen', 'last_fed 2026-11-17'],
    ['vor 3 Tagen gefüttert', 'last_fed 2026-11-17'],
    ['fed 20 Nov', 'last_fed 2026-11-20'],
    ['gef. 20.11.', 'last_fed 2026-11-20'],
    ['molted 20. November', 'last_molt 2026-11-20'],
  ])('meals and molts: %s', (text, expected) => {
    expect(rest(`B. smithi ${text}`)).toEqual(expected.split(', ').filter(Boolean).toSorted());
  });

  test.each([
    ['3 Spiderlinge B. smithi', 'count 3, stage sling'],
    ['B. smithi 2 Weibchen 1 Männchen', 'sexes 1.2.0'],
    ['B. smithi 2♀ 1♂', 'sexes 1.2.0'],
    ['B. smithi 1m 2f 3u', 'sexes 1.2.3'],
    ['B. smithi 2 females, 1 male', 'sexes 1.2.0'],
    ['B. smithi 3 females', 'count 3, gender f'],
    ['B. smithi 6 female', 'count? 6, gender? f'],
    ['B. smithi 0.1 (1 female)', 'count 1, gender f'],
    ['B. smithi 0.2 (1 female)', 'count? 2, gender? f'],
    ['Python regius 1m', ''],
    ['B. smithi, 2 of them, both female', 'count? 2, gender f'],
    ['B. smithi, both female', 'count? 2, gender f'],
    ['B. smithi (5) 2 cm', 'count? 5, sizes 2'],
    ['B. smithi 3-4 FH', 'stage? L3'],
    ['Python regius 1250 g, 1310 g', 'weight? 1250'],
    ['B. smithi 0.0.2, ca. 2 cm', 'count 2, gender other, sizes 2'],
    ['B. smithi suspect male', 'gender? other'],
    ['B. smithi slings 1 cm', 'count? , sizes 1, stage sling'],
    ['Python regius 1,20m', 'sizes 120'],
    ['B. smithi no male', ''],
    ['B. smithi paired with a male', ''],
    ['B. smithi ohne Männchen', ''],
  ])('how many of which sex: %s', (text, expected) => {
    expect(rest(text)).toEqual(expected.split(', ').filter(Boolean).toSorted());
  });

  test.each([
    ['tot aufgefunden 3.10.', 'status died, left 2026-10-03'],
    ['found dead 3.10.2026', 'status died, left 2026-10-03'],
    ['died suddenly 3.10.2026', 'status died, left? 2026-10-03'],
    ['x2 both died 3.10.26', 'count 2, status died, left 2026-10-03'],
    ['verkauft evtl.', ''],
    ['abgegeben 5.6.26', 'status given, left 2026-06-05'],
    ['entlaufen', 'status lost'],
  ])('what has left: %s', (text, expected) => {
    expect(rest(`B. smithi ${text}`)).toEqual(expected.split(', ').filter(Boolean).toSorted());
  });

  test.each([
    ['*06/2019', 'hatched 2019-06'],
    ['* 12.3.2019', 'hatched 2019-03-12'],
    ['Bj. 2018', 'hatched 2018'],
    ['NZ 2022', 'hatched 2022'],
    ['DNZ', 'origin CB'],
    ['DNZ 22', 'hatched 2022'],
    ['CB22', 'hatched 2022'],
    ['CB 10 €', 'origin CB, price 10 EUR'],
  ])('births: %s', (text, expected) => {
    expect(rest(`B. smithi ${text}`)).toEqual(expected.split(', ').toSorted());
  });

  test.each([
    ['Python regius 1.200 g', 'weight? 1200'],
    ['Python regius 1,200 g', 'weight? 1200'],
    ['Python regius 1450 g', 'weight 1450'],
    ['B. smithi 0.250 g', 'weight 0.25'],
    ['Python regius 1.2 kg', 'weight 1200'],
  ])('weights: %s', (text, expected) => {
    expect(rest(text)).toEqual([expected]);
  });

  test.each([
    ['P regalis 0.1', 'species Poecilotheria regalis, count 1, gender f'],
    ['p regalis', 'species? Poecilotheria regalis'],
    ['hamorii 0.1', 'species? Brachypelma hamorii, count 1, gender f'],
  ])('a genus of one letter or none: %s', (text, expected) => {
    expect(brief(readLines(text, species, '2026-11-20')[0]).toSorted()).toEqual(
      expected.split(', ').toSorted(),
    );
  });

  test.each([
    '[12:31, 3.4.2024] Anna: ',
    '[03.04.24, 12:31:05] Anna: ',
    '[4/3/24, 12:31:05 PM] Anna B: ',
    '03/04/24, 12:31 - Tom: ',
    '03/04/24, 12:31 pm - Tom: ',
    '2024-04-03, 12:31 - Tom: ',
    '[12:31] Tom: ',
  ])('what a messenger writes is of no animal: %s', (stamp) => {
    expect(rest(`${stamp}2x B. smithi 3cm`)).toEqual(['count 2', 'sizes 3']);
  });

  test('stamps on lines of their own are nothing, and tell what today was', () => {
    const text = 'Anna, [03.04.2024 12:31]\nGBB heute gefüttert\nTom [12:31 PM]\n2x B. smithi';
    const lines = readLines(text, species, '2026-11-20');
    expect(lines.map(({ kind }) => kind)).toEqual(['empty', 'animal', 'empty', 'animal']);
    expect(lines[1]?.fields.last_fed).toMatchObject({ value: '2024-04-03', sure: true });
  });

  test.each([
    ['2x B. hamorii, 3x GBB', ['count 2', 'count 3']],
    ['B. hamorii 0.1 and P. regalis 1.0', ['count 1, gender f', 'count 1, gender m']],
    ['B. hamorii; P. regalis; GBB 5 cm', ['', '', 'sizes 5']],
    ['Weibchen: B. hamorii, GBB', ['gender f', 'gender f']],
    ['GBB, B. hamorii, both fed 3.11.', ['last_fed? 2026-11-03', 'last_fed 2026-11-03']],
    ['B. smithi, formerly B. hamorii', ['']],
    ['B. smithi x B. hamorii', ['']],
    ['GBB (C. cyaneopubescens), 0.1', ['count 1, gender f']],
  ])('several species in a line: %s', (text, expected) => {
    const lines = readLines(text, species, '2026-11-20');
    const fields = lines.map((line) => brief(line).filter((one) => !one.startsWith('species')));
    expect(fields.map((own) => own.toSorted().join(', '))).toEqual(expected);
    expect(lines.map((line) => line.text).join('')).toBe(text);
    expect(lines.every((line) => line.fields.species?.sure)).toBe(
      expected.length > 1 || !/smithi/.test(text),
    );
  });

  test('a table tells what was refused, weighed and died in columns', () => {
    const text = 'Species\tLast refused\tWeight\tDied\nB. smithi\t3.11.2026\t12\t5.11.2026';
    const [, line] = readLines(text, species, '2026-11-20');
    expect(brief(line).toSorted()).toEqual([
      'left 2026-11-05',
      'refused 2026-11-03',
      'species Brachypelma smithi',
      'status died',
      'weight 12',
    ]);
  });

  test('what is not understood becomes a note', () => {
    const [line] = readLines('GBB from Stuttgart, eats like a horse', species, '2026-11-20');
    expect(line?.notes.map(({ text }) => text)).toEqual(['from Stuttgart, eats like a horse']);
  });

  test('headings hold for the lines below them', () => {
    const lines = readLines(
      'Females\nGBB\nB. smithi male\nMales\nP. regalis',
      species,
      '2026-11-20',
    );
    expect(lines.map(({ fields }) => fields.gender?.value)).toEqual(['f', 'f', 'm', 'm', 'm']);
  });
});

test('what stands behind the sizes of several animals is said of each, and stands with the last one', () => {
  const lines = readLines('1/2" 1/2" B. ham 2x :0', species, '2026-11-20');
  expect(lines.map(({ notes }) => notes)).toEqual([
    [{ text: '0', from: [0, 0] }],
    [{ text: '0', from: [17, 18] }],
  ]);
});

test('every line comes back, and each field stands where it says', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.mixedCase(fc.constantFrom(...WORDS))), { maxLength: 12 }),
      (parts) => {
        const text = parts.join(' ');
        const lines = readLines(text, species, '2026-11-20');
        const whole = Map.groupBy(lines, ({ line }) => line);
        expect([...whole.values()].map((parts) => parts.map((part) => part.text).join(''))).toEqual(
          text.split(/\r\n|[\n\r\u2028\u2029]/),
        );
        for (const { text: own, notes } of lines)
          for (const { text: note, from } of notes)
            if (from[1] > 0) expect(own.slice(...from)).toBe(note);
      },
    ),
  );
});

/** The fields of a line but its species. */
const rest = (text: string) =>
  brief(readLines(text, species, '2026-11-20')[0])
    .filter((field) => !field.startsWith('species'))
    .toSorted();

/** The fields in a line of words, unsure ones with a question mark. */
function brief(line: PastedLine | undefined): string[] {
  return Object.entries(line?.fields ?? {}).map(([key, field]) => {
    if (Array.isArray(field)) return `${key} ${field.map(({ value }) => value.min).join(' ')}`;
    const value =
      typeof field.value === 'object' && field.value ? Object.values(field.value) : [field.value];
    return `${key}${field.sure ? '' : '?'} ${value.join(key === 'sexes' ? '.' : ' ')}`;
  });
}

const WORDS = [
  '0.1',
  '2x',
  'GBB',
  'B. ham',
  '3cm',
  '1/2"',
  '$20',
  'male',
  'fed 2024-05-01',
  "'Cyan'",
  'L3',
  '|',
  '\n',
  'name:',
];
const species = [
  'Chromatopelma cyaneopubescens',
  'Caribena versicolor',
  'Poecilotheria regalis',
  'Phidippus regius',
  'Python regius',
  'Brachypelma hamorii',
  'Brachypelma smithi',
].map((sc_name, at) => ({ sc_id: at + 1, sc_name, cm_name: '' }));
