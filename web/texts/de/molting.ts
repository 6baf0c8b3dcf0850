import { plural } from '#src/domain/text/plural.ts';
import type { Texts } from '#web/texts/texts.ts';

export const molting: Texts['plans']['molting'] = {
  sheds: {
    expected: 'Nächste Häutung',
    suggest: (n) => `Es hat ${n}x verweigert, und die Häutung ist nah.`,
    notePreMolt: 'Vor Häutung',
  },
  expected: 'Nächste Häutung',
  by: (day) => `bis ${day}`,
  between: (from, to) => `${from} bis ${to}`,
  gaps: (days) => `letzte Abstände: ${days} Tage`,
  usual: (from, to, animals, size) =>
    `${animals} Tiere dieser Art ${size ? `mit ${size}` : 'jeder Größe'} häuten sich nach ${from} bis ${to} Tagen`,
  since: (n) => `jetzt ${plural(n, 'Tag', 'Tage')}`,
  refused: (n) =>
    n === 1 ? 'einmal verweigert' : n === 2 ? 'zweimal verweigert' : `${n}x verweigert`,
  preMolt: (n) =>
    n === 0
      ? 'steht seit heute vor der Häutung'
      : `steht seit ${plural(n, 'Tag', 'Tagen')} vor der Häutung`,
  suggest: (n) => `Es hat ${n}x verweigert, und die Häutung ist nah.`,
  notePreMolt: 'Vor Häutung',
  notePreMoltOf: (name) => `${name} ist vor der Häutung`,
};
