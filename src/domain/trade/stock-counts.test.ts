import { describe, expect, test } from 'bun:test';
import { priceInLine, readStockLine, sellLine } from './stock-list.ts';
import { splitCounts } from './stock-counts.ts';

const countOf = (line: string) => readStockLine(line).count;

describe('a line of the stock list that begins with a bare number', () => {
  test.each([
    ['3 Caribena versicolor, FH2, 12,50 €', 3, 1250],
    ['5 Grammostola pulchra, 3 cm, 25,-', 5, 2500],
    ['10 Boxen Heimchen, 2 €', 10, 200],
    ['2 B. hamorii 1.0 45€', 2, 4500],
    ['2 B. hamorii 1.0, 45 €', 2, 4500],
    ['1 Pandinus imperator', 1, null],
    ['  4 Damon diadema, 8 EUR', 4, 800],
    ['10 Stk. Heimchen, 2 €', 10, 200],
    ['2 “Rosa” hamorii, 40 €', 2, 4000],
    ['3 Mantis religiosa', 3, null],
    ['3 Maibutter', 3, null],
    ['2 Inland bearded dragons', 2, null],
    ['250 Springschwänze, 5 €', 250, 500],
    ['3 X Damon diadema', 3, null],
  ])('%p offers %p', (line, count, price) => {
    expect([countOf(line), priceInLine(line, 'EUR')]).toEqual([count, price]);
  });

  test.each([
    '12.12. Hamburg',
    '12.12.2026 Hamburg',
    '12. Dezember, Hamburg',
    '12 Dezember, Hamburg',
    '12 December 2026, Hamburg',
    '3 Mai in Hamm',
    '10 Uhr Einlass',
    '10.30 Uhr Einlass',
    '10:30 Einlass',
    '10 am to 4 pm',
    '10 a.m. doors',
    '10 bis 16 Uhr',
    '10 – 16 Uhr',
    '2026 wieder in Hamm',
    '22089 Hamburg',
    '0171 Handy',
    'Tisch 4',
    '2 Tische weiter: Futtertiere',
    '3 for 20 €',
    '3 für 2',
    '14 Tage Rückgabe',
    '20 years of breeding',
    '10 % auf alles',
    '5 EUR Rabatt',
    '1. Vogelspinnen',
    '30 Arten am Stand',
    '15 cm Terrarien',
    '5',
    '5 ',
  ])('%p is a heading or a remark', (line) => {
    expect(countOf(line)).toBeNull();
  });

  test.each([
    ['1 B. hamorii 0.0.12, 1.5 cm', 12],
    ['2 C. cyaneopubescens 0.3', 3],
  ])(
    '%p goes on offering %p: the number in front may be that of a numbered list',
    (line, count) => {
      expect(countOf(line)).toBe(count);
    },
  );

  test('has the sex that stands behind the name', () => {
    expect(splitCounts('2 B. hamorii 1.0, 45€')).toEqual({
      counts: '2.0',
      rest: 'B. hamorii, 45€',
    });
    expect(splitCounts('2 B. hamorii 0.0.1')).toEqual({ counts: '0.0.2', rest: 'B. hamorii' });
  });

  test('is sold in parts', () => {
    const e_offer = 'Spiders\n3 Caribena versicolor, FH2, 12,50 €';
    const once = sellLine({ e_offer, e_sold: '' }, 1, 1);
    expect(once).toEqual({
      e_offer: 'Spiders\n2 Caribena versicolor, FH2, 12,50 €',
      e_sold: '1 Caribena versicolor, FH2, 12,50 €',
    });
    expect(sellLine(once, 1, 2)).toEqual({
      e_offer: 'Spiders',
      e_sold: '3 Caribena versicolor, FH2, 12,50 €',
    });
  });
});
