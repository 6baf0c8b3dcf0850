import { Grid, plainNumber, type Sheet } from './grid.ts';
import { attribute, xmlParts } from './xml.ts';

// OpenDocument: rows and cells that are alike stand once, with how often; a sheet ends in thousands of empty ones.

export const isOdsPart = (name: string): boolean => name === 'content.xml';

const MOST_REPEATED = 1000;

export function readOds(xml: string): Sheet[] {
  const sheets: Sheet[] = [];
  let name = '';
  let grid = new Grid();
  let [row, rowTimes, column, cellTimes] = [0, 1, 0, 1];
  let cells: [column: number, text: string][] = [];
  let merged: [row: number, column: number, rows: number][] = [];
  let value = '';
  let text: string[] = [];
  let inText = 0;
  let inNote = 0;
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') {
      if (inText > 0 && inNote === 0) text[text.length - 1] += part.text;
      continue;
    }
    const isOpen = part.kind === 'open';
    const attributes = isOpen ? part.attributes : '';
    switch (part.name) {
      case 'table':
        if (isOpen) {
          name = attribute(attributes, 'table:name');
          grid = new Grid();
          row = 0;
          merged = [];
        } else {
          for (const cell of merged) grid.fillDown(...cell);
          sheets.push(grid.sheet(name));
        }
        break;
      case 'table-row':
        if (isOpen) {
          rowTimes = times(attributes, 'rows');
          column = 0;
          cells = [];
        } else {
          const repeated = cells.length > 0 ? Math.min(rowTimes, MOST_REPEATED) : 0;
          for (let at = 0; at < repeated; at++)
            for (const [to, words] of cells) grid.set(row + at, to, words);
          row += rowTimes;
        }
        break;
      case 'table-cell':
      case 'covered-table-cell':
        if (isOpen) {
          cellTimes = times(attributes, 'columns');
          if (spanned(attributes, 'rows') > 1 && spanned(attributes, 'columns') === 1)
            merged.push([row, column, spanned(attributes, 'rows')]);
          value = valueOf(attributes);
          text = [];
        } else {
          const isCovered = part.name === 'covered-table-cell';
          const words = isCovered ? '' : (value || text.join('\n')).trim();
          const repeated = words === '' ? 0 : Math.min(cellTimes, MOST_REPEATED);
          for (let at = 0; at < repeated; at++) cells.push([column + at, words]);
          column += cellTimes;
        }
        break;
      case 'annotation':
        inNote += isOpen ? 1 : -1;
        break;
      case 'p':
        inText += isOpen ? 1 : -1;
        if (isOpen && inNote === 0) text.push('');
        break;
      case 's':
        if (isOpen && inText > 0 && inNote === 0) text[text.length - 1] += ' ';
        break;
    }
  }
  return sheets;
}

const times = (attributes: string, of: 'rows' | 'columns') =>
  Math.max(1, Number(attribute(attributes, `table:number-${of}-repeated`)) || 1);

const spanned = (attributes: string, of: 'rows' | 'columns') =>
  Number(attribute(attributes, `table:number-${of}-spanned`)) || 1;

/** A date or a number as it is meant; a text stands in the cell itself. */
function valueOf(attributes: string): string {
  const date = attribute(attributes, 'office:date-value');
  return date ? date.slice(0, 10) : plainNumber(attribute(attributes, 'office:value'));
}
