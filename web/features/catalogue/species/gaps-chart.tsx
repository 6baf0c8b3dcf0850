import type { LengthKind } from '#src/domain/animal/measurements.ts';
import type { SizedSpan } from '#src/domain/species/spans.ts';
import { isOfClass } from '#src/domain/species/size-classes.ts';
import { SaveCsv } from '#web/features/animals/statistics/save-csv.tsx';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { lengthText, sizeText, units, useSizes } from '#web/lib/size.ts';
import type { Texts } from '#web/texts/texts.ts';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import { ChartProbe } from '#web/ui/chart-probe.tsx';
import { bandPath, bandsOf, chartScale, shownSize, withoutDoubles } from './bands.ts';
import { ChartKey } from './chart-key.tsx';
import type { Numbers } from './use-club-numbers.ts';

type Words = Texts['clubNumbers'];
/** `kind`: how animals of the species are measured. */
type Props = { numbers: Numbers; kind: LengthKind; words: Words };

/** How long a species takes between two molts, by its size: the keeper's own gaps in the club's middle half. */
export function GapsChart({ numbers: { club, gaps }, kind, words }: Props) {
  useSizes();
  const spans = club?.molts ?? [];
  const own = gaps.flatMap((gap) => (gap.size === null ? [] : [{ ...gap, size: gap.size }]));
  const sized = spans.filter(({ size_from }) => size_from !== null);
  if (own.length + sized.length === 0) return null;
  const topCm = Math.max(
    ...own.map(({ size }) => size),
    ...sized.map(({ size_from, size_to }) => size_to ?? (size_from ?? 0) * 1.2),
  );
  const mostDays = Math.max(...own.map(({ days }) => days), ...sized.map(({ high }) => high));
  const scale = chartScale(shownSize(topCm), mostDays);
  const dots = own.map((gap) => ({
    ...scale.place({ x: shownSize(gap.size), y: gap.days }),
    text: ownText(gap, sized, words),
  }));
  const middles = sized.map((span) => ({
    ...scale.place({ x: shownSize(middleOf(span, topCm)), y: (span.low + span.high) / 2 }),
    text: [classText(span, words), words.fastDays(span.low, span.high)],
  }));
  const table = tableOf(spans, own, words);
  const all = spans.find(({ size_from }) => size_from === null);
  return (
    <section className="box">
      <ChartFrame
        title={words.gaps}
        sub={
          <span className="chart-tools">
            <span className="small muted">
              {words.gapsUnit(words.measures[kind], units().length)}
            </span>
            <SaveCsv name={words.gaps} {...table} />
          </span>
        }
        finding={all ? words.gapsFinding(all.low, all.high) : words.gapsOwn(own.length)}
        yLabels={scale.yLabels.map(formatCount)}
        xLabels={scale.xLabels.map(formatNumber)}
        shapes={bandsOf(spans, topCm).map((points, at) => (
          <path key={at} className="club-span" d={bandPath(points, scale)} />
        ))}
        dots={withoutDoubles(dots)}
        over={
          <ChartProbe
            label={words.values}
            points={(dots.length > 0 ? dots : middles).toSorted((a, b) => a.x - b.x)}
          />
        }
        table={table}
      />
      <ChartKey own={own.length > 0} half={sized.length > 0 ? [words.half] : []} />
    </section>
  );
}

type OwnGap = Numbers['gaps'][number] & { size: number };

function ownText({ name, size, days }: OwnGap, spans: readonly SizedSpan[], words: Words) {
  const club = spans.find((span) => isOfClass(span, size));
  const said = words.gapOf(name, lengthText(size), days);
  return club ? [said, words.clubSpan(`${club.low}`, `${club.high}`)] : [said];
}

const middleOf = ({ size_from, size_to }: SizedSpan, topCm: number) =>
  ((size_from ?? 0) + (size_to ?? topCm)) / 2;

/** '3 to 6 cm' */
export function classText({ size_from, size_to }: SizedSpan, words: Words): string {
  const unit = units().length;
  if (size_from === null) return words.allSizes;
  if (size_to === null) return words.sizesOver(sizeText(size_from), unit);
  if (size_from === 0) return words.sizesUnder(sizeText(size_to), unit);
  return words.sizes(sizeText(size_from), sizeText(size_to), unit);
}

const tableOf = (spans: readonly SizedSpan[], own: readonly OwnGap[], words: Words) => ({
  heads: [words.size, words.days, words.of],
  rows: [
    ...spans.map((span) => [
      classText(span, words),
      words.span(`${span.low}`, `${span.high}`),
      words.animals(span.animals),
    ]),
    ...own.map(({ name, size, days }) => [lengthText(size), `${days}`, name]),
  ],
});
