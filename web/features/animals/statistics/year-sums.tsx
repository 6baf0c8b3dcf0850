import { skinWordOf } from '#src/domain/animal/molt.ts';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { formatCount } from '#web/lib/format.ts';
import { showAmount } from '#web/lib/money.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Sums } from '#web/ui/facts.tsx';
import { formatPercent } from './format-percent.ts';

/** The large numbers of the year; what never happened is left out. */
export function YearSums({ year }: { year: CollectionStatistics }) {
  const { statistics } = useTexts();
  const { fed, refused, share, molts, stuck, offspring, died, animals_of_year, food_costs } = year;
  const diedShare = animals_of_year > 0 ? died / animals_of_year : 0;
  const sums = [
    { label: statistics.fed, value: formatCount(fed) },
    {
      label: statistics.refused,
      value: formatCount(refused),
      ...(refused > 0 && { note: statistics.refusedPart(formatPercent(share)) }),
    },
    {
      label: statistics.molts(skinWordOf(year.types)),
      value: formatCount(molts),
      ...(stuck > 0 && { note: statistics.stuck(formatCount(stuck)) }),
    },
    ...(offspring > 0 ? [{ label: statistics.offspring, value: formatCount(offspring) }] : []),
    {
      label: statistics.died,
      value: formatCount(died),
      ...(died > 0 && { note: statistics.diedPart(formatPercent(diedShare)) }),
    },
    ...food_costs.map(({ currency, total }) => ({
      label: statistics.food,
      value: showAmount(total, currency),
    })),
  ];
  return <Sums sums={sums} />;
}
