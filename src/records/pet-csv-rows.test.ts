import { describe, expect, test } from 'bun:test';
import { guessColumns } from '#src/domain/import/csv-table.ts';
import { petColumns } from './pet-csv-columns.ts';
import type { PetRecord } from './pet-csv-cells.ts';
import { readPetRow } from './pet-csv-rows.ts';

const options = { order: 'dmy', currency: 'EUR', today: '2026-03-10' } as const;
const good: PetRecord = { name: 'Rosa', sc_name: 'Brachypelma hamorii' };
const read = (record: PetRecord, other = {}) =>
  readPetRow({ ...good, ...record }, { ...options, ...other });

describe('the headers of keepers’ lists', () => {
  test.each([
    ['Name;Species;Sex;Remarks', ['name', 'sc_name', 'gender', 'notes']],
    ['ID;Latin name;Molt;Gender', ['name', 'sc_name', 'mmt', 'gender']],
    ['Rufname;Art;Geschlecht;Größe;Letzte Häutung', ['name', 'sc_name', 'gender', 'size', 'mmt']],
    [
      'Nr.;Deutscher Name;Anzahl;Herkunft;Preis',
      ['name', 'cm_name', 'an_count', 'seller', 'price'],
    ],
    ['Scientific Name;Common Name;DLS;Last fed', ['sc_name', 'cm_name', 'size', 'date_f']],
    ['Species;Purchase date;Price (EUR);Breeder', ['sc_name', 'date', 'price', 'seller']],
    ['Species;Last fed;Feeder;Reaction', ['sc_name', 'date_f', 'food', 'progress']],
    ['Art;Letzte Fütterung;Futterannahme;Seit', ['sc_name', 'date_f', 'progress', 'date']],
    ['Enclosure;Species;Temperature', [null, 'sc_name', null]],
    ['Name;Art;m/w;Bemerkung', ['name', 'sc_name', 'gender', 'notes']],
    ['Art;KL;Status;Todesursache', ['sc_name', 'size', 'archive_reason', 'archive_note']],
    ['Species;Date of death;Cause of death', ['sc_name', 'archive_date', 'archive_note']],
  ])('%s', (head, expected) => {
    expect(guessColumns(head.split(';'), petColumns) as unknown[]).toEqual(expected);
  });
});

