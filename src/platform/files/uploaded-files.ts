import { DAY } from '#src/domain/durations.ts';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { freeBytes } from './free-disk.ts';

// A file to import is uploaded in parts, so that neither memory nor a proxy's limit bounds it: each keeper has one file
// on the disk, whose length is the only state.

export const BEGUN = '.begun';

type Store = Pick<Context, 'config'>;

export const uploadFolder = ({ config }: Store) => join(config.dataDir, 'imports');

export const uploadedFile = (context: Store, uid: number) =>
  join(uploadFolder(context), `${uid}.upload`);

/** The pictures of an import before all of it is checked. */
export const stagingFolder = (context: Store, uid: number) => join(uploadFolder(context), `${uid}`);

/** Says that an import of the file runs. What has this ending outlasts a restart, so that its keeper can be told. */
export const begunImport = (context: Store, uid: number) =>
  join(uploadFolder(context), `${uid}${BEGUN}`);

export function deleteUpload(context: Store, uid: number): void {
  rmSync(uploadedFile(context, uid), { force: true });
  rmSync(stagingFolder(context, uid), { recursive: true, force: true });
  rmSync(begunImport(context, uid), { force: true });
}

/** Files that wait to be imported leave half of the room to pictures and backups. @throws Problem 507 */
export function requireRoomToWait(context: Store, bytes: number): void {
  const { config } = context;
  const waiting = [...new Bun.Glob('*.upload').scanSync(uploadFolder(context))].map(
    (name) => statSync(join(uploadFolder(context), name), { throwIfNoEntry: false })?.size ?? 0,
  );
  const all = waiting.reduce((sum, size) => sum + size, bytes);
  if (all > freeBytes(config) - config.diskFloor) throw new Problem('disk_full');
}

/** Removes what nobody imported within a day, and what a deleted account left while it was on its way. */
export function sweepUploads(
  context: Pick<Context, 'config' | 'now'>,
  isUser: (uid: number) => boolean,
): void {
  if (!existsSync(uploadFolder(context))) return;
  for (const name of readdirSync(uploadFolder(context))) {
    const path = join(uploadFolder(context), name);
    const age = context.now().getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > DAY || !isUser(Number.parseInt(name, 10)))
      rmSync(path, { recursive: true, force: true });
  }
}
