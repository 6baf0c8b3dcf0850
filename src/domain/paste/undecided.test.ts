import { describe, expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { brief, readList } from '#src/testing/lists/brief.ts';

const first = (text: string) => brief(readList(text)[0]);

describe('lengths without a unit', () => {
  test.each([
    ['B. hamorii KL 5,5 / BS 13', ['sizes? 5.5 13']],
    ['GBB KL: 5 BSW: 12', ['sizes 5 12']],
    ['GBB 13 Spw', ['sizes? 13']],
    ['P. regalis 6,5 KL / 16 BS', ['sizes? 6.5 16']],
    // 'LS' may be in inches
    ['GBB LS 5', []],
    ['G. pulchra KL 5,5/13', []],
    ['G. pulchra 5,5/13', []],
  ])('%p', (text, fields) => {
    expect(first(text)).toEqual(fields);
  });
});

describe('more of them', () => {
  test.each([
    ['GBB, bought 2 more today', ['count? null']],
    ['B. hamorii 0.1, heute noch 2 gekauft', ['gender f', 'count? 1']],
    ['5x T. albo, 3 weitere gekauft', ['count? 5']],
    ['1.1 GBB, got another one', ['sexes? 1 1 0']],
  ])('leave open how many: %p', (text, fields) => {
    expect(first(text)).toEqual(fields);
  });
});

test.each(['P. metallica (?? female)', 'P. metallica ? female', 'P. metallica female??'])(
  'a sex in doubt is none: %p',
  (text) => {
    expect(first(text)).toEqual(['gender? other']);
  },
);

test('an older name of a species leads to the one of today', () => {
  const [line] = readList('H. incei 3cm');
  expect([line?.fields.species?.value, line?.fields.species?.sc_id]).toEqual([
    'Holothele incei',
    catalogue.findIndex(({ sc_name }) => sc_name === 'Neoholothele incei') + 1,
  ]);
});

describe('a day without a year', () => {
  test('tells the order of its list, where it can be read one way alone', () => {
    const [, fed] = readList('GBB molted 9/14\nG. rosea fed 9/12');
    expect(brief(fed)).toEqual(['last_fed? 2026-09-12']);
  });

  test.each(['GBB 9/14', 'B. hamorii 4" 9/14', 'T. albo 9/14 female'])(
    'of nothing is a note: %p',
    (text) => {
      const [line] = readList(text);
      expect(line?.notes.map((note) => note.text)).toEqual(['9/14']);
    },
  );
});

describe('the letter of a genus behind a sex', () => {
  test.each([
    ['0.1 G. porteri', 'Grammostola porteri', ['gender f', 'count 1']],
    ['0.1 G. porteri 5cm', 'Grammostola porteri', ['sizes 5', 'gender f', 'count 1']],
    ['1.0 M. robustum', 'Megaphobema robustum', ['gender m', 'count 1']],
    ['0.1 M. balfouri 2 cm', 'Monocentropus balfouri', ['sizes 2', 'gender f', 'count 1']],
    ['0.1 G pulchripes', 'Grammostola pulchripes', ['gender f', 'count 1']],
    ['1.9. 0.1 G. porteri', 'Grammostola porteri', ['gender f', 'count 1']],
    ['Python regius 1,2 m', 'Python regius', ['sizes 120']],
    ['Python regius 1.2 m. 300 g', 'Python regius', ['weight 300', 'sizes 120']],
  ])('is no unit: %p', (text, species, fields) => {
    expect([readList(text)[0]?.fields.species?.value, first(text)]).toEqual([species, fields]);
  });
});

describe('what was sold or given', () => {
  test.each([
    'B. boehmei (war mal als Bock verkauft worden)',
    'B. boehmei, als Männchen verkauft',
    'GBB - traded my G. rosea for her',
  ])('is perhaps another animal, or this one: %p', (text) => {
    expect(readList(text)[0]?.fields.status?.sure).not.toBe(true);
  });
});

test('of two prices both stand somewhere', () => {
  const [line] = readList('2 B. hamorii 2" $60 each or both for $100');
  const said = line?.notes.map((note) => note.text).join(' ');
  expect([brief(line)[0], said]).toEqual(['price? 60 USD', 'or both $100']);
});

describe('what a snake looks like', () => {
  test.each(['Kornnatter 1.1 Amel, 1,20m', 'Python regius 1.0 Pastel', 'Kleine GBB - nix'])(
    'is no name: %p',
    (text) => {
      expect(readList(text)[0]?.fields.name).toBeUndefined();
    },
  );
});

describe('names at the heads of lines without capitals', () => {
  test('are those of three lines that have one', () => {
    const list = 'kevin - p. metallica 1.0\nkaren - gbb - 4 inches\nold bob - g. porteri\nnew: obt';
    expect(readList(list).map(({ fields }) => fields.name?.value)).toEqual([
      'kevin',
      'karen',
      'old bob',
      undefined,
    ]);
  });

  test('and none where they tell how the animals are', () => {
    const list = 'small - gbb\nlarge - obt\nnew - p. metallica\nunsexed - g. porteri';
    expect(
      readList(list)
        .map(({ fields }) => fields.name?.value)
        .filter(Boolean),
    ).toEqual([]);
  });
});

test('a fraction without a unit is perhaps a length in a list of inches', () => {
  const [, line] = readList('GBB 3"\navic avic 1 1/4 sling');
  expect(brief(line)).toEqual(['stage sling', 'sizes? 3.18']);
});

describe('how many stand ahead', () => {
  test.each([
    ['Neu: 3 C. fasciatum 1cm', 'count? 3'],
    ['4 of 6 M. balfouri left', 'count? 4'],
    ['2 dead P. regalis slings', 'count? 2'],
  ])('is asked: %p', (text, count) => {
    expect(first(text)).toContain(count);
  });
});

test('a dead one is no part of others', () => {
  expect(first('1 dead P. regalis sling')).toContain('status died');
});

test('of two names nobody knows which one is a form', () => {
  expect(first('0.1 P. murinus "Kigoma" – Xena – 6 cm')).toContain('name? Kigoma');
});
