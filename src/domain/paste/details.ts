import type { PastedFields } from './fields.ts';
import type { PastedLine } from './read-line.ts';
import { depthOf } from './species-titles.ts';

/** Finds the animal that lines stand below and further in than it, one line after another. */
export class Owners {
  private last: { depth: number; animal: PastedLine | null } | null = null;
  private readonly above: { depth: number; animal: PastedLine | null }[] = [];

  /** The animal of which a line may tell more. */
  of(text: string): PastedLine | null {
    const depth = text.trim() === '' ? -1 : depthOf(text);
    while ((this.above.at(-1)?.depth ?? -1) >= Math.max(depth, 0)) this.above.pop();
    if (depth < 0) this.above.length = 0;
    return this.above.at(-1)?.animal ?? null;
  }

  /** 'male' right below an animal is said of it; 'males' and 'Males' stand above others. */
  saidOf(text: string, [line]: readonly PastedLine[]): PastedLine | null {
    const { animal, depth } = this.last ?? { animal: null, depth: 0 };
    const isTitle = line?.kind !== 'heading' || line.fields.status !== undefined;
    const isSmall = /^\s*\p{Ll}[^:]*[^:s\s]\s*$/u.test(text) && depth === depthOf(text);
    return isSmall && !isTitle ? animal : null;
  }

  add([line, ...others]: readonly PastedLine[]): void {
    this.last = null;
    if (!line || line.kind === 'empty') return;
    const isOne = line.kind === 'animal' && others.length === 0;
    this.last = { depth: depthOf(line.text), animal: isOne ? line : null };
    this.above.push(this.last);
  }
}

/**
 * Adds what a line says to the animal above it: what that does not tell itself, and the words to its notes. Nothing that
 * may be something else, so that all of such a line is a note.
 */
export function tellMore(line: PastedLine, { fields, notes }: PastedLine): void {
  const { species: _, place: __, ...told } = line.fields;
  const said = Object.entries(told) as [keyof PastedFields, { sure: boolean }][];
  const isNew = said.every(([key, field]) => !(key in fields) && mayTell(key, field));
  if (said.length > 0 && isNew) {
    for (const [key, field] of said) Object.assign(fields, { [key]: withoutPlace(field) });
    notes.push(...line.notes.map(({ text }) => ({ text, from: NOWHERE })));
  } else notes.push({ text: line.text.replace(MARK, '').trim(), from: NOWHERE });
  line.kind = 'detail';
}

const mayTell = (key: keyof PastedFields, field: { sure?: boolean }) =>
  EVENTS.includes(key) || field.sure !== false;
const EVENTS: readonly (keyof PastedFields)[] = [
  'last_molt',
  'last_fed',
  'food',
  'refused',
  'gender',
  'left',
];

const withoutPlace = (field: unknown) =>
  Array.isArray(field)
    ? field.map((one: object) => ({ ...one, from: null }))
    : { ...(field as object), from: null };

const NOWHERE = [0, 0] as const;
const MARK = /^\s*(?:[-*•–]|\d{1,3}[.)](?=\s)|\[.?\](?=\s)|[☐☑✅✓](?=\s))\s*/u;
