import type { LengthKind } from '#src/domain/animal/measurements.ts';
import { SaveCsv } from '#web/features/animals/statistics/save-csv.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { lengthText, units, useSizes } from '#web/lib/size.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import { ChartProbe } from '#web/ui/chart-probe.tsx';
import { bandPath, chartScale, shownSize, withoutDoubles, type Scale } from './bands.ts';
import { ChartKey } from './chart-key.tsx';
import type { Club, Numbers } from './use-club-numbers.ts';

type Line = Club['growth'][number];
type Own = Numbers['growth'][number];
type Words = Texts['clubNumbers'];
/** `kind`: how animals of the species are measured. */
type Props = { numbers: Numbers; kind: LengthKind };

/** How large a species is at an age: the keeper's own animals as steps in the club's middle half. */
export function GrowthByAge({ numbers: { club, growth: own }, kind }: Props) {
  const { clubNumbers } = useTexts();
  useSizes();
  const lines = club?.growth ?? [];
  if (lines.length + own.length === 0) return null;
  const ages = lines.flatMap((line) => line.ages);
  const steps = own.flatMap((animal) => animal.steps.map((step) => ({ ...step, ...animal })));
  const scale = chartScale(
    Math.max(...ages.map(({ years }) => years), ...steps.map(({ years }) => years)),
    shownSize(Math.max(...ages.map(({ high }) => high), ...steps.map(({ size }) => size))),
  );
  const dots = steps.map(({ name, years, size }) => ({
    ...scale.place({ x: years, y: shownSize(size) }),
    text: [clubNumbers.sizeOf(name, lengthText(size)), ageText(years, clubNumbers)],
  }));
  const middles = (lines[0]?.ages ?? []).map(({ years, low, high }) => ({
    ...scale.place({ x: years, y: shownSize((low + high) / 2) }),
    text: [clubNumbers.span(lengthText(low), lengthText(high)), ageText(years, clubNumbers)],
  }));
  const table = tableOf(lines, steps, clubNumbers);
  const last = lines[0]?.ages.at(-1);
  return (
    <section className="box">
      <ChartFrame
        title={clubNumbers.growth}
        sub={
          <span className="chart-tools">
            <span className="small muted">
              {clubNumbers.growthUnit(clubNumbers.measures[kind], units().length)}
            </span>
            <SaveCsv name={clubNumbers.growth} {...table} />
          </span>
        }
        finding={
          last
            ? clubNumbers.growthFinding(
                clubNumbers.span(lengthText(last.low), lengthText(last.high)),
                ageText(last.years, clubNumbers),
              )
            : clubNumbers.growthOwn(own.length)
        }
        yLabels={scale.yLabels.map(formatNumber)}
        xLabels={scale.xLabels.map((years, at) =>
          at === 0
            ? clubNumbers.hatched
            : at === scale.xLabels.length - 1
              ? `${formatNumber(years)} ${clubNumbers.yearsAxis}`
              : formatNumber(years),
        )}
        shapes={
          <>
            {lines.map((line, at) => (
              <path
                key={line.of}
                className={at === 0 ? 'club-span' : 'club-span is-second'}
                d={bandOf(line, scale)}
              />
            ))}
            {own.map((animal) => (
              <path key={animal.id} className="stroke" d={stepsOf(animal, scale)} />
            ))}
          </>
        }
        dots={withoutDoubles(
          own.flatMap(({ steps: [...all] }) => {
            const end = all.at(-1);
            return end ? [scale.place({ x: end.years, y: shownSize(end.size) })] : [];
          }),
        )}
        over={
          <ChartProbe
            label={clubNumbers.values}
            points={(dots.length > 0 ? dots : middles).toSorted((a, b) => a.x - b.x)}
          />
        }
        table={table}
      />
      <ChartKey own={own.length > 0} half={lines.map((line) => halfText(line, clubNumbers))} />
    </section>
  );
}

/** In months up to two years. */
const ageText = (years: number, words: Words) =>
  years < 2
    ? words.months(Math.round(years * 12))
    : words.years(formatNumber(Math.round(years * 10) / 10));

const halfText = ({ of }: Line, words: Words) => (of === 'all' ? words.half : words.halfOf[of]);

const bandOf = ({ ages }: Line, scale: Scale) =>
  bandPath(
    ages.map(({ years, low, high }) => ({ x: years, low: shownSize(low), high: shownSize(high) })),
    scale,
  );

/** It keeps its size until the next molt. */
function stepsOf({ steps }: Own, { place }: Scale): string {
  const [first, ...others] = steps.map(({ years, size }) =>
    place({ x: years, y: shownSize(size) }),
  );
  if (!first) return '';
  return `M${first.x} ${100 - first.y}${others.map(({ x, y }) => `H${x}V${100 - y}`).join('')}`;
}

const tableOf = (
  lines: readonly Line[],
  steps: readonly { name: string; years: number; size: number }[],
  words: Words,
) => ({
  heads: [words.age, words.size, words.of],
  rows: [
    ...lines.flatMap((line) =>
      line.ages.map(({ years, low, high, animals }) => [
        ageText(years, words),
        words.span(lengthText(low), lengthText(high)),
        `${words.animals(animals)}${line.of === 'all' ? '' : line.of === 'f' ? ' (0.1)' : ' (1.0)'}`,
      ]),
    ),
    ...steps.map(({ name, years, size }) => [ageText(years, words), lengthText(size), name]),
  ],
});
