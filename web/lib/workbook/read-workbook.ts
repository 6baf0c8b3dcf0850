import type { Sheet } from './grid.ts';
import { isOdsPart, readOds } from './ods.ts';
import { WorkbookProblem } from './problem.ts';
import { unzipTexts } from './unzip.ts';
import { isXlsxPart, readXlsx } from './xlsx.ts';

/** The sheets of an .xlsx or .ods file that have cells, their days as YYYY-MM-DD. @throws WorkbookProblem */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const parts = unzipTexts(bytes, (name) => isXlsxPart(name) || isOdsPart(name));
  const ods = parts.get('content.xml');
  if (ods === undefined && !parts.has('xl/workbook.xml')) throw new WorkbookProblem('unreadable');
  const sheets = ods === undefined ? readXlsx(parts) : readOds(ods);
  return sheets.filter(({ rows }) => rows.length > 0);
}
