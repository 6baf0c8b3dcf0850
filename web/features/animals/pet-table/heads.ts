import { skinsIn } from '#web/components/skins.ts';
import { units } from '#web/lib/size.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { ColumnKey } from './columns.ts';
import type { TableRow } from './row.ts';

type Words = Pick<Texts, 'animals' | 'petTable'>;

/** The names of the columns: that of sizes says in which unit they are, that of molts what these animals do. */
export const headsOf = (
  { animals, petTable: { heads } }: Words,
  rows: readonly Pick<TableRow, 'an_type'>[],
): Record<ColumnKey, string> => ({
  ...heads,
  size: `${heads.size}, ${units().length}`,
  mmt: skinsIn({ animals }, rows).head,
});

/** What each column may be called in a line of headings: that of molts was copied with what other animals do. */
export const headingsOf = (words: Words): Record<ColumnKey, string | readonly string[]> => ({
  ...headsOf(words, []),
  mmt: Object.values(words.animals.skins).map(({ head }) => head),
});
