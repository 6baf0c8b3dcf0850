/** The languages of the product. */
export const spoken = ['en', 'de'] as const;
export type Spoken = (typeof spoken)[number];

/**
 * The caller's language: the first of an Accept-Language header that is supported, else English. Weights are ignored:
 * browsers send the languages in order.
 */
export function spokenOf(header: string | undefined): Spoken {
  const found = /(?:^|,)\s*(en|de)\b/i.exec(header ?? '')?.[1]?.toLowerCase();
  return found === 'de' ? 'de' : 'en';
}

/** The same of a caller who says a language; null for programs, which send no header or take any (`*`). */
export const saidLanguage = (header: string | null | undefined): Spoken | null =>
  header && header.trim() !== '*' ? spokenOf(header) : null;
