import type { CallResult } from './ask.ts';
import { inSteps } from './ask.ts';
import { asFailure } from './failure.ts';
import type { RowProblem } from './failure.ts';
import { useLoad } from './load.ts';
import type { Load } from './load.ts';

/** The result of a dry run of all rows. Rows count from 1. */
export type ImportCheck = { added: number; skipped: number[]; problems: RowProblem[] };

/** Codes of an import that the keeper has no room for: trying again helps nobody. */
export const noRoom: readonly string[] = ['over_quota', 'quota_reached'];

type DryRun<Row> = (rows: Row[]) => CallResult<{ added: number; skipped?: number[] }>;

/** Rows per call: bodies stay below the server's limit even with long texts. */
const ROWS = 500;
const BYTES = 700_000;

/**
 * Sends all rows to the server as a dry run, which stores nothing, each time they change. `problems` are errors that
 * the client finds itself, such as a name that is in the file twice.
 */
export function useImportCheck<Row>(options: {
  rows: readonly Row[];
  problems?: readonly RowProblem[];
  dryRun: DryRun<Row>;
  /** What else the result depends on. */
  options?: unknown;
  enabled?: boolean;
  errorTitle: string;
}): Load<ImportCheck> {
  const { rows, problems = [], dryRun, errorTitle, enabled } = options;
  const key = ['import_check', JSON.stringify([rows, options.options])] as const;
  const load = useLoad(key, () => runAll(rows, dryRun), {
    ...{ errorTitle, enabled, once: true, told: noRoom },
  });
  return { ...load, data: load.data && withOwn(load.data, problems) };
}

function runAll<Row>(rows: readonly Row[], dryRun: DryRun<Row>): CallResult<ImportCheck> {
  return inSteps(async (step) => {
    const check: ImportCheck = { added: 0, skipped: [], problems: [] };
    for (const { from, chunk } of chunksOf(rows)) {
      try {
        const { added, skipped = [] } = await step(() => dryRun(chunk));
        check.added += added;
        check.skipped.push(...skipped.map((row) => row + from));
      } catch (error) {
        const wrong = asFailure(error).rows;
        if (!wrong) throw error;
        check.problems.push(...wrong.map((one) => ({ ...one, row: one.row + from })));
      }
    }
    return check;
  });
}

/** Chunks that fit into one call; `from` is the number of rows before it. */
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
