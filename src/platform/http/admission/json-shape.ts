import { issue } from '#src/domain/problems/codes.ts';
import { invalid, Problem } from '#src/platform/http/problem.ts';

/** Levels of lists and objects in one another; no call has more than five. */
const DEEPEST = 32;
const MOST_VALUES = 100_000;

/** What every object has by itself: as a field, validation would not notice it, or would fail where it prints it. */
const everyObjects = new Set([
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
]);

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/**
 * Counts the values of a JSON text and how deep they are in one another before it is parsed: half a million values take a
 * hundred times the memory of their text. @throws Problem 422
 */
export function requireBounded(json: Uint8Array, most = MOST_VALUES): void {
  let [commas, levels, isText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) levels -= 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) levels += 1;
    else if (sign === COMMA) commas += 1;
    if (levels > DEEPEST) throw new Problem('too_deep', { levels: DEEPEST });
    if (commas > most) throw new Problem('too_many_values', { max: most });
  }
}

/**
 * A body is an object with the fields of its call, not too deep, not too many, and of whole characters: the database
 * would put another character in place of a half one without a word. One walk looks at all of it.
 * @throws Problem 422
 */
export function requireSoundBody(body: unknown): unknown {
  let values = 0;
  const look = (value: unknown, levels: number, field: string): void => {
    if ((values += 1) > MOST_VALUES) throw new Problem('too_many_values', { max: MOST_VALUES });
    if (typeof value === 'string') return requireWhole(value, field);
    if (typeof value !== 'object' || value === null) return;
    if (levels === 0) throw new Problem('too_deep', { levels: DEEPEST });
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at += 1) look(value[at], levels - 1, field);
      return;
    }
    for (const [name, part] of Object.entries(value)) {
      const top = levels === DEEPEST ? name.toWellFormed() : field;
      if (everyObjects.has(name)) throw invalid({ [name]: issue('unknown_field') });
      requireWhole(name, top);
      look(part, levels - 1, top);
    }
  };
  look(body, DEEPEST, 'body');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid({ body: issue('not_an_object') });
  return body;
}

function requireWhole(text: string, field: string): void {
  if (!text.isWellFormed()) throw invalid({ [field || 'body']: issue('half_character') });
}
