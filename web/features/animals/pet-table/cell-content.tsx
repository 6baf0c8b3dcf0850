import type { ReactNode } from 'react';
import { daysBetween, type Day } from '#src/domain/days.ts';
import { feedingTag } from '#src/domain/feeding/feeding.ts';
import { isPutOff } from '#src/domain/feeding/due-state.ts';
import { isFreshMolt } from '#src/domain/animal/molt.ts';
import { DaysAgo } from '#web/components/days-ago.tsx';
import { GenderCount } from '#web/components/gender-count.tsx';
import { MoltTag } from '#web/components/molt-tag.tsx';
import { lastOffer } from '#web/components/pet-card.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { paths } from '#web/paths.ts';
import { useSizes } from '#web/lib/size.ts';
import { useTick } from '#web/components/ruler.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { vars } from '#web/ui/vars.ts';
import type { ColumnKey } from './columns.ts';
import type { TableRow } from './row.ts';
import { nearPlace } from '#web/components/near-place.ts';

export type CellLook = { today: Day; rulerOf: number; shortNames: boolean };
type Props = { row: TableRow; look: CellLook };

/** One element for all cells that say nothing: where it stays, nothing of it is drawn again. */
export const NONE = <span className="none">–</span>;

/** What a cell shows. */
export const contents: Record<ColumnKey, (props: Props) => ReactNode> = {
  id: ({ row }) => (row.id > 0 ? row.id : NONE),
  name: ({ row }) => (
    // the table hears its click: a link of the router would listen to the address, once in each line
    <a href={paths.petDetails(row.id)} tabIndex={-1}>
      {row.name}
    </a>
  ),
  sc_name: ({ row, look }) =>
    row.sc_name ? <SpeciesName name={row.sc_name} short={look.shortNames} /> : row.cm_name,
  gender: ({ row }) => <GenderCount gender={row.gender} count={row.an_count} />,
  an_count: ({ row }) => row.an_count,
  size: ({ row, look }) => (row.size === null ? NONE : <Size cm={row.size} of={look.rulerOf} />),
  date_f: ate,
  refusals: ({ row }) => (row.refusals === 0 ? NONE : <Streak times={row.refusals} />),
  mmt: (props) =>
    props.row.mmt === null && props.row.pre_molt === null ? NONE : <Molted {...props} />,
  plans: ({ row }) => row.plans.join(', ') || NONE,
  place: ({ row }) => (row.place ? <PlaceName path={row.place} /> : NONE),
  slot: ({ row }) => row.slot ?? NONE,
  next_date: (props) => <Next {...props} />,
  an_type: ({ row }) => <Type row={row} />,
  kept_since: ({ row }) => (row.kept_since === null ? NONE : formatDay(row.kept_since)),
  hatched: ({ row }) => (row.hatched === null ? NONE : formatPartialDay(row.hatched)),
  notes: ({ row }) => row.notes || NONE,
  tag: ({ row }) => row.tag || NONE,
};

/** What the contents of a cell follow from alone, where many animals have the same. */
export const contentKeys: Partial<Record<ColumnKey, (props: Props) => string>> = {
  sc_name: ({ row, look }) => `${look.shortNames} ${row.sc_name}/${row.cm_name}`,
  gender: ({ row }) => `${row.gender} ${row.an_count}`,
  an_count: ({ row }) => String(row.an_count),
  refusals: ({ row }) => String(row.refusals),
  plans: ({ row }) => row.plans.join(', '),
  place: ({ row }) => row.place ?? '',
  slot: ({ row }) => String(row.slot ?? ''),
  an_type: ({ row }) => row.an_type,
};

/** As the animal's page and its plan have it: an animal in pre-molt has no day. */
function Next({ row, look: { today } }: Props) {
  const { plans } = useTexts();
  if (row.next_date === null) return NONE;
  return isPutOff(row, today) ? plans.resting : <DaysAgo day={row.next_date} today={today} />;
}

function PlaceName({ path }: { path: string }) {
  return <span title={path}>{nearPlace(path)}</span>;
}

function Size({ cm, of }: { cm: number; of: number }) {
  const { sizeText } = useSizes();
  const tick = useTick(of);
  return (
    <span
      className={classes('scale brief', cm > of && 'over')}
      style={vars({ '--cm': Math.min(cm, of), '--of': of, '--tick': tick })}
    >
      <span className="scale-bar" />
      <span>{sizeText(cm)}</span>
    </span>
  );
}

function ate({ row, look: { today } }: Props) {
  const { date_f, progress } = lastOffer(row);
  if (date_f === null) return NONE;
  const isLate = row.archived === 0 && progress !== 1 && feedingTag(date_f, today) === 'overdue';
  return (
    <span className={isLate ? 'late' : undefined}>
      {isLate && <Icon name="warn" />}
      {progress === 1 && <Icon name="attempt" />}
      <DaysAgo day={date_f} today={today} />
    </span>
  );
}

/** As many circles as are told apart at a glance. */
const CIRCLES = 4;

function Streak({ times }: { times: number }) {
  const { petTable } = useTexts();
  return (
    <span className="streak" title={petTable.refusedTimes(times)}>
      {Array.from({ length: Math.min(times, CIRCLES) }, (_, at) => (
        <i key={at} />
      ))}
      <b>{times}x</b>
    </span>
  );
}

function Molted({ row, look: { today } }: Props) {
  const { animals } = useTexts();
  const { mmt, pre_molt, date_f, archived } = row;
  if (pre_molt !== null && archived === 0)
    return (
      <Tag tone="premolt" icon="premolt" title={pre_molt}>
        {animals.days(daysBetween(pre_molt, today))}
      </Tag>
    );
  if (mmt === null) return NONE;
  if (isFreshMolt(mmt, date_f, today))
    return <MoltTag mmt={mmt} date_f={date_f} today={today} brief />;
  return <DaysAgo day={mmt} today={today} />;
}

function Type({ row }: { row: TableRow }) {
  const { animals } = useTexts();
  return animals.types[row.an_type];
}
