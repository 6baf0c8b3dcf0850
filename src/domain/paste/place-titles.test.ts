import { describe, expect, test } from 'bun:test';
import { readLines } from './read-lines.ts';
import { readPlaceTitle } from './place-titles.ts';

describe('the title of a place', () => {
  test.each([
    ['Regal links:', 'Regal links'],
    ['Shelf left:', 'Shelf left'],
    ['  * Top shelf: ', 'Top shelf'],
    ['Linkes Regal, oben:', 'Linkes Regal, oben'],
    ['mid shelf:', 'mid shelf'],
    ['Keller / Regal B / Boden 2:', 'Keller / Regal B / Boden 2'],
    ['Rack 3b:', 'Rack 3b'],
    ['Regal A / 2:', 'Regal A / 2'],
    ['Wandregal links:', 'Wandregal links'],
    ['**Schrank 2:**', 'Schrank 2'],
    ['Spare room:', 'Spare room'],
  ])('%p is the place %p', (line, place) => {
    expect(readPlaceTitle(line)).toBe(place);
  });

  test.each([
    'Regal links',
    'Regal links: GBB 0.1',
    'Links:',
    'Box mit Heimchen:',
    'Females:',
    'B. hamorii im Regal:',
    'Shelf cleaned 12.11.:',
    '2:',
    '2 / Regal A:',
  ])('%p is none', (line) => {
    expect(readPlaceTitle(line)).toBeNull();
  });
});

const species = [
  { sc_id: 1, sc_name: 'Brachypelma hamorii', cm_name: '' },
  { sc_id: 2, sc_name: 'Grammostola pulchra', cm_name: '' },
];
const placesOf = (text: string) =>
  readLines(text, species, '2026-03-10').map(({ kind, fields }) => [kind, fields.place?.value]);

test('all below the title of a place stand there, until the next one', () => {
  expect(
    placesOf(
      'Regal links:\nB. hamorii 0.1\n\nWeibchen:\nG. pulchra\nRegal rechts:\nB. hamorii 2 cm',
    ),
  ).toEqual([
    ['heading', undefined],
    ['animal', 'Regal links'],
    ['empty', undefined],
    ['heading', undefined],
    ['animal', 'Regal links'],
    ['heading', undefined],
    ['animal', 'Regal rechts'],
  ]);
});

test('a title without a colon is one below another title, and where a part of the list begins', () => {
  const places = (text: string) =>
    placesOf(text).flatMap(([kind, place]) => (kind === 'animal' ? [place] : []));
  expect(places('Regal oben:\nB. hamorii\nRegal unten\nG. pulchra')).toEqual([
    'Regal oben',
    'Regal unten',
  ]);
  expect(places('top shelf\nB. hamorii\n\nmid shelf\nG. pulchra')).toEqual([
    'top shelf',
    'mid shelf',
  ]);
  expect(places('Shelf 1\nB. hamorii\n\nShelf 2\nG. pulchra')).toEqual(['Shelf 1', 'Shelf 2']);
  expect(
    places(
      'My spiders\nLiving room\n * B. hamorii\nBedroom\n * G. pulchra\nShed (heated!)\n * B. hamorii',
    ),
  ).toEqual(['Living room', 'Bedroom', undefined]);
  // no animal above it can stand there
  expect(places('My spiders\nRack 1\nB. hamorii\nRack 2\nG. pulchra')).toEqual([
    'Rack 1',
    'Rack 2',
  ]);
  // an empty place is no title
  expect(places('Shelf A\nB. hamorii\nA2 - empty\nG. pulchra\nShelf B\nB. hamorii')).toEqual([
    'Shelf A',
    'Shelf A',
    'Shelf B',
  ]);
  // what stands below its animal tells where that one is
  expect(places('B. hamorii\nShelf 1\nG. pulchra')).toEqual([undefined, undefined]);
  expect(places('B. hamorii\n\nShelf 1\n\nG. pulchra')).toEqual([undefined, undefined]);
});

