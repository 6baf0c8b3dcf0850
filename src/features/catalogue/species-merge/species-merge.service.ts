import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { mergedViews } from '#src/domain/animal/merged-views.ts';
import { mapPlanFilter, readPlanFilter, tidyPlanFilter } from '#src/domain/feeding/plan-filter.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { invalid, Problem } from '#src/platform/http/problem.ts';
import {
  speciesFields,
  tidySynonyms,
} from '#src/features/catalogue/species/species-checks.service.ts';
import {
  deleteSpecies,
  replaceSynonyms,
  updateSpecies,
  type SpeciesFields,
} from '#src/features/catalogue/species/species-edit.queries.ts';
import { listSynonyms } from '#src/features/catalogue/species/species.queries.ts';
import {
  logChange,
  requireSpecies,
  type Edit,
} from '#src/features/catalogue/species/species.service.ts';
import {
  countRecords,
  insertMerged,
  listSpeciesPlans,
  listSpeciesViews,
  moveRecords,
  recount,
  updatePlanFilter,
  updateViews,
} from './species-merge.queries.ts';

/** The species that ends and the one that is kept. */
export type Merge = { sc_id: number; into: number };

/** What merging changes: records, plans and views by their number, and the fields that the kept one gets. */
export function whatMerges(db: Executor, merge: Merge) {
  const { old, kept } = requirePair(db, merge);
  return {
    ...countRecords(db, merge.sc_id),
    plans: plansOf(db, merge).length,
    views: viewsOf(db, merge).reduce((sum, { changed }) => sum + changed, 0),
    filled: speciesFields.filter((field) => !isSame(filledFrom(kept, old), kept, field)),
  };
}

/**
 * Makes one species of two: whatever names the one names the other. The kept one says what it said, and what it did not
 * say as the other did; it is found by all names of both. The log has what the other was.
 */
export function mergeInto(db: Db, merge: Merge, edit: Edit): ReturnType<typeof whatMerges> {
  return inTransaction(db, (tx) => {
    const { sc_id, into } = merge;
    const { old, kept } = requirePair(tx, merge);
    const result = whatMerges(tx, merge);
    const former = listSynonyms(tx, sc_id);
    const before = listSynonyms(tx, into);
    const fields = filledFrom(kept, old);
    const names = tidySynonyms([...before, old.sc_name, ...former], kept.sc_name);
    for (const { fp_id, fp_filter } of plansOf(tx, merge)) updatePlanFilter(tx, fp_id, fp_filter);
    for (const { uid, value } of viewsOf(tx, merge)) updateViews(tx, uid, JSON.stringify(value));
    moveRecords(tx, sc_id, into);
    insertMerged(tx, sc_id, into);
    logChange(tx, 'delete', old, [old, null], [former, []], edit, [
      { field: 'merged_into', old: null, new: kept.sc_name },
    ]);
    deleteSpecies(tx, sc_id);
    updateSpecies(tx, into, fields);
    replaceSynonyms(tx, into, names);
    logChange(tx, 'update', kept, [kept, fields], [before, listSynonyms(tx, into)], edit, [
      { field: 'merged', old: null, new: old.sc_name },
    ]);
    recount(tx, into);
    return result;
  });
}

/** @throws Problem 404, 409 where they are of two animal types, 422 where both are one */
function requirePair(db: Executor, { sc_id, into }: Merge) {
  const old = requireSpecies(db, sc_id, 'sc_id');
  const kept = requireSpecies(db, into, 'into');
  if (sc_id === into) throw invalid({ into: issue('merge_into_itself') });
  // sizes, feeders and plans go by the type of an animal
  if (old.an_type !== kept.an_type)
    throw new Problem(
      'merge_types_differ',
      { old: old.sc_name, kept: kept.sc_name },
      { field: 'into' },
    );
  return { old, kept };
}

/** What the kept species does not say is as the other has it. */
function filledFrom(kept: SpeciesFields, old: SpeciesFields): SpeciesFields {
  const said = speciesFields.map((field) => [field, kept[field] || old[field]]);
  return Object.fromEntries(said) as SpeciesFields;
}

const isSame = (a: SpeciesFields, b: SpeciesFields, field: keyof SpeciesFields) =>
  (a[field] || null) === (b[field] || null);

/** The plans that follow it, with their new filters. */
function plansOf(db: Executor, { sc_id, into }: Merge) {
  const meant = (id: string) => `${Number(id) === sc_id ? into : id}`;
  return listSpeciesPlans(db)
    .filter(({ fp_filter }) => readPlanFilter(fp_filter)?.sc_id?.includes(sc_id))
    .map(({ fp_id, fp_filter }) => ({
      fp_id,
      fp_filter: tidyPlanFilter(mapPlanFilter(fp_filter, { sc_id: meant })),
    }));
}

/** The keepers with a saved view of it, and their new views. */
function viewsOf(db: Executor, { sc_id, into }: Merge) {
  return listSpeciesViews(db)
    .map(({ uid, conf_val }) => ({ uid, ...mergedViews(JSON.parse(conf_val), sc_id, into) }))
    .filter(({ changed }) => changed > 0);
}
