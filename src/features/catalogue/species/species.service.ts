import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { currentSpecies } from '#src/db/species-names.ts';
import { findRevision } from '#src/db/revisions.ts';
import { limits } from '#src/domain/limits.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { invalid, notFound, Problem } from '#src/platform/http/problem.ts';
import {
  emptySpecies,
  mergeSpecies,
  nameOfAnother,
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
  type SpeciesFields,
} from './species-edit.queries.ts';
import { findSpecies, listSynonyms } from './species.queries.ts';
import type { SpeciesChange } from '#src/features/catalogue/species-log/species-log.queries.ts';

/** Who edits, when, and by which import. */
export type Edit = { uid: number; time: string; import_id?: number };

/** Call it in a transaction: the species and its log entry belong together. */
export function addSpecies(tx: Executor, input: SpeciesInput, edit: Edit): number {
  const fields = mergeSpecies(emptySpecies, input);
  const synonyms = tidySynonyms(input.synonyms ?? [], fields.sc_name);
  const problem = speciesProblem(tx, fields, synonyms, null);
  if (problem) throw problem;
  const sc_id = insertSpecies(tx, { ...fields, import_id: edit.import_id });
  replaceSynonyms(tx, sc_id, synonyms);
  logChange(tx, 'add', { sc_id, sc_name: fields.sc_name }, [null, fields], [[], synonyms], edit);
  return sc_id;
}

type SpeciesUpdate = SpeciesInput & {
  sc_id: number;
  if_rev?: number | undefined;
  keep_old_name?: number;
};

/** The old name of a renamed species stays as a synonym, unless `keep_old_name` is 0 (it was a typo). */
export function changeSpecies(
  db: Db,
  { sc_id, if_rev, ...input }: SpeciesUpdate,
  edit: Edit,
): void {
  inTransaction(db, (tx) => {
    requireUnmerged(tx, sc_id);
    const old = requireSpecies(tx, sc_id, 'sc_id');
    const oldSynonyms = listSynonyms(tx, sc_id);
    refuseConflicts(findRevision(tx, 'species', sc_id), if_rev, input, {
      ...old,
      synonyms: oldSynonyms,
    });
    const fields = mergeSpecies(old, input);
    const former = input.keep_old_name === 0 ? [] : [old.sc_name];
    const synonyms = tidySynonyms([...(input.synonyms ?? oldSynonyms), ...former], fields.sc_name);
    const problem =
      nameOfAnother(tx, fields.sc_name, sc_id) ?? speciesProblem(tx, fields, synonyms, sc_id);
    if (problem) throw problem;
    requireFewSynonyms(input.synonyms?.length ?? 0, oldSynonyms.length);
    updateSpecies(tx, sc_id, fields);
    if (!isSameList(synonyms, oldSynonyms)) replaceSynonyms(tx, sc_id, synonyms);
    const of = { sc_id, sc_name: fields.sc_name };
    logChange(tx, 'update', of, [old, fields], [oldSynonyms, listSynonyms(tx, sc_id)], edit);
  });
}

/** A species that others were merged into may keep as many as it has. @throws Problem 422 */
function requireFewSynonyms(count: number, before: number): void {
  const max = Math.max(limits.synonyms, before);
  if (count > max) throw invalid({ synonyms: issue('too_many_entries', { max }) });
}

/** @throws Problem 409 when anything uses the species */
export function removeSpecies(db: Db, sc_id: number, edit: Edit): void {
  inTransaction(db, (tx) => {
    const old = requireSpecies(tx, sc_id, 'sc_id');
    const { pets, purchases } = countUses(tx, sc_id);
    const name = old.sc_name;
    if (pets) throw new Problem('species_in_use', { name, count: pets, by: 'pet' });
    if (purchases) throw new Problem('species_in_use', { name, count: purchases, by: 'purchase' });
    logChange(tx, 'delete', old, [old, null], [listSynonyms(tx, sc_id), []], edit);
    deleteSpecies(tx, sc_id);
  });
}

/** @throws Problem 404 */
export function requireSpecies(db: Executor, sc_id: number, field?: string) {
  const found = findSpecies(db, sc_id);
  if (!found) throw notFound('species', field);
  return found;
}

/** Who had it open while it was merged learns where it is now: what was typed is about the other one. */
function requireUnmerged(db: Executor, sc_id: number): void {
  const into = currentSpecies(db, sc_id);
  if (into !== sc_id)
    throw new Problem('species_merged', { name: requireSpecies(db, into).sc_name });
}

type Step<T> = [before: T, after: T];

/** Records each field that differs, and what else is said of it. Records nothing when that is nothing. */
export function logChange(
  db: Executor,
  action_type: 'add' | 'update' | 'delete',
  { sc_id, sc_name }: { sc_id: number; sc_name: string },
  [old, fresh]: Step<SpeciesFields | null>,
  [oldSynonyms, freshSynonyms]: Step<string[]>,
  { uid: action_user, time: action_time }: Edit,
  more: SpeciesChange[] = [],
): void {
  const fields: SpeciesChange[] = [
    ...speciesFields.map((field) => ({
      field,
      old: old?.[field] || null,
      new: fresh?.[field] || null,
    })),
    { field: 'synonyms', old: listed(oldSynonyms), new: listed(freshSynonyms) },
  ];
  const changes = [...more, ...fields.filter((change) => change.old !== change.new)];
  if (changes.length === 0) return;
  insertSpeciesLog(db, { action_type, action_time, action_user, sc_id, sc_name, changes });
}

const isSameList = (a: string[], b: string[]) =>
  JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());

const listed = (names: string[]) => names.join('; ') || null;
