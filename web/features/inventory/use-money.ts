import type { Day } from '#src/domain/days.ts';
import { currencyDigits } from '#src/domain/currencies.ts';
import { formatMoney, parseMoney, plainMoney } from '#src/domain/money.ts';
import { withDecimalMark } from '#web/lib/format.ts';
import { useSetting } from '#web/state/settings.ts';
import { locale, type Texts } from '#web/texts/texts.ts';

/** Amounts in minor units and the keeper's currency, for people and for fields. */
export function useMoney() {
  const [currency] = useSetting('display_currency');
  // A hyphen is no minus sign.
  const format = (minor: number) => formatMoney(minor, currency, locale()).replace('-', '−');
  return {
    currency,
    format,
    /** with its sign: '+€3.00', '−€2.00' */
    signed: (minor: number) => (minor > 0 ? `+${format(minor)}` : format(minor)),
    /** for a field: '' for nothing */
    plain: (minor: number) => (minor === 0 ? '' : withDecimalMark(plainMoney(minor, currency))),
    /** what was typed; an empty field is 0, null is no amount */
    parse: (text: string) => (text.trim() === '' ? 0 : parseMoney(text, currency)),
    /** in whole units, for drawing only */
    units: (minor: number) => minor / 10 ** currencyDigits(currency),
  };
}

export type MoneyWords = ReturnType<typeof useMoney>;

/** What the checks of an entry need to know beside it. */
export type Checks = { today: Day; money: MoneyWords; words: Pick<Texts, 'inventory' | 'server'> };
