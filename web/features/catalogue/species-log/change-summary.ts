import type { SpeciesChange } from '#src/features/catalogue/species-log/species-log.queries.ts';
import { texts } from '#web/texts/texts.ts';

type Entry = { action_type: 'add' | 'update' | 'delete'; changes: readonly SpeciesChange[] };

/**
 * 'Humidity: Dry to Medium' for one short field, else the names of the fields; 'Added' and 'Deleted'. A merge is named by
 * the other species.
 */
export function changeSummary({ action_type, changes }: Entry): string {
  const { species } = texts();
  const merged = changes.find(({ field }) => field === 'merged');
  if (merged) return species.merged(String(merged.new));
  if (action_type !== 'update') return actionText(action_type, mergedInto(changes));
  const [first] = changes;
  if (first && changes.length === 1 && !isLong(first)) {
    const name = fieldName(first.field);
    const old = valueText(first.field, first.old);
    const fresh = valueText(first.field, first.new);
    if (fresh === null) return species.removed(name, old ?? '');
    return old === null ? `${name}: ${fresh}` : species.becomes(name, old, fresh);
  }
  const names = changes.map((change) => fieldName(change.field));
  return names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(', ');
}

/** 'Added', 'Changed', 'Deleted', and of one that was merged into another one that. */
export function actionText(action: Entry['action_type'], into: string | null): string {
  const { species } = texts();
  return into === null ? species.actions[action] : species.mergedInto(into);
}

/** The name of the species that one was merged into. */
export function mergedInto(changes: Entry['changes']): string | null {
  const into = changes.find(({ field }) => field === 'merged_into');
  return into ? String(into.new) : null;
}

export function fieldName(field: string): string {
  const names: Record<string, string> = texts().species.fields;
  return names[field] ?? field;
}

/** A value as shown to people; null where there was none. */
export function valueText(field: string, value: string | number | null): string | null {
  if (value === null || value === '') return null;
  const { animals } = texts();
  const words: Record<string, Record<string, string>> = {
    an_type: animals.types,
    env_type: animals.environments,
    humidity: animals.humidities,
  };
  return words[field]?.[value] ?? String(value);
}

const SHORT = 40;

function isLong({ old, new: fresh }: SpeciesChange): boolean {
  return [old, fresh].some((value) => String(value ?? '').length > SHORT);
}
