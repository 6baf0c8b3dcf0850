import { kindOfWord } from '#src/domain/places/kind-words.ts';
import { isPath, namesInPath } from '#src/domain/places/path-names.ts';
import { BETWEEN } from '#src/domain/places/tree.ts';
import type { ListRules, PastedFields } from './fields.ts';
import { around, LONGEST, readPlaceTitle } from './place-titles.ts';
import { readLine } from './read-line.ts';

/** A title of a place; unsure where what it says behind the place may be something else. `tells`: of those below it. */
export type Title = { path: string; sure: boolean; tells?: Pick<PastedFields, 'gender' | 'stage'> };

/** The titles of places in a list, also with a remark behind them: 'Regal unten (feucht)', 'Regal unten feucht'. */
export class PlaceTitles {
  private readonly lines: readonly string[];
  private readonly rules: ListRules;
  private words: ReadonlySet<string> | null = null;

  constructor(lines: readonly string[], rules: ListRules) {
    this.lines = lines;
    this.rules = rules;
  }

  /** Null for a line that is no title. */
  read(text: string, mayBeBare: boolean): Title | null {
    const plain = readPlaceTitle(text, mayBeBare);
    if (plain !== null) return { path: plain, sure: true };
    const own = text.trim();
    if (own.length > LONGEST || FREE.test(own)) return null;
    return this.readBrackets(own, mayBeBare) ?? this.readWord(own, mayBeBare);
  }

  private readBrackets(text: string, mayBeBare: boolean): Title | null {
    const [, title = '', colon = '', remark = '', last = ''] = BRACKETS.exec(text) ?? [];
    const path = readPlaceTitle(title + colon + last, mayBeBare);
    if (path === null) return null;
    const tells = this.tellsOfAll(remark);
    if (tells) return { path, sure: true, tells };
    return this.isRemark(remark) ? titled(`${path} (${remark})`, true) : null;
  }

  /** A word without brackets is taken for a remark only where another title calls its place the same. */
  private readWord(text: string, mayBeBare: boolean): Title | null {
    const [, title = '', sign = '', word = '', colon = ''] = WORD.exec(text) ?? [];
    const path = readPlaceTitle(title + (sign.startsWith(':') ? ':' : colon), mayBeBare);
    if (path === null || !saysWhich(title)) return null;
    this.words ??= new Set(
      this.lines.flatMap((line) => (readPlaceTitle(line, true) === null ? [] : placeWord(line))),
    );
    const hasItsWord = placeWord(title).some((one) => this.words?.has(one));
    const tells = hasItsWord || /[:,-]/.test(sign) ? this.tellsOfAll(word) : null;
    if (tells) return { path, sure: true, tells };
    if (!hasItsWord || sign.startsWith(':')) return null;
    return /^\p{Ll}/u.test(word) && this.isRemark(word)
      ? titled(`${path}${sign}${word}`, false)
      : null;
  }

  /** 'Weibchen', 'slings': a sex or a stage of all below, and nothing else. */
  private tellsOfAll(text: string): Title['tells'] | null {
    const { kind, fields } = readLine(text, 0, this.rules, NOTHING);
    const { gender, stage, ...others } = fields;
    if (kind !== 'heading' || Object.keys(others).length > 0) return null;
    return { ...(gender && { gender }), ...(stage && { stage }) };
  }

  /** Nothing of which a reader of animals understands a part. */
  private isRemark(text: string): boolean {
    const { kind, fields } = readLine(text, 0, this.rules, NOTHING);
    return kind === 'unread' && Object.keys(fields).length === 0;
  }
}

const NOTHING = { header: null, gender: null, stage: null, status: null };

/** What the keeper wrote, as long as a place can be called so. */
function titled(text: string, sure: boolean): Title | null {
  const path = text.replace(/\s+/g, ' ');
  return isPath(path) ? { path, sure } : null;
}

/**
 * 'Regal unten, schön feucht': what begins as a title does and is none. Nobody knows whether what stands below it is still in
 * the place above: it is in what stands around both, if anything does.
 */
export function placeBehind(text: string, above: string): string | null {
  const own = text.trim();
  const title = own.length > LONGEST ? '' : (/^(.+?)(?:,|\(|\s-\s)/.exec(own)?.[1] ?? '');
  const path = readPlaceTitle(title, true);
  if (path === null || !saysWhich(title)) return above;
  return around(path, above).join(BETWEEN) || null;
}

/** 'Regal' alone tells no place from another, 'Regal unten' and 'Keller' do. */
function saysWhich(title: string): boolean {
  const [name = ''] = namesInPath(readPlaceTitle(title, true) ?? '');
  return /\s/.test(name) || kindOfWord(name) === 'room';
}

/** 'regal' of 'Regal unten'. */
const placeWord = (title: string): string[] =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => kindOfWord(word) !== null)
    .slice(0, 1);

/** 'A4 - empty' tells of a place that nobody stands in. */
export const FREE = /(?<!\p{L})(?:empty|free|leer|frei)\W*$/iu;
/** Neither a date nor what is said to somebody: 'Shelf 2 (12.11.)', 'Shed (heated!)'. */
const BRACKETS = /^([^():]+)(:?)\s*\(\s*([\p{L}\p{N}][\p{L}\p{N}\s°%,&+-]{0,23})\)\s*(:?)\**$/u;
/** A remark begins with a small letter, as no name does, and what is said of all below may have a capital one. */
const WORD = /^(.+?)(\s*,\s*|\s+-\s+|:\s+|\s+)(\p{L}{3,20})\s*(:?)\**$/u;
