import { togetherWords } from '#src/domain/text/together-words.ts';
import { currencyOf } from '#src/domain/trade/currency-signs.ts';
import { amountOf, parseMoney } from '#src/domain/trade/money.ts';
import { MONTH_WORDS } from './month-names.ts';
import type { Field, Line, Span } from './line-taken.ts';

export type Price = { amount: number; currency: string };

/** `others`: where more prices stand, which no field keeps. */
export type PriceField = Field<Price> & { others?: readonly Span[] };

/** The price per animal. Unsure where there are several, or where it may be that of all together: '10/$100', 'pair'. */
export function readPrice(line: Line): PriceField | null {
  const lot = line.find(LOT);
  const prices = line
    .findAll(PRICE)
    .flatMap(({ groups: [before = '', a = '', b = '', after = ''], from }) => {
      // 'Ft' is a forint only behind what a forint can buy; '4 ft' is a length
      const isForint = after === 'Ft' && Number(b.replace(/\D/g, '')) >= 100;
      const code = before === '$' ? DOLLARS_BEHIND.exec(line.after(from[1])) : null;
      const sign = code?.[1] ?? (before || after);
      const currency = /^ft$/i.test(after) && !isForint ? null : currencyOf(sign);
      const minor = currency && parseMoney((a || b).replace(/[.,]-{0,2}$/, ''), currency);
      if (!currency || minor === null || minor === '') return [];
      const each = EACH_AHEAD.exec(line.before(from[0]))?.[0].length ?? 0;
      const end = from[1] + (code?.[0].length ?? 0);
      line.take([from[0] - each, end]);
      return [
        { value: { amount: amountOf(minor, currency), currency }, from: [from[0], end] as const },
      ];
    });
  const [first] = prices;
  if (!first) return readPaid(line) ?? readDashed(line);
  const sure = prices.length === 1 && !lot && !OF_ALL.test(line.text);
  return { ...first, sure, others: prices.slice(1).map(({ from }) => from) };
}

/** Whether the price of a line is that of all its animals: '6x, 120€ for all', and not 'group of 6, je 5€'. */
export const isPriceOfAll = (text: string): boolean =>
  (OF_ALL.test(text) || LOT.test(text)) && !OF_EACH.test(text);

/** 'paid 25', '25 bezahlt', 'bought 3.4.25 for 25': a number that a word calls money, of a currency that is not said. */
function readPaid(line: Line): Field<Price> | null {
  const found = line.findAll(PAID).find(({ text, from }) => {
    if (/^f[oü]r\s/i.test(text)) return BOUGHT.test(line.before(from[0]));
    return !/^je/i.test(text) || COUNTED.test(line.before(from[0]));
  });
  const amount = found?.groups.find(Boolean) ?? '';
  const minor = parseMoney(amount, 'EUR');
  if (!found || typeof minor !== 'number') return null;
  const start = found.from[0] + found.text.indexOf(amount);
  line.take(found.from);
  return {
    value: { amount: amountOf(minor, 'EUR'), currency: '' },
    sure: false,
    from: [start, start + amount.length],
  };
}

/** '40,-' and '40.-' are money of the keeper's own currency. */
function readDashed(line: Line): Field<Price> | null {
  const found = line.find(/(?<![\p{L}\p{N}.,/]|DM\s)(\d{1,6})[.,]-{1,2}(?![\p{L}\p{N}/-]|\sDM)/u);
  if (!found) return null;
  line.take(found.from);
  return {
    value: { amount: Number(found.groups[0]), currency: '' },
    sure: false,
    from: found.from,
  };
}

/** A number in a column of prices, whose currency is known from its heading or not at all. */
export function readBarePrice(line: Line, currency: string | null): Field<Price> | null {
  const found = line.find(/(?<![\p{L}\p{N}.,/]|DM\s)\d+(?:[.,]\d{1,3})*(?![\p{L}\p{N}]|\s?DM)/u);
  const minor = found && parseMoney(found.text, currency ?? 'EUR');
  if (!found || minor === null) return null;
  line.take(found.from);
  const code = currency ?? '';
  return {
    value: { amount: amountOf(minor, currency ?? 'EUR'), currency: code },
    sure: code !== '',
    from: found.from,
  };
}

