import { useEffect, useState } from 'react';
import { ask, type Answer } from './api.ts';
import { asFailure, reportFailure, type RowProblem } from './failure.ts';

/** What a trial of all rows found. Rows count from 1. */
export type ImportCheck = { added: number; skipped: number[]; problems: RowProblem[] };

type Trial = { added: number; skipped?: number[] };

/** Rows in one call: bodies stay below the server's limit even with long texts. */
const ROWS = 500;
const BYTES = 700_000;

/**
 * Tries all rows at the server, which stores nothing, each time they change; null while it does.
 * `problems` are mistakes that the client sees by itself, such as a name that stands in the file twice.
 */
export function useImportCheck<Row>(options: {
  rows: readonly Row[];
  problems?: readonly RowProblem[];
  trial: (rows: Row[]) => Answer<Trial>;
  /** What else the trial depends on. */
  options?: unknown;
  errorTitle: string;
}): ImportCheck | null {
  const { rows, problems = [], trial, errorTitle } = options;
  const key = JSON.stringify([rows, problems, options.options]);
  const [done, setDone] = useState<{ key: string; check: ImportCheck } | null>(null);
  useEffect(() => {
    let wanted = true;
    void tryAll(rows, trial, errorTitle).then((check) => {
      if (wanted && check) setDone({ key, check: withOwn(check, problems) });
    });
    return () => void (wanted = false);
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what the rows are, the rest follows it
  }, [key]);
  return done?.key === key ? done.check : null;
}

async function tryAll<Row>(
  rows: readonly Row[],
  trial: (rows: Row[]) => Answer<Trial>,
  errorTitle: string,
): Promise<ImportCheck | null> {
  const check: ImportCheck = { added: 0, skipped: [], problems: [] };
  for (const { from, chunk } of chunksOf(rows)) {
    try {
      const { added, skipped = [] } = await ask(() => trial(chunk));
      check.added += added;
      check.skipped.push(...skipped.map((row) => row + from));
    } catch (error) {
      const failure = asFailure(error);
      if (!failure.rows) {
        reportFailure(failure, errorTitle);
        return null;
      }
      check.problems.push(...failure.rows.map((one) => ({ ...one, row: one.row + from })));
    }
  }
  return check;
}

/** Pieces that fit into one call; `from` is the number of rows before it. */
export function chunksOf<Row>(rows: readonly Row[]): { from: number; chunk: Row[] }[] {
  const chunks: { from: number; chunk: Row[] }[] = [];
  let bytes = 0;
  rows.forEach((row, at) => {
    const size = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = chunks.at(-1);
    if (!last || last.chunk.length >= ROWS || bytes + size > BYTES) {
      chunks.push({ from: at, chunk: [row] });
      bytes = size;
    } else {
      last.chunk.push(row);
      bytes += size;
    }
  });
  return chunks;
}

function withOwn(check: ImportCheck, own: readonly RowProblem[]): ImportCheck {
  const known = new Set(check.problems.map(({ row, field }) => `${row} ${field}`));
  const added = own.filter(({ row, field }) => !known.has(`${row} ${field}`));
  const problems = [...check.problems, ...added].toSorted((a, b) => a.row - b.row);
  return { ...check, problems };
}
