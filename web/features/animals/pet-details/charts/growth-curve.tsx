import { useState } from 'react';
import type { GrowthPoint } from '#src/domain/animal/growth.ts';
import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import { daysBetween, type Day } from '#src/domain/days.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { formatDay, formatMonth, formatSmall } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import { ChartProbe } from '#web/ui/chart-probe.tsx';
import { Check } from '#web/ui/check.tsx';
import { ClubBands, ClubKey, useClubGrowth, useClubSizes } from './club-growth.tsx';
import { LastMeasured } from './last-measured.tsx';
import { changeOf, textOf, unitOf } from './growth-words.ts';
import { growthScale } from './growth-scale.ts';
import { CurvesOfOthers, TooLarge, useCurves } from './siblings.tsx';

export type GrownPet = {
  id: number;
  an_type: AnimalType;
  an_count: number;
  sc_id: number;
  gender: Gender;
  hatched: PartialDay | null;
};

type Props = {
  pet: GrownPet;
  kind: MeasurementKind;
  points: readonly [GrowthPoint, ...GrowthPoint[]];
  /** The days of all molts, which a weight has no value for. */
  molts: readonly Day[];
};

/** One kind of what was measured, as a curve whose values are read by a tap. */
export function GrowthCurve({ pet, kind, points, molts }: Props) {
  const { pets } = useTexts();
  const today = useToday();
  const [behind, setBehind] = useState<'siblings' | 'species' | 'club' | null>(null);
  const first = points[0];
  const others = useCurves(pet, kind, first.day);
  const last = points.at(-1) ?? first;
  const club = useClubGrowth(pet, kind, first.day, today);
  const shownClub = behind === 'club' ? club.growth : [];
  const clubSizes = useClubSizes(shownClub);
  const shownOthers = behind === 'siblings' || behind === 'species' ? others[behind].curves : [];
  const scale = growthScale(kind, points, today, [
    ...shownClub.flatMap(({ days }) => days.map(({ high }) => high)),
    ...shownOthers.flatMap((curve) => curve.points.map(({ value }) => value)),
  ]);
  const placed = points.map((point) => ({ ...scale.place(point), point }));
  const marks = kind === 'weight' ? molts.filter((day) => day >= first.day) : [];
  const rows = tableRows(kind, points, pets.daysLong);
  const change = kind === 'weight' ? pets.growthChange : pets.grown;
  const heads = [pets.day, pets.growthKinds[kind], change, pets.interval];
  return (
    <>
      <div className="growth-beside">
        <ChartFrame
          title={pets.growthKinds[kind]}
          sub={<span className="small muted">{unitOf(kind)}</span>}
          finding={pets.growthAlt(
            textOf(kind, first.value),
            textOf(kind, last.value),
            points.length,
            formatMonth(first.day),
            formatMonth(last.day),
          )}
          yLabels={scale.ticks.toReversed().map(formatSmall)}
          xLabels={scale.below}
          shapes={
            <>
              {/* cuts off what would leave the chart */}
              <svg className="behind">
                <ClubBands growth={shownClub} scale={scale} />
                <CurvesOfOthers curves={shownOthers} scale={scale} />
              </svg>
              {scale.fill && shownClub.length === 0 && <path className="fill" d={scale.fill} />}
              <path className="stroke" d={scale.stroke} />
            </>
          }
          marks={marks.map((day) => scale.across(day))}
          dots={placed
            .filter(({ point }) => point.isMolt || point === last || points.length <= FEW)
            .map(({ x, y, point }) => ({ x, y, isSmall: !point.isMolt && point !== last }))}
          over={
            <ChartProbe
              label={pets.growthValues}
              points={placed.map(({ x, y, point }, at) => ({
                ...{ x, y },
                text: [
                  `${textOf(kind, point.value)}, ${formatDay(point.day)}`,
                  afterBefore(kind, point, points[at - 1], pets.afterDays),
                  ...clubSizes.lines(point.day),
                ].filter((line) => line !== ''),
              }))}
            />
          }
          table={{
            heads: [...heads, ...clubSizes.heads],
            rows: rows.map(({ point, cells }) => [...cells, ...clubSizes.cells(point.day)]),
          }}
        />
        <LastMeasured kind={kind} change={change} points={points} />
      </div>
      {!scale.fromZero && (
        <p className="hint">
          {pets.growthAxis(`${formatSmall(scale.ticks[0] ?? 0)} ${unitOf(kind)}`)}
        </p>
      )}
      {(['siblings', 'species'] as const)
        .filter((who) => others[who].curves.length > 0)
        .map((who) => (
          <Check key={who} checked={behind === who} onChange={(on) => setBehind(on ? who : null)}>
            {pets.growthBehind[who](others[who].curves.length, others[who].all)}
          </Check>
        ))}
      <TooLarge curves={shownOthers} scale={scale} />
      {club.isOffered && (
        <Check checked={behind === 'club'} onChange={(on) => setBehind(on ? 'club' : null)}>
          {pets.growthClub.behind}
        </Check>
      )}
      {behind === 'club' && <ClubKey {...club} />}
    </>
  );
}

/** So many values have a dot each; of more only the molts and the last one. */
const FEW = 24;

/** '+1.5 cm, after 334 days' */
function afterBefore(
  kind: MeasurementKind,
  point: GrowthPoint,
  before: GrowthPoint | undefined,
  afterDays: (n: number) => string,
): string {
  if (!before) return '';
  return `${changeOf(kind, point.value - before.value)} ${afterDays(daysBetween(before.day, point.day))}`;
}

/** The newest first. */
function tableRows(
  kind: MeasurementKind,
  points: readonly GrowthPoint[],
  daysLong: (n: number) => string,
) {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      const cells = [
        formatDay(point.day),
        textOf(kind, point.value),
        before ? changeOf(kind, point.value - before.value) : '',
        before ? daysLong(daysBetween(before.day, point.day)) : '',
      ];
      return { point, cells };
    })
    .toReversed();
}
