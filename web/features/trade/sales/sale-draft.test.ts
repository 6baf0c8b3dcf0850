import '#web/testing/dom.ts';
import type { Issue } from '#src/domain/problems/codes.ts';
import { describe, expect, test } from 'bun:test';
import { inventory } from '#web/texts/en/inventory.ts';
import { emptyPurchase, purchaseProblems } from '#web/features/trade/purchases/purchase-draft.ts';
import { suggestedDraft, recounted, saleProblems } from './sale-draft.ts';

describe('a sale that starts from the last price', () => {
  const likely = {
    an_count: 5,
    s_size: 4.5,
    price: 25.1,
    price_source: 'last',
    currency: 'EUR',
  } as const;
  const start = suggestedDraft(likely, '2026-03-10');

  test('costs as much for each animal', () => {
    expect([start.total_price, start.s_size]).toEqual(['25.10', '4.5']);
    const three = recounted(start, 3, likely.price);
    expect([three.s_count, three.total_price]).toEqual([3, '75.30']);
    expect(recounted(three, 1, likely.price).total_price).toBe('25.10');
  });

  test('keeps a price that was typed', () => {
    const typed = { ...start, total_price: '20' };
    expect(recounted(typed, 3, likely.price).total_price).toBe('20');
  });

  test('has no price where there was none before', () => {
    const none = suggestedDraft({ ...likely, price: null, price_source: null }, '2026-03-10');
    expect([none.total_price, recounted(none, 2, null).total_price]).toEqual(['', '']);
  });
});

describe('a day to come is refused before anything is sent, with the server’s code', () => {
  const checks = { today: '2026-03-10', words: { inventory } };
  test.each([
    ['2026-03-10', undefined],
    ['2025-01-01', undefined],
    ['2026-03-11', { code: 'in_future' }],
    ['9999-12-31', { code: 'in_future' }],
  ])('%s: %p', (day, problem) => {
    const sale = suggestedDraft(
      { an_count: 1, s_size: null, price: null, price_source: null, currency: 'EUR' },
      day,
    );
    expect(saleProblems(sale, checks)['s_date']).toEqual(problem as Issue);
    const purchase = emptyPurchase(day, 'EUR');
    expect(purchaseProblems(purchase, { ...checks, ofPet: true })['date']).toEqual(
      problem as Issue,
    );
  });
});
