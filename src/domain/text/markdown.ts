/** A piece of a line: plain text, bold text, or a URL. */
export type MarkdownSpan = { text: string; kind: 'plain' | 'bold' | 'link' };

/** A parsed text: its content is always shown as text, so markup never runs. */
export type MarkdownBlock =
  | { kind: 'heading'; line: MarkdownSpan[] }
  | { kind: 'paragraph'; lines: MarkdownSpan[][] }
  | { kind: 'list'; ordered: boolean; items: MarkdownSpan[][] };

/**
 * Parses the few Markdown elements that a care sheet needs: headings (#), lists (- * • 1.), **bold**, https URLs. A
 * blank line separates paragraphs, and line breaks are kept. Anything else is text.
 */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let open: MarkdownBlock | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    open = line.trim() === '' ? null : take(line, open);
    if (open && open !== blocks.at(-1)) blocks.push(open);
  }
  return blocks;
}

/** The block that the line belongs to: the open one, or a new one. */
function take(line: string, open: MarkdownBlock | null): MarkdownBlock {
  const heading = headingOf(line);
  if (heading !== undefined) return { kind: 'heading', line: pieces(heading) };
  const item = LIST_ITEM.exec(line);
  if (item) return takeItem(/\d/.test(item[1] ?? ''), item[2] ?? '', open);
  if (open?.kind === 'list' && /^\s+/.test(line)) {
    // Indented below an item: the item's continuation.
    open.items.at(-1)?.push({ text: ' ', kind: 'plain' }, ...pieces(line.trim()));
    return open;
  }
  if (open?.kind !== 'paragraph') return { kind: 'paragraph', lines: [pieces(line.trim())] };
  open.lines.push(pieces(line.trim()));
  return open;
}

/** The words of a heading, without the signs that may close it. Cut by hand: one expression for all of it is cubic. */
function headingOf(line: string): string | undefined {
  const words = HEADING.exec(line.trimEnd())?.[1]?.trim();
  if (words === undefined) return undefined;
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return words.slice(0, end).trimEnd();
}

function takeItem(ordered: boolean, words: string, open: MarkdownBlock | null): MarkdownBlock {
  if (open?.kind !== 'list' || open.ordered !== ordered) {
    return { kind: 'list', ordered, items: [pieces(words)] };
  }
  open.items.push(pieces(words));
  return open;
}

function pieces(line: string): MarkdownSpan[] {
  const found: MarkdownSpan[] = [];
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

const HEADING = /^\s{0,3}#{1,6}\s(.*)$/;
const LIST_ITEM = /^\s{0,6}([-*•–]|\d{1,3}[.)])\s+(.*\S)\s*$/;
/** **bold**, or a URL that ends before closing punctuation. */
const SPECIAL = /\*\*([^*\s](?:[^*]*[^*\s])?)\*\*|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)'\]]/g;
