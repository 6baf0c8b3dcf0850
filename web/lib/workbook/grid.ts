import { WorkbookProblem } from './problem.ts';

/** A sheet with its cells as texts, as far as there are any. */
export type Sheet = { name: string; rows: string[][] };

const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;
const MOST_MERGED = 1000;

/** Collects the cells of a sheet by row and column from 0. Columns far out are left, as nobody writes there. */
export class Grid {
  readonly #rows: string[][] = [];

  set(row: number, column: number, text: string): void {
    if (text === '' || column >= MOST_COLUMNS) return;
    if (row >= MOST_ROWS) throw new WorkbookProblem('tooLarge');
    const cells = (this.#rows[row] ??= []);
    cells[column] = text;
  }

  /** A cell that is merged with those below it stands in each of their rows; what is merged sideways is a title. */
  fillDown(row: number, column: number, rows: number): void {
    const text = this.#rows[row]?.[column] ?? '';
    for (let at = 1; at < Math.min(rows, MOST_MERGED); at++) this.set(row + at, column, text);
  }

  sheet(name: string): Sheet {
    const rows = Array.from(this.#rows, (cells = []) => Array.from(cells, (cell = '') => cell));
    return { name, rows: rows.filter((cells) => cells.length > 0) };
  }
}

/** As it was typed: without the digits that binary fractions add. */
export function plainNumber(text: string): string {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number)
    ? text
    : String(Number(number.toPrecision(15)));
}
