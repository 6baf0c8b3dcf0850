import { limits } from '#src/domain/limits.ts';

/**
 * Names for `count` new animals that are all called `base`, each with a number behind it that goes on from those that are
 * taken. One alone, whose name is free, has none.
 */
export function numberedNames(base: string, count: number, taken: readonly string[]): string[] {
  const used = taken.flatMap((name) => numberOf(name, base) ?? []);
  if (count === 1 && used.length === 0) return [base];
  const last = Math.max(0, ...used);
  return Array.from({ length: count }, (_, at) => {
    const behind = ` ${last + at + 1}`;
    return base.slice(0, limits.pet_name - behind.length) + behind;
  });
}

/** The number behind a name; a name without one is the first. Null where it is another name. */
function numberOf(name: string, base: string): number | null {
  const [own, wanted] = [name.trim().toLowerCase(), base.toLowerCase()];
  if (own === wanted) return 1;
  const behind = own.startsWith(`${wanted} `) ? own.slice(wanted.length + 1) : '';
  return /^\d{1,6}$/.test(behind) ? Number(behind) : null;
}
