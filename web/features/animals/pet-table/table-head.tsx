import type { Sorting } from '#src/domain/animal/animal-sort.ts';
import { limits } from '#src/domain/limits.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Column } from './columns.ts';
import type { headsOf } from './heads.ts';

type HeadProps = {
  heads: ReturnType<typeof headsOf>;
  columns: readonly Column[];
  sortings: readonly Sorting[];
  sortBy: (by: NonNullable<Column['sort']>, more: boolean) => void;
  /** How many animals the table has, and how many of them are selected. */
  count: number;
  selected: number;
  onSelectAll: (all: boolean) => void;
};

/** The headings: a click sorts, with Shift by one more column. */
export function TableHead(props: HeadProps) {
  const { columns, count, selected, onSelectAll } = props;
  const { petTable } = useTexts();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="c-pick">
          <input
            type="checkbox"
            aria-label={petTable.selectAll(count)}
            checked={selected > 0 && selected === count}
            ref={(element) => {
              if (element) element.indeterminate = selected > 0 && selected < count;
            }}
            // of more than can be selected at once all are as good as selected: the next click takes it back
            onChange={() => onSelectAll(selected < Math.min(count, limits.idsPerCall))}
          />
        </th>
        <th scope="col" className="c-pic">
          <span className="visually-hidden">{petTable.picture}</span>
        </th>
        {columns.map((column) => (
          <HeadCell key={column.key} {...props} column={column} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell({ heads, column, sortings, sortBy }: HeadProps & { column: Column }) {
  const { petTable } = useTexts();
  const { key, sort, right } = column;
  const at = sortings.findIndex(({ by }) => by === sort);
  const sorting = sortings[at];
  return (
    <th
      scope="col"
      className={right ? 'right' : undefined}
      aria-sort={sorting && (sorting.asc ? 'ascending' : 'descending')}
    >
      {sort ? (
        <button
          type="button"
          title={petTable.sortBoth}
          onClick={(event) => sortBy(sort, event.shiftKey)}
        >
          {heads[key]}
          {sorting && <Icon name={sorting.asc ? 'asc' : 'desc'} />}
          {sorting && sortings.length > 1 && <sup>{at + 1}</sup>}
        </button>
      ) : (
        heads[key]
      )}
    </th>
  );
}
