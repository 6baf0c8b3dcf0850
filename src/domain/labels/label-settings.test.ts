import { describe, expect, test } from 'bun:test';
import { labelFields } from './label-content.ts';
import {
  mostCopies,
  nudgeOf,
  priceOf,
  pricesIn,
  sheetOf,
  shownFields,
  withPrice,
  withPrices,
  withPricesBack,
} from './label-settings.ts';
import { readLabelSettings } from './read-label-settings.ts';
import { sheets } from './label-sheets.ts';
import { limits } from '#src/domain/limits.ts';

describe('the stored label settings', () => {
  test('default to names and a code for enclosures, with a price for tags', () => {
    const { designs, use, who } = readLabelSettings({});
    expect([use, who]).toEqual(['enclosure', { by: 'all' }]);
    expect(designs.enclosure).toMatchObject({ sheet: 'L7160', qr: true, start: 1, text: 100 });
    expect(shownFields(designs.enclosure)).toEqual([
      'name',
      'sc_name',
      'cm_name',
      'id',
      'gender',
      'date',
    ]);
    expect(designs.tag.qr).toBe(false);
    expect(shownFields(designs.tag)).toContain('price');
    expect(readLabelSettings({}, '5160').designs.tag.sheet).toBe('5160');
  });

  test('survive the round trip', () => {
    const own = { ...(sheets[0] as (typeof sheets)[number]), key: 'own1', name: 'Mine' };
    const settings = readLabelSettings({
      use: 'tag',
      designs: {
        tag: { sheet: 'own1', shown: ['price', 'name'], order: ['price', 'name'], words: 'CB' },
      },
      who: { by: 'plan', fp_id: 3 },
      sort: 'name',
      own: [own],
      nudges: { own1: { x: 0.3, y: -1.2 } },
      prices: { 14: 1850 },
      price_all: 900,
    });
    expect(readLabelSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
    expect(settings.designs.tag.order.slice(0, 2)).toEqual(['price', 'name']);
    expect(settings.designs.tag.order.toSorted()).toEqual([...labelFields].toSorted());
    expect(sheetOf(settings, 'own1').name).toBe('Mine');
    expect(nudgeOf(settings, 'own1')).toEqual({ x: 0.3, y: -1.2 });
    expect([priceOf(settings, 14), priceOf(settings, 15)]).toEqual([1850, 900]);
  });

  test.each([
    { what: 'nothing', stored: null },
    { what: 'a list', stored: [1, 2] },
    { what: 'words', stored: 'labels' },
    {
      what: 'wrong values everywhere',
      stored: {
        use: 7,
        designs: {
          enclosure: {
            order: 'name',
            shown: ['name', 'nonsense'],
            text: 1e9,
            sheet: 'gone',
            start: -4,
            copies: 'many',
            qr: 'yes',
            words: 3,
          },
        },
        who: { by: 'plan', fp_id: 'x' },
        sort: 'colour',
        own: [{ key: 'own1', width: 1e9 }, 'sheet', { key: 'L7160' }],
        nudges: { L7160: { x: 99, y: 'far' } },
        prices: { 14: -1, x: 3 },
        price_all: 1.5,
      },
    },
  ])('falls back on the defaults for $what', ({ stored }) => {
    const settings = readLabelSettings(stored);
    expect(settings.designs.enclosure.sheet).toBe('L7160');
    expect(settings.designs.enclosure.start).toBe(1);
    expect(settings.designs.enclosure.text).toBeLessThanOrEqual(200);
    expect([settings.own, settings.prices, settings.price_all]).toEqual([[], {}, null]);
    expect(nudgeOf(settings, 'L7160')).toEqual({ x: 0, y: 0 });
    expect(settings.who).toEqual({ by: 'all' });
  });

  test('keep prices of as many pets as fit, the newest ones', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [at + 1, 100]));
    const more = withPrice(many, 900, 250);
    expect([Object.keys(more).length, more[1], more[2], more[900]]).toEqual([
      500,
      undefined,
      100,
      250,
    ]);
    expect(withPrice(more, 900, null)[900]).toBe(undefined);
    expect(withPrice(withPrice({}, 3, 5), 3, 6)).toEqual({ 3: 6 });
  });

  test('give several pets a price, and take that back alone', () => {
    const before = { 3: 500, 4: 700 };
    const after = withPrices(before, [4, 5], 900);
    expect(after).toEqual({ 3: 500, 4: 900, 5: 900 });
    expect(withPrices(after, [3, 5], null)).toEqual({ 4: 900 });
    expect(withPricesBack({ ...after, 8: 100 }, { before, after })).toEqual({
      3: 500,
      4: 700,
      8: 100,
    });
    expect(withPricesBack({}, { before, after: {} })).toEqual(before);
  });

  test('allow only as many copies as a browser can draw', () => {
    expect([0, 1, 20, 30, 500, 5000].map(mostCopies)).toEqual([50, 50, 50, 33, 2, 1]);
  });

  test('never start beyond the sheet', () => {
    const { designs } = readLabelSettings({ designs: { enclosure: { sheet: '5163', start: 40 } } });
    expect(designs.enclosure.start).toBe(10);
  });

  test('fit into the setting even with the most prices and custom sizes', () => {
    const ids = Array.from({ length: limits.idsPerCall }, (_, at) => [100_000 + at, 1_000_000]);
    const own = Array.from({ length: 10 }, (_, at) => ({
      ...(sheets[3] as (typeof sheets)[number]),
      key: `own${at + 1}`,
      name: 'ä'.repeat(60),
    }));
    const settings = readLabelSettings({ own, prices: Object.fromEntries(ids) });
    expect(settings.own.length).toBe(10);
    expect(new TextEncoder().encode(JSON.stringify(settings)).length).toBeLessThan(
      limits.labelSettingsBytes,
    );
  });
});

test('prices keep their currency until the keeper changes all of them', () => {
  const stored = { prices: { 7: 1850 }, price_all: 999, currency: 'EUR' };
  const settings = readLabelSettings(stored);
  expect(settings.currency).toBe('EUR');
  expect(pricesIn(settings, 'JPY')).toEqual({ prices: { 7: 19 }, price_all: 10, currency: 'JPY' });
  expect(pricesIn(settings, 'TND')).toEqual({
    prices: { 7: 18_500 },
    price_all: 9990,
    currency: 'TND',
  });
  expect(readLabelSettings({ currency: 'nonsense' }).currency).toBeNull();
});
