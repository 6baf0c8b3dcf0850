import { statfsSync } from 'node:fs';
import type { Config } from '#src/platform/config.ts';
import { Problem } from '#src/platform/http/problem.ts';

type Place = Pick<Config, 'dataDir' | 'diskFloor'>;

export function freeBytes({ dataDir }: Pick<Config, 'dataDir'>): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

/** Before pictures and imports are stored: they stop at the floor. @throws Problem 507 */
export function requireRoomForFiles({ config }: { config: Place }): void {
  if (freeBytes(config) < config.diskFloor) throw new Problem('disk_full');
}

/** Other records are small and stop at a tenth of it, so that a database on a full disk still works. */
export const hasRoomForRecords = (config: Place): boolean =>
  freeBytes(config) >= config.diskFloor / 10;
