import { expect, test } from 'bun:test';
import { catalogue } from '#src/db/starter/catalogue.ts';
import { readLines } from './read-lines.ts';
import type { PastedLine } from './read-line.ts';

// What keepers in the United States write: inches, months before days, and names for short.

test.each([
  ['GBB "Skittles" molted 11/8', { last_molt: '2026-11-08' }],
  ['GBB fed 11/8, molted 9/2', { last_fed: '2026-11-08', last_molt: '2026-09-02' }],
  ['GBB died 8/2', { left: '2026-08-02' }],
  ['GBB bought 9/12 $50', { kept_since: '2026-09-12' }],
  ['GBB 2" Petco 9/12/25 $50', { kept_since: '2025-09-12' }],
])('a month before its day, where nothing else tells the order: %s', (text, expected) => {
  const [line] = read(text, 'mdy');
  expect(values(line)).toMatchObject(expected);
  for (const key of Object.keys(expected))
    expect(Object.entries(line?.fields ?? {})).toContainEqual([
      key,
      expect.objectContaining({ sure: false }),
    ]);
});

test.each([
  ['GBB bought 10/30 $50', { kept_since: '2026-10-30' }],
  ['GBB died 11/18', { left: '2026-11-18' }],
  ['GBB sold 10/15 for $50', { left: '2026-10-15' }],
  ['dead: GBB DOA 11/3', { left: '2026-11-03', status: 'died' }],
  ['GBB bought 3/24', { kept_since: '2024-03' }],
])('what may be a month of a year, too: %s', (text, expected) => {
  const [line] = read(text, 'mdy');
  expect(values(line)).toMatchObject(expected);
  expect(line?.fields.kept_since?.sure).not.toBeTrue();
});

test.each([
  ['GBB 10/3/26 fed 11/20', { kept_since: '2026-10-03', last_fed: '2026-11-20' }],
  ['GBB $40 9/3/26 fed 11/20', { kept_since: '2026-09-03', last_fed: '2026-11-20' }],
  ['GBB from Mike 9/3/26 ate 11/20', { last_fed: '2026-11-20' }],
  ['GBB 9/3/26 molted 11/18', { kept_since: '2026-09-03', last_molt: '2026-11-18' }],
  [`P. metallica 2" sling, Jamie's, $60, 3/2026 fed 11/18`, { last_fed: '2026-11-18' }],
])('a word between two dates is of the one behind it: %s', (text, expected) => {
  expect(values(read(text, 'mdy')[0])).toMatchObject(expected);
});

test.each([
  ['GBB 0.1 4"\nOBT 1.0', { gender: 'm' }],
  ['GBB 0.1 4"\nOBT 1.5', { sizes: '3.81' }],
  ['GBB 4"\nOBT 1.0', { sizes: '2.54' }],
  ['GBB 0.1"\nOBT 1.0', { sizes: '2.54' }],
])('a sex with a dot, where another line has a female so: %j', (text, expected) => {
  const { fields } = read(text)[1] ?? {};
  expect({
    ...(fields?.gender && { gender: fields.gender.value }),
    ...(fields?.sizes && { sizes: String(fields.sizes[0]?.value.min) }),
  } as object).toEqual(expected);
  expect((fields?.gender ?? fields?.sizes?.[0])?.sure).toBeFalse();
});

test('a month that is to come is a day', () => {
  expect(values(read('GBB bought 10/30')[0]).kept_since).toBe('2026-10-30');
  expect(values(read('GBB bought 3/24')[0]).kept_since).toBe('2024-03');
});

test('what the list itself tells of its order comes before what is usual', () => {
  expect(values(read('GBB molted 11/8\nOBT bought 23/10/25', 'mdy')[0]).last_molt).toBe(
    '2026-08-11',
  );
  expect(values(read('GBB molted 11/8\nOBT fed 2.11.', 'mdy')[0]).last_molt).toBe('2026-08-11');
  expect(values(read('GBB molted 11/8\nOBT bought 10/23/25')[0]).last_molt).toBe('2026-11-08');
  expect(values(read('GBB molted 11/8')[0]).last_molt).toBe('2026-08-11');
});

test.each(['GBB fed 1/2 cricket', 'GBB 1/2"', 'GBB ate 3/4 of a roach', 'GBB fed 1/4 in crickets'])(
  'a fraction is no day: %s',
  (text) => expect(values(read(text, 'mdy')[0])).not.toHaveProperty('last_fed'),
);

test.each([
  'fed 2 dubias 11/12',
  'fed 2 dubia 11/12',
  'fed 3 crix 11/12',
  'ate 1 lg roach 11/12',
  'fed 2 pinheads 11/12',
  'fed 1 hornworm on 11/12',
])('what it ate is no month: %s', (text) =>
  expect(values(read(`GBB 4", ${text}`, 'mdy')[0]).last_fed).toBe('2026-11-12'),
);

test('who matured on a day molted then, and may be kept for longer', () => {
  const [line] = read('G. pulchripes MM 5" "Hank" matured 7/4/26, $80', 'mdy');
  expect(values(line)).toMatchObject({ last_molt: '2026-07-04', gender: 'm', stage: 'adult' });
  expect(line?.fields.kept_since).toBeUndefined();
});

