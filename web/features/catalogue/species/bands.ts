import { inUnit } from '#src/domain/animal/units.ts';
import type { SizedSpan } from '#src/domain/species/spans.ts';
import { scaleFor } from '#web/features/animals/statistics/scale.ts';
import { units } from '#web/lib/size.ts';

/** A span at a place of the x axis, in the keeper's unit. */
type BandPoint = { x: number; low: number; high: number };

/** Values in percent of the axes, both of which begin at zero. */
export function chartScale(mostX: number, mostY: number) {
  const [x, y] = [scaleFor(mostX), scaleFor(mostY)];
  return {
    place: (point: { x: number; y: number }) => ({
      x: (point.x / x.top) * 100,
      y: (point.y / y.top) * 100,
    }),
    xLabels: x.labels.toReversed(),
    yLabels: y.labels,
    topX: x.top,
  };
}

export type Scale = ReturnType<typeof chartScale>;

/** The outline of a band along its points. */
export function bandPath(points: readonly BandPoint[], { place }: Scale): string {
  const upper = points.map(({ x, high }) => place({ x, y: high }));
  const lower = points.toReversed().map(({ x, low }) => place({ x, y: low }));
  const [first, ...others] = [...upper, ...lower].map(
    ({ x, y }) => `${round(x)} ${round(100 - y)}`,
  );
  return first === undefined ? '' : `M${first}L${others.join('L')}Z`;
}

const round = (percent: number) => Math.round(percent * 100) / 100;

/** In the keeper's unit. */
export const shownSize = (cm: number) => inUnit(cm, units().length);

/** Those that lie beside each other, each from its first edge to its last; where a class lacks there is a gap. */
export function bandsOf(spans: readonly SizedSpan[], topCm: number): BandPoint[][] {
  const runs: SizedSpan[][] = [];
  for (const span of spans.filter(({ size_from }) => size_from !== null)) {
    const run = runs.at(-1);
    if (run?.at(-1)?.size_to === span.size_from) run?.push(span);
    else runs.push([span]);
  }
  return runs.map((run) => {
    const [first, last] = [run[0], run.at(-1)];
    const middles = run.map((span) => pointAt((startOf(span) + endOf(span, topCm)) / 2, span));
    return [
      ...(first ? [pointAt(startOf(first), first)] : []),
      ...middles,
      ...(last ? [pointAt(endOf(last, topCm), last)] : []),
    ];
  });
}

const startOf = ({ size_from }: SizedSpan) => size_from ?? 0;
const endOf = ({ size_from, size_to }: SizedSpan, top: number) =>
  size_to ?? Math.max(top, (size_from ?? 0) * 1.2);
const pointAt = (cm: number, { low, high }: SizedSpan) => ({ x: shownSize(cm), low, high });

/** Two records at one place are one dot. */
export const withoutDoubles = (dots: readonly { x: number; y: number }[]) => [
  ...new Map(dots.map(({ x, y }) => [`${x} ${y}`, { x, y }])).values(),
];
