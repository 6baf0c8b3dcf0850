import { fold } from '#src/domain/text/fold.ts';
import type { FedTitle } from './fed-titles.ts';
import type { PastedLine } from './read-line.ts';

/** A meal of those that a line names behind it. */
export type Meal = { line: number; names: string; last_fed: FedTitle['last_fed'] };

/**
 * 'fed all 12.11.: GBB, Rosa': a meal of animals that other lines of the list name, or else of those that it names itself.
 * Of several of one name nobody knows which was fed.
 */
export function noteMeal(read: PastedLine[], { line, names, last_fed }: Meal): void {
  const meal = { ...last_fed, from: null };
  const own = read.filter((one) => one.line === line);
  const others = read.filter((one) => one.line !== line && one.kind === 'animal');
  const called = new Set(names.split(/[,;&+]|\s(?:and|und)\s/).map((name) => fold(name.trim())));
  const species = new Set(own.flatMap(({ fields }) => fields.species?.value ?? []));
  const byName = others.filter(({ fields }) => called.has(fold(fields.name?.value ?? '')));
  const bySpecies = [...species].flatMap((name) => {
    const same = others.filter(({ fields }) => fields.species?.value === name);
    return same.length === 1 ? same : [];
  });
  const isOwn = own.every(({ kind, notes }) => kind === 'animal' && notes.length === 0);
  const isLog = others.some(({ fields }) => species.has(fields.species?.value ?? ''));
  if (isOwn && !isLog && byName.length === 0) {
    for (const { fields } of own) fields.last_fed = meal;
    return;
  }
  for (const { fields } of [...byName, ...bySpecies]) fields.last_fed ??= meal;
  for (const one of own) one.kind = 'unread';
}
