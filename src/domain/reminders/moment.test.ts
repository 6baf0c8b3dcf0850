import { describe, expect, test } from 'bun:test';
import {
  dayToRemind,
  digestOf,
  firstLookedAt,
  localTime,
  lookedAtOnceChanged,
  zoneIn,
} from './moment.ts';

const berlin = { hour: 18, zone: 'Europe/Berlin' };

describe('what the setting holds', () => {
  test.each([
    [{ on: true, hour: 18, zone: 'Europe/Berlin' }, true],
    [{ on: false, hour: 0, zone: 'UTC' }, true],
    [{ on: true, hour: 24, zone: 'UTC' }, false],
    [{ on: true, hour: 7.5, zone: 'UTC' }, false],
    [{ on: true, hour: 7, zone: 'Europe/Atlantis' }, false],
    [{ on: true, hour: 7, zone: '' }, false],
    [{ on: 1, hour: 7, zone: 'UTC' }, false],
    ['daily', false],
    [null, false],
  ])('%j is known: %p', (value, known) => {
    expect(digestOf(value) !== null).toBe(known);
  });
});

describe('the clocks of a zone', () => {
  test.each([
    ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29', 0],
    ['2026-03-29T01:30:00Z', 'Europe/Berlin', '2026-03-29', 3],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25', 2],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', 2],
    ['2026-12-31T23:30:00Z', 'Pacific/Auckland', '2027-01-01', 12],
    ['2027-01-01T03:30:00Z', 'America/New_York', '2026-12-31', 22],
    ['2026-05-01T18:29:00Z', 'Asia/Kolkata', '2026-05-01', 23],
  ])('at %s in %s: %s, %d h', (instant, zone, day, hour) => {
    expect(localTime(new Date(instant), zone)).toEqual({ day, hour });
  });
});

describe('the zone of a keeper', () => {
  const zone = (text: string) => ({ conf_key: 'zone', conf_val: text });
  const digest = { conf_key: 'digest', conf_val: JSON.stringify({ on: false, ...berlin }) };
  test.each([
    ['its own', [digest, zone('"Asia/Kolkata"')], 'Asia/Kolkata'],
    ['that of the mail of the day', [digest], 'Europe/Berlin'],
    ['that of the mail, beside none', [zone('null'), digest], 'Europe/Berlin'],
    ['none', [], null],
    ['none, of what is none', [zone('"Mars/Olympus"')], null],
    ['none, of what is no JSON', [zone('Europe')], null],
  ])('is %s', (_, stored, known) => {
    expect(zoneIn(stored)).toBe(known);
  });
});

describe('when a reminder comes', () => {
  test.each([
    ['too early', '2026-05-01T15:59:00Z', '2026-04-30', null],
    ['at its hour', '2026-05-01T16:00:00Z', '2026-04-30', '2026-05-01'],
    ['late, after the server was off', '2026-05-01T21:00:00Z', '2026-04-30', '2026-05-01'],
    ['once a day', '2026-05-01T16:01:00Z', '2026-05-01', null],
    [
      'not for a day that was over while the server was off',
      '2026-05-02T01:00:00Z',
      '2026-04-29',
      null,
    ],
    ['never before', '2026-05-01T16:00:00Z', null, '2026-05-01'],
    ['not again after a flight to the west', '2026-05-01T16:00:00Z', '2026-05-02', null],
  ])('%s', (_, instant, last, day) => {
    expect(dayToRemind(berlin, last, new Date(instant))).toBe(day);
  });

  /** Every ten minutes of three days, with what was looked at remembered. */
  const daysOf = (rule: { hour: number; zone: string }, from: string) => {
    let last: string | null = null;
    const days: string[] = [];
    for (let at = Date.parse(from); at < Date.parse(from) + 3 * 86_400_000; at += 600_000) {
      const day = dayToRemind(rule, last, new Date(at));
      if (day) days.push((last = day));
    }
    return days;
  };

  test.each([
    [
      'an hour that is skipped',
      2,
      '2026-03-28T00:00:00Z',
      ['2026-03-28', '2026-03-29', '2026-03-30'],
    ],
    [
      'an hour that comes twice',
      2,
      '2026-10-24T00:00:00Z',
      ['2026-10-24', '2026-10-25', '2026-10-26'],
    ],
  ])('once each day, with %s', (_, hour, from, days) => {
    expect(daysOf({ hour, zone: 'Europe/Berlin' }, from)).toEqual(days);
  });

  test.each([
    ['2026-05-01T15:00:00Z', null],
    ['2026-05-01T17:00:00Z', '2026-05-01'],
  ])('switched on at %s, what counts as looked at is %p', (instant, day) => {
    expect(firstLookedAt(berlin, new Date(instant))).toBe(day);
  });

  const on = { on: true, ...berlin };
  test.each([
    ['to an hour that has passed', on, { ...on, hour: 9 }, '2026-05-01'],
    ['to an hour that is to come', on, { ...on, hour: 20 }, null],
    ['to a zone where its hour has passed', on, { ...on, zone: 'Asia/Tokyo' }, '2026-05-01'],
    ['to on, after its hour', { ...on, hour: 9, on: false }, { ...on, hour: 9 }, '2026-05-01'],
    ['for the first time, after its hour', null, { ...on, hour: 9 }, '2026-05-01'],
    ['to the same', { ...on, hour: 9 }, { ...on, hour: 9 }, null],
    ['to off', on, { ...on, hour: 9, on: false }, null],
    ['to nothing', on, null, null],
  ])('changed %s', (_, before, after, day) => {
    expect(lookedAtOnceChanged(before, after, new Date('2026-05-01T10:00:00Z'))).toBe(day);
  });
});
