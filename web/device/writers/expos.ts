import type { Collection } from '#web/device/collection.ts';
import type { KeptExpo } from '#web/device/expos.ts';
import { ok, revised, writer } from './writer.ts';

// As features/club/expos/expos.admin.routes.ts.

const fields = ['e_date', 'e_name', 'e_table', 'e_offer', 'e_sold'] as const;

export type ExpoChange = { expid: number; if_rev?: number } & Partial<
  Pick<KeptExpo, (typeof fields)[number]>
>;

/** The expos with one of them changed; undefined where the device does not have it. */
export function withExpoChange(
  expos: Collection['expos'],
  change: ExpoChange,
): Collection['expos'] | undefined {
  const { expid, if_rev: _, ...changes } = change;
  const expo = expos.get(expid);
  return expo && new Map(expos).set(expid, revised(expo, changes, fields));
}

const update = writer<ExpoChange>((collection, change) => {
  const expos = withExpoChange(collection.expos, change);
  return (
    expos && { collection: { ...collection, expos }, answer: { ...ok, id: change.expid }, pets: [] }
  );
});

export const expoWriters = { 'PUT /admin/expo_log/update': update };
