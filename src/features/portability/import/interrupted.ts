import { existsSync, readFileSync } from 'node:fs';
import type { Context } from '#src/platform/context.ts';
import { writeFileAtomic } from '#src/platform/files/atomic-write.ts';
import { begunImport } from '#src/platform/files/uploaded-files.ts';
import { listImports } from './import.queries.ts';

type Begun = { file: string; since: string };

/** Notes beside a keeper's file that it is being imported; the note goes with the file, and a crash leaves it. */
export function noteBegun(
  context: Pick<Context, 'config' | 'now'>,
  uid: number,
  file: string,
): void {
  const begun: Begun = { file, since: context.now().toISOString() };
  const path = begunImport(context, uid);
  writeFileAtomic([{ path, bytes: JSON.stringify(begun) }], 0o600);
}

/** The name of the file whose import a crash interrupted, so that nothing of it is stored; null for none. */
export function findInterrupted(context: Context, uid: number): string | null {
  const path = begunImport(context, uid);
  if (!existsSync(path)) return null;
  const { file, since } = JSON.parse(readFileSync(path, 'utf8')) as Begun;
  const [newest] = listImports(context.db, uid, 0, 1).rows;
  // stored with its last transaction, after which the program ended at once
  return newest && newest.created >= since ? null : file;
}
