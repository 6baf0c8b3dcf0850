import { expect, test } from 'bun:test';
import { brief, readList as read } from '#src/testing/lists/brief.ts';

// Lines of keepers with other habits, each of which was once misread without being marked.

test.each([
  ['B. boehmei vrouw, niet gegeten sinds 10 oktober', 'gender f, refused? 2026-10-10'],
  ['B. boehmei futterverweigerung seit 1.10.26', 'refused 2026-10-01'],
  ['B. boehmei weiblich seit 2018', 'gender f, kept_since 2018'],
  ['B. boehmei 2 cm ab 10 Stk. 20,-/Stk.', 'count? null, sizes 2'],
  ['B. boehmei FH4 45 € (5 Stück 200 €)', 'stage L4, count? null, price? 45 EUR'],
  ['B. boehmei 5 ks 80 Kč', 'count 5, price 80 CZK'],
  ['2x B. boehmei, eins davon Weibchen', 'count 2'],
  ['2x B. boehmei 45€ las dos', 'count 2, price? 45 EUR'],
  ['B. boehmei 55-60 g', 'weight? 60'],
  ['B. boehmei, f,15 cm', 'gender? f, sizes 15'],
  ['B. boehmei sub adult female', 'gender f, stage subadult'],
  ['B. boehmei 8.-9. FH', 'stage? L8'],
  ['B. boehmei gets 15 cm when adult, now 4 cm', 'sizes? 15 4'],
  ['B. boehmei rehoused 10/30/26', ''],
  ['B. boehmei gevoerd 15-11', 'last_fed? 2026-11-15'],
  ['B. boehmei fed 2-3 crickets', ''],
  ['B. boehmei NS ok. 4 cm', 'gender other, sizes 4'],
  [
    'B. boehmei femmina adulta, comprata 12/05/2023',
    'gender f, stage adult, kept_since? 2023-05-12',
  ],
  ['B. boehmei самка 5 см', 'gender f, sizes 5'],
  ['B. boehmei hane köpt 2021-05-06', 'gender m, kept_since 2021-05-06'],
  ['🕷️ Rosie – B. boehmei ♀', 'gender f, name? Rosie'],
  ['B. boehmei 1.0 "Apollo" 900 g', 'gender m, count 1, name Apollo, weight 900'],
  ['B. boehmei, décédée le 13/01/2026', 'status died, left 2026-01-13'],
])('%s', (text, expected) => {
  const [line] = read(text);
  expect(line?.fields.species?.value).toBe('Brachypelma boehmei');
  expect(brief(line).toSorted()).toEqual(expected.split(', ').filter(Boolean).toSorted());
});

