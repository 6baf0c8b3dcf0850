import { locale } from '#web/texts/texts.ts';

/** A part of 1 as '8%' or '8 %', in whole percent. */
export const formatPercent = (part: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(part);
