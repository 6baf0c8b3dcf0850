import type { Day } from '#src/domain/days.ts';
import type { DateFields } from './line-dates.ts';
import type { PastedLine } from './read-line.ts';

/** 'Expo haul 10/18/26', 'Gekauft am 12.9.26:': when those below were bought; null for any other line. */
export function readBoughtTitle(
  { kind, text, fields }: PastedLine,
  begins: boolean,
  today: Day,
): DateFields['kept_since'] | null {
  // what all cost together says nothing of one
  const { kept_since, price: _, ...others } = fields;
  const isTitle = kind === 'unread' && (begins || /:\s*$/.test(text)) && text.length <= LONGEST;
  if (!isTitle || !kept_since || Object.keys(others).length > 0) return null;
  return BOUGHT.test(text) && !FOR_OTHERS.test(text) && kept_since.value <= today
    ? kept_since
    : null;
}

const LONGEST = 60;
const BOUGHT =
  /(?<!\p{L})(?:bought|purchased|hauls?|shipments?|orders?|ordered|arrivals?|arrived|expo|(?:reptile )?show|fair|got|gekauft|(?:ein)?käufe?|(?:ein)?kauf\p{L}*|\p{L}*börse|messe|bestell\p{L}*|(?:neu)?zugänge?|ausbeute|new|neue?)(?!\p{L})/iu;
const FOR_OTHERS =
  /(?<!\p{L})(?:for|für|sale|sell|selling|stock|inventory|verkauf\p{L}*|abgabe\p{L}*|next|wish\p{L}*)(?!\p{L})/iu;
