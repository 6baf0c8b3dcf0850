import { breakWord } from './break-word.ts';
import type { LabelField, LabelLine, LineStyle, Run } from './label-content.ts';

/** Styles of a piece of text. */
type Face = { italic: boolean; bold: boolean };
/** Width of a text in em. */
export type Measure = (text: string, face: Face) => number;

/** A piece of a row: x in mm from the left edge of the box. */
export type Segment = { x: number; width: number; text: string; face: Face };
type FittedRow = { style: LineStyle; size: number; segments: Segment[] };
export type FittedText = {
  /** Row by row with the distance of its baseline from the top of the box, in mm. */
  rows: (FittedRow & { baseline: number })[];
  /** A thin line above the facts, from the top of the box. */
  rule: number | null;
  /** Fields that did not fit. */
  left_out: LabelField[];
};

type TextOptions = {
  /** mm */
  width: number;
  height: number;
  /** 1 is a label of about 64 by 34 mm. */
  scale: number;
  /** Thermal printers have no grey: thin strokes would break. */
  heavy: boolean;
};

/** Row height and baseline as shares of the text's size, with room for accents and descenders. */
const leading = 1.2;
const ascent = 0.94;
/** mm; unreadable below, so it is the last resort */
const smallest = 1.2;
const readable = 1.7;
/** How far a single line shrinks before it is wrapped. */
const shrinks = 0.72;
/** Space between facts, in em. */
const gap = 1.1;
/** Fonts on paper differ slightly from fonts on the screen. */
const tolerance = 1.015;

const sizes: Record<LineStyle, number> = {
  name: 4.3,
  species: 3.8,
  plain: 2.9,
  price: 6.4,
  facts: 2.6,
};

/**
 * Text that does not fit shrinks, then wraps, then all of it shrinks; it never leaves its box. What does not fit even
 * at the smallest size is left out from the end, and reported.
 */
export function fitText(
  lines: readonly LabelLine[],
  options: TextOptions,
  measure: Measure,
): FittedText {
  const kept = [...lines];
  const left_out: LabelField[] = [];
  for (;;) {
    for (let scale = options.scale; ; scale *= 0.95) {
      const blocks = kept.map((line) => fitLine(line, scale, options, measure));
      const atSmallest = kept.every((line) => sizes[line.style] * scale <= smallest);
      if (heightOf(blocks, scale) <= options.height)
        return arrange(blocks, scale, options, left_out);
      if (atSmallest) break;
    }
    left_out.unshift(...(kept.pop()?.fields ?? []));
  }
}

type Block = { style: LineStyle; size: number; rows: FittedRow[] };

function fitLine(
  line: LabelLine,
  scale: number,
  { width, heavy }: TextOptions,
  measure: Measure,
): Block {
  const wanted = Math.max(smallest, sizes[line.style] * scale);
  const words = wordsOf(line, heavy);
  const em = (word: Pick<Word, 'text' | 'face'>) => measure(word.text, word.face) * tolerance;
  const whole = rowWidth(words, em);
  const least = Math.max(Math.min(wanted, readable), wanted * shrinks);
  const longest = Math.max(...words.map(em));
  // a word that fits a row whole is read better than one in two rows, though it is smaller
  const small = width / longest < least && width / longest >= readable ? width / longest : least;
  const size = whole * wanted <= width ? wanted : Math.max(small, Math.min(wanted, width / whole));
  const room = width / size;
  const rows = whole <= room + 1e-9 ? [words] : wrap(words, room, em);
  const spread = line.style === 'facts';
  return {
    style: line.style,
    size,
    rows: rows.map((row, at) => ({
      style: line.style,
      size,
      // The last of several rows stays left-aligned.
      segments: place(row, size, width, spread && (rows.length === 1 || at < rows.length - 1), em),
    })),
  };
}

type Word = { text: string; face: Face; before: 'start' | 'space' | 'gap' | 'none' };
type Em = (word: Pick<Word, 'text' | 'face'>) => number;

function wordsOf({ style, items }: LabelLine, heavy: boolean): Word[] {
  const bold = style === 'name' || style === 'price' || heavy;
  return items.flatMap((runs, at) => wordsOfItem(runs, bold, at === 0 ? 'start' : 'gap'));
}

