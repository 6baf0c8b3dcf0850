import { locale } from '#web/texts/texts.ts';

/** A part of 1 as '8%' or '8 %', in whole percent; what is less than one is not called none. */
export const formatPercent = (part: number): string =>
  new Intl.NumberFormat(locale(), {
    style: 'percent',
    ...(part > 0 && part < 0.01 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 }),
  }).format(part);
