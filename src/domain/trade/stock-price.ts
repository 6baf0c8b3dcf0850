import { togetherWords } from '#src/domain/text/together-words.ts';
import { isCurrency } from './currencies.ts';
import { currencyOf } from './currency-signs.ts';
import { parseMoney } from './money.ts';

// The price at the end of a stock list's line, read from its end on: the words behind the amount, the amount, the words
// ahead of it, and what parts it from the rest.

export type PriceEnd = {
  /** As it is written, with its words: 'je 15 €', '120 € zus.' */
  text: string;
  number: string;
  /** The currency's sign or word, '' for none. */
  sign: string;
  /** `least`: 'ab 20 €', which is no price of this animal. */
  of: 'each' | 'all' | 'least' | null;
  /** What it says besides: 'VB'. */
  more: string;
};

type Found = { before: string; price: PriceEnd };

/** The prices at the end of a line, the last one last, and the line before them: 'je 15 €, alle 60 €' are two. */
export function splitPrices(line: string): { before: string; prices: PriceEnd[] } {
  const prices: PriceEnd[] = [];
  let before = line.trimEnd();
  for (let found = readPriceEnd(before); found; found = readPriceEnd(before)) {
    prices.unshift(found.price);
    before = found.before;
  }
  return { before, prices };
}

export function readPriceEnd(line: string): Found | null {
  const text = withoutBrackets(line).trimEnd();
  for (const [of, words] of BEHIND) {
    const [toAmount, behind] = cut(text, words);
    const found = (words === NOTHING || behind !== '') && readAmount(text, toAmount, of, behind);
    if (found) return found;
  }
  return null;
}

/** In minor units; null where it is that of all together, the least of several, or of another currency. */
export function priceEach({ number, sign, of }: PriceEnd, currency: string): number | null {
  if (of === 'all' || of === 'least') return null;
  const isOwn = withoutDot(sign) === currency || currencyOf(sign) === currency;
  return parseMoney(isOwn ? number : `${number} ${sign}`.trim(), currency);
}

/** An amount without a currency is a price by its words, or alone behind a comma: '…, 15'. */
function readAmount(
  text: string,
  toAmount: string,
  behindSaysOf: PriceEnd['of'],
  behind: string,
): Found | null {
  const match = AMOUNT.exec(toAmount);
  const [, signAhead = '', afterSign = '', beforeSign = '', signBehind = ''] = match ?? [];
  const sign = signAhead || signBehind;
  if (!match || (sign !== '' && !isSign(sign))) return null;
  const [aheadSaysOf, head, ahead] = readAhead(toAmount.slice(0, match.index).trimEnd());
  const of = behindSaysOf ?? aheadSaysOf;
  const isParted = head.endsWith(',') || NO_CENTS.test(toAmount);
  const isAlone = isParted && (behind === '' || TERM.test(behind));
  if (sign === '' && (UNIT.test(behind) || (of === null && !isAlone))) return null;
  const more = [TERM.test(ahead) ? ahead : '', behindSaysOf === null ? behind : ''];
  return {
    before: head.replace(SEPARATORS, ''),
    price: {
      text: text.slice(head.length).replace(/^[\s,;:|=]*(?:[-–—]\s)?/, ''),
      number: afterSign || beforeSign,
      ...{ sign, of, more: more.filter(Boolean).join(' ') },
    },
  };
}

function readAhead(text: string): [of: PriceEnd['of'], head: string, words: string] {
  for (const [of, words] of AHEAD) {
    const [head, ahead] = cut(text, words);
    if (ahead !== '') return [of, head, ahead];
  }
  return [null, text, ''];
}

const isSign = (sign: string) =>
  isCurrency(withoutDot(sign)) || SIGN.test(sign) || currencyOf(sign);

/** 'EUR.' at the end of a sentence. */
const withoutDot = (sign: string) => sign.replace(/\.$/, '');

function cut(text: string, end: RegExp): [rest: string, words: string] {
  const found = end.exec(text);
  return found ? [text.slice(0, found.index).trimEnd(), found[0].trim()] : [text, ''];
}

/** 'B. hamorii (15 €)' */
const withoutBrackets = (line: string) =>
  line.replace(/\s\(([^()]*\d[^()]*)\)\s*$/, (all, inner: string) =>
    AMOUNT.test(inner.trimEnd()) ? `, ${inner}` : all,
  );

const words = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})$`, 'iu');

const NOTHING = /$/;
/** '15 Stk.' are so many of them, and '15 €/Stk.' and '15 € Stk.' is what one costs. */
const UNITS = 'stück|stck|stk|st|pcs?|pieces?|tiere?|animals?|szt|ks';
const UNIT = new RegExp(`^(?:${UNITS})\\.?$`, 'i');
const ONE = `each|ea|je|${UNITS}`;
const TERM = /^(?:vh?b|fp|fix|firm|fest|obo|neg)\.?:?$/i;
/** The first that fits: 'Euro' in '8 Euro' is a currency before it is a word. */
const BEHIND: readonly (readonly [PriceEnd['of'], RegExp])[] = [
  ['each', words(String.raw`(?:\/\s?|(?:pro|per|das|the|a)\s)?(?:${ONE})\.?|apiece`)],
  [
    'all',
    words(
      String.raw`(?:\/\s?)?(?:(?:für|for|das|the|pro|per|a)\s)?(?:${togetherWords}|alle)(?:\s\d{1,3})?|(?:für|for)\s\d{1,3}`,
    ),
  ],
  [null, NOTHING],
  [null, /\s\p{L}+\.?$/u],
];
const JOINT = String.raw`(?:${togetherWords}|alle)(?:\s\d{1,3})?(?:\s(?:for|für))?|\d{1,3}\s(?:for|für)|(?:paar|gruppen|gesamt|komplett)preis|(?:pair|group|total)\sprice`;
const AHEAD: readonly (readonly [PriceEnd['of'], RegExp])[] = [
  [
    'least',
    words(String.raw`(?:ab|from)\s\d{1,3}(?:\s(?:${UNITS})\.?)?(?:\s(?:zu\s)?(?:je|each|[aà]))?:?`),
  ],
  [
    'each',
    words(String.raw`(?:zu\s)?je|jeweils|each|[aà]|@|(?<!\d\s?)(?:stück|stk)\.?:?|stückpreis:?`),
  ],
  ['all', words(String.raw`(?:${JOINT}):?`)],
  ['least', words('ab|from|od|vanaf|desde')],
  [null, words(String.raw`(?:vh?b|preis|price|nur|only)\.?:?`)],
];
/** '$', 'CA$', and how francs of Africa and the Pacific and Caribbean guilders are written. */
const SIGNS = String.raw`[A-Z]{0,2}\p{Sc}|F\s?CFA|CFPF|Cg\.`;
const SIGN = new RegExp(`^(?:${SIGNS})$`, 'u');
const NUMBER = String.raw`\d[\d.,]*(?:--?|[–—])?`;
/** A range, '10-15 €', is none. The number of a molt, 'FH 4 each', is none, either. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,/-]|(?<!\p{L})(?:FH|RH|L|N|i)\s)(?:((?<!\p{L})(?:${SIGNS}|[A-Z]{3}(?=\s)))\s?(${NUMBER})|(${NUMBER})\s?(${SIGNS}|\p{L}{2,7}\.?)?)$`,
  'u',
);
/** '15,-' is money. */
const NO_CENTS = /[.,](?:--?|[–—])$/;
const SEPARATORS = /(?:\s*[,;:|=]|\s+[-–—])+$/;