function wordsOfItem(runs: readonly Run[], bold: boolean, first: Word['before']): Word[] {
  const words: Word[] = [];
  let spaced = false;
  for (const { text, taxon } of runs) {
    for (const part of text.split(/(\s+)/)) {
      if (part === '') continue;
      if (/^\s/.test(part)) {
        spaced = true;
        continue;
      }
      const before = words.length === 0 ? first : spaced ? 'space' : 'none';
      words.push({ text: part, face: { italic: taxon, bold: bold && !taxon }, before });
      spaced = false;
    }
  }
  return words;
}

function blank(word: Word, em: Em): number {
  if (word.before === 'gap') return gap;
  return word.before === 'space' ? em({ text: ' ', face: word.face }) : 0;
}

function rowWidth(words: readonly Word[], em: Em): number {
  return words.reduce((sum, word, at) => sum + (at === 0 ? 0 : blank(word, em)) + em(word), 0);
}

/** Breaks between facts first, then between words, inside a word only where it is longer than a row and can't be smaller. */
function wrap(words: readonly Word[], room: number, em: Em): Word[][] {
  const rows: Word[][] = [];
  let row: Word[] = [];
  const end = () => {
    if (row.length) rows.push(row);
    row = [];
  };
  words.forEach((word, at) => {
    const startsFact = word.before === 'gap';
    if (startsFact && rowWidth([...row, ...factFrom(words, at)], em) > room) end();
    else if (row.length && rowWidth([...row, word], em) > room) end();
    for (const piece of pieces(word, room, em)) {
      if (row.length && rowWidth([...row, piece], em) > room) end();
      row.push(piece);
    }
  });
  end();
  return rows;
}

function factFrom(words: readonly Word[], at: number): Word[] {
  const next = words.findIndex((word, index) => index > at && word.before === 'gap');
  return words.slice(at, next === -1 ? undefined : next);
}

const pieces = (word: Word, room: number, em: Em): Word[] =>
  breakWord(word.text, (text) => em({ ...word, text }) <= room).map((text, at) => ({
    ...word,
    text,
    before: at > 0 ? 'none' : word.before,
  }));

/** Adjacent pieces of one style become one text, so that a name can be searched and copied as a whole. */
function place(
  row: readonly Word[],
  size: number,
  width: number,
  spread: boolean,
  em: Em,
): Segment[] {
  const segments: Segment[] = [];
  const gaps = row.filter((word, at) => at > 0 && word.before === 'gap').length;
  const free = spread && gaps > 0 ? Math.max(0, width - rowWidth(row, em) * size) / gaps : 0;
  let x = 0;
  row.forEach((word, at) => {
    const before = at === 0 ? 0 : blank(word, em) * size;
    const wide = em(word) * size;
    const last = segments.at(-1);
    const joins = last && word.before !== 'gap' && last.face.italic === word.face.italic;
    x += before + (at > 0 && word.before === 'gap' ? free : 0);
    if (joins) {
      last.text += (word.before === 'space' ? ' ' : '') + word.text;
      last.width = x + wide - last.x;
    } else {
      segments.push({ x, width: wide, text: word.text, face: word.face });
    }
    x += wide;
  });
  return segments;
}

const rowsHeight = (block: Block) => block.rows.length * block.size * leading;

/** Trailing facts go below a line. */
const ruleRoom = (blocks: readonly Block[], scale: number) =>
  blocks.length > 1 && blocks.at(-1)?.style === 'facts' ? 1.1 * Math.min(1.2, scale) : 0;

function heightOf(blocks: readonly Block[], scale: number): number {
  return blocks.reduce((sum, block) => sum + rowsHeight(block), ruleRoom(blocks, scale));
}

function arrange(
  blocks: readonly Block[],
  scale: number,
  { height }: TextOptions,
  left_out: LabelField[],
): FittedText {
  const room = ruleRoom(blocks, scale);
  const free = height - heightOf(blocks, scale);
  const rows: FittedText['rows'] = [];
  let rule: number | null = null;
  // With facts at the bottom the text is at the top, else everything is centred.
  let y = room > 0 ? 0 : free / 2;
  blocks.forEach((block, at) => {
    if (room > 0 && at === blocks.length - 1) {
      y += free;
      rule = y + room * 0.55;
      y += room;
    }
    for (const row of block.rows) {
      rows.push({ ...row, baseline: y + row.size * ((leading - 1.18) / 2 + ascent) });
      y += row.size * leading;
    }
  });
  return { rows, rule, left_out };
}
