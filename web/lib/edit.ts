import { changesOf, unseen } from '#src/domain/edit-conflicts.ts';
import { chooseVersions, type Version } from '#web/state/dialogs.ts';
import { texts } from '#web/texts/texts.ts';
import { api } from './api.ts';
import { ask, type CallResult } from './ask.ts';
import { useOpened } from './interrupted.ts';
import { asFailure, cancelled, CallFailed, type Failure } from './failure.ts';

/** `labels`: by wire name; `say` a value that is no text, undefined for the others. */
export type FieldWords = {
  labels: Partial<Record<string, string>>;
  say?: (name: string, value: unknown) => string | undefined | Promise<string>;
  /** Fields that say something only with each other: sent, shown and chosen as one. */
  together?: { names: readonly string[]; say: (values: Record<string, unknown>) => string };
};

/**
 * Saves a form that edits a record. Only what was changed in it is sent, with the revision it was filled from, so that
 * it takes back nobody else's change; where both changed one field, the keeper chooses. `start` is the body that the
 * form would send untouched. `was`, for an undo: what the changed fields held. `of`: see `useOpened`.
 */
export function useEdit<Body extends object>(
  start: () => Body,
  rev: number,
  words: FieldWords,
  ...of: string[]
) {
  const { now, seen } = useOpened(() => ({ body: start(), rev }), ...of);
  return <T>(body: Body, put: Put<Body, T>): CallResult<T> => {
    const changes = changesOf(now.body, body);
    const names = words.together?.names ?? [];
    const isChanged = names.some((name) => name in changes);
    const others = Object.entries(body).filter(([name]) => isChanged && names.includes(name));
    const sent = { ...changes, ...Object.fromEntries(others) };
    return saveEdit(sent, { ...now.body, ...seen.body }, seen.rev, words, put);
  };
}

type Put<Body, T> = (
  changes: Partial<Body> & { if_rev: number },
  was: Partial<Body>,
) => CallResult<T>;

/** The same without a form: fields of a record that was read with `before`, at the revision `if_rev`. */
export async function saveEdit<Body extends object, T>(
  changes: Partial<Body>,
  before: Body,
  if_rev: number,
  words: FieldWords,
  put: Put<Body, T>,
): CallResult<T> {
  const was = Object.entries(before).filter(([name]) => name in changes);
  try {
    const call = () => put({ ...changes, if_rev }, Object.fromEntries(was) as Partial<Body>);
    return { data: await ask(call), error: null };
  } catch (error) {
    const failure = asFailure(error);
    if (!failure.conflicts || failure.rev === undefined) throw error;
    // an earlier edit of this device, which the form showed already
    if (Object.keys(unseen(failure.conflicts, before)).length === 0)
      return saveEdit(changes, before, failure.rev, words, put);
    const kept = await chooseVersions(await versionsOf(changes, failure, words));
    if (!kept) throw new CallFailed({ ...failure, code: cancelled });
    const chosen = Object.entries(changes).filter(
      ([name]) => kept[words.together?.names.includes(name) ? TOGETHER : name] !== 'theirs',
    );
    const theirs = Object.entries(failure.conflicts).map(([name, side]) => [name, side.theirs]);
    const now = { ...before, ...Object.fromEntries(theirs) };
    return saveEdit(Object.fromEntries(chosen) as Partial<Body>, now, failure.rev, words, put);
  }
}

/** Stands for the fields that are chosen together. */
const TOGETHER = ' ';

async function versionsOf(
  changes: object,
  { conflicts = {} }: Failure,
  { labels, say = () => undefined, together }: FieldWords,
): Promise<Version[]> {
  const names = together?.names ?? [];
  const theirsOf = Object.entries(conflicts).map(([name, { theirs }]) => [name, theirs]);
  const alone = Object.entries(conflicts).filter(([name]) => !names.includes(name));
  const versions = alone.map(async ([name, { mine, theirs }]) => ({
    name,
    label: labels[name] ?? name,
    mine: (await say(name, mine)) ?? wordsOf(mine),
    theirs: (await say(name, theirs)) ?? wordsOf(theirs),
  }));
  if (together && names.some((name) => name in conflicts))
    versions.push(
      Promise.resolve({
        name: TOGETHER,
        label: names.map((name) => labels[name] ?? name).join(', '),
        mine: together.say({ ...changes }),
        theirs: together.say({ ...changes, ...Object.fromEntries(theirsOf) }),
      }),
    );
  return Promise.all(versions);
}

const wordsOf = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? texts().common.notAvailable
    : Array.isArray(value)
      ? value.join('\n')
      : String(value);

/** For `say`: an edit names a species, or a pet, by its id. */
export const speciesName = async (id: number): Promise<string> =>
  (await ask(() => api.species.detail({ id }).get())).sc_name;

export const petName = async (id: number): Promise<string> =>
  (await ask(() => api.pet.basic({ id }).get())).name;
