import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

type SheetTableProps = {
  heads: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** Said in place of a table without rows. */
  none: string;
  title: string;
  /** Said below its rows. */
  note?: string | undefined;
};

/** More columns than a phone has room for in the usual size. */
const MANY = 3;

/** A part of the sheet: rows to read, which stay together on paper below a head that each page repeats. */
export function SheetTable({ title, heads, rows, none, note }: SheetTableProps) {
  return (
    <section className="sheet-part">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <table className={classes('sheet-table', heads.length > MANY && 'many')} aria-label={title}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note !== undefined && <p className="small muted">{note}</p>}
    </section>
  );
}
