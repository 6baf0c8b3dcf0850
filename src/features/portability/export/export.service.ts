import { csvCell } from '#src/domain/import/csv-cells.ts';
import type { Context } from '#src/platform/context.ts';
import { DOCUMENT_VERSION } from '#src/features/portability/import/document.service.ts';
import { listPapers } from '#src/platform/documents/documents.queries.ts';
import { cellsOf, exportedColumns } from '#src/records/pet-csv-columns.ts';
import {
  findProfile,
  listFeeders,
  listMessages,
  listPlans,
  listSettings,
  listUsedSpecies,
} from './export.queries.ts';
import { findAcquired, listPastPets, listPurchases, listSales } from './export-trade.queries.ts';
import {
  listHistory,
  listMoves,
  listPets,
  listPictures,
  listPlacesWithNotes,
  type ExportedPet,
} from './export-animals.queries.ts';

// Everything is streamed, a page of pets at a time: a collection of ten years does not fit twice into the memory of a
// small machine.

const PAGE = 100;

/** A keeper's whole collection as one JSON document. */
export function* documentText(
  context: Pick<Context, 'db' | 'now'>,
  uid: number,
): Generator<string> {
  const { db } = context;
  const head = {
    exuvia: () => DOCUMENT_VERSION,
    exported: () => context.now().toISOString(),
    profile: () => findProfile(db, uid) ?? null,
    settings: () => listSettings(db, uid),
    species: () => listUsedSpecies(db, uid),
    feeders: () => listFeeders(db, uid),
    plans: () => listPlans(db, uid),
    places: () => listPlacesWithNotes(db, uid),
    purchases: () => listPurchases(db, uid),
    past_pets: () => listPastPets(db, uid),
    sales: () => listSales(db, uid),
    messages: () => listMessages(db, uid),
    papers: () => listPapers(db, uid),
  };
  yield '{';
  for (const [key, part] of Object.entries(head))
    yield `${JSON.stringify({ [key]: part() }, null, 1).slice(1, -2)},`;
  yield '\n "pets": [';
  let comma = '';
  for (const { cm_name: _, has_img: __, place: ___, ...pet } of eachPet(context, uid)) {
    const history = { ...listHistory(db, pet.id), moves: listMoves(db, pet.id) };
    const pictures = listPictures(db, pet.id);
    yield `${comma}\n${JSON.stringify({ ...pet, ...history, pictures })}`;
    comma = ',';
  }
  yield '\n ]\n}\n';
}

/** The pets as pet/add_all takes them. */
export function* rowsText(context: Context, uid: number): Generator<string> {
  let comma = '';
  yield '{ "values_add": [';
  for (const pet of eachPet(context, uid)) {
    const { id, cm_name: _, has_img: __, purchase_id: ___, ...fields } = pet;
    const { place_id: ____, place_order: _____, ...row } = fields;
    const history = listHistory(context.db, id);
    const feedings = history.feedings.map(({ fp_id: ______, ...feeding }) => feeding);
    const moves = listMoves(context.db, id);
    yield `${comma}\n${JSON.stringify({ ...row, ...history, feedings, moves })}`;
    comma = ',';
  }
  yield '\n] }\n';
}

/** The pets as a table: commas, quotes where needed, formulas guarded. */
export function* tableText(context: Context, uid: number): Generator<string> {
  // the BOM tells Excel that it is UTF-8
  yield `\uFEFF${exportedColumns.join(',')}\r\n`;
  for (const pet of eachPet(context, uid)) {
    const { id } = pet;
    const { db } = context;
    const cells = cellsOf({ ...pet, ...findAcquired(db, id), ...listHistory(db, id) });
    yield `${cells.map(csvCell).join(',')}\r\n`;
  }
}

export function* eachPet(context: Pick<Context, 'db'>, uid: number): Generator<ExportedPet> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const page = listPets(context.db, uid, after, PAGE);
    yield* page;
    Bun.gc(false); // the written page is garbage now, and the next one follows immediately
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}
