// Where labels are on their paper. All lengths are millimetres, measured from the upper left corner.

import { issue, type Issue } from '#src/domain/problems/codes.ts';

export type SheetKind = 'a4' | 'letter' | 'roll';

/** width, height: of one label; x0, y0: corner of the first one; dx, dy: from one to the next. */
export type Sheet = {
  key: string;
  name: string;
  kind: SheetKind;
  width: number;
  height: number;
  columns: number;
  rows: number;
  x0: number;
  y0: number;
  dx: number;
  dy: number;
  /** Dots per inch of the label printers that take this roll. */
  dpi?: number;
};

/** The printer's offset, to the right and down. */
export type Nudge = { x: number; y: number };
/** `page` counts from 0. */
export type Place = { page: number; x: number; y: number };
export type Paper = { width: number; height: number };

export const nudgeLimit = 10;
export const ownSheetsLimit = 10;
export const noNudge: Nudge = { x: 0, y: 0 };

/** The sheets and rolls on the market; positions as in the glabels template database. */
export const sheets: readonly Sheet[] = [
  a4('L7160', 'Avery L7160', [63.5, 38.1], [3, 7], [7.5, 15.5], [66, 38.1]),
  a4('L7162', 'Avery L7162', [99.1, 33.9], [2, 8], [4, 13], [102.5, 33.9]),
  a4('L7163', 'Avery L7163', [99.1, 38.1], [2, 7], [3.35, 15.2], [103, 38.1]),
  a4('L7651', 'Avery L7651', [38.1, 21.2], [5, 13], [4.7, 10.9], [40.6, 21.2]),
  a4('L4731', 'Avery L4731', [25.4, 10], [7, 27], [9, 13.5], [27.9, 10]),
  a4('L4732', 'Avery L4732', [35.6, 16.9], [5, 16], [11, 13], [38.1, 16.9]),
  a4('3474', 'Zweckform 3474', [70, 37], [3, 8], [0, 0], [70, 37]),
  a4('4780', 'Zweckform 4780', [48.5, 25.4], [4, 10], [8.1, 19], [48.5, 25.4]),
  letter('5160', 'Avery 5160', [66.7, 25.4], [3, 10], [3.97, 12.7], [70.6, 25.4]),
  letter('5163', 'Avery 5163', [101.6, 50.8], [2, 5], [4.1, 12.7], [106.4, 50.8]),
  letter('5167', 'Avery 5167', [44.5, 12.7], [4, 20], [7.1, 12.7], [52.4, 12.7]),
  roll('DK-1201', 'Brother DK-1201', [90, 29], 300),
  roll('DK-1204', 'Brother DK-1204', [54, 17], 300),
  roll('DK-1208', 'Brother DK-1208', [90, 38], 300),
  roll('11354', 'Dymo 11354', [57, 32], 300),
  roll('11352', 'Dymo 11352', [54, 25], 300),
  roll('11355', 'Dymo 11355', [51, 19], 300),
  roll('99010', 'Dymo 99010', [89, 28], 300),
  roll('99012', 'Dymo 99012', [89, 36], 300),
  roll('N50x30', 'Niimbot 50 × 30', [50, 30], 203),
  roll('N40x30', 'Niimbot 40 × 30', [40, 30], 203),
];

/** The most common sheets: A4, and Letter where that is the paper. */
export function usualSheet(language: string): string {
  return /-(US|CA|MX|PH)$/i.test(language) ? '5160' : 'L7160';
}

/** A roll's paper is one label. */
export function paperOf({ kind, width, height }: Sheet): Paper {
  if (kind === 'a4') return { width: 210, height: 297 };
  return kind === 'letter' ? { width: 215.9, height: 279.4 } : { width, height };
}

export const perPage = ({ columns, rows }: Sheet) => columns * rows;

/**
 * The positions of n labels, row by row. `start` is the first free position of a used sheet, from 1; one beyond the
 * sheet counts as its last. A roll has no used positions.
 */
export function positions(sheet: Sheet, n: number, start = 1, nudge: Nudge = noNudge): Place[] {
  const room = perPage(sheet);
  const first = Math.min(Math.max(1, start), room) - 1;
  return Array.from({ length: Math.max(0, n) }, (_, index) => {
    const at = first + index;
    const slot = at % room;
    return {
      page: Math.floor(at / room),
      x: round(sheet.x0 + (slot % sheet.columns) * sheet.dx + nudge.x),
      y: round(sheet.y0 + Math.floor(slot / sheet.columns) * sheet.dy + nudge.y),
    };
  });
}

export const pagesOf = (places: readonly Place[]) => (places.at(-1)?.page ?? -1) + 1;

/** The distance of the outermost labels from the edges of the paper: desktop printers can't print there. */
export function edgesOf(sheet: Sheet): { x: number; y: number } {
  const paper = paperOf(sheet);
  const right = paper.width - sheet.x0 - (sheet.columns - 1) * sheet.dx - sheet.width;
  const bottom = paper.height - sheet.y0 - (sheet.rows - 1) * sheet.dy - sheet.height;
  return { x: Math.max(0, Math.min(sheet.x0, right)), y: Math.max(0, Math.min(sheet.y0, bottom)) };
}

/** What is wrong with a custom sheet, or null. */
export function sheetProblem(sheet: Sheet): Issue | null {
  const { width, height, columns, rows, x0, y0, dx, dy } = sheet;
  const within = (value: number, from: number, to: number) => value >= from && value <= to;
  if (!within(width, 8, 300) || !within(height, 5, 300)) return issue('label_size');
  if (sheet.kind === 'roll') return null;
  const counts = [columns, rows].every((each) => Number.isInteger(each) && within(each, 1, 50));
  if (!counts) return issue('label_count');
  const paper = paperOf(sheet);
  // Tolerates a tenth for what was rounded on the package.
  const fits = (from: number, size: number, whole: number) =>
    from >= 0 && from + size <= whole + 0.1;
  if (!fits(x0, (columns - 1) * dx + width, paper.width)) return issue('sheet_too_wide');
  if (!fits(y0, (rows - 1) * dy + height, paper.height)) return issue('sheet_too_high');
  const apart = (columns === 1 || dx >= width - 0.05) && (rows === 1 || dy >= height - 0.05);
  return apart ? null : issue('labels_overlap');
}

type Pair = [number, number];

function a4(key: string, name: string, label: Pair, grid: Pair, first: Pair, pitch: Pair): Sheet {
  return { ...onPaper(key, name, label, grid, first, pitch), kind: 'a4' };
}

function letter(key: string, name: string, label: Pair, grid: Pair, first: Pair, pitch: Pair) {
  return { ...onPaper(key, name, label, grid, first, pitch), kind: 'letter' as const };
}

/** Long side across, in the direction of the text. */
function roll(key: string, name: string, label: Pair, dpi: number): Sheet {
  return { ...onPaper(key, name, label, [1, 1], [0, 0], label), kind: 'roll', dpi };
}

function onPaper(key: string, name: string, label: Pair, grid: Pair, first: Pair, pitch: Pair) {
  const [width, height] = label;
  const [columns, rows] = grid;
  const [x0, y0] = first;
  const [dx, dy] = pitch;
  return { key, name, width, height, columns, rows, x0, y0, dx, dy };
}

/** A hundredth of a millimetre is finer than any printer. */
function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
