/** A piece of a line: plain words, bold words, or an address on the web. */
export type ProsePiece = { text: string; kind: 'plain' | 'bold' | 'link' };

/** A text as it is meant: what stands in it is shown as text, so markup never runs. */
export type ProseBlock =
  | { kind: 'heading'; line: ProsePiece[] }
  | { kind: 'paragraph'; lines: ProsePiece[][] }
  | { kind: 'list'; ordered: boolean; items: ProsePiece[][] };

/**
 * Reads the little of Markdown that a care sheet needs: headings (#), lists (- * • 1.), **bold**, addresses
 * with https. A blank line parts paragraphs, and a line break stays one. Anything else is text.
 */
export function parseProse(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let open: ProseBlock | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    open = line.trim() === '' ? null : take(line, open);
    if (open && open !== blocks.at(-1)) blocks.push(open);
  }
  return blocks;
}

/** The block that the line belongs to: the open one, or a new one. */
function take(line: string, open: ProseBlock | null): ProseBlock {
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { kind: 'heading', line: pieces(heading) };
  const item = LIST_ITEM.exec(line);
  if (item) return takeItem(/\d/.test(item[1] ?? ''), item[2] ?? '', open);
  if (open?.kind === 'list' && /^\s+/.test(line)) {
    // Indented below an item: its next line.
    open.items.at(-1)?.push({ text: ' ', kind: 'plain' }, ...pieces(line.trim()));
    return open;
  }
  if (open?.kind !== 'paragraph') return { kind: 'paragraph', lines: [pieces(line.trim())] };
  open.lines.push(pieces(line.trim()));
  return open;
}

function takeItem(ordered: boolean, words: string, open: ProseBlock | null): ProseBlock {
  if (open?.kind !== 'list' || open.ordered !== ordered) {
    return { kind: 'list', ordered, items: [pieces(words)] };
  }
  open.items.push(pieces(words));
  return open;
}

function pieces(line: string): ProsePiece[] {
  const found: ProsePiece[] = [];
  let from = 0;
  for (const match of line.matchAll(SPECIAL)) {
    if (match.index > from) found.push({ text: line.slice(from, match.index), kind: 'plain' });
    const [all, bold] = match;
    found.push(bold === undefined ? { text: all, kind: 'link' } : { text: bold, kind: 'bold' });
    from = match.index + all.length;
  }
  if (from < line.length) found.push({ text: line.slice(from), kind: 'plain' });
  return found;
}

const HEADING = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/;
const LIST_ITEM = /^\s{0,6}([-*•–]|\d{1,3}[.)])\s+(.*\S)\s*$/;
/** **bold**, or an address that ends before closing punctuation. */
const SPECIAL = /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)'\]]/g;
