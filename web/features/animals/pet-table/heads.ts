import { units } from '#web/lib/size.ts';
import type { Texts } from '#web/texts/texts.ts';

/** The names of the columns; that of sizes says in which unit they are. */
export const headsOf = ({ heads }: Texts['petTable']): Texts['petTable']['heads'] => ({
  ...heads,
  size: `${heads.size}, ${units().length}`,
});
