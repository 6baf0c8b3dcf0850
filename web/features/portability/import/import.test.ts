import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { petFields } from '#src/records/pet.ts';
import { sampleOf } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { answering } from '#web/testing/fixtures.ts';
import {
  button,
  click,
  clickButton,
  dialogs,
  eventually,
  field,
  fill,
  pageText,
  settled,
  submit,
  textOf,
} from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterEach(closeScreen);

const twenty = await Bun.file(new URL('twenty-mistakes.csv', import.meta.url)).text();

/** Chooses a file as the picker would. */
async function choose(content: string | Uint8Array, name: string): Promise<void> {
  const input = await settled(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  const file = new File([content as BlobPart], name, { type: 'text/csv' });
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function open(content: string | Uint8Array, name = 'slings.csv'): Promise<TestApp> {
  const app = createTestApp();
  await openScreen('/pets/import', { app, as: 3 });
  await choose(content, name);
  await settled(() => pageText().includes(`in ${name}`));
  return app;
}

/** The choices of the question that says so. */
const within = (about: string) =>
  [...document.querySelectorAll('fieldset')]
    .filter((set) => textOf(set).includes(about))
    .flatMap((set) => [...set.querySelectorAll('label')]);

const petsOf = async (app: TestApp) => (await app.as(3).get('pet/list', { limit: 100 })).data;

describe('the import of a table of pets', () => {
  test('room, rack, shelf and box in columns of their own are one place', async () => {
    const app = await open(
      'Name;Species;Room;Rack;Shelf;Box\nAda;Brachypelma hamorii;Cellar;Rack A;2;A2-1\n',
    );
    await settled(() => pageText().includes('Cellar / Rack A / Shelf 2 / A2-1'));
    await clickButton('Import 1 pet');
    await settled(async () => (await petsOf(app)).rows.length === 1);
    const { rows } = (await app.as(3).get('place/list')).data;
    expect(rows.map(({ path, kind }: { path: string; kind: string }) => [path, kind])).toEqual([
      ['Cellar', 'room'],
      ['Cellar / Rack A', 'rack'],
      ['Cellar / Rack A / Shelf 2', 'shelf'],
      ['Cellar / Rack A / Shelf 2 / A2-1', 'box'],
    ]);
    const [ada] = (await petsOf(app)).rows;
    const { data } = await app.as(3).get(`pet/detail/${ada.id}`);
    expect(data).toMatchObject({ notes: '', place: 'Cellar / Rack A / Shelf 2 / A2-1' });
  });

  test.each([
    [
      'Name,Species,Notes\nRosa,Brachypelma,"ok"\nMax,Brachypelma,"sheds soon\nLuna,Brachypelma,\n',
      3,
    ],
    ['Name,Species,Notes\r\n"Rosa\r\n', 2],
  ])('a quotation mark that is never closed is said with its line: %j', async (content, line) => {
    const app = createTestApp();
    await openScreen('/pets/import', { app, as: 3 });
    await choose(content, 'slings.csv');
    await settled(() => pageText().includes(`A quotation mark in line ${line} is never closed`));
  });

  test('a keeper without room for so many is told in their place, and not to try again', async () => {
    const params = { what: 'animals', adds: 1, free: 0, max: 20_000 };
    const app = answering(createTestApp(), /POST .*pet\/add_all/, () =>
      Response.json(
        { status: false, error: 'No room.', code: 'over_quota', params },
        { status: 409 },
      ),
    );
    await openScreen('/pets/import', { app, as: 3 });
    await choose('Name,Species\nRosa,Brachypelma hamorii\n', 'rosa.csv');
    await settled(() => pageText().includes('a keeper can have at most 20,000 of them'));
    expect(dialogs()).toHaveLength(0);
    expect(pageText()).not.toContain('Try again');
  });

  test('twenty typical mistakes are twenty clear messages, and nothing is stored', async () => {
    const app = await open(twenty);
    await settled(() => pageText().includes('2 species to choose'));
    const sentences = [...document.querySelectorAll('.import-mend')].map((item) => {
      const label = textOf(item.querySelector('label') as Element);
      return `${label}: ${textOf(item.querySelector('.problem') as Element)}`;
    });
    expect(sentences).toEqual([
      'Row 1 (Ute), Archived: Write yes or no.',
      'Row 2 (Luna), Species: Row 2 (Luna), Species is missing',
      'Row 5 (Max), Sex: This is no sex. Write m, f or ?, or 1.0, 0.1 or 0.0.1.',
      'Row 6 (Pair), Sex: This means males, females and unsexed together. Give each a row of its own.',
      'Row 7 (Many), Animals: This is no whole number.',
      'Row 8 (Half), Animals: This is no whole number.',
      'Row 9 (None), Animals: There has to be at least one animal.',
      'Row 10 (Heap), Animals: One row holds at most 100,000 animals.',
      'Row 11 (Big), Size: This is no size. Write it as 4.5, 4,5 cm or 45 mm.',
      'Row 12 (Giant), Size: Row 12 (Giant), Size must be from 0.01 to 1,000 cm, with at most two decimals',
      'Row 13 (Leap), Last molt: The calendar has no such day.',
      'Row 14 (Part), Last molt: The day is missing. Write all of the date, such as 2025-06-03.',
      'Row 15 (Word), Last feeding: This is no date. Write it as 2025-06-03.',
      'Row 16 (Soon), Last feeding: Row 16 (Soon), Last feeding must not be in the future',
      'Row 17 (Rich), Price: This is no price in EUR.',
      'Row 18 (From), Acquired: This is no date. Write it as 2025-06-03.',
      'Row 19 (Gone), Reason of archiving: Row 19 (Gone), Reason of archiving must be one of died, sold, given, lost, other',
      'Row 20 (Line), Feedings: “yesterday fed” can not be read. Each record starts with its day, such as 2025-06-03 fed Dubia or 2025-06-03 weight 12.5 g.',
    ]);
    const species = [...document.querySelectorAll('.box')].find((box) =>
      textOf(box).startsWith('2 species to choose'),
    );
    expect(textOf(species as Element)).toContain('Nemo nemo Row 3Nothing similar is in the list.');
    expect(textOf(species as Element)).toContain('Brachypelma hamori Row 4Brachypelma hamorii');
    expect((await petsOf(app)).count).toBe(0);
  });

  test('what several rows say is mended once for all of them', async () => {
    const cells = ['FH 4', '5', 'FH 4', 'huge', 'FH 4'];
    const rows = cells.map((size, at) => `T${at + 1};Brachypelma hamorii;${size}\n`);
    const app = await open(`Name;Art;Größe\n${rows.join('')}`);
    await settled(() => pageText().includes('4 problems'));
    expect(document.querySelectorAll('.import-mend')).toHaveLength(2);
    // on a phone, too: a cross alone beside a cell would seem to empty it
    expect(button('Leave its 3 rows out').classList.contains('brief')).toBe(false);
    await fill('3 rows (1, 3, 5), Size', '');
    await submit('3 rows (1, 3, 5), Size');
    await settled(() => pageText().includes('1 problem'));
    await clickButton('Leave row 4 out');
    await clickButton('Import 4 pets');
    await settled(() => pageText().includes('4 pets were imported'));
    expect((await petsOf(app)).count).toBe(4);
  });

  test('a species that only the catalogue knows is taken while importing', async () => {
    const app = await open('Name,Species\nAtra,Golden atra\n');
    const label = 'Another species for Golden atra';
    await settled(() => !field(label).hasAttribute('readonly'));
    await fill(label, 'harpactira atr');
    const option = await settled(() =>
      [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
        textOf(one).includes('Harpactira atra'),
      ),
    );
    option.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled(() => pageText().includes('is taken as Harpactira atra'));
    expect((await app.as(3).get('species/list', { search: 'harpactira atra' })).data.count).toBe(1);
  });

  test.each([
    ['Kaa,Python regius', 'Last shed', 'Pre-shed since'],
    [
      'Kaa,Python regius\nRosa,Brachypelma hamorii',
      'Last molt or shed',
      'Pre-molt or pre-shed since',
    ],
    ['Rosa,Brachypelma hamorii', 'Last molt', 'Pre-molt since'],
  ])('columns say what the animals of the file do: %j', async (lines, mmt, pre_molt) => {
    await open(`Name,Species,mmt\n${lines}\n`);
    const choices = () => [...document.querySelectorAll('option')].map(textOf);
    await settled(() => [mmt, pre_molt].every((one) => choices().includes(one)));
  });

  test('numbers alone are in the unit of their heading, or else in the keeper’s, as the preview says', async () => {
    const app = createTestApp();
    const conf_val = JSON.stringify({ length: 'in', weight: 'oz' });
    await app.as(3).post('user_config/set', { conf_key: 'units', conf_val });
    await openScreen('/pets/import', { app, as: 3 });
    const file =
      'Name,Species,Size,weight_kg\nKaa,Python regius,40,1.4\nBo,Python regius,90 cm,49 oz\n';
    await choose(file, 'snakes.csv');
    await settled(() => pageText().includes('in snakes.csv'));
    const heads = () => [...document.querySelectorAll('th')].map(textOf);
    // the keeper's units may come after the file
    await eventually(() => expect(heads()).toContain('Size, in'));
    expect(heads()).toContain('Weight, kg');
    await clickButton('Import 2 pets');
    await settled(async () => (await petsOf(app)).count === 2);
    const rows = (await app.as(3).get('pet/table')).data.rows as Record<string, unknown>[];
    const known = rows.map(({ name, size, weight }) => [name, size, weight]).toSorted();
    expect(known).toEqual([
      ['Bo', 90, 1389.13],
      ['Kaa', 101.6, 1400],
    ]);
  });

  test('sizes and weights that hardly any animal has are asked about, each by its cell', async () => {
    const app = await open(
      'Name,Species,Size,Weight,Molts\nRosa,Brachypelma hamorii,450 cm,,\nLuna,Brachypelma hamorii,,1.2 kg,2024-05-01 90 cm\nKaa,Python regius,150 cm,1.5 kg,\n',
    );
    await settled(() => document.querySelectorAll('.import-mend').length === 3);
    expect(pageText()).not.toContain('can be imported');
    const labels = [...document.querySelectorAll('.import-mend label')].map(textOf);
    expect(labels).toEqual([
      'Row 1 (Rosa), Size',
      'Row 2 (Luna), Weight',
      'Row 2 (Luna), Molts and sheds',
    ]);
    await fill('Row 1 (Rosa), Size', '4.50 cm');
    await submit('Row 1 (Rosa), Size');
    await clickButton('It is really that large');
    await settled(() => document.querySelectorAll('.import-mend').length === 1);
    await clickButton('It is really that large');
    await settled(() => pageText().includes('3 pets can be imported.'));
    await clickButton('Import 3 pets');
    await settled(() => pageText().includes('3 pets were imported'));
    const { rows } = (await app.as(3).get('pet/list', { sort_by: 'name', asc: 'ASC' })).data;
    expect(rows.map(({ size }: { size: number }) => size)).toEqual([150, 90, 4.5]);
  });

  test('what is wrong is mended in place, stored in one go, and taken back', async () => {
    const app = await open(
      'Name,Species,Sex,Last molt\nRosa,brachypelma hamori,f,03/06/2025\nJuno,Python regius,boy,04/07/2025\n',
    );
    await settled(() => pageText().includes('Say how the dates are meant'));
    await clickButton('Brachypelma hamorii');
    const day = await settled(() => document.querySelector<HTMLInputElement>('input[value=dmy]'));
    day.click();
    await settled(() => pageText().includes('03/06/2025 is 3 Jun 2025.'));
    await fill(/^Row 2 .Juno., Sex/, 'm');
    field(/^Row 2 .Juno., Sex/).form?.dispatchEvent(
      new Event('submit', { bubbles: true, cancelable: true }),
    );
    await settled(() => pageText().includes('2 pets can be imported.'));
    expect((await petsOf(app)).count).toBe(0);
    await clickButton('Import 2 pets');
    await settled(() => pageText().includes('2 pets were imported'));
    const { rows } = await petsOf(app);
    expect(
      rows.map((pet: Record<string, unknown>) => [pet['name'], pet['gender'], pet['mmt']]),
    ).toEqual([
      ['Rosa', 'f', '2025-06-03'],
      ['Juno', 'm', '2025-07-04'],
    ]);
    await clickButton('Undo');
    await settled(() => pageText().includes('2 pets were taken back'));
    expect((await petsOf(app)).count).toBe(0);
  });

  test('a row can be left out, and rows that are kept already, too', async () => {
    const app = createTestApp();
    await app.as(3).post('pet/add_all', {
      values_add: [{ name: 'Rosa', sc_name: 'Brachypelma hamorii' }],
    });
    await openScreen('/pets/import', { app, as: 3 });
    await choose(
      'Name\tSpecies\tCount\nRosa\tBrachypelma hamorii\t\nJuno\tPython regius\tx\nLuna\tBoa imperator\t2\n',
      'a.tsv',
    );
    await settled(() => pageText().includes('1 problem'));
    await clickButton('Leave row 2 out');
    await settled(() => pageText().includes('1 row has a name and species that you keep already.'));
    await clickButton('Leave them out');
    await clickButton('Import 1 pet');
    await settled(() => pageText().includes('1 pet was imported'));
    expect((await petsOf(app)).rows.map((pet: { name: string }) => pet.name).toSorted()).toEqual([
      'Luna',
      'Rosa',
    ]);
  });

  test('a row without a name is none that is kept already, whatever it is called then', async () => {
    const app = createTestApp();
    const kept = ['B. hamorii', 'Rosa'].map((name) => ({ name, sc_name: 'Brachypelma hamorii' }));
    await app.as(3).post('pet/add_all', { values_add: kept });
    await openScreen('/pets/import', { app, as: 3 });
    const rows = ['', '-', 'Rosa', 'B. hamorii'].map((name) => `${name}\tBrachypelma hamorii\n`);
    await choose(`Name\tSpecies\n${rows.join('')}`, 'a.tsv');
    await settled(() =>
      pageText().includes('2 rows have a name and species that you keep already.'),
    );
    await clickButton('Leave them out');
    await clickButton('Import 2 pets');
    await settled(() => pageText().includes('2 pets were imported'));
    expect((await petsOf(app)).count).toBe(4);
  });

  test('rows without a name of a file that comes twice are told, and left out where that is chosen', async () => {
    const app = createTestApp();
    await openScreen('/pets/import', { app, as: 3 });
    const file = 'Name\tSpecies\nRosa\tBrachypelma hamorii\n\tBrachypelma hamorii\n';
    await choose(file, 'a.tsv');
    await clickButton('Import 2 pets');
    await settled(() => pageText().includes('2 pets were imported'));
    closeScreen();
    await openScreen('/pets/import', { app, as: 3 });
    await choose(`${file}\tGrammostola pulchra\n`, 'a.tsv');
    await settled(() => pageText().includes('1 row has no name, and you keep animals'));
    await clickButton('Leave them out');
    await clickButton('Leave out those without a name');
    await clickButton('Import 1 pet');
    await settled(() => pageText().includes('1 pet was imported'));
    expect((await petsOf(app)).count).toBe(3);
  });

  test('which column holds the species is asked once, before anything else is', async () => {
    await open('Name;Beast;Enclosure\nRosa;Mexican Redknee;30 x 30\nNyx;Mexican Redknee;\n');
    await settled(() => pageText().includes('Which column holds the species?'));
    expect(pageText()).not.toContain('Species is missing');
    expect(pageText()).not.toContain('to settle');
    await fill('Species', '1');
    // several are called so
    await settled(() => pageText().includes('1 species to choose'));
    expect(pageText()).not.toContain('Which column holds the species?');
    await clickButton('Brachypelma hamorii');
    await settled(() => pageText().includes('2 pets can be imported.'));
  });

  test('a column of species is known by its cells, and those without a field go to the notes', async () => {
    const app = await open('Name;Latein;Enclosure\nRosa;Brachypelma hamorii;30 x 30\n');
    await settled(() => pageText().includes('1 pet can be imported.'));
    expect(pageText()).toContain('Into the notes: Enclosure.');
    await clickButton('Import 1 pet');
    await settled(() => pageText().includes('1 pet was imported'));
    const [pet] = (await petsOf(app)).rows;
    expect((await app.as(3).get(`pet/detail/${pet.id}`)).data.notes).toBe('Enclosure: 30 x 30');
  });

  test('columns without a field become events on their days, or are left out', async () => {
    const app = await open(
      'Name;Species;Rehoused;Vet;id;Joke\nRosa;Brachypelma hamorii;03.06.2025;2025-01-02 weighed;7;ha\nJuno;Python regius;;seen;8;\n',
    );
    await settled(() => pageText().includes('4 columns without a field'));
    await settled(() =>
      pageText().includes('Into the notes: Vet, Joke. As events: Rehoused. Left out: id.'),
    );
    await fill(/^Vet/, 'event');
    await fill('Joke', 'ignore');
    await fill('Vet: day of those without one', '2025-02-03');
    await settled(() => pageText().includes('As events: Rehoused, Vet. Left out: id, Joke.'));
    await clickButton('Import 2 pets');
    await settled(() => pageText().includes('2 pets were imported'));
    const { values_add } = (await app.as(3).get('pet/export')).data;
    expect(values_add.map(({ notes, events }: Record<string, unknown>) => [notes, events])).toEqual(
      [
        [
          '',
          [
            { date_ev: '2025-01-02', event: 'Vet: weighed' },
            { date_ev: '2025-06-03', event: 'Rehoused' },
          ],
        ],
        ['', [{ date_ev: '2025-02-03', event: 'Vet: seen' }]],
      ],
    );
  });

  test('a column without a field becomes measurements, and what is none is named', async () => {
    const app = await open(
      'Name;Species;Spannweite;Scale;BL\nRosa;Brachypelma hamorii;9;12 g;2,5 cm\nJuno;Brachypelma hamorii;;;big\n',
    );
    await settled(() => pageText().includes('Into the notes: BL. As measurements: Scale.'));
    await fill('BL', 'body_length');
    await settled(() => field(/^Row 2 .Juno., Measurements/));
    await fill(/^Row 2 .Juno., Measurements/, '2025-06-03 body_length 3');
    await submit(/^Row 2 .Juno., Measurements/);
    await clickButton('Import 2 pets');
    await settled(() => pageText().includes('2 pets were imported'));
    const { values_add } = (await app.as(3).get('pet/export')).data;
    const [rosa, juno] = values_add.map(
      ({ measurements }: Record<string, unknown>) => measurements,
    );
    expect(
      rosa.map(({ kind, value }: Record<string, unknown>) => `${kind} ${value}`).toSorted(),
    ).toEqual(['body_length 2.5', 'leg_span 9', 'weight 12']);
    expect(juno).toEqual([{ date_ms: '2025-06-03', kind: 'body_length', value: 3 }]);
  });

  test('the preview shows what will be stored, and what was typed where that reads differently', async () => {
    const app = createTestApp();
    const room = (await app.as(3).post('place/add', { name: 'Cellar', kind: 'room' })).data.id;
    await app.as(3).post('place/add', { name: 'Rack A', kind: 'rack', parent_id: room });
    await openScreen('/pets/import', { app, as: 3 });
    await choose(
      [
        'Name;Art;Geschlecht;Größe;Letzte Häutung;Gekauft;Preis;Platz;Notizen;Schlupf;Häutungen',
        'Rosa;brachypelma HAMORII;w;45 mm;3.6.2025;1.5.2024;25;rack a;ok;6/2023;1.2.25 3 cm',
        ';GBB;0.0.3;4,5 cm;;;12 €;;;;',
        'Max;GBB;PF;huge;;;;;;;',
      ].join('\n'),
      'a.csv',
    );
    await settled(() => document.querySelector('.import-table'));
    const rows = () =>
      [...document.querySelectorAll('.import-table tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(textOf),
      );
    // places and species are asked for, each by itself
    await settled(() => rows()[0]?.includes('Cellar / Rack A “rack a”'));
    await settled(() => rows()[1]?.includes('C. cyaneopubescens'));
    expect(rows()).toEqual([
      [
        ...['1', 'Rosa', 'Brachypelma hamorii', 'Female “w”', '', 'ok'],
        'Cellar / Rack A “rack a”',
        ...['4.5 cm “45 mm”', '3 Jun 2025 “3.6.2025”', '1 May 2024 “1.5.2024”', '€25.00 “25”'],
        ...['Jun 2023 “6/2023”', '1 Feb 2025 3 cm “1.2.25 3 cm”'],
      ],
      [
        ...['2', 'C. cyaneopubescens', 'Chromatopelma cyaneopubescens “GBB”', 'Unsexed “0.0.3”'],
        ...['3', 'Preis: 12 €', '', '4.5 cm', '', '', '12 € goes to the notes', '', ''],
      ],
      [
        ...[
          '3',
          'Max',
          'Chromatopelma cyaneopubescens “GBB”',
          'Unsexed “PF”',
          '',
          'PF',
          '',
          'huge',
        ],
        ...['', '', '', '', ''],
      ],
    ]);
  });

  test('rows of one name and species are said to be there twice, and can be left out or not', async () => {
    const app = await open(
      'Name;Species;Size\nRosa;Boa imperator;90\n;Boa imperator;\n;Boa imperator;\nrosa;Boa imperator;100\n',
    );
    const hint = 'Row 4 has the name and species of a row above it';
    await settled(() => pageText().includes(hint));
    button('Import 4 pets');
    await clickButton('Leave it out');
    await settled(() => button('Import 3 pets'));
    expect(pageText()).not.toContain(hint);
    await clickButton('Import 3 pets');
    await settled(() => pageText().includes('3 pets were imported'));
    expect((await petsOf(app)).count).toBe(3);
  });

  test('places mean those that are there, also in the other language where the keeper says so', async () => {
    const app = createTestApp();
    const { post, get } = app.as(3);
    const room = (await post('place/add', { name: 'Cellar', kind: 'room' })).data.id;
    await post('place/add', { name: 'Rack A', kind: 'rack', parent_id: room });
    await post('place/add', { name: 'Regal B', kind: 'rack', parent_id: room });
    await openScreen('/pets/import', { app, as: 3 });
    const rows = ['Rosa;Regal A', 'Max;regal B', 'Mia;Rack B', 'Leo;Regal A / Fach 2'];
    const table = rows.map((row) => `Boa imperator;${row}\n`).join('');
    await choose(`Species;Name;Place\n${table}`, 'a.csv');
    await settled(() => pageText().includes('2 things to settle'));
    const answer = (about: string, words: string) =>
      click(() => within(about).find((label) => textOf(label) === words) ?? null);
    await answer('“Regal A”', 'Yes, the same');
    await settled(() => pageText().includes('1 thing to settle'));
    await answer('“Rack B”', 'No, a new place');
    await clickButton('Import 4 pets');
    await settled(() => pageText().includes('4 pets were imported'));
    const pets = (await get('pet/list', { sort_by: 'id' })).data.rows;
    expect(pets.map(({ place }: { place: string }) => place)).toEqual([
      'Cellar / Rack A',
      'Cellar / Regal B',
      'Rack B',
      'Cellar / Rack A / Fach 2',
    ]);
  });

  test('all of a file get a plan and a place, and those with a place of their own keep it', async () => {
    const app = createTestApp();
    const { post, get } = app.as(3);
    await post('place/add', { name: 'Cellar', kind: 'room' });
    await post('plan/add', { fp_name: 'Slings', fp_start: '2025-01-01', fp_repeat: 4 });
    await openScreen('/pets/import', { app, as: 3 });
    await choose('Name;Species;Place\nRosa;Boa imperator;\nMax;Boa imperator;Attic\n', 'a.csv');
    await settled(() => button('Import 2 pets'));
    (await settled(() => field('Slings'))).click();
    await settled(() => !field('Where they stand').hasAttribute('readonly'));
    await fill('Where they stand', 'cell');
    await settled(() => document.querySelector('[role=option]'));
    field('Where they stand').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    );
    await settled(() => field('Where they stand').value === 'Cellar');
    await clickButton('Import 2 pets');
    await settled(() => pageText().includes('2 pets were imported'));
    const { rows } = (await get('pet/list', { sort_by: 'id' })).data;
    expect(rows.map(({ place }: { place: string }) => place)).toEqual(['Cellar', 'Attic']);
    const plans = (await get('plan/pets_by_plan')).data.rows;
    expect(plans[0].pets).toHaveLength(2);
  });

  test('a species that comes to the list with the animals is named before', async () => {
    await open('Name,Species\nAtra,Harpactira atra\n');
    await settled(() => pageText().includes('New on the list of species: Harpactira atra.'));
  });

  test('a species that the list calls otherwise is named before', async () => {
    await open('Name,Species\nPetra,Heterometrus petersii\nRosa,Harpactira atra\n');
    const said =
      'By the names of the list of species: Heterometrus petersii → Heterometrus silenus.';
    await settled(() => pageText().includes(said));
  });

  test('our own export comes back in as it was', async () => {
    const app = createTestApp();
    const row = {
      ...sampleOf(petFields),
      name: '=Rosa; "the red"',
      sc_name: 'Brachypelma hamorii',
      gender: 'f',
      an_count: 2,
      notes: "'quoted\nand, split",
      created: '2024-01-01T10:00:00.000Z',
      pre_molt: '2025-06-01',
      is_public: 1,
      archived: 1,
      archive_reason: 'sold',
      archive_date: '2025-06-02',
      archive_note: 'to\tCarl',
      handed_over: 1,
      feedings: [
        { date_f: '2025-05-01', food: 'Dubia', progress: 0 },
        { date_f: '2025-05-08', food: 'Dubia', progress: 2 },
      ],
      molts: [
        { date_mt: '2025-01-01', size: 4.5 },
        { date_mt: '2025-03-01', size: null },
      ],
      events: [{ date_ev: '2025-02-01', event: 'rehoused\ntwice' }],
    };
    await app.as(4).post('pet/add_all', { values_add: [row] });
    const { data } = await app.as(4).get('pet/export', { format: 'csv' });
    // Beside its original a copy would get a tag of its own.
    const [original] = (await app.as(4).get('pet/ids?archived=1')).data.ids;
    await app.as(4).delete('pet/delete', { id: original });
    await openScreen('/pets/import', { app, as: 3 });
    await choose(data, 'pets.csv');
    await clickButton('Import 1 pet');
    await settled(() => pageText().includes('1 pet was imported'));
    const copy = (await app.as(3).get('pet/export')).data.values_add[0];
    for (const feeding of copy.feedings) delete feeding.recorded;
    expect(copy).toMatchObject({
      ...row,
      former_nos: [],
      place: null,
      moves: [],
      measurements: [],
    });
  });

  test('Windows’ letters are read, and a file that is no table says so', async () => {
    await open(
      new Uint8Array([...'Name;Art\nR\u00f6sa;Boa imperator\n'].map((sign) => sign.charCodeAt(0))),
    );
    await settled(() => pageText().includes('Rösa'));
    let opened = 0;
    const note = ({ target }: Event) =>
      void (target instanceof HTMLInputElement && target.type === 'file' && opened++);
    document.addEventListener('click', note);
    await clickButton('Choose another file');
    expect(opened).toBe(1);
    document.removeEventListener('click', note);
    await choose(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'list.xlsx');
    await settled(() => pageText().includes('This is no table. Save it as XLSX, ODS or CSV.'));
    await choose(`Name;Art\n${'a;b\n'.repeat(5001)}`, 'long.csv');
    await settled(() => pageText().includes('The file has more than 5,000 rows.'));
  });
});

describe('a check that failed goes on with Try again, and what was mended is still there', () => {
  test.each(['match_species', 'add_all'])('pet/%s', async (call) => {
    const app = createTestApp();
    await openScreen('/pets/import', { app, as: 3 });
    const mend = failing(app, `/api/pet/${call}`);
    await choose('Name,Species,Sex\nRosa,Brachypelma hamorii,boy\n', 'a.csv');
    if (call === 'add_all') await mendSex();
    await clickButton('Close');
    await settled(() => pageText().includes('The rows could not be checked'));
    expect(pageText()).not.toContain('The rows are being checked');
    mend();
    await clickButton('Try again');
    if (call === 'match_species') await mendSex();
    await clickButton('Import 1 pet');
    await settled(() => pageText().includes('1 pet was imported'));
    expect((await petsOf(app)).rows[0]).toMatchObject({ name: 'Rosa', gender: 'm' });
  });
});

async function mendSex(): Promise<void> {
  await fill(/^Row 1 .Rosa., Sex/, 'm');
  await submit(/^Row 1 .Rosa., Sex/);
}

/** The calls of one path fail with 500 until the returned function is called. */
function failing(app: TestApp, path: string): () => void {
  let broken = true;
  serve((request) =>
    broken && new URL(request.url).pathname === path
      ? Response.json({ status: false, error: 'Not now', code: 'server' }, { status: 500 })
      : app.app.handle(request),
  );
  return () => void (broken = false);
}
