import { strToU8, zipSync } from 'fflate';

// Workbooks as small as programs can write them.

type Cell =
  string | number | { text: string; style?: number; type?: string; formula?: string } | null;
type SheetOf = { name: string; rows: readonly (readonly Cell[])[]; merged?: string };

/** Styles of cells: 1 is a day by number, 2 by a format of its own, 3 a time, 4 an amount. */
const STYLES = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
  <numFmts count="3"><numFmt numFmtId="164" formatCode="[$-407]dd/\\ mmm\\ yy;@"/>
  <numFmt numFmtId="165" formatCode="hh:mm"/><numFmt numFmtId="166" formatCode="0.00&quot; days&quot;"/></numFmts>
  <cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>
</styleSheet>`;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** An .xlsx file; its texts are shared ones. */
export function xlsxFile(
  sheets: readonly SheetOf[],
  { is1904 = false } = {},
): Uint8Array<ArrayBuffer> {
  const shared: string[] = [];
  const cellOf = (cell: Cell, row: number, column: number) => {
    const at = `${columnName(column)}${row + 1}`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${shared.push(cell) - 1}</v></c>`;
    const { text, style = 0, type = 'n', formula } = cell;
    const inside =
      type === 'inlineStr'
        ? `<is><t>${escaped(text)}</t></is>`
        : `${formula ? `<f>${formula}</f>` : ''}<v>${escaped(text)}</v>`;
    return `<c r="${at}" s="${style}" t="${type}">${inside}</c>`;
  };
  const xmlOf = ({ rows, merged }: SheetOf) => `<?xml version="1.0" encoding="UTF-8"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((cells, row) =>
      cells.length === 0
        ? ''
        : `<row r="${row + 1}">${cells.map((cell, at) => cellOf(cell, row, at)).join('')}</row>`,
    )
    .join(
      '',
    )}</sheetData>${merged ? `<mergeCells><mergeCell ref="${merged}"/></mergeCells>` : ''}</worksheet>`;
  const pages = sheets.map((sheet, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    strToU8(xmlOf(sheet)),
  ]);
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(
          ({ name }, at) =>
            `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${sheets
        .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
        .join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(STYLES),
    'xl/sharedStrings.xml': strToU8(
      `<sst>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
    ...Object.fromEntries(pages),
  }) as Uint8Array<ArrayBuffer>;
}

/** An .ods file with this inside its tables. */
export const odsFile = (tables: string): Uint8Array<ArrayBuffer> =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  }) as Uint8Array<ArrayBuffer>;