test('SAF is a female that is not grown yet', () => {
  expect(values(read('B. ham "Marge" SAF 3.5"')[0])).toMatchObject({
    gender: 'f',
    stage: 'subadult',
  });
});

test.each(['T albo sling x2 1/2" Petco $12.99 each', 'GBB 1/2" Petco $30', 'GBB 2", Petsmart'])(
  'a shop is no name: %s',
  (text) => expect(read(text)[0]?.fields.name).toBeUndefined(),
);

test.each([
  ['H pulch AF 4.5" "Velma"', 'Harpactira pulchripes'],
  ['C cyan 2"', 'Chromatopelma cyaneopubescens'],
  ['A seem f 5"', 'Aphonopelma seemanni'],
  ['L para 4"', 'Lasiodora parahybana'],
])('a short name without a dot, beside a size, is perhaps a species: %s', (text, expected) => {
  const [line] = read(text);
  expect(line?.kind).toBe('animal');
  expect(line?.fields.species?.sure).toBe(false);
  expect([line?.fields.species?.value, ...(line?.fields.species?.near ?? [])]).toContain(expected);
});

test.each(['E sp redd sling 1/2"', 'Zz unknown AF 4.5" "Velma", 2/1/23, $120'])(
  'a line that tells size and sex or stage is an animal whose species is asked for: %s',
  (text) => {
    const [line] = read(text);
    expect(line?.kind).toBe('animal');
    expect(line?.fields.species).toBeUndefined();
  },
);

test.each([
  'feed fri - crix from Josh\'s Frogs, 250 ct 1/4" $14.99, slings get pinheads tue + fri',
  'get more coco fiber + water dishes at menards!!',
  'need: 3 AMAC boxes, cork bark, spag moss',
  'Feeders: 100 ct med dubia $18, order red runners',
  'SPIDERS!!!',
  'adult females',
])('what is bought or done is none: %s', (text) => expect(read(text)[0]?.kind).not.toBe('animal'));

test.each(['2 G pulchra 1" $70 ea', '- 2 G. pulchra 1"', '2 G rosea'])(
  'the initial of a genus is no gram: %s',
  (text) => {
    const [line] = read(text);
    expect(line?.fields.weight).toBeUndefined();
    expect(line?.fields.count?.value).toBe(2);
  },
);

test.each(['GBB 12 G', 'GBB 12 G today', 'GBB 12G, female', 'GBB 38g on 10/1'])(
  'grams stay grams: %s',
  (text) => expect(read(text)[0]?.fields.weight).toBeDefined(),
);

test('what stands before the colon of a line is true of each animal of it', () => {
  const [one, two] = read('RIP: Larry (G rosea MM) 5/2/26; OBT sling 10/30 stuck molt', 'mdy');
  expect(values(one)).toMatchObject({ status: 'died', name: 'Larry' });
  expect(values(two)).toMatchObject({ status: 'died', stage: 'sling' });
});

test('a word of its own tells how an animal of such a line left', () => {
  const [one, two] = read('RIP: B. hamorii 5/2/26; OBT 10/30, sold', 'mdy');
  expect([values(one).status, values(two).status]).toEqual(['died', 'sold']);
});

test.each(['order: 1000 pinheads, 250 1/2" crix, springtails $8', 'buy: 2 tubs 4"', 'call: Jess'])(
  'an order is no animal, among animals either: %s',
  (text) => expect(read(`- GBB 2"\n- ${text}\n- OBT 1"`)[1]?.kind).toBe('unread'),
);

test.each([
  ['A. seemani f 3"', 'Aphonopelma seemanni'],
  ['B. hammori 4"', 'Brachypelma hamorii'],
])('a short name that is misspelled is perhaps a species: %s', (text, expected) => {
  const [line] = read(text);
  expect(line?.fields.species?.sure).toBe(false);
  expect([line?.fields.species?.value, ...(line?.fields.species?.near ?? [])]).toContain(expected);
});

test('a molt with its number has a day', () => {
  const [line] = read('GBB 1/2", ate 11/15, molt #3 on 9/30', 'mdy');
  expect(values(line)).toMatchObject({ last_fed: '2026-11-15', last_molt: '2026-09-30' });
  expect(line?.notes.map(({ text }) => text)).toEqual(['molt #3']);
});

test('a form is known without a capital and without quotes', () => {
  const [line] = read('Pamphobeteus sp. mascara 1.5" sling');
  expect(line?.fields.species).toMatchObject({ value: "Pamphobeteus sp. 'Mascara'", sure: true });
});

test('a number before the species counts in a list of dashes, whatever each cost', () => {
  expect(read('- 3 P. irminia slings 3/4" 8 ea')[0]?.fields.count?.value).toBe(3);
});

const values = (line: PastedLine | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(line?.fields ?? {}).map(([key, field]) => [
      key,
      'value' in field ? field.value : field,
    ]),
  );

const read = (text: string, usual?: 'mdy') => readLines(text, species, '2026-11-20', usual);

const species = catalogue.map(({ sc_name, cm_name, de_name, former }, at) => ({
  ...{ sc_id: at + 1, sc_name, cm_name, de_name },
  synonyms: former,
}));
