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
import type { Progress } from '#src/domain/enums.ts';

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
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(readFeedings(writeFeedings(lines))).toEqual({ lines });
      }),
    );
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

  test('a feeder named like a result, or with a separator in its name, survives too', () => {
    const foods = ['fed up roach', 'a\u2028line separator'];
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

  test.each([
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
    expect(readMolts('2025-06-03 big')).toEqual({ wrong: '2025-06-03 big' });
    expect(readEvents('2025-06-03')).toEqual({ wrong: '2025-06-03' });
  });
});
