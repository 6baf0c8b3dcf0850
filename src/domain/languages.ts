/** What can be read here. */
export const spoken = ['en', 'de'] as const;
export type Spoken = (typeof spoken)[number];

/**
 * The language that a caller reads: the first of an Accept-Language header that is spoken here, else
 * English. Weights are left aside: browsers send the languages in their order.
 */
export function spokenOf(header: string | undefined): Spoken {
  const found = /(?:^|,)\s*(en|de)\b/i.exec(header ?? '')?.[1]?.toLowerCase();
  return found === 'de' ? 'de' : 'en';
}