/** '$80 CAD' */
const DOLLARS_BEHIND = /^\s?(USD|CAD|AUD|NZD)(?!\p{L})/iu;
const SIGN = String.raw`US\$|CA?\$|AU?\$|NZ\$|\$|€|£|(?<!\p{L})(?:USD|EUR(?:OS?)?|CAD|AUD|NZD|GBP|PLN|zł|zl|CZK|Kč|kc|HUF|CHF|MXN|SEK)(?!\p{L})|(?<!\p{L})S?Fr\.?(?=\s?\d{1,6}\.-)`;
/** 'Fr. 20.11.' is a Friday, 'Fr. 20.-' and '20 Fr.' are money. */
const SIGN_BEHIND = String.raw`${SIGN}|Ft(?!\p{L})|(?:Franken|S?Fr)(?!\p{L})\.?(?!\s?\d)`;
const AMOUNT = String.raw`\d{1,6}(?:[.,]\d{3})*(?:[.,]\d{1,2}(?!\d))?(?:[.,]-{1,2})?`;
const EACH = String.raw`(?:\s?\/\s?(?:ea|each|stk|stück|pc|szt)\.?(?!\p{L})|\s(?:je|each|ea)(?!\p{L}))?`;
/** 'je 12€' */
const EACH_AHEAD = /(?<!\p{L})(?:zu je|je|jeweils|each)\s$/iu;
const OF_EACH =
  /(?<!\p{L})(?:je|jeweils|each|ea|p\.\s?p\.)(?!\p{L})|\/\s?(?:ea|each|stk|stück|pc|szt)(?!\p{L})/iu;
/** '$120 in 2021', '$40 in Aug' */
const IN_TIME = String.raw`\s(?:(?:19|20)\d\d|${MONTH_WORDS})(?![\p{L}\p{N}])`;
const LENGTH = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:cm|mm|in(?!${IN_TIME})|inch|inches|ft|feet|kg|g)(?!\p{L})|")`;
/** '20EUR 6cm' is a price and a length, while the sign in '10 $100' belongs to the number behind it. */
const PRICE = new RegExp(
  String.raw`(?:(${SIGN})\s?(?!${LENGTH})(${AMOUNT})|(?<![\p{L}\d.,/])(${AMOUNT})\s?(${SIGN_BEHIND})(?!\s?(?!${LENGTH})\d))${EACH}`,
  'iu',
);
const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)(?![\p{L}\p{N}/%"'-]|[.,]\d|\.\s?\d|(?<=\d\.\d{1,2})\.|\s?(?:cm|mm|g|kg|x|inch|inches|deposit|anzahlung|days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?)(?!\p{L}))`;
/** '3x B. hamorii 1 cm je 5' */
const COUNTED = /(?<![\p{L}\p{N}])(?:\d{1,3}\s?x|x\s?\d{1,3}|\d{1,3}\s?(?:stc?k|stück))(?!\p{L})/iu;
/** 'bought 3.4.25 for 25' */
const BOUGHT =
  /(?<!\p{L})(?:bought|purchased|got|acquired|gekauft|gek\.|erworben|bekommen)(?!\p{L})[^,;|]*$/iu;
/** Neither 'not paid 25 yet' nor 'bezahlt 19.11.', and no number of '0.1 bezahlt'. */
const PAID = new RegExp(
  String.raw`(?<!(?:not|nicht|never|nie)\s)(?<!\p{L})(?:(?:paid|bezahlt|gezahlt|kostete)(?:\s?:)?|(?:price|preis|kaufpreis|cost):)\s(?:(?:me|only|nur|ca\.?|about|etwa)\s)?${NUMBER}|(?<!\p{L})(?:je|jeweils)\s${NUMBER}(?=\s*(?:$|[,;)|]))|(?<!\p{L})(?:for|für)\s${NUMBER}(?=\s*(?:$|[,;)|]|(?:each|je|in|from|at|on|von|bei|am|auf)\s))|(?<![\p{L}\p{N}.,/#-])(\d{1,5}(?:[.,]\d\d)?)\s(?:be|ge)zahlt(?!\p{L}|\s\d)`,
  'iu',
);
/** '10/$100': ten at 10 each, or at 100 each. */
const LOT =
  /\d+\s?\/\s?[$€£]\s?\d|(?:[$€£]\s?\d[\d.,]*|\d\s?(?:[€$£]|eur|euro))\s(?:for|für)\s(?:\d{1,3}|two|three|zwei|drei)(?![\p{N}.,])/iu;
const OF_ALL = new RegExp(String.raw`(?<!\p{L})(?:${togetherWords})(?!\p{L})`, 'iu');
