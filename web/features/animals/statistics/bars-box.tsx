import type { ReactNode } from 'react';
import { AsTable } from '#web/ui/as-table.tsx';
import { Box } from '#web/ui/box.tsx';
import { HorizontalBars, type Bar } from './horizontal-bars.tsx';
import { SaveCsv } from './save-csv.tsx';

type Props = {
  title: string;
  /** Where the numbers are of one. */
  year?: number;
  sub?: ReactNode;
  bars: readonly Bar[];
  /** What stands where there are none. */
  none?: string;
  /** All of it, also where bars are left out. */
  table: { heads: readonly string[]; rows: readonly (readonly (string | number)[])[] };
  /** After the bars: what does not count. */
  children?: ReactNode;
};

/** Values to compare as bars, with their table and their file. */
export function BarsBox({ title, year, sub, bars, none, table, children }: Props) {
  const hasRows = table.rows.length > 0;
  return (
    <Box title={title} end={hasRows && <SaveCsv name={title} year={year} {...table} />}>
      {sub && bars.length > 0 && <p className="small muted">{sub}</p>}
      {bars.length > 0 ? (
        <HorizontalBars label={title} bars={bars} />
      ) : (
        <p className="muted">{none}</p>
      )}
      {children}
      {hasRows && <AsTable {...table} />}
    </Box>
  );
}
