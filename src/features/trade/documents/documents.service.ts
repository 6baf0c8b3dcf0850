import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { inTransaction, type Executor } from '#src/db/database.ts';
import { documentFileName, documentKind } from '#src/domain/documents/kind.ts';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { documentFile } from '#src/platform/documents/document-files.ts';
import { storeDocument } from '#src/platform/documents/documents.ts';
import {
  deleteRemoved,
  findOwnDocument,
  findRemoved,
  renameDocument,
  setRemoved,
  type Belonging,
} from '#src/platform/documents/documents.queries.ts';
import { requireRoomForPapers } from '#src/platform/documents/room.ts';
import { responded } from '#src/platform/http/idempotency.ts';
import { tooLarge } from '#src/platform/http/admission/read-body.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { ok } from '#src/platform/http/router.ts';
import { findOwner } from '#src/platform/security/ownership.queries.ts';
import type { DocumentForm } from './document-form.ts';

/** @throws Problem 404 where it belongs to nothing of the keeper's */
export function requireOwnBelonging(db: Executor, uid: number, of: Belonging): void {
  const [thing, field, id] =
    'pet_id' in of
      ? (['pet', 'pet_id', of.pet_id] as const)
      : 'purchase_id' in of
        ? (['purchase', 'purchase_id', of.purchase_id] as const)
        : (['sale', 'slid', of.slid] as const);
  if (findOwner(db, thing, id) !== uid) throw notFound(thing, field);
}

/** Stores an uploaded document, all of it or nothing, and what `request` is answered. @throws Problem 404, 409, 413, 415 */
export async function addDocument(
  context: Context,
  { uid, request }: { uid: number; request: Request },
  { of, file, name }: DocumentForm,
) {
  requireOwnBelonging(context.db, uid, of);
  const size = file.to - file.from;
  if (size > limits.documentBytes) throw tooLarge('file', limits.documentBytes);
  const bytes = await Bun.file(file.path).slice(file.from, file.to).bytes();
  const kind = documentKind(bytes);
  if (!kind) throw new Problem('unsupported_document', null, { field: 'file' });
  const sum = createHash('sha256').update(bytes).digest('hex');
  return inTransaction(context.db, (tx) => {
    requireOwnBelonging(tx, uid, of);
    requireRoomForPapers(tx, uid, { count: 1, bytes: size });
    const id = storeDocument(context, tx, of, { name, kind, bytes: size, sum }, bytes);
    return responded(tx, request, { ...ok, id });
  });
}

const requireOwn = (db: Executor, uid: number, id: number) => {
  const document = findOwnDocument(db, uid, id);
  if (!document) throw notFound('document', 'id');
  return document;
};

/** @throws Problem 404 */
export function changeName({ db }: Context, uid: number, id: number, name: string): void {
  requireOwn(db, uid, id);
  renameDocument(db, id, name);
}

/** As many as notices offer to undo at once: what is removed takes room that nobody counts. */
const LAST_REMOVED = 3;

/** Nobody gets it any more, and it goes later, so that this can be undone. @throws Problem 404 */
export function removeDocument({ db, now }: Context, uid: number, id: number): void {
  inTransaction(db, (tx) => {
    requireOwn(tx, uid, id);
    setRemoved(tx, id, now().toISOString());
    deleteRemoved(tx, uid, { but: LAST_REMOVED });
  });
}

/** Takes the removal of a document back. @throws Problem 404 where it is gone, 409 where there is no room for it by now */
export function restoreDocument({ db }: Context, uid: number, id: number): void {
  inTransaction(db, (tx) => {
    const document = findRemoved(tx, uid, id);
    if (!document) throw notFound('document', 'id');
    requireRoomForPapers(tx, uid, { count: 1, bytes: document.bytes }, null);
    setRemoved(tx, id, null);
  });
}

/** The file of a document, and the name to save it under. @throws Problem 404 */
export function fileOf(context: Context, uid: number, id: number): { path: string; name: string } {
  const { name, kind } = requireOwn(context.db, uid, id);
  const path = documentFile(context, id);
  if (!existsSync(path)) throw notFound('document', 'id');
  return { path, name: documentFileName(name, kind) };
}
