import { describe, expect, test } from 'bun:test';
import { handOver } from '#web/texts/en/hand-over.ts';
import { bodyOf, newDraft, priceOf, priceProblems, totalOf } from './hand-over-draft.ts';
import { travelLines, type OfferedRow } from './offered.ts';

const frida: OfferedRow = {
  id: 14,
  no: 1,
  name: 'Frida',
  sc_name: 'Brachypelma hamorii',
  cm_name: '',
  an_type: 'tarantula',
  gender: 'f',
  an_count: 1,
  tag: '3WKX9P',
  size: 12,
  weight: null,
  picture: 1,
  pictures: 1,
  papers: [{ id: 5, name: 'CITES', kind: 'pdf', bytes: 90_000 }],
  picture_bytes: 120_000,
  notes: 'Kicks hairs early.',
  first: '2020-03-03',
  feedings: 214,
  refused: 9,
  molts: [
    { date_mt: '2026-01-02', size: 12 },
    { date_mt: '2025-01-02', size: null },
  ],
  events: 1,
  measurements: 2,
  last_fed: null,
  refusals: 0,
  refused_since: null,
  pre_molt: null,
  hatched: '2019',
  kept_since: '2020-03-01',
  bred: 0,
  parent_name: 'Rosa',
  document_no: 'HH-7',
  archived: 0,
  open: null,
};
const bare: OfferedRow = {
  ...frida,
  ...{ id: 15, name: 'Slings', an_count: 5, picture: 0, pictures: 0, papers: [], notes: '' },
  ...{
    first: null,
    feedings: 0,
    refused: 0,
    molts: [],
    events: 0,
    measurements: 0,
    hatched: null,
    kept_since: null,
    parent_name: '',
    document_no: '',
  },
};
const likely = { price: 25.1, price_source: 'last' as const, currency: 'EUR' };
const given = (rows: OfferedRow[]) => ({
  lines: travelLines(rows, handOver),
  recorded: null,
  likely,
});

describe('what can travel is said in counts', () => {
  test('of one animal', () => {
    expect(travelLines([frida], handOver)).toEqual({
      history:
        '214 feedings, 9 refusals, 2 molts, 1 size, 2 measurements, 1 event, since 3 Mar 2020',
      pictures: '1 picture, 117 KB',
      notes: '“Kicks hairs early.”',
      origin: 'Document HH-7, offspring of Rosa, hatched 2019, kept since 1 Mar 2020',
    });
  });

  test('of several', () => {
    const other = { ...frida, feedings: 1, first: '2019-12-31' as const, pictures: 12 };
    const lines = travelLines([frida, other], handOver);
    expect(lines).toEqual({
      history:
        '215 feedings, 18 refusals, 4 molts, 2 sizes, 4 measurements, 2 events, since 31 Dec 2019',
      pictures: '13 pictures, 234 KB',
      notes: 'Of 2 animals',
      origin: 'Of 2 animals',
    });
  });

  test('and reptiles shed', () => {
    const snake: OfferedRow = { ...frida, an_type: 'reptile' };
    const history = (rows: OfferedRow[]) => travelLines(rows, handOver).history;
    expect(history([snake])).toContain('9 refusals, 2 sheds, 1 size');
    expect(history([frida, snake])).toContain('18 refusals, 4 molts and sheds, 2 sizes');
  });

  test('also where it was only measured, or only offered something', () => {
    const history = (row: Partial<OfferedRow>) =>
      travelLines([{ ...bare, first: '2026-03-03', ...row }], handOver).history;
    expect(history({ measurements: 1 })).toBe('1 measurement, since 3 Mar 2026');
    expect(history({})).toBe('since 3 Mar 2026');
  });

  test('and that there is nothing', () => {
    const nothing = { history: null, pictures: null, notes: null, origin: null };
    expect(travelLines([bare], handOver)).toEqual(nothing);
  });
});

describe('what is sent', () => {
  const draft = newDraft();

  test('everything but the notes, as a sale at the likely price', () => {
    expect(bodyOf(draft, [frida], given([frida]))).toEqual({
      pets: [{ id: 14, count: 1, sale: { total_price: 25.1, currency: 'EUR', buyer_name: '' } }],
      ...{ history: 1, pictures: 1, notes: 0, origin: 1 },
      reason: 'sold',
    });
  });

  test('a paper only where it is ticked', () => {
    const [pet] = bodyOf({ ...draft, papers: [5, 6] }, [frida], given([frida])).pets;
    expect(pet?.papers).toEqual([5]);
  });

  test('nothing is ticked of which there is nothing', () => {
    const ticks = { ...draft, notes: true };
    const { history, pictures, notes, origin } = bodyOf(ticks, [bare], given([bare]));
    expect([history, pictures, notes, origin]).toEqual([0, 0, 0, 0]);
  });

  test('a gift has no price, and its reason', () => {
    const body = bodyOf({ ...draft, sale: false }, [frida], given([frida]));
    expect([body.reason, body.pets]).toEqual(['given', [{ id: 14, count: 1 }]]);
  });

  test('of a group as many as go, and the price of them', () => {
    const three = { ...draft, counts: { 15: 3 } };
    expect(bodyOf(three, [bare], given([bare])).pets).toMatchObject([
      { count: 3, sale: { total_price: 75.3 } },
    ]);
    const typed = { ...three, prices: { 15: '60,50' }, buyer_name: ' Eva ' };
    expect(bodyOf(typed, [bare], given([bare])).pets).toMatchObject([
      { sale: { total_price: 60.5, buyer_name: 'Eva' } },
    ]);
  });

  test('a sale that stands in the book is not recorded again', () => {
    const recorded = { slid: 7, s_count: 2 };
    const body = bodyOf(draft, [bare], { ...given([bare]), recorded });
    expect([body.reason, body.pets]).toEqual(['sold', [{ id: 15, count: 2, slid: 7 }]]);
  });

  test('an archived animal is not sold once more', () => {
    const gone: OfferedRow = { ...frida, archived: 1 };
    expect(bodyOf(draft, [gone], given([gone])).pets).toEqual([{ id: 14, count: 1 }]);
  });
});

test('a price that is none is found by its animal', () => {
  const draft = { ...newDraft(), prices: { 14: 'much', 15: '12' } };
  expect(priceProblems(draft, [frida, bare], 'EUR', 'no amount')).toEqual({ 14: 'no amount' });
  expect(priceOf(draft, bare, likely)).toBe('12');
});

test('what several cost together, without what is no amount', () => {
  const prices = { 14: '120.10', 15: '0,20', 16: 'much' };
  const rows = [14, 15, 16, 17].map((id) => ({ id }));
  expect(totalOf({ ...newDraft(), prices }, rows, 'EUR')).toBe(120.3);
});
