import { describe, expect, test } from 'bun:test';
import type { AnimalType } from '#src/domain/enums.ts';
import { dayParts, type DayInput } from './push-day.ts';
import { isQuiet, pushKinds } from './push-kinds.ts';
import { arrivedNotice, dayNotice, warningNotice } from './push-text.ts';

const day = '2026-05-01';
const quiet: DayInput = {
  today: {
    ...{ due: 0, by_place: [], open_offers: [] },
    ...{ refusing: [], expected_molts: [], not_seen: [] },
  },
  lastOffer: () => null,
  events: [],
  expos: [],
};
const animal = (id: number, name = `Pet ${id}`, an_type: AnimalType = 'tarantula') => ({
  ...{ id, name, an_type },
  sc_name: 'Avicularia avicularia',
});
const textOf = (input: Partial<DayInput>, hour = 18, kinds = [...pushKinds]) => {
  const notice = dayNotice(dayParts({ ...quiet, ...input }, day, hour), kinds, 'en');
  return notice && [notice.title, ...notice.body.split('\n')];
};

describe('the notice of the day', () => {
  test('is none where there is nothing to tell', () => expect(textOf({})).toBeNull());

  test('names the first places, and how many offers are open', () => {
    const by_place = [5, 4, 3, 2, 1].map((due, at) => ({ place: `Rack ${at + 1}`, due }));
    const today = { ...quiet.today, due: 15, by_place, open_offers: [animal(1)] };
    expect(textOf({ today })).toEqual([
      '15 due, 1 offer open',
      'Rack 1 5, Rack 2 4, Rack 3 3, Rack 4 2, and 1 more',
    ]);
  });

  test.each([
    ['yesterday', '2026-04-30', ['Keep an eye on', 'Pet 1: refused 3x since the last meal']],
    ['today, and is told tomorrow', day, null],
    ['long ago, and was told then', '2026-04-20', null],
  ])('tells who refused once: %s', (_, offer_date, told) => {
    const today = { ...quiet.today, refusing: [{ ...animal(1), refusals: 3 }] };
    expect(textOf({ today, lastOffer: () => offer_date })).toEqual(told);
  });

  test.each([
    ['2026-05-01', ['Keep an eye on', 'Avicularia avicularia: a molt is expected from today on']],
    ['2026-04-30', null],
    ['2026-05-02', null],
  ])('tells of a molt on its first day: %s', (from, told) => {
    const expected_molts = [{ ...animal(1, ''), expected: { from } }];
    expect(textOf({ today: { ...quiet.today, expected_molts } })).toEqual(told);
  });

  test('tells of the shed of a reptile', () => {
    const expected_molts = [{ ...animal(1, 'Juno', 'reptile'), expected: { from: day } }];
    const told = ['Keep an eye on', 'Juno: a shed is expected from today on'];
    expect(textOf({ today: { ...quiet.today, expected_molts } })).toEqual(told);
  });

  test.each([
    ['2026-03-02', ['Keep an eye on', 'Pet 1: nothing noted for 60 days']],
    ['2026-03-01', null],
  ])('tells of who was not seen since %s once', (since, told) => {
    expect(textOf({ today: { ...quiet.today, not_seen: [{ ...animal(1), since }] } })).toEqual(
      told,
    );
  });

  test.each([
    [18, ['Tomorrow', 'Expo', 'Tiki: Vet']],
    [7, ['Today', 'Rosa: Move']],
  ])('tells of an appointment once: at %d', (hour, told) => {
    const events = [
      { name: 'Rosa', event: 'Move', date_ev: '2026-05-01' },
      { name: 'Tiki', event: 'Vet', date_ev: '2026-05-02' },
    ];
    expect(textOf({ events, expos: [{ e_name: 'Expo', e_date: '2026-05-02' }] }, hour)).toEqual(
      told,
    );
  });

  test('holds what is wanted alone', () => {
    const today = { ...quiet.today, due: 1, by_place: [{ place: null, due: 1 }] };
    const expos = [{ e_name: 'Expo', e_date: '2026-05-02' }];
    expect(textOf({ today, expos }, 18, ['events'])).toEqual(['Tomorrow', 'Expo']);
    expect(textOf({ today, expos }, 18, ['evening'])).toEqual(['1 due', 'Without a place 1']);
  });

  test('is short, however long the names are', () => {
    const events = Array.from({ length: 9 }, () => ({
      ...{ name: '🕷'.repeat(100), event: 'ü'.repeat(2000), date_ev: '2026-05-02' },
    }));
    const notice = dayNotice(dayParts({ ...quiet, events }, day, 18), ['events'], 'de');
    expect(notice?.body).toEndWith('…');
    expect(new TextEncoder().encode(JSON.stringify(notice)).length).toBeLessThan(3500);
  });
});

test('other notices say what happened', () => {
  expect(arrivedNotice(7, 2)('de')).toMatchObject({
    title: 'Eine Übergabe ist angekommen',
    body: '2 Tiere sind beim neuen Halter angekommen.',
    tag: 'hand-over-7',
  });
  expect(warningNotice(['a', 'b'])('en')).toMatchObject({ body: 'a\nb', url: '/admin/system' });
});

describe('quiet hours', () => {
  test.each([
    [22, 8, 23, true],
    [22, 8, 22, true],
    [22, 8, 3, true],
    [22, 8, 8, false],
    [22, 8, 18, false],
    [1, 6, 0, false],
    [1, 6, 5, true],
    [1, 6, 6, false],
    [0, 0, 0, false],
    [9, 9, 9, false],
  ])('from %d to %d: %d', (from, to, hour, quietThen) =>
    expect(isQuiet(hour, from, to)).toBe(quietThen),
  );
});
