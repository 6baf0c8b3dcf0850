import type { ReactNode } from 'react';
import type { Day } from '#src/domain/days.ts';
import { formatDay } from '#web/lib/format.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { Column } from '#web/ui/table.tsx';

// The columns that purchases and sales share: day, what, how many, with whom, for how much.

type Words = Texts['inventory'];

export const dayColumn = <Row,>(words: Words, dayOf: (row: Row) => Day): Column<Row> => ({
  key: 'date',
  head: words.date,
  slot: 'meta',
  bare: true,
  nowrap: true,
  cell: (row) => <time dateTime={dayOf(row)}>{formatDay(dayOf(row))}</time>,
});

export const titleColumn = <Row,>(
  words: Words,
  cell: (row: Row) => { what: ReactNode; line: ReactNode },
): Column<Row> => ({
  key: 'what',
  head: words.what,
  slot: 'title',
  cell(row) {
    const { what, line } = cell(row);
    return (
      <>
        {what}
        {line && <span className="secondary">{line}</span>}
      </>
    );
  },
});

export const countColumn = <Row,>(words: Words, cell: (row: Row) => number): Column<Row> => ({
  key: 'count',
  head: words.count,
  slot: 'meta',
  right: true,
  cell,
});

/** From whom or to whom; omitted on a phone when empty. */
export const partnerColumn = <Row,>(
  key: 'seller' | 'buyer',
  words: Words,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  key,
  head: words[key],
  slot: 'meta',
  bare: true,
  blank: (row) => nameOf(row) === '',
  cell: nameOf,
});

export const priceColumn = <Row,>(words: Words, cell: (row: Row) => string): Column<Row> => ({
  key: 'price',
  head: words.price,
  slot: 'aside',
  right: true,
  nowrap: true,
  cell,
});
