import { describe, expect, test } from 'bun:test';
import { parseMoney, plainMoney } from '#src/domain/money.ts';
import { inventory } from '#web/texts/en/inventory.ts';
import { server } from '#web/texts/en/server.ts';
import { emptyPurchase, purchaseProblems } from './purchase-draft.ts';
import { likelyDraft, recounted, saleProblems } from './sale-draft.ts';
import type { MoneyWords } from './use-money.ts';

const money: MoneyWords = {
  currency: 'EUR',
  format: (minor) => plainMoney(minor, 'EUR'),
  signed: (minor) => plainMoney(minor, 'EUR'),
  plain: (minor) => (minor === 0 ? '' : plainMoney(minor, 'EUR')),
  parse: (text) => (text === '' ? 0 : parseMoney(text, 'EUR')),
  units: (minor) => minor / 100,
};

describe('a sale that starts from the last price', () => {
  const likely = { an_count: 5, s_size: 4.5, price: 2510 };
  const start = likelyDraft(likely, '2026-03-10', money);

  test('costs as much for each animal', () => {
    expect([start.total_price, start.s_size]).toEqual(['25.10', '4.5']);
    const three = recounted(start, 3, likely.price, money);
    expect([three.s_count, three.total_price]).toEqual([3, '75.30']);
    expect(recounted(three, 1, likely.price, money).total_price).toBe('25.10');
  });

  test('keeps a price that was typed', () => {
    const typed = { ...start, total_price: '20' };
    expect(recounted(typed, 3, likely.price, money).total_price).toBe('20');
  });

  test('has no price where there was none before', () => {
    const none = likelyDraft({ ...likely, price: null }, '2026-03-10', money);
    expect([none.total_price, recounted(none, 2, null, money).total_price]).toEqual(['', '']);
  });
});

describe('a day to come is refused before anything is sent, in the server’s words', () => {
  const checks = { today: '2026-03-10', money, words: { inventory, server } };
  test.each([
    ['2026-03-10', undefined],
    ['2025-01-01', undefined],
    ['2026-03-11', 'must not be in the future'],
    ['9999-12-31', 'must not be in the future'],
  ])('%s: %p', (day, problem) => {
    const sale = likelyDraft({ an_count: 1, s_size: null, price: null }, day, money);
    expect(saleProblems(sale, checks)['s_date']).toBe(problem as string);
    const purchase = emptyPurchase(day);
    expect(purchaseProblems(purchase, { ...checks, ofPet: true })['date']).toBe(problem as string);
  });
});