test.each([
  // a sex that somebody only thinks of
  ['GBB maybe female 5cm', 'gender? other, sizes 5', ''],
  ['GBB prob. female', 'gender? other', ''],
  ['GBB vermutlich weiblich', 'gender? other', ''],
  ['GBB wahrscheinlich Männchen', 'gender? other', ''],
  ['GBB possibly a male', 'gender? other', ''],
  ['GBB female?', 'gender? other', ''],
  ['GBB (f?)', 'gender? other', ''],
  ['GBB female (unsure)', 'gender? other', ''],
  ['GBB female', 'gender f', ''],
  ['2x GBB, one male', 'count 2', 'one male'],
  // at the head of a line it is a name, behind it a sex
  ['Alte Dame, GBB 0.1', 'gender f, count 1', 'Alte Dame'],
  ['Lady, GBB 0.1', 'gender f, count 1, name? Lady', ''],
  ['Dame: GBB', 'name? Dame', ''],
  ['GBB Dame 14 cm', 'gender? f, sizes 14', ''],
  // where it was bought is not its name
  ['GBB 7 cm, £35, Expo Oct 24', 'kept_since? 2024-10, price 35 GBP, sizes 7', 'Expo'],
  // a sex and a size with a dash between them, and what Germans write for money and for a leg span
  ['GBB 0.1 - 4 cm KL', 'gender f, count 1, sizes 4', ''],
  ['GBB 1.0 - 4 cm', 'gender m, count 1, sizes 4', ''],
  ['GBB 0.5 - 2 cm', 'sizes 0.5', ''],
  ['GBB 0.1 - 0.3 cm', 'sizes 0.1', ''],
  ['GBB 5 cm, 40,-', 'sizes 5, price? 40 ', ''],
  ['GBB 11cm BS', 'sizes 11', ''],
  // what is left over says nothing
  ['GBB ca 5 cm', 'sizes 5', ''],
  ['2x GBB, 5 cm each', 'count 2, sizes 5', ''],
  ['GBB etwa 5 cm groß', 'sizes 5', ''],
  ['GBB approx. 5cm, bought for 30 EUR', 'price 30 EUR, sizes 5', ''],
  // a mature male, and no millimetre
  ['GBB 1.0 MM', 'gender m, count 1, stage adult', ''],
  ['GBB 1.0 mm', 'sizes 0.1', ''],
  // where it was bought is no name
  ['GBB bought 3.10.26 Hamm 8€ each', 'kept_since 2026-10-03, price 8 EUR', 'Hamm'],
  ['GBB gek. 14.9.26 Hamm je 12€', 'kept_since 2026-09-14, price 12 EUR', 'Hamm'],
  ['GBB bought 3.10.26, Rosie', 'kept_since 2026-10-03, name? Rosie', ''],
  // a grown male, and neither a time nor a day
  ["GBB 'Dingo' AM 6cm", 'gender? m, name Dingo, sizes 6, stage? adult', ''],
  ['GBB fed 18.11. 10 AM', 'last_fed 2026-11-18', '10 AM'],
  ['GBB GEFÜTTERT AM 18.11.', 'last_fed 2026-11-18', ''],
  ['GBB Mann ca 5cm', 'gender? m, sizes 5', ''],
  ['GBB Häut. 11.5.26 Futter 18.11.26', 'last_molt 2026-05-11, last_fed 2026-11-18', ''],
  ['GBB letzte Mahlzeit 18.11.', 'last_fed 2026-11-18', ''],
  ['GBB kein Futter 18.11.', 'refused 2026-11-18', ''],
  ['GBB gfressen 18.11.', 'last_fed 2026-11-18', ''],
  ['GBB ♀, 18.11. Heimchen', 'food? Heimchen, gender f, last_fed? 2026-11-18', ''],
  ['GBB ♀, 18.11. Heimchen verweigert', 'gender f, refused 2026-11-18', 'Heimchen verweigert'],
  ['GBB ♀, 18.11. Heimchen gekauft', 'gender f', '18.11. Heimchen gekauft'],
  ['GBB ♀, 🦗 18.11.', 'gender f, last_fed? 2026-11-18', ''],
  // a name in brackets, whatever stands behind
  ['GBB (Fips) noch klein, 2 cm', 'name? Fips, sizes 2', 'noch klein'],
  // what it ate is no second animal
  ['GBB (Oma), alt, 15.11. ein Heimchen', 'food? Heimchen, last_fed? 2026-11-15, name? Oma', 'alt'],
  // how small it was then
  ['GBB 5", got 8/2018 as a 1" sling', 'kept_since 2018-08, sizes 12.7', 'as a 1" sling'],
  ['GBB bought as sling 3/2025', 'kept_since? 2025-03', 'as sling'],
  ['GBB u/s 3"', 'gender other, sizes 7.62', ''],
  ['GBB moulted out 8 Nov', 'last_molt 2026-11-08', 'moulted out'],
  // a sex that somebody thinks of
  ['GBB i think female', 'gender? other', ''],
  ['GBB female i think', 'gender? other', ''],
  ['GBB think male', 'gender? other', ''],
  ['GBB glaube Weibchen', 'gender? other', ''],
  ['GBB female, probably', 'gender? other', ''],
  ['GBB 5+" female', 'gender f, sizes? 12.7', ''],
  ['GBB 2 crickets, ate both', '', '2 crickets, ate both'],
  ['GBB on hunger strike since July', '', 'on hunger strike since July'],
  // 'in' is no inch before a year or a month, and what several cost is perhaps not the price of each
  ['GBB, $50 in 2025', 'price 50 USD', 'in 2025'],
  ['GBB, $40 in Aug', 'price 40 USD', 'in Aug'],
  ['GBB x3 - 2in, $180 for 3 in 2025', 'count 3, price? 180 USD, sizes 5.08', 'for 3 in 2025'],
  ['Name: Nyx | Species: GBB | Size: 6" | Sex: F', 'gender f, name Nyx, sizes 15.24', ''],
  // a name between dashes, ahead of a picture, or behind what kind of animal it is
  ['GBB - Panther - 2019 - F', 'gender f, name? Panther', '2019'],
  ['Emma 🕷 GBB ♀', 'gender f, name? Emma', ''],
  ['Tarantula (GBB) - Rosie', 'name? Rosie', 'Tarantula'],
  ['Freebie: GBB sling', 'stage sling', 'Freebie'],
  ['2 Nov GBB ate 2 crickets', 'last_fed? 2026-11-02', 'ate 2 crickets'],
  // behind a unit it is no second one
  ['GBB 4" MM', 'gender m, sizes 10.16, stage adult', ''],
  ['GBB 3" - 4"', 'sizes 7.62', ''],
  // with a day behind it is how many there are, and not how often
  ['GBB x4 fed 15.11.', 'count 4, last_fed 2026-11-15', ''],
  ['GBB gehäutet 18.11., noch nicht füttern', 'last_molt 2026-11-18', 'noch nicht füttern'],
  // the word belongs to the number behind it
  ['GBB 9cm KL 4, bissig', 'sizes 9', 'KL 4, bissig'],
  // what it was fed is no second animal
  ['GBB Futter: Heimchen 15.11.26', 'food Heimchen, last_fed 2026-11-15', ''],
  ['GBB gefüttert 15.11. Heimchen', 'food Heimchen, last_fed 2026-11-15', ''],
  // a stage, a sign of the molt and who bred it are no names
  ['GBB Sling FH3', 'stage L3', 'Sling'],
  ['GBB steht vor der Häutung (Spiegelfleck)', 'pre_molt? 2026-11-20', 'Spiegelfleck'],
  ['GBB NZ Micha 5 cm', 'sizes 5, origin CB', 'Micha'],
  ['4x Brachy hamorii je 7,50 €', 'count 4, price 7.5 EUR', 'Brachy'],
  ['Chromi (GBB) 0.1', 'gender f, count 1', 'Chromi'],
  [
    'GBB 1.0 (†) Aug. 2026 Altersschwäche',
    'gender m, count 1, status died, left? 2026-08',
    'Altersschwäche',
  ],
  ['RIP Rosie GBB', 'status died, name? Rosie', ''],
  [
    'GBB 0.0.1 FH 7 (Exuvie nass gemacht -> W)',
    'gender? f, count 1, stage L7',
    'Exuvie nass gemacht ->',
  ],
  // as it is said and shortened
  ['GBB Häutung gestern abend', 'last_molt 2026-11-19', ''],
  ['GBB gefüttert heut früh', 'last_fed 2026-11-20', ''],
  ['GBB geh. 12.11.', 'last_molt? 2026-11-12', ''],
  ['GBB geh. seit 2020', 'kept_since 2020', 'geh.'],
  ['GBB heut gehäutet', 'last_molt 2026-11-20', ''],
  ['GBB gehäutet vor 5 Tg.', 'last_molt 2026-11-15', ''],
  ['GBB von Kevin geschenkt am 3.10.', 'kept_since? 2026-10-03', 'von Kevin'],
  ['GBB adulte Dame', 'gender? f, stage adult', ''],
  // as it is spoken
  ['GBB ungefähr 6 Zentimeter', 'sizes 6', ''],
  ['GBB Mädchen, 7 cm Körper, heißt Zottel', 'gender? f, sizes 7, name Zottel', ''],
  ['GBB Winterruhe seit 1.11.', '', 'Winterruhe seit 1.11.'],
  ['10 GBB Larven', 'count? 10', 'Larven'],
  // KL is told in cm
  ['GBB ca. 5 KL, w', 'gender? f, sizes? 5', ''],
  ['GBB KL 7 bissig', 'sizes? 7', 'bissig'],
  ['GBB FH 5 KL 2,5', 'stage L5, sizes? 2.5', ''],
  ['GBB KL ca. 5-6 cm', 'sizes 5', ''],
  ['GBB FH 5 KL', 'stage L5', 'KL'],
  ['GBB 0.1 KL', 'gender f, count 1', 'KL'],
  // how many there are
  ['ca. 40 GBB, Larven', 'count? 40', 'Larven'],
  ['Ein Dutzend GBB', 'count? 12', ''],
  ['zwei Dutzend GBB', 'count? 24', ''],
  ['GBB FH 2, 138 St., je 5 €', 'count? 138, price 5 EUR, stage L2', ''],
  ['GBB - about 15 nymphs', 'count? 15', ''],
  ['GBB 1/2" $25 (20 avail)', 'count? 20, price 25 USD, sizes 1.27', ''],
  ['GBB L4 x 3', 'count 3, stage L4', ''],
  ['30+ GBB', 'count? 30', ''],
  ['GBB w: Kokon 1.7.26, 140 Larven', 'gender? f', 'Kokon 1.7.26, 140 Larven'],
  // each has the sex that stands with its length
  // of several one is gone
  ['GBB 0.0.2, 2. ist tot', 'gender other, count 2', '2. ist tot'],
  ['GBB am 2. gestorben', 'status died', 'am 2.'],
])('%s', (text, expected, notes) => {
  const [line] = read(text);
  expect(brief(line).toSorted()).toEqual(expected.split(', ').filter(Boolean).toSorted());
  expect(line?.notes.map((note) => note.text).join(', ')).toBe(notes);
});

