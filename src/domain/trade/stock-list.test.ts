import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { currencies } from './currencies.ts';
import { formatMoney } from './money.ts';
import {
  priceInLine,
  readStockLine,
  sellLine,
  stockLine,
  stockLines,
  type StockPet,
} from './stock-list.ts';

const sling: StockPet = {
  id: 14,
  name: 'Sling',
  sc_name: 'Brachypelma hamorii',
  gender: 'other',
  an_count: 12,
  size: 1.5,
};

const english = { size: String, own: (name: string) => `“${name}”` };
const german = {
  size: (cm: number) => String(cm).replace('.', ','),
  own: (name: string) => `„${name}“`,
};

describe('a line of the stock list', () => {
  test.each([
    [
      sling,
      { price: '€18.00 each', named: true, short: false, ...english },
      '0.0.12 Brachypelma hamorii “Sling”, 1.5 cm, €18.00 each #14',
    ],
    [
      { ...sling, gender: 'f' as const, an_count: 1, size: null },
      { price: '', named: false, short: true, ...english },
      '0.1 B. hamorii #14',
    ],
    [
      { ...sling, name: 'B. hamorii 2', an_count: 1, size: null },
      { price: '', named: true, short: false, ...english },
      '0.0.1 Brachypelma hamorii #14',
    ],
    [
      sling,
      { price: 'je 18,00 €', named: true, short: true, ...german },
      '0.0.12 B. hamorii „Sling“, 1,5 cm, je 18,00 € #14',
    ],
  ])('says count and sex, name, size and price', (pet, words, line) => {
    expect(stockLine(pet, words)).toBe(line);
  });

  test.each([
    ['0.0.12 Brachypelma hamorii, 1.5 cm #14', 12, true, 14],
    ['1.2 Pandinus imperator, adult', 3, false, null],
    ['3 x Damon diadema', 3, true, null],
    ['Tarantulas', null, false, null],
    ['', null, false, null],
    ['The large one #7', 1, false, 7],
    ['0.0 nothing', null, false, null],
    ['10.5 cm cork bark', null, false, null],
    ['Brachypelma hamorii 0.0.5, 2 cm, 15.00 each', 5, true, null],
    ['Phyllium philippinicum 0.3, adult', 3, true, null],
    ['Paar P. regalis 90 €', 2, false, null],
    ['2 Paar Poecilotheria regalis, 90 €', 4, false, null],
    ['Ein Paar OBT #14', 2, false, 14],
    ['Trio M. balfouri 60 €', 3, false, null],
    ['ein paar Terrarien ab 20 €', null, false, null],
    ['Paar Handschuhe', null, false, null],
    ['Please bring boxes of 15.5 cm, or 0.5 l', null, false, null],
  ])('%p offers %p', (text, count, divisible, pet_id) => {
    expect(readStockLine(text)).toEqual({ text, count, divisible, pet_id });
  });

  test.each([
    ['0.0.12 B. hamorii, 1.5 cm, €18.00 each #14', 1800],
    ['0.1 C. cyaneopubescens, 9 cm, 70 €', 7000],
    ['0.0.3 Elegans, 12.00 each', 1200],
    ['0.0.3 Elegans, 2 cm, je 18,00 € #14', 1800],
    ['A. geniculata 2,5 cm - 15 EUR #232', 1500],
    ['0.0.3 Elegans 2 cm je 18 €, reserved #14', 1800],
    ['0.0.3 Elegans €12 each', 1200],
    ['1.1 P. metallica, adult, zus. 120 €', null],
    ['1.1 P. metallica, adult zusammen 120 €', null],
    ['1.1 P. metallica, 120 € zusammen', null],
    ['1.1 P. metallica, €120 the pair', null],
    ['1.1 P. metallica, 120 € für beide #14', null],
    ['0.0.5 M. balfouri, Gruppe 80 €', null],
    ['10 Grammostola pulchra, 2 cm, all for 50 €', null],
    ['10 Psalmopoeus cambridgei, 5 for 20 €', null],
    ['5 Brachypelma hamorii alle 60 €', null],
    ['1.1 P. striata, 80 € together', null],
    ['1.1 P. ornata, pair 90 €', null],
    ['2 Hottentotta hottentotta - 8 Euro', 800],
    ['3 Elegans 2 cm 15 €/Stück', 1500],
    ['3 Elegans, 15€ / Stk.', 1500],
    ['3 Elegans, 15 € das Stück', 1500],
    ['3 Elegans je 15', 1500],
    ['3 Elegans 15 each', 1500],
    ['3 Elegans 15,-', 1500],
    ['3 Elegans (15 €)', 1500],
    ['3 Elegans, 15 € VB', 1500],
    ['3 Elegans, 12 euros each', 1200],
    ['1 Paar P. regalis, je 45 €', 4500],
    ['Paar P. regalis 90 €', null],
    ['1.1 P. ornata adult pair, 8 cm, 90 €', null],
    ['1.1 P. metallica, 120 €/Paar', null],
    ['1.1 P. metallica, Paarpreis 120 €', null],
    ['3 Elegans 15 € each, all 3 for 40', null],
    ['3 Elegans, 15 €, 40 € für 3', null],
    ['3 Elegans ab 20 €', null],
    ['3 Elegans je 15 €, ab 3 je 12 €', null],
    ['3 Elegans, 10-15 €', null],
    ['3 Elegans, 20 USD', null],
    ['3 Elegans, 15 Stück', null],
    ['3 Elegans FH 4 each', null],
    ['0.1 Elegans, 12 Monate', null],
    ['0.0.3 Elegans of 2025', null],
    ['0.0.3 Elegans, 2 cm', null],
    ['0.0.3 Elegans', null],
  ])('%p costs %p', (text, price) => {
    expect(priceInLine(text, 'EUR')).toBe(price);
  });
});

