import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import {
  readEvents,
  readFeedings,
  readMeasurements,
  readMolts,
  writeEvents,
  writeFeedings,
  writeMeasurements,
  writeMolts,
} from './history-cells.ts';
import { measurementKinds } from '#src/domain/animal/measurements.ts';
import { genders, moltOutcomes, sexSigns, type Progress } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';

const day = fc.constantFrom('2025-06-03', '1999-12-31', '2024-02-29');
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim());

describe('a history in one cell', () => {
  test('feedings survive the round trip', () => {
    const line = fc.record({
      date_f: day,
      food: fc.oneof(
        words.filter((food) => !/^(fed|attempt|refused)/i.test(food)),
        fc.constant(''),
      ),
      progress: fc.constantFrom<Progress>(0, 1, 2),
    });
    const counted = fc.record({ amount: fc.integer({ min: 1, max: 999 }) });
    const either = fc.oneof(
      line,
      fc.tuple(line, counted).map((parts) => Object.assign({}, ...parts)),
    );
    fc.assert(
      fc.property(fc.array(either), (lines) => {
        expect(readFeedings(writeFeedings(lines))).toEqual({ lines });
      }),
    );
  });

  test('a feeder that ends with a comma is not the end of its line', () => {
    const lines = [
      { date_f: '2025-06-03', food: 'Dubia,', progress: 0 },
      { date_f: '2025-06-10', food: ';', progress: 2 },
      { date_f: '2025-06-17', food: '', progress: 0 },
    ] as const;
    expect(readFeedings(writeFeedings(lines))).toEqual({ lines: [...lines] });
  });

  test('measurements survive the round trip', () => {
    const line = fc.record({
      date_ms: day,
      kind: fc.constantFrom(...measurementKinds),
      value: fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(readMeasurements(writeMeasurements(lines))).toEqual({ lines });
      }),
    );
  });

  test('a measurement is written with its unit, and read without one, too', () => {
    const weight = { date_ms: '2025-06-03', kind: 'weight', value: 1412.5 } as const;
    const span = { date_ms: '2025-06-04', kind: 'leg_span', value: 9 } as const;
    const cell = writeMeasurements([weight, span]);
    expect(cell).toBe('2025-06-03 weight 1412.5 g\n2025-06-04 leg_span 9 cm');
    expect(readMeasurements(cell.replaceAll(/ (g|cm)$/gm, ''))).toEqual({ lines: [weight, span] });
  });

  test('records are read behind each other, too', () => {
    const said = (day: string, food: string, progress: Progress) => ({
      date_f: day,
      food,
      progress,
    });
    expect(readFeedings('2025-06-03 Dubia; 2025-06-10 refused Dubia | 2025-06-17 Cricket')).toEqual(
      {
        lines: [
          said('2025-06-03', 'Dubia', 0),
          said('2025-06-10', 'Dubia', 2),
          said('2025-06-17', 'Cricket', 0),
        ],
      },
    );
    expect(readMolts('2025-01-27 3.8 cm; 2025-06-03 4.6 cm; wet paper, 2025-12-03 5.5')).toEqual({
      lines: [
        { date_mt: '2025-01-27', size: 3.8 },
        { date_mt: '2025-06-03', size: 4.6, note: 'wet paper' },
        { date_mt: '2025-12-03', size: 5.5 },
      ],
    });
  });

  test('what became of a feeder is read behind it, too', () => {
    const progress = (line: string) => {
      const read = readFeedings(`2025-06-03 ${line}`);
      return 'lines' in read && read.lines.map((one) => [one.food, one.progress]);
    };
    expect(progress('Dubia (refused)')).toEqual([['Dubia', 2]]);
    expect(progress('2x Heimchen, nicht gefressen')).toEqual([['Heimchen', 2]]);
    expect(progress('Locust not eaten')).toEqual([['Locust', 2]]);
    expect(progress('Schabe angeboten')).toEqual([['Schabe', 1]]);
    expect(progress('Dubia eaten')).toEqual([['Dubia', 0]]);
    expect(progress('fed Dubia refused')).toEqual([['Dubia refused', 0]]);
  });

  test('a text in which a day follows a separator stays one', () => {
    const events = [
      { date_ev: '2025-06-03', event: 'vet; 2025-06-10 again, 3.7.2025 last|\\;2025-1-1' },
    ];
    expect(readEvents(writeEvents(events))).toEqual({ lines: events });
    const molts = [{ date_mt: '2025-06-03', size: 4, note: '2025-06-10 found; 2025-06-11 dry' }];
    expect(readMolts(writeMolts(molts))).toEqual({ lines: molts });
  });

  test('a number with a unit of weight is one', () => {
    expect(readMeasurements('2025-06-03 238,9 g; 2025-07-03 1.2 kg')).toEqual({
      lines: [
        { date_ms: '2025-06-03', kind: 'weight', value: 238.9 },
        { date_ms: '2025-07-03', kind: 'weight', value: 1200 },
      ],
    });
  });

  test('a feeder named like a result, or with a separator in its name, survives too', () => {
    const foods = ['fed up roach', 'a\u2028line separator', '3x Dubia', '12x', '\\3x'];
    const lines = foods.map((food) => ({ date_f: '2025-06-03', food, progress: 0 as const }));
    expect(readFeedings(writeFeedings(lines))).toEqual({ lines });
  });

  test('events with line breaks and backslashes survive', () => {
    const event = fc
      .array(fc.constantFrom('a', ' ', '\n', '\r', '\\', 'n', 'ß', '🕷'), { minLength: 1 })
      .map((signs) => signs.join('').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(fc.record({ date_ev: day, event })), (lines) => {
        expect(readEvents(writeEvents(lines))).toEqual({ lines });
      }),
    );
  });

  test('molts with and without a size survive', () => {
    const lines = [
      { date_mt: '2024-02-29', size: 4.25 },
      { date_mt: '2025-06-03', size: null },
    ];
    expect(readMolts(writeMolts(lines))).toEqual({ lines });
  });

  test('what is said of a molt survives', () => {
    const line = fc.record(
      {
        date_mt: day,
        size: fc.option(fc.integer({ min: 1, max: 5_000 }).map((n) => n / 100)),
        outcome: fc.constantFrom(...moltOutcomes),
        molt_no: fc.integer({ min: 1, max: limits.molt_no.max }),
        gender: fc.constantFrom(...genders),
        sex_by: fc.constantFrom(...sexSigns),
        note: fc.oneof(words.filter(Boolean), fc.constantFrom('wet; paper', '#9', 'a\nb')),
      },
      { requiredKeys: ['date_mt', 'size'] },
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(readMolts(writeMolts(lines))).toEqual({ lines });
      }),
    );
  });

  test.each([
    [
      '2025-06-03 12.5 #9 stuck',
      { date_mt: '2025-06-03', size: 12.5, molt_no: 9, outcome: 'stuck' },
    ],
    [
      '2025-06-03 F by exuvia',
      { date_mt: '2025-06-03', size: null, gender: 'f', sex_by: 'exuvia' },
    ],
    ['2025-06-03 m dna', { date_mt: '2025-06-03', size: null, gender: 'm', sex_by: 'dna' }],
    ['2025-06-03; wet paper', { date_mt: '2025-06-03', size: null, note: 'wet paper' }],
    ['2025-06-03 4,5 cm; ok', { date_mt: '2025-06-03', size: 4.5, note: 'ok' }],
  ])('a molt is read as a person writes it: %s', (cell, expected) => {
    expect(readMolts(cell)).toEqual({ lines: [expected] } as never);
  });

  test.each([
    ['2025-06-03 fed 3x Dubia', { date_f: '2025-06-03', food: 'Dubia', progress: 0, amount: 3 }],
    ['2025-06-03 refused 2 x', { date_f: '2025-06-03', food: '', progress: 2, amount: 2 }],
    ['2025-06-03 0x Dubia', { date_f: '2025-06-03', food: '0x Dubia', progress: 0 }],
    ['2025-06-03 fed 3xl roach', { date_f: '2025-06-03', food: '3xl roach', progress: 0 }],
    ['2025-06-03 Dubia', { date_f: '2025-06-03', food: 'Dubia', progress: 0 }],
    ['2025-06-03: refused', { date_f: '2025-06-03', food: '', progress: 2 }],
    [' 2025-06-03  Attempt  cricket ', { date_f: '2025-06-03', food: 'cricket', progress: 1 }],
  ])('what a person writes is read: %s', (cell, expected) => {
    expect(readFeedings(cell)).toEqual({ lines: [expected] } as never);
  });

  test('sizes may have a comma and a unit', () => {
    expect(readMolts('2025-06-03 4,5 cm')).toEqual({
      lines: [{ date_mt: '2025-06-03', size: 4.5 }],
    });
  });

  test('the first unreadable line is named', () => {
    expect(readFeedings('2025-06-03 fed Dubia\n30.02.2025 fed Dubia')).toEqual({
      wrong: '30.02.2025 fed Dubia',
    });
    expect(readMolts('2025-06-03: 4.5 big')).toEqual({ wrong: '2025-06-03: 4.5 big' });
    expect(readMolts('2025-06-03 big')).toEqual({ wrong: '2025-06-03 big' });
    expect(readEvents('2025-06-03')).toEqual({ wrong: '2025-06-03' });
  });
});
