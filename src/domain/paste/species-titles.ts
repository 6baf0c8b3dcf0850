import type { PastedFields } from './fields.ts';
import type { PastedLine } from './read-line.ts';
import type { SpeciesField } from './species.ts';

/** A species or a genus above the lines of its animals, which stand further in, or behind its colon. */
export type SpeciesTitle = {
  species: SpeciesField | null;
  genus: string | null;
  depth: number | null;
};

/** 'Brachypelma hamorii', 'Brachypelma:' and nothing else of it, as a title of what stands below; null for any other line. */
export function asSpeciesTitle({ kind, fields, notes, text }: PastedLine): SpeciesTitle | null {
  const { species, count: _, ...others } = fields;
  const isAlone = Object.values(others).every((field) => 'from' in field && field.from === null);
  if (kind !== 'animal' || !species || !isAlone || notes.length > 0) return null;
  const depth = /:\s*$/.test(text) ? null : depthOf(text);
  const [, genus = ''] = /^(\p{Lu}\p{Ll}+) sp\.$/u.exec(species.value) ?? [];
  if (genus !== '') return { species: null, genus, depth };
  return species.sure ? { species: { ...species, from: null }, genus: null, depth } : null;
}

/** Whether the first line below a title, read as one of its animals, is that. */
export function isOf(
  { species, genus }: SpeciesTitle,
  { fields, notes }: Pick<PastedLine, 'fields' | 'notes'>,
): boolean {
  const own = fields.species;
  if (genus !== null) return own?.from?.[0] !== undefined && own.value.startsWith(`${genus} `);
  return species !== null && !own?.from && isOneOfSeveral(fields, notes);
}

export const isBelow = (text: string, { depth }: SpeciesTitle): boolean =>
  text.trim() !== '' && (depth === null || depthOf(text) > depth);

/** Whether a line is an animal of its own below a title: details of one animal, a line each, are not. */
export function isOneOfSeveral(fields: PastedFields, notes: readonly unknown[]): boolean {
  // '0.1' tells a number and a sex at once
  const own = new Set(OWN.flatMap((key) => startOf(fields, key) ?? [])).size;
  return own > 1 || fields.name !== undefined || (own > 0 && notes.length > 0);
}

const startOf = (fields: PastedFields, key: (typeof OWN)[number]): number | undefined => {
  const field = key === 'sizes' ? fields.sizes?.[0] : fields[key];
  return field?.from?.[0];
};

const OWN = ['gender', 'sexes', 'count', 'sizes', 'weight', 'stage'] as const;

/** A bullet or a number stands further in than none. */
export function depthOf(text: string): number {
  const [ahead = '', mark = ''] = /^(\s*)((?:[-*•–☐☑]|\d{1,3}[.):](?=\s))?)/u.exec(text) ?? [];
  return 2 * ahead.replaceAll('\t', '    ').length + (mark === '' ? 0 : 1);
}