test('a price as the list writes it is read again, in any currency', () => {
  // 'ALL 5' is read as five for all
  const money = currencies.filter((currency) => currency !== 'ALL');
  const written = money.flatMap((currency) =>
    ['en', 'de'].flatMap((locale) => {
      const price = formatMoney(123456, currency, locale);
      return [price, `${price} each`, `je ${price}`].map((way) => ({ currency, way }));
    }),
  );
  const read = ({ currency, way }: { currency: string; way: string }) =>
    priceInLine(stockLine(sling, { price: way, named: true, short: true, ...german }), currency);
  expect(written.filter((one) => read(one) !== 123456)).toEqual([]);
});

describe('selling', () => {
  const e_offer = 'Tarantulas\n0.0.12 B. hamorii #14\n1.2 P. imperator';

  test('some animals of a line leaves the others on offer', () => {
    const once = sellLine({ e_offer, e_sold: '' }, 1, 2);
    expect(once).toEqual({
      e_offer: 'Tarantulas\n0.0.10 B. hamorii #14\n1.2 P. imperator',
      e_sold: '0.0.2 B. hamorii #14',
    });
    expect(sellLine(once, 1, 3).e_sold).toBe('0.0.5 B. hamorii #14');
  });

  test('the last ones removes the line', () => {
    expect(sellLine({ e_offer, e_sold: 'a' }, 1, 12)).toEqual({
      e_offer: 'Tarantulas\n1.2 P. imperator',
      e_sold: 'a\n0.0.12 B. hamorii #14',
    });
  });

  test('of a line of both sexes goes as a whole', () => {
    expect(sellLine({ e_offer, e_sold: '' }, 2, 1)).toEqual({
      e_offer: 'Tarantulas\n0.0.12 B. hamorii #14',
      e_sold: '1.2 P. imperator',
    });
  });

  test("counts in the position of the line's own count", () => {
    expect(sellLine({ e_offer: 'P. philippinicum 0.3, adult, 9.00', e_sold: '' }, 0, 1)).toEqual({
      e_offer: 'P. philippinicum 0.2, adult, 9.00',
      e_sold: 'P. philippinicum 0.1, adult, 9.00',
    });
  });

  test('neither creates nor loses an animal', () => {
    const group = fc.tuple(
      fc.constantFrom('0.0.', '0.', ''),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 5 }),
    );
    const sum = (text: string) =>
      stockLines(text).reduce((total, line) => total + (line.count ?? 0), 0);
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 99 })), { maxLength: 8 }),
        (groups, sales) => {
          const offer = groups.map(([sex, n, id]) => `${sex}${n}${sex ? '' : '.0'} Animal #${id}`);
          const start = { e_offer: offer.join('\n'), e_sold: '' };
          const end = sales.reduce((lists, [at, n]) => sellLine(lists, at, n), start);
          return sum(end.e_offer) + sum(end.e_sold) === sum(start.e_offer);
        },
      ),
    );
  });
});
