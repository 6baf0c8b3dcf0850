import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/texts.ts';

export type ChartTable = { heads: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** The numbers of a chart, to be read. */
export function AsTable(table: ChartTable) {
  const { ui } = useTexts();
  return (
    <details className="as-table">
      <summary>{ui.showAsTable}</summary>
      <TableOf {...table} />
    </details>
  );
}

function TableOf({ heads, rows }: ChartTable) {
  return (
    <table className="table">
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={at > 0 ? 'right' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td
                key={column}
                data-label={heads[column]}
                className={column > 0 ? 'right' : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