describe('a row of a keeper’s list', () => {
  test('with everything that lists contain', () => {
    const { row, problems } = read({
      gender: '0.1',
      an_count: '2',
      notes: 'calm',
      size: '4,5 cm',
      mmt: '3.6.2025',
      date_f: '01/03/2026',
      food: 'Dubia',
      date: '2024-05-01',
      price: '25,50 €',
      seller: 'Expo',
    });
    expect(problems).toEqual([]);
    expect(row).toEqual({
      sc_name: 'Brachypelma hamorii',
      name: 'Rosa',
      gender: 'f',
      an_count: 2,
      notes: 'calm',
      kept_since: '2024-05-01',
      molts: [{ date_mt: '2025-06-03', size: 4.5 }],
      feedings: [{ date_f: '2026-03-01', food: 'Dubia', progress: 0 }],
      purchase: { date: '2024-05-01', price: 25.5, currency: 'EUR', seller: 'Expo' },
    });
  });

  test.each([
    ['Price GBP', {}, 'GBP'],
    ['Preis (£)', {}, 'GBP'],
    ['Cost in US$', {}, 'USD'],
    ['Price (JPY)', {}, 'JPY'],
    ['Price', {}, 'EUR'],
    ['Price all', {}, 'EUR'],
    ['Price GBP', { currency: 'CHF' }, 'CHF'],
    ['Price GBP', { price: '20 €' }, 'EUR'],
  ])('a price below “%s” with %j is in %s', (price, more, currency) => {
    const { row, problems } = read(
      { date: '1.5.2024', price: '20', ...more },
      { headings: { price } },
    );
    expect(problems).toEqual([]);
    expect(row.purchase).toMatchObject({ price: 20, currency });
  });

  test('who bought it has kept it since, and the other way round', () => {
    const dates = ({ row: { kept_since, purchase } }: ReturnType<typeof read>) => [
      kept_since,
      purchase?.date,
    ];
    expect(dates(read({ date: '1.5.2024' }))).toEqual(['2024-05-01', '2024-05-01']);
    expect(dates(read({ date: '1.5.2024', kept_since: '2.5.2024' }))).toEqual([
      '2024-05-02',
      '2024-05-01',
    ]);
    expect(dates(read({ kept_since: '2.5.2024', price: '20' }))).toEqual([
      '2024-05-02',
      '2024-05-02',
    ]);
    expect(dates(read({ kept_since: '2.5.2024' }))).toEqual(['2024-05-02', undefined]);
  });

  test('a size goes to the last molt, else it is a measurement, and that of a purchase', () => {
    expect(read({ size: '4', mmt: '3.6.2025', date: '1.1.2025' }).row).toMatchObject({
      molts: [{ date_mt: '2025-06-03', size: 4 }],
      purchase: { date: '2025-01-01' },
      notes: '',
    });
    expect(read({ size: '4', date: '1.1.2025' }).row).toMatchObject({
      purchase: { date: '2025-01-01', size: 4 },
      measurements: [{ date_ms: '2025-01-01', value: 4 }],
    });
    expect(read({ size: '4 cm', notes: 'calm' }).row).toMatchObject({
      notes: 'calm',
      measurements: [{ date_ms: '2026-03-10', value: 4 }],
    });
    const named = read(
      { size: '4,5', kept_since: '2025-06-03' },
      { headings: { size: 'Körperlänge' } },
    );
    expect(named.row.measurements).toEqual([
      { date_ms: '2025-06-03', kind: 'body_length', value: 4.5, taken: 1 },
    ]);
  });

  test('beside a history a size and a weight are the latest ones', () => {
    const molts = '2025-01-01 5\n2025-06-03 6';
    const of = (record: PetRecord) => {
      const { row } = read({ date: '1.1.2024', price: '20', molts, ...record });
      return { molts: row.molts, measurements: row.measurements, size: row.purchase?.size };
    };
    const history = [
      { date_mt: '2025-01-01', size: 5 },
      { date_mt: '2025-06-03', size: 6 },
    ];
    // it is that of the last molt
    expect(of({ size: '6' })).toEqual({ molts: history, measurements: undefined, size: undefined });
    // it grew since then
    const today = [{ date_ms: '2026-03-10', value: 7 }];
    expect(of({ size: '7' })).toEqual({ molts: history, measurements: today, size: undefined });
    // it was smaller when it came
    expect(of({ size: '3' })).toMatchObject({ molts: history, size: 3 });
    // the last molt says none
    expect(of({ size: '8', molts: '2025-01-01 5\n2025-06-03' }).molts?.at(-1)?.size).toBe(8);
    expect(of({ size: '8', molts: '2025-06-03', mmt: '3.6.2025' }).molts?.[0]?.size).toBe(8);
    const weighed = '2025-01-01 weight 40\n2025-06-03 weight 50';
    const weights = (weight: string) =>
      of({ weight, measurements: weighed }).measurements?.map((one) => [one.date_ms, one.value]);
    expect(weights('50')).toEqual([
      ['2025-01-01', 40],
      ['2025-06-03', 50],
    ]);
    expect(weights('55')?.at(-1)).toEqual(['2026-03-10', 55]);
  });

  test('a size is taken over only where nothing says when it was measured', () => {
    const taken = (cells: Parameters<typeof read>[0], size = 'Size') =>
      read(cells, { headings: { size } }).row.measurements?.map((one) => one.taken);
    expect(taken({ size: '4' })).toEqual([1]);
    expect(taken({ size: '4', mmt: '3.6.2025' }, 'KL (cm)')).toEqual([undefined]);
    expect(taken({ weight: '4' })).toEqual([undefined]);
    expect(taken({ measurements: '2025-06-03 leg_span 4' })).toEqual([undefined]);
  });

  test('a body length is asked about in a column that does not say so', () => {
    const sizeOf = (size: string) => {
      const { row, problems } = read({ size: 'KL 5' }, { headings: { size } });
      return [row.measurements?.map(({ kind, value }) => [kind, value]), problems];
    };
    expect(sizeOf('KL')).toEqual([[['body_length', 5]], []]);
    expect(sizeOf('Größe')).toMatchObject([undefined, [{ field: 'size' }]]);
  });

  test('a body length is none of the molt nor of the purchase, which know the leg span', () => {
    const { row } = read(
      { size: '4,5', mmt: '3.6.2025', date: '1.1.2025' },
      { headings: { size: 'KL (cm)' } },
    );
    expect(row).toMatchObject({
      measurements: [{ date_ms: '2025-06-03', kind: 'body_length', value: 4.5 }],
      molts: [{ date_mt: '2025-06-03', size: null }],
      purchase: { date: '2025-01-01' },
    });
    expect(row.purchase).not.toHaveProperty('size');
  });

  test('a price or a seller without a day is noted as it stands', () => {
    const headings = { price: 'Preis', seller: 'Händler' };
    const { row, problems } = read({ price: '25 €', seller: 'Börse', notes: 'shy' }, { headings });
    expect([row.notes, row.purchase, problems]).toEqual([
      'shy\nPreis: 25 €\nHändler: Börse',
      undefined,
      [],
    ]);
  });

  test.each([
    [{ archive_date: '1.2.2026' }, { archive_date: 'Todesdatum' }, 'died', '2026-02-01'],
    [{ archive_date: 'ja' }, { archive_date: 'Verstorben' }, 'died', undefined],
    [{ archive_date: 'no' }, { archive_date: 'Deceased' }, undefined, undefined],
    [{ archive_date: '1.2.2026' }, { archive_date: 'Verkauft am' }, 'sold', '2026-02-01'],
    [{ archive_note: 'stuck molt' }, { archive_note: 'Cause of death' }, 'died', undefined],
    [{ archive_reason: '🕯️ Deceased' }, { archive_reason: 'Status' }, 'died', undefined],
    [{ archive_reason: 'abgegeben' }, { archive_reason: 'Status' }, 'given', undefined],
    [{ archive_reason: 'lebt' }, { archive_reason: 'Status' }, undefined, undefined],
  ] as const)('%j below %j left as %s', (record, headings, reason, day) => {
    const { row, problems } = read(record, { headings });
    expect([row.archived, row.archive_reason, row.archive_date, problems]).toEqual([
      reason && 1,
      reason,
      day,
      [],
    ] as never);
  });

  test('a status of a kept animal is noted', () => {
    const { row, problems } = read(
      { archive_reason: 'premolt' },
      { headings: { archive_reason: 'Status' } },
    );
    expect([row.archived, row.notes, problems]).toEqual([undefined, 'Status: premolt', []]);
  });

  test.each([
    ['refused', 2],
    ['Verweigert', 2],
    ['nicht gefressen', 2],
    ['offered', 1],
    ['ate', 0],
  ] as const)('a reaction “%s” is that of the last feeding', (reaction, progress) => {
    const { row, problems } = read({ date_f: '01.03.2026', food: 'Dubia', progress: reaction });
    const feedings = [{ date_f: '2026-03-01', food: 'Dubia', progress }];
    expect([row.feedings, row.notes, problems]).toEqual([feedings, '', []]);
  });

  test('a reaction that tells no outcome, or of no day, is noted', () => {
    const headings = { progress: 'Reaction' };
    const shy = read({ date_f: '01.03.2026', progress: 'shy' }, { headings });
    expect([shy.row.notes, shy.row.feedings?.[0]?.progress]).toEqual(['Reaction: shy', 0]);
    const undated = read({ progress: 'refused' }, { headings });
    expect([undated.row.notes, undated.row.feedings]).toEqual(['Reaction: refused', undefined]);
  });

  test('a feeder that is denied is noted, and was not eaten', () => {
    const headings = { food: 'Futter' };
    const { notes, feedings } = read(
      { date_f: '01.03.2026', food: 'keine Heimchen' },
      { headings },
    ).row;
    expect(notes).toBe('Futter: keine Heimchen');
    expect(feedings).toEqual([{ date_f: '2026-03-01', food: '', progress: 0 }]);
  });

  test('a weight is of today in a list that has gone on since the animal came', () => {
    const day = (cells: PetRecord) => {
      const { measurements = [] } = read({ weight: '12', ...cells }).row;
      return measurements.find(({ kind }) => kind === 'weight')?.date_ms;
    };
    expect(day({})).toBe('2026-03-10');
    expect(day({ date: '1.1.2024' })).toBe('2024-01-01');
    expect(day({ date: '1.1.2024', price: '20', date_f: '1.1.2024' })).toBe('2024-01-01');
    expect(day({ date: '1.1.2024', date_f: '1.3.2026' })).toBe('2026-03-10');
    expect(day({ kept_since: '1.1.2024', mmt: '3.6.2025' })).toBe('2026-03-10');
    expect(day({ date: '1.1.2024', feedings: '2026-02-01 fed Dubia' })).toBe('2026-03-10');
    const died = { date: '1.1.2024', date_f: '1.8.2025', archive_reason: 'died' };
    expect(day(died)).toBe('2025-08-01');
    expect(day({ ...died, archive_date: '2.9.2025' })).toBe('2025-09-02');
  });

  test('a weight is a measurement, beside those of the history', () => {
    const { row, problems } = read({
      weight: '12,5 g',
      mmt: '3.6.2025',
      size: '4',
      measurements: '2025-01-01 weight 10\n1.2.2025 leg_span 3,5',
    });
    expect([row.measurements, problems]).toEqual([
      [
        { date_ms: '2025-01-01', kind: 'weight', value: 10 },
        { date_ms: '2025-02-01', kind: 'leg_span', value: 3.5 },
        { date_ms: '2026-03-10', kind: 'weight', value: 12.5 },
      ],
      [],
    ]);
  });

  test.each(['', '-'])('without a name the short species name is used: %p', (name) => {
    const { row, problems } = read({ name });
    expect([row.name, problems]).toEqual(['B. hamorii', []]);
  });

  test('a common name replaces the scientific one', () => {
    expect(read({ sc_name: '', cm_name: 'Mexican Redknee' }).row.sc_name).toBe('Mexican Redknee');
  });

  test('a reason or a day means that the animal is archived', () => {
    expect(read({ archive_reason: 'verstorben' }).row).toMatchObject({
      archived: 1,
      archive_reason: 'died',
    });
    expect(read({ archive_date: '1.2.2026' }).row).toMatchObject({
      archived: 1,
      archive_date: '2026-02-01',
    });
    expect(read({ archived: 'no' }).row).not.toHaveProperty('archived');
  });

  test.each<[PetRecord, string, string]>([
    [{ name: 'x'.repeat(101) }, 'name', 'too_long'],
    [{ sc_name: '' }, 'sc_name', 'missing'],
    [{ gender: 'boy' }, 'gender', 'sex_unreadable'],
    [{ gender: '1.1' }, 'gender', 'mixed_sexes'],
    [{ an_count: 'many' }, 'an_count', 'count_unreadable'],
    [{ an_count: '2.1' }, 'an_count', 'mixed_sexes'],
    [{ an_count: '0' }, 'an_count', 'no_animal'],
    [{ an_count: '-3' }, 'an_count', 'no_animal'],
    [{ an_count: '100001' }, 'an_count', 'too_many_in_row'],
    [{ notes: 'x'.repeat(5001) }, 'notes', 'too_long'],
    [{ mmt: '30.2.2025' }, 'mmt', 'no_such_day'],
    [{ mmt: '2021/06' }, 'mmt', 'day_incomplete'],
    [{ date_f: 'last week' }, 'date_f', 'day_unreadable'],
    [{ date_f: '11.3.2026' }, 'date_f', 'in_future'],
    [{ size: 'big' }, 'size', 'size_unreadable'],
    [{ weight: 'heavy' }, 'weight', 'weight_unreadable'],
    [{ weight: '501 kg' }, 'weight', 'decimal_range'],
    [{ measurements: '2025-01-01 girth 3' }, 'measurements', 'line_unreadable'],
    [{ size: '0' }, 'size', 'decimal_range'],
    [{ size: '20 m' }, 'size', 'decimal_range'],
    [{ price: '25 talers', date: '1.1.2025' }, 'price', 'price_unreadable'],
    [{ weight: '1.200 g' }, 'weight', 'weight_of_two'],
    [{ archived: 'perhaps' }, 'archived', 'yes_or_no'],
    [{ archive_reason: 'moved' }, 'archive_reason', 'one_of'],
    [{ feedings: '2026-03-01 fed Dubia\nyesterday' }, 'feedings', 'line_unreadable'],
    [{ molts: '2026-04-01 4' }, 'molts', 'in_future'],
  ])('%j is one problem, of its own column', (record, field, code) => {
    const { problems } = read(record);
    expect(problems.map((one) => [one.field, one.issue.code])).toEqual([[field, code]] as never);
  });
});