test.each([
  ['0,1 Gramm. pulchripes 12cm KL', 'Grammostola pulchripes', 'gender? f, count? 1, sizes 12'],
  ['Brachy. hamorii 1.0', 'Brachypelma hamorii', 'gender m, count 1'],
  ['2.1 Kornnattern', 'Pantherophis guttatus', 'sexes 2 1 0'],
  ['Griechische Landschildkröten 1.3', 'Testudo hermanni', 'sexes 1 3 0'],
  // another ending of the same word is another animal
  ['H. maculata 0.1', 'Heteroscodra maculata', 'gender f, count 1'],
  ['P. regalis, Heimchen 2x die Woche', 'Poecilotheria regalis', ''],
])('a species that is told by a part of its name: %s', (text, species, expected) => {
  const [line] = read(text);
  expect(line?.fields.species).toMatchObject({ value: species, sure: true, near: [] });
  expect(brief(line).toSorted()).toEqual(expected.split(', ').filter(Boolean).toSorted());
});

test('who writes days with dots writes no month before a day', () => {
  const molts = (text: string) => read(text).flatMap(({ fields }) => fields.last_molt?.value ?? []);
  expect(molts('GBB RH 3/24')).toEqual(['2026-03-24']);
  expect(molts('GBB RH 3/24\nB. boehmei gefr. 2.11.')).toEqual(['2024-03']);
  // so near it is rather a month, where nobody writes months first
  expect(molts('GBB RH 3/26')).toEqual(['2026-03']);
  expect(molts('GBB RH Aug. 26')).toEqual(['2026-08-26']);
  expect(molts('GBB RH Aug. 26\nB. boehmei gefr. 2.11.')).toEqual(['2026-08']);
});