test('a title that names no place ends the one before it', () => {
  const last = (text: string) => placesOf(`Regal oben:\nB. hamorii\n${text}`).at(-1);
  for (const title of ['Sonst:', '\nTerri 1-4', 'Die Geckos:'])
    expect(last(`${title}\nG. pulchra`)).toEqual(['animal', undefined]);
  for (const remark of ['bissig', '\nnoch umtopfen!\n', 'gefüttert: nein', 'gekauft in Hamm'])
    expect(last(`${remark}\nG. pulchra`)).toEqual(['animal', 'Regal oben']);
});

/** The places below 'Regal oben' and a title behind its animal. */
const below = (title: string, from = 'Regal oben') =>
  readLines(`${from}\nB. hamorii\n${title}\nG. pulchra`, species, '2026-03-10').at(-1)?.fields
    .place;

test.each([
  ['Regal unten (feucht)', 'Regal unten (feucht)'],
  ['Regal unten (feucht):', 'Regal unten (feucht)'],
  ['\nRegal  unten: (feucht)', 'Regal unten (feucht)'],
  ['**top shelf (humid)**', 'Regal oben / top shelf (humid)'],
  ['Regal 2 (24-26 °C)', 'Regal 2 (24-26 °C)'],
  ['Keller / Regal B (warm, 80 %):', 'Keller / Regal B (warm, 80 %)'],
])('a remark in brackets belongs to the title %p', (title, place) => {
  expect(below(title)).toEqual({ value: place, sure: true, from: null });
});

test('a remark in brackets belongs to the first title, too', () => {
  const first = (text: string) => placesOf(text).find(([kind]) => kind === 'animal')?.[1];
  expect(first('Regal oben (trocken)\nB. hamorii')).toBe('Regal oben (trocken)');
  expect(first('Regal oben (trocken):\nB. hamorii')).toBe('Regal oben (trocken)');
});

test.each([
  'Regal unten (B. hamorii)',
  'Regal unten (verkauft)',
  'Regal unten (gefüttert 1.3.)',
  'Regal unten (12.11.)',
])('what tells more of animals in brackets is no remark: %p', (title) => {
  expect(below(title)?.value).not.toStartWith('Regal unten');
});

/** What is told of each animal: where it stands, of which sex and stage it is. */
const told = (text: string) =>
  readLines(text, species, '2026-03-10').flatMap(({ kind, fields }) =>
    kind === 'animal'
      ? [
          [fields.place?.value, fields.gender?.value, fields.stage?.value]
            .filter(Boolean)
            .join(', '),
        ]
      : [],
  );

test.each([
  ['Regal unten (Weibchen)', 'Regal unten, f'],
  ['Shelf 2 (females):', 'Shelf 2, f'],
  ['Shelf 2 - males', 'Shelf 2, m'],
  ['Fach 2: Jungtiere', 'Fach 2, juvenile'],
  ['Regal unten (slings)', 'Regal unten, sling'],
])('%p tells of those below it, up to the next place', (title, expected) => {
  expect(told(`${title}\nB. hamorii\nB. hamorii 1.0\n\nSchrank rechts:\nG. pulchra`)).toEqual([
    expected,
    expected.replace(/ [fm]$/, ' m').replace(/(?<=\d|unten), (?=\w{3})/, ', m, '),
    'Schrank rechts',
  ]);
});

test('a sex that a word tells behind the title of another place of its kind is of those in it', () => {
  expect(told('Regal oben\nG. pulchra\nRegal unten Weibchen\nB. hamorii')).toEqual([
    'Regal oben',
    'Regal unten, f',
  ]);
  // others behind such titles are perhaps elsewhere
  const [, sling] = readLines(
    'Regal oben (Weibchen)\nG. pulchra\n\nSlings\nB. hamorii',
    species,
    '2026-03-10',
  ).filter(({ kind }) => kind === 'animal');
  expect(sling?.fields.place).toEqual({ value: 'Regal oben', sure: false, from: null });
  // and one above all places stays
  expect(told('Weibchen:\nRegal oben:\nG. pulchra\nRegal unten:\nB. hamorii')).toEqual([
    'Regal oben, f',
    'Regal unten, f',
  ]);
});

