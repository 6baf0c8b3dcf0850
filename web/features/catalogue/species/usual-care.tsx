import { BarsBox } from '#web/features/animals/statistics/bars-box.tsx';
import { formatPercent } from '#web/features/animals/statistics/format-percent.ts';
import { useSizes } from '#web/lib/size.ts';
import type { Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { classText } from './gaps-chart.tsx';
import type { Club } from './use-club-numbers.ts';

/** What is eaten, and how often. */
export function UsualCare({ club, words }: { club: Club; words: Texts['clubNumbers'] }) {
  useSizes();
  const { foods, meals, fast } = club;
  const bySize = meals.filter(({ size_from }) => size_from !== null);
  const rhythm = bySize.length > 0 ? bySize : meals;
  return (
    <div className="split even">
      {foods.length > 0 && (
        <BarsBox
          title={words.food}
          bars={foods.map(({ food, share }) => ({
            key: food ?? '',
            name: food ?? words.otherFood,
            value: share,
            said: formatPercent(share),
            hollow: food === null,
          }))}
          table={{
            heads: [words.food, words.share],
            rows: foods.map(({ food, share }) => [food ?? words.otherFood, formatPercent(share)]),
          }}
        />
      )}
      {(rhythm.length > 0 || fast) && (
        <Box title={words.rhythm}>
          <Facts>
            {rhythm.map((span) => (
              <Fact key={span.size_from} label={classText(span, words)}>
                {words.every(span.low, span.high)}
              </Fact>
            ))}
            {fast && <Fact label={words.fast}>{words.fastDays(fast.low, fast.high)}</Fact>}
          </Facts>
        </Box>
      )}
    </div>
  );
}