test('a length is not measured as the word says that belongs to the next number', () => {
  const measures = (text: string) =>
    read(text).flatMap(({ fields: { sizes = [] } }) => sizes.map(({ value }) => value.measure));
  expect(measures('GBB 9cm KL 4')).toEqual(['size']);
  expect(measures('GBB 9cm KL 4cm')).toEqual(['size', 'body']);
  expect(measures('GBB 9cm KL')).toEqual(['body']);
  expect(measures('GBB 9cm KL 12.11.26')).toEqual(['body']);
});

test.each([
  ['bottom: LP adult female, T stirmi adult male', 'Lasiodora parahybana f | Theraphosa stirmi m'],
  ['C. versicolor 0.0.1, A. avicularia 0.1', 'Caribena versicolor other | Avicularia avicularia f'],
  ['C. versicolor, formerly A. versicolor 5 cm', 'Caribena versicolor'],
  // who ate is not told by what it ate
  ['Elfriede 2 Heimchen', ''],
  ['50 Heimchen', 'Acheta domesticus'],
])('as many animals as a line names, though one may be several species: %s', (text, expected) => {
  const animals = read(text).filter(({ kind }) => kind === 'animal');
  const said = animals.map(({ fields }) =>
    [fields.species?.value, fields.gender?.value].filter(Boolean).join(' '),
  );
  expect(said.join(' | ')).toBe(expected);
});

