import { DAY } from '#src/domain/durations.ts';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '#src/platform/context.ts';

// A file to import is uploaded in parts, so that neither memory nor a proxy's limit bounds it: each keeper has one file
// on the disk, whose length is the only state.

type Store = Pick<Context, 'config'>;

export const uploadFolder = ({ config }: Store) => join(config.dataDir, 'imports');

export const uploadedFile = (context: Store, uid: number) =>
  join(uploadFolder(context), `${uid}.upload`);

/** The pictures of an import before all of it is checked. */
export const stagingFolder = (context: Store, uid: number) => join(uploadFolder(context), `${uid}`);

export function deleteUpload(context: Store, uid: number): void {
  rmSync(uploadedFile(context, uid), { force: true });
  rmSync(stagingFolder(context, uid), { recursive: true, force: true });
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
