import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { conflict, notFound } from '#src/platform/problem.ts';
import {
  emptySpecies,
  mergeSpecies,
  speciesFields,
  speciesProblem,
  tidySynonyms,
  type SpeciesInput,
} from './species-checks.service.ts';
import {
  countUses,
  deleteSpecies,
  insertSpecies,
  insertSpeciesLog,
  replaceSynonyms,
  updateSpecies,
  type SpeciesChange,
  type SpeciesFields,
} from './species-edit.queries.ts';
import { findSpecies, listSynonyms } from './species.queries.ts';

/** Who edits, and when. */
export type Edit = { uid: number; time: string };

/** Call it in a transaction: the species and its entry in the log belong together. */
export function addSpecies(tx: Executor, input: SpeciesInput, edit: Edit): number {
  const fields = mergeSpecies(emptySpecies, input);
  const synonyms = tidySynonyms(input.synonyms ?? [], fields.sc_name);
  const problem = speciesProblem(tx, fields, synonyms, null);
  if (problem) throw problem;
  const sc_id = insertSpecies(tx, fields);
  replaceSynonyms(tx, sc_id, synonyms);
  log(tx, 'add', { sc_id, sc_name: fields.sc_name }, [null, fields], [[], synonyms], edit);
  return sc_id;
}

/** The old name of a renamed species stays as a synonym, unless `keep_old_name` is 0 (it was mistyped). */
export function changeSpecies(
  db: Db,
  sc_id: number,
  input: SpeciesInput & { keep_old_name?: number },
  edit: Edit,
): void {
  inTransaction(db, (tx) => {
    const old = requireSpecies(tx, sc_id);
    const oldSynonyms = listSynonyms(tx, sc_id);
    const fields = mergeSpecies(old, input);
    const former = input.keep_old_name === 0 ? [] : [old.sc_name];
    const synonyms = tidySynonyms([...(input.synonyms ?? oldSynonyms), ...former], fields.sc_name);
    const problem = speciesProblem(tx, fields, synonyms, sc_id);
    if (problem) throw problem;
    updateSpecies(tx, sc_id, fields);
    replaceSynonyms(tx, sc_id, synonyms);
    const of = { sc_id, sc_name: fields.sc_name };
    log(tx, 'update', of, [old, fields], [oldSynonyms, listSynonyms(tx, sc_id)], edit);
  });
}

/** @throws Problem 409 when anything uses the species */
export function removeSpecies(db: Db, sc_id: number, edit: Edit): void {
  inTransaction(db, (tx) => {
    const old = requireSpecies(tx, sc_id);
    const { pets, purchases } = countUses(tx, sc_id);
    const users = pets ? counted(pets, 'pet') : purchases ? counted(purchases, 'purchase') : null;
    if (users) throw conflict(`${old.sc_name} can't be deleted: ${users} of it in the records.`);
    log(tx, 'delete', old, [old, null], [listSynonyms(tx, sc_id), []], edit);
    deleteSpecies(tx, sc_id);
  });
}

/** @throws Problem 404 */
export function requireSpecies(db: Executor, sc_id: number) {
  const found = findSpecies(db, sc_id);
  if (!found) throw notFound('Species');
  return found;
}

type Step<T> = [before: T, after: T];

/** Field by field, only what differs. Nothing is noted when nothing does. */
function log(
  db: Executor,
  action_type: 'add' | 'update' | 'delete',
  { sc_id, sc_name }: { sc_id: number; sc_name: string },
  [old, fresh]: Step<SpeciesFields | null>,
  [oldSynonyms, freshSynonyms]: Step<string[]>,
  { uid: action_user, time: action_time }: Edit,
): void {
  const changes: SpeciesChange[] = [
    ...speciesFields.map((field) => ({
      field,
      old: old?.[field] || null,
      new: fresh?.[field] || null,
    })),
    { field: 'synonyms', old: listed(oldSynonyms), new: listed(freshSynonyms) },
  ].filter((change) => change.old !== change.new);
  if (changes.length === 0) return;
  insertSpeciesLog(db, { action_type, action_time, action_user, sc_id, sc_name, changes });
}

const listed = (names: string[]) => names.join('; ') || null;

const counted = (n: number, thing: string) =>
  n === 1 ? `there is 1 ${thing}` : `there are ${n} ${thing}s`;
