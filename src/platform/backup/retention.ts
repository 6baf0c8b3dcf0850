import type { NamedBackup } from './names.ts';

/**
 * How many archives each pool keeps. `update`: of those before the update to one version, as who goes back and updates again
 * may want what was there before the first time.
 */
export const KEPT = { nightly: 14, weekly: 8, monthly: 12, manual: 5, update: 3 } as const;

/**
 * The archives that stay: no pool pushes another out. The one just made always stays, as does the last one without a
 * fault. Those with a date to come count as the oldest: so neither a clock that is wrong now nor one that was wrong
 * once removes the good ones. `notAfter`: the second up to which a date is not in the future.
 */
export function backupsToKeep(
  all: readonly NamedBackup[],
  made: string,
  notAfter: string,
  lastSound: string | undefined,
): Set<string> {
  const newestFirst = all
    .toSorted((a, b) => b.second.localeCompare(a.second))
    .toSorted((a, b) => Number(a.second > notAfter) - Number(b.second > notAfter));
  const of = (kind: NamedBackup['kind']) => newestFirst.filter((one) => one.kind === kind);
  const past = of('nightly').filter(({ second }) => second <= notAfter);
  const kept = [
    ...firstOfEach(of('nightly'), ({ second }) => second.slice(0, 10), KEPT.nightly),
    ...firstOfEach(past, ({ second }) => weekOf(second), KEPT.weekly),
    ...firstOfEach(past, ({ second }) => second.slice(0, 7), KEPT.monthly),
    ...of('manual').slice(0, KEPT.manual),
    ...[...Map.groupBy(of('before-update'), ({ version }) => version).values()].flatMap((some) =>
      some.slice(0, KEPT.update),
    ),
  ].map(({ name }) => name);
  return new Set([...kept, made, ...(lastSound ? [lastSound] : [])]);
}

/** The newest archive of each group, of the newest groups. */
function firstOfEach(
  newestFirst: readonly NamedBackup[],
  groupOf: (backup: NamedBackup) => string,
  most: number,
): NamedBackup[] {
  const groups = new Map<string, NamedBackup>();
  for (const backup of newestFirst) {
    const group = groupOf(backup);
    if (!groups.has(group) && groups.size < most) groups.set(group, backup);
  }
  return [...groups.values()];
}

/** The Monday that a week begins with. */
function weekOf(second: string): string {
  const day = new Date(`${second.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