test.each(['Regal unten feucht', 'Regal unten, feucht', 'Regal unten - feucht:'])(
  '%p is perhaps a title where another one has its word',
  (title) => {
    const value = title.replace(':', '');
    expect(below(title)).toEqual({ value, sure: false, from: null });
    expect(below(title, 'Schrank oben')).toBeUndefined();
    expect(below('Regal rechts', title)?.value).toBe('Regal rechts');
  },
);

test.each([
  'Regal unten, schön feucht',
  'Regal unten (heated!)',
  'Regal unten - noch nicht fertig',
  'Shed (heated!)',
])('below what begins as a title and is none, nobody stands in the place above: %p', (title) => {
  expect(below(title)).toBeUndefined();
  expect(below(`Weibchen\n${title}`)).toBeUndefined();
});

test('below what may be the title of another shelf all stand in their rack at least', () => {
  expect(below('Fach 2, noch nicht fertig', 'Regal A')?.value).toBe('Regal A');
  expect(below('Fach 2, noch nicht fertig', 'Regal A / Fach 1')?.value).toBe('Regal A');
});

test.each(['Regal unten (leer)', 'Regal, frisch gestrichen', 'Regal unten: leer'])(
  '%p tells of a place, and ends none',
  (line) => {
    expect(below(line)?.value).toBe('Regal oben');
  },
);

test('who is sold or wished for stands nowhere', () => {
  const read = placesOf('Shelf 1:\nB. hamorii\nWishlist:\nG. pulchra');
  expect(read.at(-1)).toEqual(['animal', undefined]);
});

test.each([
  ['B. hamorii 0.1, Regal A / 2', 'Regal A / 2', ''],
  ['B. hamorii (Regal links) 0.1', 'Regal links', ''],
  ['B. hamorii 0.1 im Keller', 'Keller', ''],
  ['Fach 3: B. hamorii 0.1 fed 1.3.', 'Fach 3', ''],
  ['B. hamorii, Top shelf', 'Top shelf', ''],
  // what says more is a remark, and what says less no place
  ['B. hamorii, Regal', undefined, 'Regal'],
  ['B. hamorii, aus dem Keller von Tom', undefined, 'aus dem Keller von Tom'],
  ['B. hamorii, Box 3', undefined, 'Box 3'],
])('a part of a line may say where its animal stands: %p', (text, place, note) => {
  const [line] = readLines(text, species, '2026-03-10');
  expect(line?.fields.place?.value).toBe(place);
  expect(line?.fields.place?.sure).toBe(place === undefined ? undefined : false);
  expect(line?.fields.name).toBeUndefined();
  expect(line?.notes.map((one) => one.text).join()).toBe(note);
});

test('what is inside of the place above a line stands in that one', () => {
  const inside = (title: string, part: string) =>
    placesOf(`${title}:\nB. hamorii, ${part}`).at(-1)?.[1];
  expect(inside('Regal A', 'Fach 3')).toBe('Regal A / Fach 3');
  expect(inside('Keller / Regal A', 'Boden 1')).toBe('Keller / Regal A / Boden 1');
  expect(inside('Regal A', 'Regal B')).toBe('Regal B');
});

test('a line of very many spaces names no place, and keeps nobody waiting', () => {
  // a hundred of them took half a minute each
  for (let at = 0; at < 100; at++)
    expect(readPlaceTitle(`B. hamorii${' '.repeat(900)}Regal ${at}:`)).toBeNull();
  expect(readPlaceTitle(`${' '.repeat(900)}Regal A:`)).toBe('Regal A');
});
