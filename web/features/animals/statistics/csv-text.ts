import { fetchCode } from '#web/lib/fetch-code.ts';
import { formatNumber } from '#web/lib/format.ts';

export type Cell = string | number;
export type Cells = { heads: readonly string[]; rows: readonly (readonly Cell[])[] };

/** The numbers of a chart for spreadsheets: where those write decimals with a comma, they expect semicolons between cells. */
export async function csvText({ heads, rows }: Cells): Promise<string> {
  const { papa } = await fetchCode(() => import('#web/lib/papa.ts'));
  return papa.unparse([[...heads], ...rows.map((row) => [...row])], {
    delimiter: formatNumber(0.5).includes(',') ? ';' : ',',
    escapeFormulae: true,
    newline: '\r\n',
  });
}
