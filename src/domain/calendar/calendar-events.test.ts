import { describe, expect, test } from 'bun:test';
import { calendarEvents, type CalendarSource } from './calendar-events.ts';

const today = '2026-03-27';
const nothing: CalendarSource = { plans: [], molts: [], events: [], expos: [] };
const plan = {
  ...{ fp_id: 7, fp_name: 'Adults', def_feeder: 'Dubia', fp_active: 1, retry_days: 0 },
  ...{ fp_repeat: 30, fp_start: '2026-01-01', fp_weekdays: '0000000' },
};
const animal = {
  ...{ archived: 0, offer_date: '2026-03-02', progress: 0 as const },
  ...{ pre_molt: null, mmt: null },
};
const daysOf = (source: Partial<CalendarSource>) =>
  calendarEvents({ ...nothing, ...source }, today).map(({ id, from, to }) => [id, from, to]);

describe('the calendar', () => {
  test('has one entry for each feeding day of a plan, however many animals', () => {
    const animals = [animal, animal, { ...animal, archived: 1 }];
    expect(daysOf({ plans: [{ plan, animals }] })).toEqual([
      ['plan-7-2026-04-01', '2026-04-01', '2026-04-01'],
      ['plan-7-2026-05-01', '2026-05-01', '2026-05-01'],
    ]);
    const [first] = calendarEvents({ ...nothing, plans: [{ plan, animals }] }, today);
    expect(first?.about).toEqual({
      ...{ kind: 'plan', fp_id: 7, name: 'Adults', feeder: 'Dubia', animals: 2 },
    });
  });

  test('has who is overdue today', () => {
    const overdue = { ...animal, offer_date: '2026-01-31' };
    expect(daysOf({ plans: [{ plan, animals: [overdue] }] })[0]).toEqual([
      `plan-7-${today}`,
      today,
      today,
    ]);
  });

  test.each([
    ['is paused', { plan: { ...plan, fp_active: 0 }, animals: [animal] }],
    ['has no animals', { plan, animals: [] }],
    ['has nothing but archived ones', { plan, animals: [{ ...animal, archived: 1 }] }],
  ])('leaves out a plan that %s', (_, one) => {
    expect(daysOf({ plans: [one] })).toEqual([]);
  });

  test('has molts as spans, appointments and expos as days', () => {
    const pet = { id: 3, name: 'Tiki', sc_name: 'Avicularia avicularia', mmt: '2025-12-01' };
    const expected = { from: '2026-03-29', to: '2026-04-20', reasons: [] };
    expect(
      daysOf({
        molts: [{ pet, expected }],
        events: [{ id: 12, pet, date_ev: '2026-04-02', event: 'Vet' }],
        expos: [{ expid: 1, e_date: '2026-10-25', e_name: 'Terraristika', e_table: '' }],
      }),
    ).toEqual([
      ['molt-3-2025-12-01', '2026-03-29', '2026-04-20'],
      ['event-12', '2026-04-02', '2026-04-02'],
      ['expo-1', '2026-10-25', '2026-10-25'],
    ]);
  });
});
