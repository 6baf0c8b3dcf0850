/** Where something stands in a line: from its first character to behind its last one. */
export type Span = readonly [from: number, to: number];

/**
 * What was read. `sure` is false where the text can mean something else too, and a person should look at it. `from` is
 * null where it follows from a heading or another line.
 */
export type Field<Value> = { value: Value; sure: boolean; from: Span | null };

/** A match of a pattern and where it stands. */
export type Found = { text: string; groups: readonly string[]; from: Span };

/**
 * A line that is read part by part: what one reader has understood is closed to those after it. What is open in the end
 * was not understood.
 */
export class Line {
  readonly text: string;
  /** The text with one kind of quote, dash and space, letter by letter as long as the text itself. */
  private readonly plain: string;
  private readonly taken: boolean[];
  private readonly span: Span;
  private readonly hidden: readonly Span[];

  constructor(
    text: string,
    whole?: Line,
    span: Span = [0, text.length],
    hidden: readonly Span[] = [],
  ) {
    this.text = text;
    this.plain = whole?.plain ?? plainSigns(text);
    this.taken = whole?.taken ?? Array.from({ length: text.length }, () => false);
    this.span = span;
    this.hidden = hidden;
  }

  /** A part of the line, which shares what was taken. `hidden` is not seen in it. */
  part(span: Span, hidden: readonly Span[] = []): Line {
    return new Line(this.text, this, span, hidden);
  }

  /** Whether a part of the text is one of this part. */
  holds([from, to]: Span): boolean {
    return from >= this.span[0] && to <= this.span[1];
  }

  /** What is not taken yet; the rest is filled with a sign that no pattern knows. */
  get open(): string {
    const [from, to] = this.span;
    const isHidden = (at: number) => this.hidden.some(([start, end]) => at >= start && at < end);
    return Array.from({ length: this.plain.length }, (_, at) =>
      at < from || at >= to || this.taken[at] || isHidden(at) ? TAKEN : this.plain.charAt(at),
    ).join('');
  }

  find(pattern: RegExp): Found | null {
    const match = pattern.exec(this.open);
    return match && foundOf(match);
  }

  findAll(pattern: RegExp): Found[] {
    const all = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
    return [...this.open.matchAll(all)].map(foundOf);
  }

  take([from, to]: Span): void {
    this.taken.fill(true, from, to);
  }

  /** What was taken, though no field keeps it. */
  leave([from, to]: Span): void {
    this.taken.fill(false, from, to);
  }

  /** What stands before a place and no reader took; what was only set `aside` counts as open. */
  openBefore(at: number, aside: readonly Span[]): string {
    const isAside = (place: number) => aside.some(([from, to]) => place >= from && place < to);
    return Array.from(this.plain.slice(0, at), (letter, place) =>
      this.taken[place] && !isAside(place) ? TAKEN : letter,
    ).join('');
  }

  /** What stands before a place, taken or not. */
  before(at: number): string {
    return this.plain.slice(0, at);
  }

  after(at: number): string {
    return this.plain.slice(at);
  }

  /** The open parts, without separators around them and without parts of separators alone. */
  rest(): Span[] {
    return this.findAll(REST).flatMap(({ text, from: [from] }) => {
      const lead = text.length - text.replace(LEADING, '').length;
      const inner = text.replace(LEADING, '').replace(TRAILING, '');
      const closed = inner.includes('(') ? inner : inner.replace(/[)\]\s]+$/, '');
      // '(14 years) from Tom' keeps its bracket
      const isOpened = /^[^(]*\)/.test(closed) && text.charAt(lead - 1) === '(';
      const start = from + lead - (isOpened ? 1 : 0);
      const end = from + lead + closed.length;
      return MEANS_SOMETHING.test(this.text.slice(start, end)) ? [[start, end] as const] : [];
    });
  }
}

/** A pattern of whole words, in any case. */
export const words = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');

const foundOf = (match: RegExpMatchArray): Found => {
  const at = match.index ?? 0;
  return {
    text: match[0],
    groups: match.slice(1).map((group: string | undefined) => group ?? ''),
    from: [at, at + match[0].length],
  };
};

const TAKEN = '¦';
const REST = /[^¦|\t]+/;
/** Of '-> Tom' the arrow stays. */
const LEADING = /^(?:(?!(?:-+|=)>)[\s,;:.•·/()[\]"'+=\p{Extended_Pictographic}\u200d-])+/u;
const TRAILING = /[\s,;:•·/([\]"'+=\p{Extended_Pictographic}\u200d-]+$/u;
const MEANS_SOMETHING = /[\p{L}\p{N}†?$%]/u;

/** Each sign is replaced by one of the same length, so that places stay the same. */
const plainSigns = (text: string) =>
  text
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f]|\ufe0f/g, ' ')
    .replace(/¦/g, '|')
    .replace(/×/g, 'x');
