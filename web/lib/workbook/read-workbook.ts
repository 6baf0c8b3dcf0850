import type { Sheet } from './grid.ts';
import { isOdsPart, readOds } from './ods.ts';
import { WorkbookProblem } from './problem.ts';
import { unzipTexts } from './unzip.ts';
import { isXlsxPart, readXlsx } from './xlsx.ts';

const isText = (name: string) => /\.(?:csv|json)$/.test(name) && !name.endsWith('metadata.json');

/** The sheets of a workbook, or the tables in an archive of another program. @throws WorkbookProblem */
export function readArchive(
  bytes: Uint8Array,
): { sheets: Sheet[] } | { texts: [name: string, text: string][] } {
  const parts = unzipTexts(bytes, (name) => isXlsxPart(name) || isOdsPart(name) || isText(name));
  const ods = parts.get('content.xml');
  if (ods === undefined && !parts.has('xl/workbook.xml')) {
    const texts = [...parts].filter(([name]) => isText(name));
    if (texts.length === 0) throw new WorkbookProblem('unreadable');
    return { texts };
  }
  const sheets = ods === undefined ? readXlsx(parts) : readOds(ods);
  return { sheets: sheets.filter(({ rows }) => rows.length > 0) };
}

/** The sheets of an .xlsx or .ods file that have cells, their days as YYYY-MM-DD. @throws WorkbookProblem */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  const archive = readArchive(bytes);
  if (!('sheets' in archive)) throw new WorkbookProblem('unreadable');
  return archive.sheets;
}
