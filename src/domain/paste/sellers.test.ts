import { expect, test } from 'bun:test';
import { brief, readList as read } from '#src/testing/lists/brief.ts';

// From whom an animal was bought, and when.

test('a column says from whom', () => {
  const [, line] = read('Species,Sex,Vendor,Price\nGBB,f,The Spider Shop,20 EUR');
  expect(brief(line)).toContain('seller The Spider Shop');
});

test.each([
  [
    'GBB 2cm from The Spider Shop 14 Nov £18',
    'kept_since? 2026-11-14, price 18 GBP, seller? The Spider Shop, sizes 2',
    '',
  ],
  ['GBB von Tom 14.11. 20 €', 'kept_since? 2026-11-14, price 20 EUR, seller? Tom', ''],
  ['GBB, £15 from Dave', 'price 15 GBP, seller? Dave', ''],
  [
    'GBB bei Insektenliebe gekauft 14.11. 20 €',
    'kept_since 2026-11-14, price 20 EUR, seller Insektenliebe',
    '',
  ],
  ['GBB gekauft bei Insektenliebe 14.11.26', 'kept_since? 2026-11-14, seller Insektenliebe', ''],
  ['GBB bought at Hamm Expo 12.9.26', 'kept_since? 2026-09-12, seller Hamm Expo', ''],
  ['GBB bought 12.9.26 from Mike & Sons', 'kept_since 2026-09-12, seller Mike & Sons', ''],
  ['GBB gek. 12.9.26 von spidershop.de', 'kept_since 2026-09-12, seller spidershop.de', ''],
  [
    'GBB gekauft bei Exotenshop Meier am 12.10.26, je 15 Euro',
    'kept_since? 2026-10-12, price 15 EUR, seller Exotenshop Meier',
    '',
  ],
  ['GBB got it from Jake, £18, 9 Nov', 'kept_since? 2026-11-09, price 18 GBP, seller? Jake', ''],
  // neither a price nor a word for buying
  ['GBB from Tom', '', 'from Tom'],
  ['GBB from Tom 14 Nov', '', 'from Tom 14 Nov'],
  // of another thing
  ['GBB from Peru locality, £15', 'price 15 GBP', 'from Peru locality'],
  ['GBB NZ von Tom, 15 €', 'origin CB, price 15 EUR', 'von Tom'],
  ['GBB bei Kauf 2 cm, 15 €', 'price 15 EUR, sizes 2', 'bei Kauf'],
  [
    'GBB paired with male from Tom 14.11., 15 €',
    'price 15 EUR',
    'paired / with male / from Tom 14.11.',
  ],
  // what is asked for it was not paid
  ['GBB zu verkaufen 25€', '', 'zu verkaufen 25€'],
  ['GBB 0.1 zu verkaufen: 25 EUR', 'count 1, gender f', 'zu verkaufen: 25 EUR'],
  ['GBB for sale $25', '', 'for sale $25'],
  ['GBB bought for $25, not for sale', 'price 25 USD', 'not for sale'],
  [
    'GBB sold at Hamm Expo 12.9.26 20€',
    'left? 2026-09-12, price? 20 EUR, status sold',
    'at Hamm Expo',
  ],
])('%s', (text, expected, notes) => {
  const [line] = read(text);
  expect(brief(line).toSorted()).toEqual(expected.split(', ').filter(Boolean).toSorted());
  expect(line?.notes.map((note) => note.text).join(' / ')).toBe(notes);
});

test.each([
  ['GBB paid 25', 25],
  ['GBB bezahlt 25', 25],
  ['GBB 0.1 25 bezahlt', 25],
  ['GBB gekauft 3.4.25 für 25', 25],
  ['GBB gekauft für 25 in Hamm', 25],
  ['GBB x3 paid 12.50 each', 12.5],
  ['3x GBB slings je 5', 5],
  // no price
  ['GBB slings je 5', undefined],
  ['GBB 0.1 bezahlt', undefined],
  ['GBB bezahlt 19.11.', undefined],
  ['GBB not paid 25 yet', undefined],
  ['GBB paid 2 weeks ago', undefined],
  ['GBB paid 25 deposit', undefined],
  ['GBB bought 2024 for 2 friends', undefined],
  ['GBB fed 12.11. for 2', undefined],
])('a number may be money without a currency: %s', (text, amount) => {
  const { price, sizes } = read(text)[0]?.fields ?? {};
  expect(price?.value.amount).toBe(amount);
  expect(price?.sure ?? false).toBe(false);
  expect(sizes).toBeUndefined();
});

test('of several at a price each, the price does not count them', () => {
  expect(read('3x GBB slings 1cm je 5')[0]?.fields.count?.value).toBe(3);
});

test('what was paid without a currency is in the only one of the list, else in the keeper’s', () => {
  const currency = (text: string) => read(text)[0]?.fields.price?.value.currency;
  expect(currency('GBB paid 25\nB. boehmei 30 €')).toBe('EUR');
  expect(currency('GBB paid 25\nB. boehmei')).toBe('');
});
