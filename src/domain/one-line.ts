/** As it is meant: no blanks around, one blank between words, letters with accents in one form. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** What is wrong with a name or another text of one line that has to be given; null when nothing is. */
export function lineProblem(text: string): string | null {
  if (!isVisible(text)) return 'must not be empty';
  return breaksLine(text) ? 'must be one line, without control characters' : null;
}

/** Whether anything of a text can be seen: blanks, joiners and fillers alone can not. */
export function isVisible(text: string): boolean {
  return SEEN.test(text);
}

/** Whether a text leaves its line, or turns the direction of what stands beside it. */
export function breaksLine(text: string): boolean {
  return BREAKS.test(text);
}

/** U+2800 is a letter of braille without a dot. Half characters are refused elsewhere, for all texts. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Controls, separators of lines and paragraphs, and the marks that override the direction of a text. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
