import { BarsBox } from '#web/features/animals/statistics/bars-box.tsx';
import { formatPercent } from '#web/features/animals/statistics/format-percent.ts';
import { useSizes } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { classText } from './gaps-chart.tsx';
import type { Club } from './use-club-numbers.ts';

/** What is eaten, and how often. */
export function UsualCare({ club }: { club: Club }) {
  const { clubNumbers } = useTexts();
  useSizes();
  const { foods, meals, fast } = club;
  const bySize = meals.filter(({ size_from }) => size_from !== null);
  const rhythm = bySize.length > 0 ? bySize : meals;
  return (
    <div className="split even">
      {foods.length > 0 && (
        <BarsBox
          title={clubNumbers.food}
          bars={foods.map(({ food, share }) => ({
            key: food ?? '',
            name: food ?? clubNumbers.otherFood,
            value: share,
            said: formatPercent(share),
            hollow: food === null,
          }))}
          table={{
            heads: [clubNumbers.food, clubNumbers.share],
            rows: foods.map(({ food, share }) => [
              food ?? clubNumbers.otherFood,
              formatPercent(share),
            ]),
          }}
        />
      )}
      {(rhythm.length > 0 || fast) && (
        <Box title={clubNumbers.rhythm}>
          <Facts>
            {rhythm.map((span) => (
              <Fact key={span.size_from} label={classText(span, clubNumbers)}>
                {clubNumbers.every(span.low, span.high)}
              </Fact>
            ))}
            {fast && (
              <Fact label={clubNumbers.fast}>{clubNumbers.fastDays(fast.low, fast.high)}</Fact>
            )}
          </Facts>
        </Box>
      )}
    </div>
  );
}
