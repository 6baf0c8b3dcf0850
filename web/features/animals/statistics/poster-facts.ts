import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { formatCount, formatNumber, formatShortDay } from '#web/lib/format.ts';
import { lengthText } from '#web/lib/size.ts';
import type { Texts } from '#web/texts/texts.ts';

export type PosterFact = { label: string; value: string };

/** What stands below the number: only what there is, and no name unless it is wanted. */
export function posterFacts(
  { fed, growth, molt_days, fast }: CollectionStatistics,
  words: Texts['statistics'],
  withAnimals: boolean,
): PosterFact[] {
  const [most] = molt_days.toSorted((a, b) => b.molts - a.molts);
  const facts: PosterFact[] = [{ label: words.posterFed, value: words.times(formatCount(fed)) }];
  if (growth > 0) facts.push({ label: words.posterGrown, value: lengthOf(growth) });
  if (most && most.molts > 1)
    facts.push({
      label: words.posterMost,
      value: words.mostOn(most.molts, formatShortDay(most.day)),
    });
  if (fast)
    facts.push({
      label: words.posterFast,
      value: words.fasted(withAnimals ? fast.name : '', formatCount(fast.days)),
    });
  return facts;
}

/** Metres from one on, where the keeper measures in cm. */
function lengthOf(cm: number): string {
  const isMetric = lengthText(1).endsWith('cm');
  return isMetric && cm >= 100 ? `${formatNumber(Math.round(cm) / 100)} m` : lengthText(cm);
}
