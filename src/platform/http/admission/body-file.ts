import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#src/platform/context.ts';
import { requireRoomForFiles } from '#src/platform/files/free-disk.ts';
import { createPlaces } from '#src/platform/jobs/places.ts';
import { refuseLonger, steadily, tooLarge } from './read-body.ts';

type Expected = { uid: number; what: 'file' | 'part' | 'picture'; most: number };

/** Bodies that wait are not read, and take a megabyte and a half of memory each. */
const waiting = { ofOne: 10, inAll: 20 };
/** Ten pictures of one keeper, encoded one after the other by a slow machine; within the 240 s of a call with files. */
const PATIENCE = 180_000;
const places = createPlaces({ places: Infinity, patience: PATIENCE, waiting });

/**
 * Works with a body that was written to the disk while it came, so that a slow one takes neither memory nor anybody
 * else's turn. One at a time of each keeper; the file is gone when the work is done.
 * @throws Problem 408, 413, 503, 507
 */
export async function withBodyFile<T>(
  context: Pick<Context, 'config'>,
  request: Request,
  expected: Expected,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const { uid, what, most } = expected;
  refuseLonger(request, most, what);
  void request.body; // from here Bun buffers no more than a megabyte of what is not read
  const release = await places.take(String(uid), what);
  const folder = join(context.config.dataDir, 'uploads');
  const path = join(folder, `${randomUUID()}.tmp`); // what a crash leaves with this name goes at the start
  try {
    mkdirSync(folder, { recursive: true });
    await receive(context, request, expected, path);
    return await work(path);
  } finally {
    await rm(path, { force: true });
    release();
  }
}

async function receive(
  context: Pick<Context, 'config'>,
  { body }: Request,
  { what, most }: Expected,
  path: string,
): Promise<void> {
  const file = await open(path, 'a');
  let length = 0;
  try {
    for await (const chunk of steadily(body)) {
      length += chunk.byteLength;
      if (length > most) throw tooLarge(what, most);
      requireRoomForFiles(context);
      await file.appendFile(chunk);
    }
  } finally {
    await file.close();
  }
}
