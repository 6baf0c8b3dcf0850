import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

/** German has one word for a molt and a shed. */
const either = {
  expected: 'Nächste Häutung',
  suggest: (n: number) => `Es hat ${n}x verweigert, und die Häutung ist nah.`,
  notePreMolt: 'Vor Häutung',
  notePreMoltOf: (name: string) => `${name} ist vor der Häutung`,
  usual: (from: number, to: number, animals: number, size: string | null) =>
    `${grouped(animals)} Tiere dieser Art ${size ? `mit ${size}` : 'jeder Größe'} häuten sich nach ${from} bis ${to} Tagen`,
  preMolt: (n: number) =>
    n === 0
      ? 'steht seit heute vor der Häutung'
      : `steht seit ${plural(n, 'Tag', 'Tagen')} vor der Häutung`,
};

export const molting: Texts['plans']['molting'] = {
  sheds: either,
  ...either,
  by: (day) => `bis ${day}`,
  between: (from, to) => `${from} bis ${to}`,
  gaps: (days) => `letzte Abstände: ${days} Tage`,
  since: (n) => `jetzt ${plural(n, 'Tag', 'Tage')}`,
  refused: (n) =>
    n === 1 ? 'einmal verweigert' : n === 2 ? 'zweimal verweigert' : `${n}x verweigert`,
};
