import { inTransaction } from '#src/db/database.ts';
import type { Executor } from '#src/db/database.ts';
import { existsSync } from 'node:fs';
import type { Context } from '#src/platform/context.ts';
import { writeFileAtomic } from '#src/platform/files/atomic-write.ts';
import { documentFile, removeDocumentFile, storedDocuments } from './document-files.ts';
import {
  deleteRemovedBefore,
  forgetGone,
  hasDocument,
  insertDocument,
  listDocumentIds,
  listGone,
  type Belonging,
  type NewDocument,
} from './documents.queries.ts';

// The one owner of a document's row and file. The row decides: a file that it does not name is never sent, and goes.

type Store = Pick<Context, 'config' | 'db'>;

/**
 * Stores a document in the transaction that writes its row. When it throws, neither is there.
 */
export function storeDocument(
  context: Store,
  tx: Executor,
  of: Belonging,
  document: NewDocument & { created?: string },
  bytes: Uint8Array,
): number {
  const id = insertDocument(tx, of, document);
  try {
    writeFileAtomic([{ path: documentFile(context, id), bytes }], 0o600);
  } catch (error) {
    removeDocumentFile(context, id);
    throw error;
  }
  return id;
}

/** Removes the files of what was deleted, with whatever it belonged to. Asked after each write, so it is cheap. */
export function removeGoneDocuments(context: Store): void {
  const gone = listGone(context.db);
  if (gone.length === 0) return;
  for (const id of gone) if (!hasDocument(context.db, id)) removeDocumentFile(context, id);
  inTransaction(context.db, (tx) => forgetGone(tx, gone));
}

/** How long a document that its keeper removed is kept at least, in milliseconds: longer than an undo is offered. */
const UNDO_MS = 3_600_000;

/**
 * Reconciles rows and files: removes files of nobody, and what its keeper removed a while ago, and counts the rows that lack
 * one, which stay.
 */
export function sweepDocuments(context: Store & Pick<Context, 'now'>): {
  removed: number;
  missing: number;
} {
  const before = new Date(context.now().getTime() - UNDO_MS).toISOString();
  inTransaction(context.db, (tx) => deleteRemovedBefore(tx, before));
  removeGoneDocuments(context);
  const rows = new Set(listDocumentIds(context.db));
  const strays = storedDocuments(context).filter((id) => !rows.has(id));
  for (const id of strays) removeDocumentFile(context, id);
  const missing = [...rows].filter((id) => !existsSync(documentFile(context, id))).length;
  return { removed: strays.length, missing };
}
