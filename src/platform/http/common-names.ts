import type { Executor } from '#src/db/database.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { listGermanNames } from './common-names.queries.ts';

/**
 * An answer with the common names that its reader knows: `cm_name` beside a `sc_name` becomes the German one for German
 * readers. A record that says `de_name`, too, is for who edits or keeps it, and stays as it is stored.
 */
export function inReadersNames<Answer>(db: Executor, answer: Answer, language: Spoken): Answer {
  if (language === 'en') return answer;
  let names: ReadonlyMap<string, string> | undefined;
  const germanOf = (sc_name: string) => (names ??= listGermanNames(db)).get(sc_name);
  return renamed(answer, germanOf) as Answer;
}

type GermanOf = (sc_name: string) => string | undefined;

/** The same object where nothing in it has another name: it may be somebody else's. */
function renamed(value: unknown, germanOf: GermanOf): unknown {
  if (Array.isArray(value)) {
    const rows = value.map((one) => renamed(one, germanOf));
    return rows.some((row, at) => row !== value[at]) ? rows : value;
  }
  if (!isPlain(value)) return value;
  let copy: Record<string, unknown> | null = null;
  for (const key in value) {
    const held = value[key];
    if (typeof held !== 'object' || held === null) continue;
    const next = renamed(held, germanOf);
    if (next !== held) (copy ??= { ...value })[key] = next;
  }
  const { sc_name, cm_name, de_name } = value;
  if (typeof sc_name !== 'string' || typeof cm_name !== 'string' || de_name !== undefined)
    return copy ?? value;
  const german = germanOf(sc_name);
  if (german !== undefined) (copy ??= { ...value })['cm_name'] = german;
  return copy ?? value;
}

/** No file, no stream. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && value.constructor === Object;
