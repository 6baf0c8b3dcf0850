import { issue, type Issue } from '#src/domain/problems/codes.ts';

/** Trimmed, with single spaces between words and accents in composed form. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** What is wrong with a required single line of text, such as a name; null when nothing is. */
export function singleLineProblem(text: string): Issue | null {
  if (!isVisible(text)) return issue('empty');
  return breaksLine(text) ? issue('several_lines') : null;
}

/** Whether a text has visible characters: spaces, joiners and fillers alone are not. */
export function isVisible(text: string): boolean {
  return SEEN.test(text);
}

/** Whether a text has line breaks, or changes the text direction of what is next to it. */
export function breaksLine(text: string): boolean {
  return BREAKS.test(text);
}

/** U+2800 is the blank braille pattern. Lone surrogates are refused elsewhere, for all texts. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Controls, line and paragraph separators, and characters that override the text direction. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
