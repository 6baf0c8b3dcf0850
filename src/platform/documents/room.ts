import type { Executor } from '#src/db/database.ts';
import { limits } from '#src/domain/limits.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { sumDocuments } from './documents.queries.ts';

/** @throws Problem 409 for a keeper who would have too many papers, or too many bytes of them */
export function requireRoomForPapers(
  db: Executor,
  uid: number,
  more: { count: number; bytes: number },
  field: string | null = 'file',
): void {
  if (more.count === 0) return;
  const { count, bytes } = sumDocuments(db, uid);
  const { count: max, bytes: most } = limits.documents;
  if (count + more.count <= max && bytes + more.bytes <= most) return;
  const megabytes = most / 1024 / 1024;
  throw new Problem('too_many_documents', { max, megabytes }, field === null ? {} : { field });
}
