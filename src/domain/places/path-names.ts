import { placeKinds, type PlaceKind } from '#src/domain/enums.ts';
import { kindOfName } from './kind-words.ts';
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

/** Why the places of a path can't be made, before any of them is. Null where they can. */
export function pathProblem(text: string): Issue | null {
  const names = namesInPath(text);
  const { levels, length } = placeLimits;
  if (names.length > levels) return issue('place_too_deep', { max: levels });
  if (names.some((name) => name.length > length)) return issue('too_long', { max: length });
  return names.map(nameProblem).find((problem) => problem !== null) ?? null;
}

/** Whether a text can be the path of a place. */
export const isPath = (text: string): boolean =>
  namesInPath(text).length > 0 && pathProblem(text) === null;

/**
 * What the places of a path are: their names say it, else their level, within what stands around them. `known`: the kinds of
 * those that are there already, from the top.
 */
export function kindsOfPath(
  names: readonly string[],
  known: readonly PlaceKind[] = [],
): PlaceKind[] {
  const said = names.map((name, level) => known[level] ?? kindOfName(name));
  const kinds: PlaceKind[] = [];
  for (const [level, kind] of said.entries()) {
    const above = kinds.at(-1);
    const below = said.slice(level + 1).find((one) => one !== null);
    const isOfRack = said[level + 1] === 'shelf' && above !== 'rack';
    // racks may stand in a rack where nothing says that they are some
    const least = above && (said[level - 1] || above === 'shelf') ? depth(above) + 1 : 0;
    const most = below ? depth(below) - 1 : depth('box');
    const own = Math.max(least, Math.min(depth(kindOfLevel(level, names.length)), most));
    kinds.push(kind ?? (isOfRack ? 'rack' : (placeKinds[own] ?? 'box')));
  }
  return kinds;
}

const depth = (kind: PlaceKind) => placeKinds.indexOf(kind);

/** What a place is of which nothing but its level is known. */
function kindOfLevel(level: number, levels: number): PlaceKind {
  if (level === levels - 1) return levels === 1 ? 'rack' : 'shelf';
  return level === 0 ? 'room' : 'rack';
}
