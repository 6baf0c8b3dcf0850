import type { GrowthPoint } from '#src/domain/animal/growth.ts';
import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import { formatDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { changeNumber, numberOf, unitOf } from './growth-words.ts';

const SHOWN = 5;

type Props = { kind: MeasurementKind; change: string; points: readonly GrowthPoint[] };

/** The newest values beside the curve, where there is room for them; all of them are in its table. */
export function LastMeasured({ kind, change, points }: Props) {
  const { pets } = useTexts();
  const rows = points.map((point, at) => ({ ...point, before: points[at - 1] })).toReversed();
  return (
    <table className="table last-measured">
      <caption className="visually-hidden">{pets.growthLast}</caption>
      <thead>
        <tr>
          <th scope="col">{pets.day}</th>
          <th scope="col" className="right">
            {unitOf(kind)}
          </th>
          <th scope="col" className="right">
            {change}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN).map(({ day, value, before }) => (
          <tr key={day}>
            <td className="title">{formatDay(day)}</td>
            <td className="right aside">{numberOf(kind, value)}</td>
            <td className="right meta">{before && changeNumber(kind, value - before.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
