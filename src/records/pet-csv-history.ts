import type { Day } from '#src/domain/days.ts';
import type { MoltLine } from '#src/domain/import/history-cells.ts';
import {
  lengthKindOf,
  type MeasurementLine,
  type NewMeasurement,
} from '#src/domain/import/measured-cells.ts';
import type { ReadOptions } from './csv-columns.ts';
import type { ReadCells } from './pet-csv-cells.ts';

/** The histories in single cells, and what columns of their own say of it. */
export function readHistory(
  { mmt, date_f, food = '', progress = 0, ...cells }: ReadCells,
  options: ReadOptions,
) {
  const { feedings = [], measurements = [], events = [] } = cells;
  if (date_f && !feedings.some((one) => one.date_f === date_f)) {
    feedings.push({ date_f, food, progress });
  }
  const { molts, stands } = placeSize({ ...cells, mmt }, options);
  const latest = [...feedings.map((one) => one.date_f), ...molts.map((one) => one.date_mt)]
    .toSorted()
    .at(-1);
  const size = stands === 'molt' || stands === 'known' ? undefined : cells.size;
  return {
    ...(feedings.length && { feedings }),
    ...(molts.length && { molts }),
    ...withMeasured(measurements, { ...cells, mmt, size, stands, latest }, options),
    ...(events.length && { events }),
  };
}

/** Where a size stands: at the newest molt, in the history already, measured today, or when the animal came. */
type Stands = 'molt' | 'known' | 'today' | 'start';

/** The molts, and where the size of the row stands: it is the latest one where the history goes that far. */
export function placeSize(
  { mmt, size, molts: told = [], measurements = [] }: ReadCells,
  { headings = {} }: ReadOptions,
): { molts: MoltLine[]; stands: Stands } {
  const isTold = mmt === undefined || told.some((one) => one.date_mt === mmt);
  const molts = isTold ? told : [...told, { date_mt: mmt, size: null }];
  // at a molt a size is the one by which its type is known
  if (size === undefined || lengthKindOf(headings['size'] ?? '')) return { molts, stands: 'start' };
  const lengths = [
    ...molts.map((one) => ({ day: one.date_mt, value: one.size, molt: one })),
    ...measurements
      .filter(({ kind }) => kind !== 'weight')
      .map(({ date_ms: day, value }) => ({ day, value, molt: null })),
  ];
  const last = lengths.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);
  if (!last) return { molts, stands: 'start' };
  if (last.molt && last.value === null) {
    return {
      molts: molts.map((one) => (one === last.molt ? { ...one, size } : one)),
      stands: 'molt',
    };
  }
  if (last.value === size) return { molts, stands: 'known' };
  return { molts, stands: size > (last.value ?? 0) ? 'today' : 'start' };
}

/**
 * A weight, and a size that belongs to no molt. They are as old as what the row says of the animal: of its molt, measured
 * when it came, or today. A weight is the latest one beside weights of other days, and of today in a list that has gone on
 * since the animal came, by a meal or a molt; of one that has left, it is of the last of these.
 */
function withMeasured(
  known: MeasurementLine[],
  { size, weight, date, kept_since, mmt, stands, latest, ...left }: MeasuredCells,
  { today, headings = {} }: ReadOptions,
): { measurements?: NewMeasurement[] } {
  const hasLeft = left.archived === 1 || left.archive_reason !== undefined;
  const now = left.archive_date ?? today;
  const date_ms = date ?? kept_since ?? now;
  const kind = lengthKindOf(headings['size'] ?? '');
  const weights = known.filter((one) => one.kind === 'weight');
  const weighed = weights.toSorted((a, b) => a.date_ms.localeCompare(b.date_ms)).at(-1);
  const isNow = stands === 'today';
  const isKeptUp = latest !== undefined && latest > date_ms;
  const lately = left.archive_date ?? (hasLeft ? latest : today) ?? today;
  const weighedOn = weighed ? now : isKeptUp ? lately : date_ms;
  const lines: NewMeasurement[] = [
    ...(weight === undefined || weighed?.value === weight
      ? []
      : [{ date_ms: weighedOn, kind: 'weight' as const, value: weight }]),
    ...(size === undefined
      ? []
      : [
          {
            date_ms: isNow ? now : (mmt ?? date_ms),
            ...(kind && { kind }),
            value: size,
            ...(!mmt && !isNow && { taken: 1 as const }),
          },
        ]),
  ];
  const measurements = [...known, ...lines];
  return measurements.length > 0 ? { measurements } : {};
}

type MeasuredCells = Partial<
  Pick<
    ReadCells,
    'weight' | 'date' | 'kept_since' | 'archived' | 'archive_reason' | 'archive_date' | 'mmt'
  >
> & {
  size?: number | undefined;
  /** The day of the last meal or molt. */
  latest: Day | undefined;
  stands: Stands;
};
