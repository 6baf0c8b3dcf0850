import type { Day } from '#src/domain/days.ts';
import type { Texts } from '#web/texts/texts.ts';

/** What the checks of an entry need to know besides the draft. */
export type Checks = { today: Day; words: Pick<Texts, 'inventory'> };
