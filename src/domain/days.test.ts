import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { addDays, dayOf, daysBetween, isDay, weekdayOf } from '#src/domain/days.ts';
import { dayInZone } from '#src/testing/day-in-zone.ts';

describe('isDay', () => {
  test.each([
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-01-01', true],
    ['2200-12-31', true],
    ['2026-12-31', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-13-01', false],
    ['2026-01-00', false],
    ['1899-12-31', false],
    ['2201-01-01', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['2026-01-01\n', false],
    [' 2026-01-01', false],
    ['２０２６-01-01', false],
    ['01.02.2026', false],
    ['', false],
  ])('%p is a day: %p', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('counting days', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %i days is %s', (day, n, expected) => {
    expect(addDays(day, n)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(n);
  });

  test.each([
    ['2026-06-01', 0],
    ['2026-06-06', 5],
    ['2026-06-07', 6],
    ['2024-02-29', 3],
    ['1900-01-01', 0],
  ])('%s is weekday %i, Monday being 0', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test('adding days and counting them agree, and every day stays a day', () => {
    const start = fc.integer({ min: 0, max: 100_000 }).map((n) => addDays('1900-01-01', n));
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 9000 }), (day, n) => {
        const later = addDays(day, n);
        expect(isDay(later)).toBe(true);
        expect(daysBetween(day, later)).toBe(n);
        expect(addDays(later, -n)).toBe(day);
        expect(weekdayOf(later)).toBe((weekdayOf(day) + n) % 7);
      }),
    );
  });
});

describe('the day at an instant', () => {
  test.each([
    ['2026-03-29T00:59:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T21:59:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
    ['2026-10-25T22:59:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    ['2025-12-31T23:59:59Z', 'UTC', '2025-12-31'],
    ['2025-12-31T10:30:00Z', 'Pacific/Kiritimati', '2026-01-01'],
    ['2026-01-01T10:30:00Z', 'Pacific/Pago_Pago', '2025-12-31'],
    ['2024-02-29T12:00:00Z', 'America/Sao_Paulo', '2024-02-29'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(dayInZone(new Date(instant), zone)).toBe(expected);
  });

  test('an unknown zone is refused', () => {
    expect(() => dayInZone(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });

  test('dayOf reads the zone of the process', () => {
    expect(dayOf(new Date(2026, 2, 29, 0, 0))).toBe('2026-03-29');
    expect(dayOf(new Date(2026, 2, 29, 23, 59))).toBe('2026-03-29');
    expect(dayOf(new Date(2025, 11, 31, 23, 59, 59, 999))).toBe('2025-12-31');
  });
});

test('no calculation shifts a day in any zone', () => {
  const script = `
    import { addDays, dayOf, daysBetween, weekdayOf } from '#src/domain/days.ts';
    import { dayInZone } from '#src/testing/day-in-zone.ts';
    const days = Array.from({ length: 800 }, (_, n) => addDays('2025-12-01', n));
    const noon = (day) => new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);
    const shifted = days.filter((day, n) =>
      daysBetween('2025-12-01', day) !== n || weekdayOf(day) !== n % 7
      || dayOf(noon(day)) !== day || dayInZone(noon(day), process.env.TZ) !== day);
    console.log(days.at(-1), shifted.length);
  `;
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ];
  for (const zone of zones) {
    const run = Bun.spawnSync([process.execPath, '-e', script], {
      env: { ...process.env, TZ: zone },
      cwd: import.meta.dir,
    });
    expect(`${zone}: ${run.stdout.toString().trim()}`).toBe(`${zone}: 2028-02-08 0`);
  }
});
