import { limits } from '#src/domain/limits.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';

/** What is wrong with the length of a new password, or null. It counts as typed, spaces included. */
export function passwordProblem(text: string): Issue | null {
  const { min, max } = limits.password;
  return text.length < min || text.length > max ? issue('password_length', { min, max }) : null;
}

/** Digits and signs alone are guessed as quickly as a word, up to this length. */
const LONG_ENOUGH = 16;

/**
 * Whether a password is among the first that are tried: a common one, or what everybody knows of its owner (`own`:
 * name and address, and their parts), each alone or with digits and signs in and behind it; digits and signs alone; few letters repeated.
 */
export function isGuessable(text: string, common: ReadonlySet<string>, own: string[]): boolean {
  const core = coreOf(text);
  const { different } = limits.password;
  if (core === '') return text.length < LONG_ENOUGH || new Set(text).size < different;
  if (new Set(text).size < different) return true;
  return common.has(core) || own.flatMap(waysToWrite).includes(lettersOf(core));
}

/** 'Eva Neu' is also written evaneu and neueva, and either part is tried alone; of an address only what is before the @. */
function waysToWrite(word: string): string[] {
  const parts = word
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '');
  const whole = parts.join('');
  return word.includes('@') ? [whole] : [whole, parts.toReversed().join(''), ...parts];
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** 'Football123!' is 'football' to an attacker. */
const coreOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]+$/u, '');
