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
  const isMany = heads.length > MANY;
  const table = (
    <table className={classes('sheet-table', isMany && 'many')} aria-label={title}>
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
  );
  return (
    <section className="sheet-part">
      <h2>{title}</h2>
      {rows.length === 0 && <p className="muted">{none}</p>}
      {rows.length > 0 && (isMany ? <Scrolled title={title}>{table}</Scrolled> : table)}
      {note !== undefined && <p className="small muted">{note}</p>}
    </section>
  );
}

const Scrolled = ({ title, children }: { title: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by key
  <div className="sheet-frame" tabIndex={0} role="group" aria-label={title}>
    {children}
  </div>
);
