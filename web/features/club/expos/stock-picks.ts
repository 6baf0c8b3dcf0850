import { useState } from 'react';
import { priceOf } from '#src/domain/labels/label-settings.ts';
import { readLabelSettings } from '#src/domain/labels/read-label-settings.ts';
import { limits } from '#src/domain/limits.ts';
import { formatMoney, parseMoney, plainMoney } from '#src/domain/trade/money.ts';
import { stockLine, stockLines, type StockPet } from '#src/domain/trade/stock-list.ts';
import { withDecimalMark } from '#web/lib/format.ts';
import { useSetting, useSwitchSetting } from '#web/state/settings.ts';
import { locale, useTexts } from '#web/texts/texts.ts';

/**
 * The animals that are chosen for a stock list, and the lines for them. The initial price is that of the animal's
 * label.
 */
export function useStockPicks(offer: string) {
  const { expos } = useTexts();
  const [currency] = useSetting('display_currency');
  const [labels] = useSetting('label_settings');
  const [short, setShort] = useSwitchSetting('short_sc_name');
  const [named, setNamed] = useState(true);
  /** What is typed as the unit price, by the pet's id; '' for none. */
  const [prices, setPrices] = useState<ReadonlyMap<number, string>>(new Map());
  const listed = new Set(stockLines(offer).map((line) => line.pet_id));

  const isWrong = (id: number) => {
    const typed = prices.get(id) ?? '';
    return typed.trim() !== '' && parseMoney(typed, currency) === null;
  };
  const wordsOf = ({ id, an_count }: StockPet) => {
    const minor = parseMoney(prices.get(id) ?? '', currency);
    if (minor === null) return '';
    const price = formatMoney(minor, currency, locale());
    return an_count > 1 ? expos.each(price) : price;
  };
  const usualPrice = (id: number) => {
    const settings = readLabelSettings(labels);
    const price = (settings.currency ?? currency) === currency ? priceOf(settings, id) : null;
    return price === null ? '' : withDecimalMark(plainMoney(price, currency));
  };
  /** The whole offer with the lines of the chosen animals appended, and by how much it is too long. */
  const offerWith = (pets: readonly StockPet[]) => {
    const chosen = pets.filter(({ id }) => prices.has(id));
    const size = (cm: number) => withDecimalMark(String(cm));
    const words = { size, own: expos.own, named, short };
    const lines = chosen.map((pet) => stockLine(pet, { price: wordsOf(pet), ...words }));
    const text = [...(offer.trim() === '' ? [] : [offer.trimEnd()]), ...lines].join('\n');
    return {
      text,
      count: chosen.length,
      over: Math.max(text.length - limits.e_offer, 0),
      ready:
        chosen.length > 0 && text.length <= limits.e_offer && !chosen.some(({ id }) => isWrong(id)),
    };
  };
  const setPrice = (id: number, price: string) => setPrices(new Map(prices).set(id, price));
  const choose = (id: number, on: boolean) => {
    const next = new Map(prices);
    if (on) next.set(id, usualPrice(id));
    else next.delete(id);
    setPrices(next);
  };
  return {
    currency,
    named,
    setNamed,
    short,
    setShort,
    listed,
    priceOf: (id: number) => prices.get(id) ?? null,
    isWrong,
    setPrice,
    choose,
    offerWith,
  };
}

export type StockPicks = ReturnType<typeof useStockPicks>;
