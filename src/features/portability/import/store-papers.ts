import { mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { documentFile } from '#src/platform/documents/document-files.ts';
import { insertDocument, type Belonging } from '#src/platform/documents/documents.queries.ts';
import { syncFolder } from '#src/platform/files/atomic-write.ts';
import { waitingPaper } from './import-papers.ts';
import type { StoredPaper } from './import-steps.ts';
import type { StoreWork } from './store-step.service.ts';

/**
 * Puts a paper in its place, in the transaction that writes its row. Where that is rolled back, the file is one of nobody,
 * which the sweep removes.
 */
export function placePaper(
  tx: Executor,
  context: Pick<Context, 'config'>,
  work: StoreWork,
  paper: StoredPaper,
  folder: string,
): void {
  const of = belongingOf(work, paper);
  if (!of) return;
  const { name, kind, bytes, sum, created } = paper;
  const id = insertDocument(tx, of, { name, kind, bytes, sum, ...(created && { created }) });
  const target = documentFile(context, id);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(waitingPaper(folder, paper.no), target);
  syncFolder(dirname(target));
}

/** What it belongs to here; undefined where the file has no such record. */
function belongingOf(
  { petIds, purchaseIds, saleIds }: StoreWork,
  { pet_id, purchase_id, slid }: StoredPaper,
): Belonging | undefined {
  const pet = petIds.get(pet_id ?? 0);
  if (pet !== undefined) return { pet_id: pet };
  const purchase = purchaseIds.get(purchase_id ?? 0);
  if (purchase !== undefined) return { purchase_id: purchase };
  const sale = saleIds.get(slid ?? 0);
  return sale === undefined ? undefined : { slid: sale };
}