test('a feeder that is kept is an animal', () => {
  expect(read('Heimchen')[0]?.fields.species?.value).toBe('Acheta domesticus');
});

test.each([
  ['2 x GBB, one 5cm one 3cm', '1 5 other | 1 3 other'],
  ['2x GBB, eins 5cm, eins 3cm', '1 5 other | 1 3 other'],
  ['3x GBB female 2cm, 3cm and 4cm', '1 2 f | 1 3 f | 1 4 f'],
  ['2x GBB, one male 5cm, one female 3cm', '1 5 m? | 1 3 f?'],
  ['2x GBB (1 female 12cm, 1 male 9cm)', '1 12 f? | 1 9 m?'],
  ['GBB 2x (w 7cm, m 5cm)', '1 7 f? | 1 5 m?'],
  ['2x GBB 3-5cm', '2 3 other'],
  ['2x GBB 2cm KL / 5cm Spannweite', '2 2 other'],
  ['3x GBB 2cm, 3cm', '3 2 other'],
])('as many sizes as animals are a line for each: %s', (text, expected) => {
  const all = read(text);
  const said = all.map(({ fields: { count, sizes, gender } }) =>
    [
      count?.value,
      sizes?.[0]?.value.min,
      `${gender?.value ?? 'other'}${gender?.sure === false ? '?' : ''}`,
    ].join(' '),
  );
  expect(said.join(' | ')).toBe(expected);
  expect(all.map((one) => one.text).join('')).toBe(text);
});

test.each([
  ['SLINGS\nGBB\nADULTS\nB. boehmei 0.1', 'sling adult'],
  ['Slings:\nGBB\nJuveniles\nB. boehmei', 'sling juvenile'],
  ['Subadults\nGBB\nadult females\nB. boehmei', 'subadult adult'],
])('a heading ends the one before it: %j', (text, expected) => {
  const animals = read(text).filter(({ kind }) => kind === 'animal');
  expect(animals.map(({ fields }) => fields.stage?.value).join(' ')).toBe(expected);
});

test.each(['Verkaufst du die GBB?', 'you still have the OBT?', 'masz jeszcze GBB?'])(
  'a question to somebody is no animal: %s',
  (text) => expect(read(text).map(({ kind }) => kind)).toEqual(['unread']),
);

test.each([
  'Heimchen kaufen',
  'GBB umtopfen',
  'buy GBB',
  'feeders: dubia, crickets (brown, medium), mealworms',
  'Futter: Heimchen, dubia',
  'Futter noch: 1 Dose Heimchen mittel, bissl Mehlwürmer',
])('what is to be done or eaten is no animal: %s', (text) =>
  expect(read(text).map(({ kind }) => kind)).toEqual(['unread']),
);

test('an animal to give away is one', () => {
  expect(read('GBB 0.1 abgeben').map(({ kind }) => kind)).toEqual(['animal']);
});

test('what is wanted is not added', () => {
  expect(read('I want a Theraphosa blondi next')[0]?.fields.status?.value).toBe('wanted');
});

test.each([
  ['Hapalopus sp. Kolumbien groß 3 cm', "Hapalopus sp. 'Kolumbien groß'"],
  ['Hapalopus sp. Kolumbien "klein" 3 cm', "Hapalopus sp. 'Kolumbien klein'"],
  ['Hapalopus sp. Kolumbien 3 cm groß', "Hapalopus sp. 'Kolumbien'"],
])('two forms of one country are told apart by their size: %s', (text, expected) => {
  expect(read(text)[0]?.fields.species?.value).toBe(expected);
});

test.each(['Juno', 'Julia', 'Lisa', 'Leda', 'Marla'])('%s is no month, but a name', (name) => {
  const [line] = read(`0.1 Python regius ${name} 1.4kg`);
  expect(line?.fields.name?.value).toBe(name);
});
test.each(['March', 'Juni', 'Maart', 'Maj'])('%s is a month, and no name', (name) => {
  const [line] = read(`0.1 Python regius ${name} 1.4kg`);
  expect(line?.fields.name).toBeUndefined();
});
