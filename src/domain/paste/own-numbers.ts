import { readHeader, type Header } from './cells.ts';
import type { PastedLine } from './read-line.ts';

/**
 * The number that its keeper gave each animal of a list, null where a line tells none: '#12 GBB', 'Nr. 12 GBB', 'A-12 GBB', or
 * a column of them. Below a title of a species they may begin again, and '3.' alone numbers the lines.
 */
export function ownNumbers(lines: readonly PastedLine[]): (string | null)[] {
  let header: Header | null = null;
  return lines.map(({ kind, text, part = 1, fields }) => {
    if (kind === 'heading') header = readHeader(text) ?? header;
    if (kind !== 'animal' || part > 1 || fields.species?.from === null) return null;
    return header ? ofColumn(text, header) : (AHEAD.exec(text)?.slice(1).find(Boolean) ?? null);
  });
}

function ofColumn(text: string, { columns, separator, starts }: Header): string | null {
  const at = columns.findIndex(({ title = '' }) => HEADING.test(title));
  if (at < 0 || starts) return null;
  const cell = text.split(separator)[at]?.replaceAll('"', '').trim() ?? '';
  return NUMBER.test(cell) ? cell : null;
}

/** What a column of own numbers is called; ids are those of a program. */
export const HEADING =
  /^(?:#|nr|no|nummer|number|kennung|code|(?:own|eigene) (?:number|nummer))\.?$/i;
export const NUMBER = /^#?[a-z]{0,3}[-.]?\d{1,5}[a-z]?$/i;
/** 'L4', 'FH3', 'F1' and 'M6' are none. */
const AHEAD =
  /^[\s•*-]*(?:(?:#\s?|(?:[Nn][ro]|NR|NO|[Nn]ummer|[Nn]umber)\.?:?\s?)(\d{1,5}[a-z]?)|((?!(?:L|N|F|M|FH|RH|CB|NZ)-?\d)[A-Z]{1,3}-?\d{1,4}[a-z]?))(?=[\s:,;)|-])/u;
