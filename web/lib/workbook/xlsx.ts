import { isDateFormat, serialDay } from './date-formats.ts';
import { Grid, plainNumber, type Sheet } from './grid.ts';
import { attribute, xmlParts } from './xml.ts';

// Office Open XML: the sheets of a workbook with shared texts, dates by their formats and the values that formulas had.

export const isXlsxPart = (name: string): boolean =>
  /^xl\/(workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/.test(
    name,
  );

type Parts = ReadonlyMap<string, string>;

export function readXlsx(parts: Parts): Sheet[] {
  const shared = textsIn(parts.get('xl/sharedStrings.xml') ?? '');
  const dates = dateStyles(parts.get('xl/styles.xml') ?? '');
  const { sheets, is1904 } = sheetsOf(parts);
  return sheets.flatMap(({ name, file }) => {
    const xml = parts.get(file);
    return xml === undefined ? [] : [readSheet(xml, { shared, dates, is1904 }).sheet(name)];
  });
}

/** The sheets in their order, and from which year the workbook counts its days. */
function sheetsOf(parts: Parts) {
  const files = new Map<string, string>();
  for (const part of xmlParts(parts.get('xl/_rels/workbook.xml.rels') ?? ''))
    if (part.kind === 'open' && part.name === 'Relationship')
      files.set(attribute(part.attributes, 'Id'), attribute(part.attributes, 'Target'));
  const sheets: { name: string; file: string }[] = [];
  let is1904 = false;
  for (const part of xmlParts(parts.get('xl/workbook.xml') ?? '')) {
    if (part.kind !== 'open') continue;
    if (part.name === 'workbookPr')
      is1904 = ['1', 'true'].includes(attribute(part.attributes, 'date1904'));
    if (part.name !== 'sheet') continue;
    const target = files.get(attribute(part.attributes, '\\w+:id')) ?? '';
    const file = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    sheets.push({ name: attribute(part.attributes, 'name'), file });
  }
  return { sheets, is1904 };
}

/** The shared texts: each of one or more runs; what is spoken above the signs (`rPh`) is none of it. */
function textsIn(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let spoken = 0;
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') text += isText && spoken === 0 ? part.text : '';
    else if (part.name === 't') isText = part.kind === 'open';
    else if (part.name === 'rPh') spoken += part.kind === 'open' ? 1 : -1;
    else if (part.name === 'si' && part.kind === 'open') text = '';
    else if (part.name === 'si') texts.push(text);
  }
  return texts;
}

/** For each style of a cell whether it shows a day. */
function dateStyles(xml: string): boolean[] {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let isCell = false;
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') continue;
    if (part.name === 'cellXfs') isCell = part.kind === 'open';
    if (part.kind !== 'open') continue;
    const number = Number(attribute(part.attributes, 'numFmtId'));
    if (part.name === 'numFmt') codes.set(number, attribute(part.attributes, 'formatCode'));
    if (part.name === 'xf' && isCell) styles.push(isDateFormat(number, codes.get(number)));
  }
  return styles;
}

type Book = { shared: readonly string[]; dates: readonly boolean[]; is1904: boolean };

function readSheet(xml: string, book: Book): Grid {
  const grid = new Grid();
  let row = -1;
  let column = -1;
  let cell = { type: '', style: 0, value: '' };
  let isValue = false;
  for (const part of xmlParts(xml)) {
    if (part.kind === 'text') {
      if (isValue) cell.value += part.text;
    } else if (part.name === 'v' || part.name === 't') {
      isValue = part.kind === 'open';
    } else if (part.name === 'row' && part.kind === 'open') {
      row = (Number(attribute(part.attributes, 'r')) || row + 2) - 1;
      column = -1;
    } else if (part.name === 'c' && part.kind === 'open') {
      column = columnOf(attribute(part.attributes, 'r')) ?? column + 1;
      const style = Number(attribute(part.attributes, 's'));
      cell = { type: attribute(part.attributes, 't'), style, value: '' };
    } else if (part.name === 'mergeCell' && part.kind === 'open') {
      fillMerged(grid, attribute(part.attributes, 'ref'));
    } else if (part.name === 'c') {
      grid.set(row, column, textOf(cell, book).trim());
    }
  }
  return grid;
}

/** 'B2:B5' is one cell in four rows. */
function fillMerged(grid: Grid, reference: string): void {
  const [, from = '', first = '', to = '', last = ''] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  const column = columnOf(from);
  if (column === null || from !== to) return;
  grid.fillDown(Number(first) - 1, column, Number(last) - Number(first) + 1);
}

/** 'AB12' is in column 27. */
function columnOf(reference: string): number | null {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === '') return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(
  { type, style, value }: { type: string; style: number; value: string },
  { shared, dates, is1904 }: Book,
): string {
  switch (type) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'str':
    case 'inlineStr':
      return value;
    case 'd':
      return value.slice(0, 10);
    // '#REF!' and the like
    case 'e':
      return '';
    case 'b':
      return value;
    default:
      return (dates[style] ? serialDay(Number(value), is1904) : null) ?? plainNumber(value);
  }
}
