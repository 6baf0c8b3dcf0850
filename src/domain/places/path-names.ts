import { BETWEEN } from './tree.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { limits } from '#src/domain/limits.ts';

/**
 * The names in a text that names a place, from the top: 'Cellar / Rack B', 'Cellar > Rack B' and 'Cellar/Rack B' are one. A
 * name with a slash is kept where the text has other separators.
 */
export function namesInPath(text: string): string[] {
  const separator = text.includes(BETWEEN) ? BETWEEN : /[>|›»]/.test(text) ? /[>|›»]/ : '/';
  return text
    .split(separator)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** For messages. */
export const placeLimits = { levels: limits.placeLevels, length: limits.place_name };

/** Why a place can't be called that: 'A / B' would read as B inside of A in every path. Null where it can. */
export const nameProblem = (name: string): Issue | null =>
  /(^|\s)\/(\s|$)/.test(name.trim()) ? issue('place_name_slash') : null;

/** Whether a text can be the path of a place. */
export const isPath = (text: string): boolean => {
  const names = namesInPath(text);
  return (
    names.length > 0 &&
    names.length <= limits.placeLevels &&
    names.every((name) => name.length <= limits.place_name)
  );
};

/** What a place is that only its path tells: the level says it. */
export function kindOfLevel(level: number, levels: number): 'room' | 'rack' | 'shelf' | 'box' {
  if (level === levels - 1) return levels === 1 ? 'rack' : 'shelf';
  return level === 0 ? 'room' : 'rack';
}
