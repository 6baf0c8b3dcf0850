import type { LabelField, LabelLine } from './label-content.ts';
import { edgesOf, type Sheet } from './label-sheets.ts';
import { fitText, type FittedText, type Measure } from './label-text.ts';

/** A code: x, y is the corner of its dark part; the quiet zone of four modules surrounds it. In mm. */
type CodePlace = { x: number; y: number; module: number };

export type LabelLayout = {
  code: CodePlace | null;
  /** A code was requested, but there is no room for a scannable one. */
  code_too_big: boolean;
  /** The box of the text. */
  box: { x: number; y: number; width: number; height: number };
  text: FittedText;
};

/** Modules around a code that have to stay white. */
export const quietZone = 4;
/** mm; what a phone can scan up close */
export const smallestModule = 0.33;
const largestModule = 0.75;
/** What printers can't reach at the edge of their paper, in mm. */
const unprintable = { sheet: 4.3, roll: 1.5 };
/** How much of the longer side a code takes, and the most it may take if it must. */
const share = { wanted: 0.42, most: 0.62 };

/**
 * Places a code and text on a label.
 * @param codeSize modules along the code's edge, 0 for none
 * @param textSize percent
 */
export function layoutLabel(
  sheet: Sheet,
  lines: readonly LabelLine[],
  { codeSize, textSize }: { codeSize: number; textSize: number },
  measure: Measure,
): LabelLayout {
  const { width, height } = sheet;
  const off = keptOff(sheet);
  const beside = width >= height;
  const code = codeSize > 0 ? placeCode(sheet, codeSize, lines.length > 0) : null;
  const box = boxBeside(sheet, off, code, codeSize, beside);
  const scale = Math.min(1.6, Math.max(0.62, Math.min(height / 34, width / 56)));
  const text = fitText(
    lines,
    {
      width: box.width,
      height: box.height,
      scale: scale * (textSize / 100),
      heavy: sheet.kind === 'roll',
    },
    measure,
  );
  return { code, code_too_big: codeSize > 0 && code === null, box, text };
}

/** The shorter edge of the smallest label that fits a code of so many modules, in mm. */
export function edgeFor(codeSize: number): number {
  return Math.ceil((codeSize + 2 * quietZone) * smallestModule * 10) / 10;
}

/** The fields that did not fit, over all labels. */
export function leftOut(layouts: readonly LabelLayout[]): LabelField[] {
  return [...new Set(layouts.flatMap(({ text }) => text.left_out))];
}

/** The text's margin: for the eye, and for what a printer can't reach. */
function keptOff(sheet: Sheet): { x: number; y: number } {
  const eye = Math.min(3, Math.max(0.8, Math.min(sheet.width, sheet.height) * 0.07));
  const hard = hardEdges(sheet);
  return { x: Math.max(eye, hard.x), y: Math.max(eye, hard.y) };
}

function hardEdges(sheet: Sheet): { x: number; y: number } {
  const reach = sheet.kind === 'roll' ? unprintable.roll : unprintable.sheet;
  const edges = edgesOf(sheet);
  return { x: Math.max(0, reach - edges.x), y: Math.max(0, reach - edges.y) };
}

function placeCode(sheet: Sheet, size: number, withWords: boolean): CodePlace | null {
  const { width, height } = sheet;
  const beside = width >= height;
  const whole = size + 2 * quietZone;
  const hard = hardEdges(sheet);
  const fits = (side: number, edge: number) => Math.min((side - 2 * edge) / size, side / whole);
  const long = Math.max(width, height);
  const wanted = withWords ? Math.max(smallestModule, (long * share.wanted) / whole) : Infinity;
  const most = withWords ? (long * share.most) / whole : Infinity;
  const room = Math.min(fits(width, hard.x), fits(height, hard.y), most, largestModule);
  const module = snapped(Math.min(wanted, room), room, sheet.dpi);
  if (module < smallestModule) return null;
  const edge = size * module;
  const off = keptOff(sheet);
  // Its dark part lines up with the text, unless the quiet zone needs more room than that.
  const inset = (side: number, pad: number) =>
    Math.min(Math.max(pad, quietZone * module), (side - edge) / 2);
  const x = beside && withWords ? width - inset(width, off.x) - edge : (width - edge) / 2;
  const y = beside || !withWords ? (height - edge) / 2 : height - inset(height, off.y) - edge;
  return { x: onDots(x, sheet.dpi), y: onDots(y, sheet.dpi), module };
}

/** Label printers print dots: a module of whole dots stays sharp. */
function snapped(module: number, room: number, dpi: number | undefined): number {
  if (dpi === undefined) return module;
  const dot = 25.4 / dpi;
  const dots = Math.min(Math.round(module / dot), Math.floor(room / dot + 1e-9));
  return dots * dot >= smallestModule ? dots * dot : module;
}

function onDots(mm: number, dpi: number | undefined): number {
  return dpi === undefined ? mm : Math.round((mm * dpi) / 25.4) * (25.4 / dpi);
}

function boxBeside(
  { width, height }: Sheet,
  off: { x: number; y: number },
  code: CodePlace | null,
  codeSize: number,
  beside: boolean,
) {
  const box = { x: off.x, y: off.y, width: width - 2 * off.x, height: height - 2 * off.y };
  if (code === null) return box;
  const quiet = quietZone * code.module;
  if (beside) {
    box.width = Math.max(1, code.x - quiet - off.x);
    // Text as high as the code looks like one unit with it, where the label is much higher.
    const edge = codeSize * code.module;
    const slack = Math.max(0, (box.height - edge * 1.5) / 2);
    box.y += slack;
    box.height -= 2 * slack;
  } else {
    box.height = Math.max(1, code.y - quiet - off.y);
  }
  return box;
}
