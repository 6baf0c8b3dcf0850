import { expect, test } from 'bun:test';
import { brief, readList as read } from '#src/testing/lists/brief.ts';

// What an animal ate, and the meals that no word calls one.

test.each([
  // a feeder and a day, behind an animal
  ['B. boehmei, Heimchen am 19.11.', 'food? Heimchen, last_fed? 2026-11-19', ''],
  ['B. boehmei locust 18/11', 'food? locust, last_fed? 2026-11-18', ''],
  ['B. boehmei 0.1, Schabe 18.11.26', 'count 1, food? Schabe, gender f, last_fed? 2026-11-18', ''],
  ['1 Schabe 18.11.', 'food? 1 Schabe, last_fed? 2026-11-18', ''],
  // the day is of something else
  ['B. boehmei Heimchen', '', 'Heimchen'],
  ['B. boehmei Heimchen gekauft 18.11.', 'kept_since 2026-11-18', 'Heimchen'],
  ['B. boehmei Heimchen bestellt 18.11.', '', 'Heimchen bestellt 18.11.'],
  ['B. boehmei Heimchen 18.11. bestellt', '', 'Heimchen 18.11. bestellt'],
  ['B. boehmei kein Heimchen 18.11.', '', 'kein Heimchen 18.11.'],
  ['B. boehmei Schabe 18.11. nicht angerührt', '', 'Schabe 18.11. nicht angerührt'],
  ['Heimchen 18.11.26', 'kept_since? 2026-11-18', ''],
  ['Kiste Heimchen 18.11.', 'name? Kiste', '18.11.'],
  // the feeder, before the day or behind it
  ['B. boehmei gefüttert 18.11. Schabe', 'food Schabe, last_fed 2026-11-18', ''],
  ['B. boehmei fed 18 Nov (2 crickets)', 'food 2 crickets, last_fed 2026-11-18', ''],
  ['B. boehmei fed 19 Nov 2 roaches', 'food 2 roaches, last_fed 2026-11-19', ''],
  ['B. boehmei fed 19 Nov 12 small crickets', 'food 12 small crickets, last_fed 2026-11-19', ''],
  ['B. boehmei fed Nov 2 crickets', 'food crickets, last_fed 2026-11-02', ''],
  ['B. boehmei fed 15.11. dubia roaches', 'food dubia roaches, last_fed 2026-11-15', ''],
  ['B. boehmei fed 2 mice 14 Nov', 'food 2 mice, last_fed 2026-11-14', ''],
  ['B. boehmei 2 Heimchen gefressen 15.11.', 'food 2 Heimchen, last_fed 2026-11-15', ''],
  [
    'B. boehmei gefüttert 15.11. mit 2 kleinen Schaben',
    'food 2 kleinen Schaben, last_fed 2026-11-15',
    '',
  ],
  [
    'B. boehmei dubia 18/11, refused last two before that',
    'food? dubia, last_fed? 2026-11-18',
    'refused last two before that',
  ],
  // a letter before a day
  ['B. boehmei 0.1 f 19.11.', 'count 1, gender f, last_fed 2026-11-19', ''],
  ['B. boehmei f: 19.11.', 'last_fed 2026-11-19', ''],
  ['B. boehmei 5 cm f 19.11.', 'last_fed? 2026-11-19, sizes 5', ''],
  ['B. boehmei f. 19 Nov', 'last_fed? 2026-11-19', ''],
  ['B. boehmei f yesterday', 'last_fed? 2026-11-19', ''],
  [
    'B. boehmei ♀ f 19.11. 2 Heimchen, 5 cm',
    'food 2 Heimchen, gender f, last_fed 2026-11-19, sizes 5',
    '',
  ],
  ['B. boehmei gef. 19.11.', 'last_fed 2026-11-19', ''],
  ['B. boehmei LF 15.11. LM 5.9.26', 'last_fed 2026-11-15, last_molt 2026-09-05', ''],
  ['B. boehmei LH: 5.9.26, LF: 15.11.', 'last_fed 2026-11-15, last_molt 2026-09-05', ''],
  ['B. boehmei fed 19 Nov', 'last_fed 2026-11-19', ''],
  // behind a number, and before another word or a year, it is a female
  ['B. boehmei 3 f 19.11.', 'gender? f', '3, 19.11.'],
  ['3x B. boehmei f', 'count 3, gender? f', ''],
  ['B. boehmei f 12.11. gehäutet', 'gender? f, last_molt 2026-11-12', ''],
  ['B. boehmei F 12.11.2025', 'gender f, kept_since? 2025-11-12', ''],
  ['B. boehmei f 2024', 'gender? f', '2024'],
  // of two feeders, and of what was not eaten, the notes tell
  ['B. boehmei gefüttert 15.11. Schabe und Heimchen', 'last_fed 2026-11-15', 'Schabe und Heimchen'],
  ['B. boehmei bought 2 roaches, fed 15.11.', 'last_fed 2026-11-15', 'bought 2 roaches'],
  ['B. boehmei fed 15.11., 1 cricket refused', 'last_fed 2026-11-15', '1 cricket refused'],
  ['B. boehmei refused cricket 24/10', 'refused? 2026-10-24', 'refused cricket'],
  ['B. boehmei refused a roach on 24/10', 'refused? 2026-10-24', 'refused a roach'],
  ['B. boehmei verweigerte Heimchen 24.10.', 'refused 2026-10-24', 'verweigerte Heimchen'],
  ['B. boehmei Heimchen verweigert 24.10.', 'refused 2026-10-24', 'Heimchen'],
  [
    'B. boehmei refused a cricket yesterday, fed 1 Nov',
    'last_fed 2026-11-01, refused 2026-11-19',
    'refused a cricket',
  ],
  ['B. boehmei refused cricket', '', 'refused cricket'],
  // what it does not eat is none of its feeders
  ...[
    'does not eat crickets',
    'never eats crickets',
    'no more crickets',
    'no crickets or roaches',
    "doesn't take crickets, locusts or roaches",
    'hates crickets',
    'keine Heimchen oder Schaben',
    'ohne Heimchen',
    'mag nie Heimchen',
  ].map((said) => [`B. boehmei ${said}, fed 15.11.`, 'last_fed 2026-11-15', said] as const),
  ['B. boehmei fed 15.11. Heimchen mag sie nicht', 'last_fed 2026-11-15', 'Heimchen mag sie nicht'],
  [
    'B. boehmei fed 15.11. crickets, no roaches',
    'food crickets, last_fed 2026-11-15',
    'no roaches',
  ],
  [
    'B. boehmei instead of crickets, fed 15.11. roaches',
    'food roaches, last_fed 2026-11-15',
    'instead of crickets',
  ],
])('%s', (text, expected, notes) => {
  const [line] = read(text);
  expect(brief(line).toSorted()).toEqual(expected.split(', ').filter(Boolean).toSorted());
  expect(line?.notes.map((note) => note.text).join(', ')).toBe(notes);
});

test('a feeder that is denied is no animal either', () => {
  const [line] = read('Alle gefüttert 15.11. keine Heimchen mehr');
  expect(line?.fields.species).toBeUndefined();
});

test('a meal below an animal is said of it', () => {
  const [animal, meal] = read('B. boehmei 0.1\n  1 Schabe 18.11.');
  expect(meal?.kind).toBe('detail');
  expect(brief(animal)).toContain('food? 1 Schabe');
});

test.each([
  'noch besorgen: Heimchen, Korkröhre',
  'Einkaufsliste: Heimchen, Drosophila',
  'Futter bestellen: Schaben, Heimchen',
  'Futter bestellen: 50 Schaben, 200 Heimchen',
  'umtopfen: GBB',
  'get crickets, dubia',
  'need some dubia roaches and 2 locusts',
])('what is to be bought or done is no animal: %s', (text) =>
  expect(read(text).map(({ kind }) => kind)).not.toContain('animal'),
);

test.each(['get GBB 0.1', 'abgeben: GBB 0.1', 'Blaptica dubia 200'])(
  'an animal beside such words is one: %s',
  (text) => expect(read(text).map(({ kind }) => kind)).toEqual(['animal']),
);
